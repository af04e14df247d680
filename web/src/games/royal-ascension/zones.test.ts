import { expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Gauge } from "../../wire.ts";
import { countOf } from "./zones.ts";

const throne = (value: number): Gauge => complete<Gauge>("Gauge", { id: "throne0", label: "territories", value, of: 7 });

test("territories are counted out of those needed, unless there are more", () => {
  expect([4, 7, 8].map((value) => countOf(throne(value)))).toEqual(["4 of 7 territories", "7 of 7 territories", "8 territories, 7 needed"]);
});
