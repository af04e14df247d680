import { expect, test } from "vitest";
import { clockOf, kindSet, NO_CLOCK } from "./clock.ts";

test("a clock is asked for in seconds", () => {
  expect(clockOf(NO_CLOCK)).toBeNull();
  expect(clockOf(kindSet("move"))).toEqual({ kind: "move", base: 60, increment: 0 });
  expect(clockOf(kindSet("fischer"))).toEqual({ kind: "fischer", base: 900, increment: 10 });
  expect(clockOf({ ...kindSet("days"), base: 2 })).toEqual({ kind: "days", base: 172_800, increment: 0 });
});
