import { expect, test } from "vitest";
import { marked } from "./title.ts";

test("a title counts the tables that wait, once", () => {
  expect(marked("Regalia", 2, false)).toBe("(2) Your turn · Regalia");
  expect(marked("(2) Your turn · Regalia", 1, false)).toBe("(1) Your turn · Regalia");
  expect(marked("(1) Your turn · Regalia", 0, false)).toBe("Regalia");
  expect(marked("● Touch a royal · Regalia", 1, true)).toBe("(1) ● Touch a royal · Regalia");
});
