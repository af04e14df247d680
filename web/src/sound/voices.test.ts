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

/** How a sound is heard: seconds until most of its energy has passed, decibels meanwhile, and zero crossings a second (its pitch or brightness). */
function heard(voice: Voice): readonly [seconds: number, decibels: number, crossings: number] {
  const samples = render(voice);
  const whole = samples.reduce((sum, sample) => sum + sample * sample, 0);
  let [energy, end] = [0, 0];
  while (energy < 0.9 * whole) energy += samples[end++]! ** 2;
  const core = samples.subarray(0, end);
  const crossings = core.reduce((count, sample, n) => count + Number(n > 0 && sample > 0 !== core[n - 1]! > 0), 0);
  return [end / RATE, 10 * Math.log10(energy / end), (crossings * RATE) / end];
}

test("no two sounds can be mistaken for each other: length, loudness or pitch differ", () => {
  const all = Object.entries<Voice>(VOICES).map(([name, voice]) => [name, heard(voice)] as const);
  const apart = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);
  const alike = all.flatMap(([name, [seconds, decibels, crossings]], nth) =>
    all.slice(nth + 1).filter(([, other]) => apart(seconds, other[0]) < 1.3 && Math.abs(decibels - other[1]) < 3 && apart(crossings, other[2]) < 1.25).map(([other]) => `${name} and ${other}`),
  );
  expect(all.length).toBeGreaterThanOrEqual(11);
  expect(alike).toEqual([]);
});
