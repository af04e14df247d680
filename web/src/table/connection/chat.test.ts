import { expect, test } from "vitest";
import type { Said } from "../../wire.ts";
import { ChatBook, spokenBy } from "./chat.ts";

const said = (seat: number, text: string): Said => ({ type: "said", seat, text });

test("a muted player is not shown, and is shown again afterwards", () => {
  const book = new ChatBook();
  book.take(said(1, "Hello!"));
  book.mute(1, true);
  expect([book.news.value, book.heard.value]).toEqual([null, []]);
  book.take(said(1, "Oops."));
  book.take(said(0, "Well played!"));
  expect(book.heard.value.map((one) => one.text)).toEqual(["Well played!"]);
  book.mute(1, false);
  expect(book.heard.value).toHaveLength(3);
});

test("only the last of what was said is kept", () => {
  const book = new ChatBook();
  for (let n = 0; n < 60; n += 1) book.take(said(0, `${n}`));
  expect([book.said.value.length, book.said.value[0]!.text]).toEqual([50, "10"]);
});

test("what the server says has no speaker", () => {
  expect(spokenBy(said(1, "Oops."), ["Mira", "Oskar"])).toBe("Oskar: Oops.");
  expect(spokenBy(said(-1, "Lara has taken over the seat of Oskar."), ["Mira", "Oskar"])).toBe("Lara has taken over the seat of Oskar.");
});
