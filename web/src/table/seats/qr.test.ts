import { expect, test } from "vitest";
import { encode } from "uqr";
import { qrDrawing } from "./qr.ts";

const LINK = "https://table.example/t/k7m2q9x4h8pw#invite=1.s0me-Signed_token";

test("a drawing has exactly the dark modules, inside a quiet zone of four", () => {
  const { size, path } = qrDrawing(LINK);
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let n = 0; n < Number(width); n += 1) dark.add(`${Number(x) + n},${y}`);
  }
  const { data } = encode(LINK, { ecc: "M", border: 0 });
  const wanted = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x + 4},${y + 4}`] : [])));
  expect([...dark].toSorted()).toEqual(wanted.toSorted());
  expect(size).toBe(data.length + 8);
});

test("the three finder patterns stand in their corners", () => {
  const { size, path } = qrDrawing("x");
  for (const [x, y] of [[4, 4], [size - 11, 4], [4, size - 11]]) expect(path).toContain(`M${x} ${y}h7v1h-7z`);
});
