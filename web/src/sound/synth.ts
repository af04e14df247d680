// Renders a voice to samples. Everything is computed from numbers, so that the same voice is always the same sound.

/** A tone that glides from one frequency to another, or noise through a band around it. */
export interface Part {
  readonly kind: "tone" | "noise";
  /** Hertz at its beginning and, if it glides, at its end. */
  readonly from: number;
  readonly to?: number;
  /** Seconds: when it begins, and how long it is heard. */
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
  /** How fast it dies away; larger is faster. */
  readonly decay?: number;
  /** Seconds until it is at its loudest. */
  readonly attack?: number;
  /** Gains of the overtones of a tone. */
  readonly overtones?: readonly number[];
  /** The width of a noise's band, as a part of its frequency. */
  readonly width?: number;
}

export interface Voice {
  /** The loudest sample, at most 1. */
  readonly peak: number;
  readonly parts: readonly Part[];
}

export const RATE = 22_050;

export const lengthOf = (voice: Voice): number => Math.max(...voice.parts.map(({ at = 0, length }) => at + length));

export function render(voice: Voice, rate = RATE): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(voice) * rate));
  voice.parts.forEach((part, number) => (part.kind === "tone" ? addTone(samples, part, rate) : addNoise(samples, part, rate, number)));
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * voice.peak) / (loudest || 1));
}

/** Loudness at a moment of a part: a short rise, then an exponential fall that ends in silence. */
function envelope({ length, decay = 5, attack = 0.002 }: Part, time: number): number {
  const rise = Math.min(1, time / attack);
  const end = Math.min(1, (length - time) / Math.min(0.02, length / 4));
  return rise * Math.exp((-decay * time) / length) * Math.max(0, end);
}

/** Calls back for each sample of a part, with its time and frequency. */
function each(samples: Float32Array, part: Part, rate: number, put: (at: number, time: number, hertz: number) => void): void {
  const first = Math.round((part.at ?? 0) * rate);
  const count = Math.min(samples.length - first, Math.floor(part.length * rate));
  const glide = Math.log((part.to ?? part.from) / part.from);
  for (let n = 0; n < count; n++) put(first + n, n / rate, part.from * Math.exp((glide * n) / count));
}

function addTone(samples: Float32Array, part: Part, rate: number): void {
  let phase = 0;
  each(samples, part, rate, (at, time, hertz) => {
    phase += (2 * Math.PI * hertz) / rate;
    const whole = (part.overtones ?? []).reduce((sum, gain, nth) => sum + gain * Math.sin(phase * (nth + 2)), Math.sin(phase));
    samples[at]! += part.gain * envelope(part, time) * whole;
  });
}

/** Noise through a two-pole filter (a state variable filter, band output). */
function addNoise(samples: Float32Array, part: Part, rate: number, seed: number): void {
  let state = 0x2545f491 ^ (seed * 0x9e3779b9);
  let low = 0;
  let band = 0;
  each(samples, part, rate, (at, time, hertz) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const turn = 2 * Math.sin((Math.PI * Math.min(hertz, rate / 6.5)) / rate);
    low += turn * band;
    band += turn * (state / 0x80000000 - low - (part.width ?? 0.7) * band);
    samples[at]! += part.gain * envelope(part, time) * band;
  });
}
