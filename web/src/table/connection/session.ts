// One visit to one table: joins the socket to the board and paces the steps shown.

import { signal } from "@preact/signals";
import { calm } from "../../prefs.ts";
import type { Sentence, ServerMessage, TableInfo, Update } from "../../wire.ts";
import { BLOW, blowsIn } from "../motion/blows.ts";
import { Board } from "../board/board.ts";
import { ChatBook } from "./chat.ts";
import { compare } from "../motion/diff.ts";
import { ended } from "./ending.ts";
import { browserEnvironment, TableSocket, type ConnectionState } from "./socket.ts";

// The pause before the next step when several arrive at once: short if nothing moved or the log says nothing, none if both.
const PAUSE = 700;
const SHORT_PAUSE = 350;
const LONGEST_QUEUE = 12;

export class Session {
  readonly board = new Board(
    (line, seq) => this.socket.play(freshId(), seq, line),
    (ask, seq, orders) => this.socket.send({ type: "consider", ask, seq, orders }),
  );
  readonly info = signal<TableInfo | null>(null);
  readonly connection = signal<ConnectionState>("joining");
  readonly notice = signal("");
  readonly chat = new ChatBook();
  private readonly socket: TableSocket;
  private queue: Update[] = [];
  private timer = 0;

  constructor(id: string) {
    this.socket = new TableSocket(browserEnvironment(`/api/tables/${id}/socket`), {
      message: (message) => this.receive(message),
      state: (state) => {
        this.connection.value = state;
        if (state === "open") this.board.planner.value?.again();
      },
    });
    addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.reconnect);
  }

  private readonly reconnect = (): void => this.socket.reconnectNow();

  leave(): void {
    removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.reconnect);
    clearTimeout(this.timer);
    this.socket.end();
  }

  autoPass(on: boolean): void {
    this.socket.send({ type: "auto_pass", on });
  }

  rematch(swapped: boolean): void {
    this.socket.send({ type: "rematch", swapped });
  }

  takeBack(): void {
    this.socket.send({ type: "take_back" });
  }

  propose(what: "draw" | "bot", seat: number | null = null): void {
    this.socket.send({ type: "propose", what, seat });
  }

  reply(yes: boolean): void {
    this.socket.send({ type: "reply", yes });
  }

  say(words: { readonly phrase: number | null; readonly text: string }): void {
    this.socket.send({ type: "say", ...words });
  }

  resign(): void {
    this.socket.send({ type: "resign" });
  }

  /** Takes the seat back from the bot. */
  comeBack(): void {
    this.socket.send({ type: "return" });
  }

  /** Shows everything that has arrived, at once. True if there was something to catch up with. */
  readonly catchUp = (): boolean => {
    const behind = this.queue.length > 0;
    while (this.queue.length > 0) this.showNext();
    return behind;
  };

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.queue = [];
        this.takeInfo(message.table);
        this.board.log.value = message.log;
        this.board.show(message.seq, ended(message.scene, message.table.ending));
        break;
      case "update":
        this.queue.push(message);
        if (this.board.sent.value || calm() || document.hidden || this.queue.length > LONGEST_QUEUE) this.catchUp();
        else if (!this.timer) this.showNext();
        break;
      case "seats":
        this.takeInfo(message.table);
        this.showEnding(message.table);
        break;
      case "refused":
        this.board.refused({ text: message.reason, rule: message.rule });
        break;
      case "considered":
        this.board.considered(message.ask, message.outlook);
        break;
      case "clocks":
        this.board.clocks.value = { ...message, at: performance.now() };
        break;
      case "said":
        this.chat.take(message);
        break;
      case "chat":
        this.chat.said.value = message.said;
        break;
      case "error":
        this.notice.value = message.text;
        break;
      case "ack":
      case "pong":
        break;
    }
  }

  private takeInfo(table: TableInfo): void {
    this.board.bots.value = table.players.filter((player) => player.kind === "bot").map((player) => player.seat);
    this.info.value = table;
    if (table.chance) void import("../../chance/contribute.ts").then(({ attend }) => attend(table, (message) => this.socket.send(message)));
    this.board.names.value = table.players.map((player) => (player.bot ? `${player.name} (bot)` : player.name));
  }

  /** Shows the steps still queued, then the end that the players agreed on. */
  private showEnding({ ending }: TableInfo): void {
    if (!ending) return;
    this.catchUp();
    const shown = this.board.shown.value;
    if (shown && shown.scene.prompt.mode !== "over") this.board.show(shown.seq, ended(shown.scene, ending));
  }

  private showNext(): void {
    const step = this.queue.shift();
    clearTimeout(this.timer);
    this.timer = 0;
    if (!step) return;
    const before = this.board.shown.value?.scene ?? step.scene;
    this.board.log.value = joined(this.board.log.value, step.log);
    this.board.show(step.seq, step.scene, step.log);
    const { journeys, changed } = compare(before, step.scene);
    const moved = journeys.length + changed.size > 0;
    const pause = moved && step.log.length > 0 ? PAUSE : moved || step.log.length > 0 ? SHORT_PAUSE : 0;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.showNext();
    }, pause + blowsIn(step.log).length * BLOW);
  }
}

/** An id for one play. (randomUUID would need a secure page, and a table may be on a plain local address.) */
const freshId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");

const LONGEST_LOG = 2_000;

const joined = (log: readonly Sentence[], more: readonly Sentence[]): readonly Sentence[] =>
  more.length === 0 ? log : [...log, ...more].slice(-LONGEST_LOG);
