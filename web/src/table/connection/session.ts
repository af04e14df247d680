// One visit to one table: joins the socket to the board.

import { signal } from "@preact/signals";
import { beside } from "../../browser/beside.ts";
import type { ServerMessage, TableInfo } from "../../wire.ts";
import { Board } from "../board/board.ts";
import { actTime, replayTime } from "../stage/pace.ts";
import { keep, kept } from "../stage/kept.ts";
import { Show, type Stager } from "../stage/show.ts";
import { ChatBook } from "./chat.ts";
import { ended } from "./ending.ts";
import { browserEnvironment, TableSocket, type ConnectionState } from "./socket.ts";

export class Session {
  readonly board = new Board(
    (line, seq) => {
      this.notice.value = "";
      this.socket.play(freshId(), seq, line);
    },
    (ask, seq, orders) => this.socket.send({ type: "consider", ask, seq, orders }),
  );
  readonly info = signal<TableInfo | null>(null);
  readonly connection = signal<ConnectionState>("joining");
  /** The server's last message, until it is closed or the next move is made. */
  readonly notice = signal("");
  readonly chat = new ChatBook();
  /** When the table was last described, by this machine's monotonic clock. */
  told = 0;
  readonly show: Show;
  private readonly socket: TableSocket;

  constructor(id: string, stage?: Stager) {
    this.show = new Show(this.board, stage, { actTime, replayTime, after });
    this.socket = new TableSocket(browserEnvironment(`/api/tables/${id}/socket`), {
      message: (message) => this.receive(message),
      state: (state) => {
        this.connection.value = state;
        if (state === "open") this.board.planner.value?.again();
      },
    });
    this.board.playOn = () => this.socket.send({ type: "go_on" });
    this.board.prepare = (lines) => {
      this.notice.value = "";
      this.socket.send({ type: "prepare", lines });
    };
    addEventListener("online", this.reconnect);
    addEventListener("pagehide", this.keep);
    document.addEventListener("visibilitychange", this.reconnect);
  }

  private readonly reconnect = (): void => this.socket.reconnectNow();

  private readonly keep = (): void => {
    const [table, shown] = [this.info.value?.id, this.board.shown.value];
    if (table && shown && !this.board.playing.value) keep({ table, seq: shown.seq, seat: shown.scene.seat, ...this.show.kept() });
  };

  leave(): void {
    removeEventListener("online", this.reconnect);
    removeEventListener("pagehide", this.keep);
    document.removeEventListener("visibilitychange", this.reconnect);
    this.show.clear();
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

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.takeInfo(message.table);
        this.show.start(message, ended(message.scene, message.table));
        this.show.resume(message.log, this.board.shown.value!.scene, kept(message.table.id, message.seq, message.scene.seat));
        break;
      case "update":
        this.show.add(message);
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
    this.told = performance.now();
    this.board.bots.value = table.players.filter((player) => player.kind === "bot").map((player) => player.seat);
    this.board.autoPass.value = table.you === null || table.over ? null : { on: table.auto_pass, set: (on) => this.autoPass(on) };
    this.info.value = table;
    this.board.prepared.value = table.prepared;
    this.board.ready.value = table.players.filter((player) => player.ready).map((player) => player.seat);
    if (table.chance) beside(import("../../chance/contribute.ts"), ({ attend }) => void attend(table, (message) => this.socket.send(message)));
    this.board.levels.value = table.players.map((player) => player.level);
    this.board.charges.value = table.players.map((player) => player.charge);
    this.board.names.value = table.players.map((player) => (player.bot ? `${player.name} (bot)` : player.name));
  }

  /** Shows the steps still queued, then the end that the players agreed on or an operator ordered. */
  private showEnding(info: TableInfo): void {
    if (!info.ending && !info.closed) return;
    while (this.show.finish());
    const shown = this.board.shown.value;
    if (shown && shown.scene.prompt.mode !== "over") this.board.show(shown.seq, ended(shown.scene, info));
  }
}

/** An id for one play. (randomUUID would need a secure page, and a table may be on a plain local address.) */
const freshId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
