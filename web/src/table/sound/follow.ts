// Plays what the table shows: scenes, staged moments, refusals and the viewer's own clock.

import { effect } from "@preact/signals";
import { sound, volume } from "../../browser/prefs.ts";
import { SoundPlayer } from "../../sound/player.ts";
import type { Board, Shown } from "../board/board.ts";
import { left, LOW } from "../board/clocks.ts";
import { beatCues, cues, type Cue } from "./cues.ts";

/** Follows a board until the returned function is called. */
export function follow(board: Board): () => void {
  const player = new SoundPlayer();
  const stops = [followScenes(board, player), followRefusals(board, player), followClock(board, player), followVolume(player)];
  return () => {
    for (const stop of stops) stop();
    player.leave();
  };
}

/** Scenes that are shown in the same moment are heard as one change. */
function followScenes(board: Board, player: SoundPlayer): () => void {
  let heard: Shown | null = board.shown.peek();
  let staged = false;
  let due = false;
  const play = (found: readonly Cue[]) => {
    for (const cue of found) player.play(cue.name, cue.after);
  };
  const listen = () => {
    due = false;
    const shown = board.shown.peek();
    if (shown && heard && shown !== heard) play(cues(heard.scene, shown.scene, shown.log, staged));
    heard = shown;
    staged = board.beat.peek() !== null;
  };
  const stopScenes = effect(() => {
    if (!board.shown.value || due) return;
    due = true;
    queueMicrotask(listen);
  });
  const stopBeats = effect(() => {
    const beat = board.beat.value;
    if (!beat) return;
    staged = true;
    play(beatCues(beat));
  });
  return () => {
    stopScenes();
    stopBeats();
  };
}

const followRefusals = (board: Board, player: SoundPlayer): (() => void) =>
  effect(() => {
    if (board.reason.value) player.play("refused");
  });

/** One warning each time the viewer's own clock runs low. */
function followClock(board: Board, player: SoundPlayer): () => void {
  let timer = 0;
  const stop = effect(() => {
    clearTimeout(timer);
    const clocks = board.clocks.value;
    const seat = board.shown.peek()?.scene.seat ?? null;
    if (!clocks || seat === null || clocks.running !== seat) return;
    const rest = left(clocks, seat, performance.now()) - LOW;
    if (rest > 0) timer = window.setTimeout(() => player.play("clock"), 1_000 * rest);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Lets the reader hear a new volume. */
function followVolume(player: SoundPlayer): () => void {
  let known = false;
  return effect(() => {
    const on = Boolean(volume.value) && sound.value === "on"; // reads both, to follow both
    if (known && on) player.play("card");
    if (!on) player.hush();
    known = true;
  });
}
