import { expect, test } from "vitest";
import { span } from "./span.ts";

test("spans have at most two units", () => {
  expect([30, 60, 3_599, 3_600, 9_000, 18_500, 86_400, 187_200].map(span)).toEqual([
    "less than a minute",
    "1 minute",
    "59 minutes",
    "1 hour",
    "2 hours 30 minutes",
    "5 hours",
    "1 day",
    "2 days 4 hours",
  ]);
});
