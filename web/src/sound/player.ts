// Plays sounds after the reader's first touch or key, as browsers demand. Every sound played is also an event, for tests.

import { LOUDEST, sound, volume } from "../browser/prefs.ts";
import { touched } from "./touched.ts";
import { RATE } from "./synth.ts";
import { samplesOf, type Sound } from "./voices.ts";

const AGAIN = 45; // milliseconds within which the same sound is not played twice

const GESTURES = ["pointerup", "keydown"] as const; // those in which browsers let sound begin

const loudness = (): number => Number(volume.peek()) / LOUDEST;

export class SoundPlayer {
  private audio: AudioContext | undefined;
  private readonly buffers = new Map<Sound, AudioBuffer>();
  private readonly last = new Map<Sound, number>();
  private readonly timers = new Set<number>();

  constructor() {
    for (const kind of GESTURES) document.addEventListener(kind, this.open, { capture: true });
  }

  leave(): void {
    for (const kind of GESTURES) document.removeEventListener(kind, this.open, { capture: true });
    this.hush();
    void this.audio?.close();
  }

  /** Forgets the sounds that are still to come. */
  hush(): void {
    this.timers.forEach(clearTimeout);
    this.timers.clear();
  }

  /** Plays a sound after a delay in milliseconds. Silent until the first touch, and while sound is off. */
  play(name: Sound, after = 0): void {
    if (!touched.peek() || sound.peek() === "off" || document.hidden) return;
    if (after === 0) return this.sounds(name);
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      this.sounds(name);
    }, after);
    this.timers.add(timer);
  }

  private readonly open = (): void => {
    if (sound.peek() === "off") return;
    this.audio ??= "AudioContext" in window ? new AudioContext() : undefined;
    if (this.audio?.state === "suspended") void this.audio.resume().catch(() => undefined);
  };

  private sounds(name: Sound): void {
    const now = performance.now();
    if (now - (this.last.get(name) ?? -AGAIN) < AGAIN) return;
    this.last.set(name, now);
    document.dispatchEvent(new CustomEvent("regalia:sound", { detail: { name, volume: loudness() } }));
    this.open();
    if (!this.audio) return;
    const source = new AudioBufferSourceNode(this.audio, { buffer: this.buffer(this.audio, name) });
    const gain = new GainNode(this.audio, { gain: loudness() ** 2 });
    source.connect(gain).connect(this.audio.destination);
    source.start();
  }

  private buffer(audio: AudioContext, name: Sound): AudioBuffer {
    let buffer = this.buffers.get(name);
    if (!buffer) {
      const samples = samplesOf(name);
      buffer = audio.createBuffer(1, samples.length, RATE);
      buffer.copyToChannel(samples, 0);
      this.buffers.set(name, buffer);
    }
    return buffer;
  }
}
