import { expect, test } from "vitest";
import { lengthOf, RATE, render, type Voice } from "./synth.ts";
import { VOICES } from "./voices.ts";

test.each(Object.entries<Voice>(VOICES))("%s is short, can be heard and is not clipped", (_, voice) => {
  expect(lengthOf(voice)).toBeLessThan(1.2);
  const samples = render(voice);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeCloseTo(voice.peak, 3);
  expect(loudest).toBeLessThan(0.95);
  const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  expect(power).toBeGreaterThan(0.01);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.02); // it ends without a click
});

test("a voice is always the same sound", () => {
  expect(render(VOICES.stone)).toEqual(render(VOICES.stone));
});

test("a voice rendered at twice the rate is as long", () => {
  expect(render(VOICES.card, 2 * RATE).length / render(VOICES.card).length).toBeCloseTo(2, 1);
});
