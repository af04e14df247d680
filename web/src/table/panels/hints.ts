// Hints: asking for a hint, and what came of it.

import { signal } from "@preact/signals";
import { hint } from "../../advice.ts";
import { me } from "../../api.ts";
import { errorText } from "../../parts/load.ts";
import type { Hint } from "../../wire.ts";
import type { Board } from "../board/board.ts";

export type Asked = { readonly state: "warned" } | { readonly state: "asking" } | { readonly state: "failed"; readonly why: string } | { readonly state: "ready"; readonly hint: Hint };

export class Hints {
  readonly asked = signal<Asked | null>(null);

  constructor(
    private readonly id: string,
    readonly board: Board,
  ) {}

  /** Asks, after a word of warning where the game would be rated otherwise: against bots that is who has an account. */
  async wish(unrated: boolean): Promise<void> {
    const rated = !unrated && (await me()).account;
    if (rated) this.asked.value = { state: "warned" };
    else await this.ask();
  }

  /** Asks what to do in the position that is shown. An answer to a position that is gone is not shown. */
  async ask(): Promise<void> {
    if (this.asked.value?.state === "asking") return;
    const seq = this.board.shown.value?.seq;
    this.asked.value = { state: "asking" };
    try {
      const found = await hint(this.id);
      if (this.board.shown.value?.seq !== seq || found.seq !== seq) return this.close();
      this.asked.value = { state: "ready", hint: found };
      const best = this.board.choices.value.find((choice) => choice.line === found.advice[0]?.line);
      this.board.advised.value = new Set(best?.touch);
    } catch (wrong) {
      this.asked.value = { state: "failed", why: errorText(wrong) };
    }
  }

  close(): void {
    this.asked.value = null;
    this.board.advised.value = new Set();
  }
}
