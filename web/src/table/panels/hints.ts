// A request for a hint and its answer.

import { signal } from "@preact/signals";
import { hint } from "../../requests/advice.ts";
import { me } from "../../requests/api.ts";
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

  /** Asks for a hint; first warns visitors with an account if that makes the game unrated. */
  async wish(unrated: boolean): Promise<void> {
    const rated = !unrated && (await me()).account;
    if (rated) this.asked.value = { state: "warned" };
    else await this.ask();
  }

  /** Asks for a hint in the position shown. An answer for an older position is dropped. */
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
