// The connection to a table: reconnects by itself, sends the last step it has, and never plays a line twice.

import { readMessage } from "../../requests/complete.ts";
import type { ClientMessage, Play, ServerMessage } from "../../wire.ts";

/** joining: the first attempt; open; away: reconnecting; ended: closed for good. */
export type ConnectionState = "joining" | "open" | "away" | "ended";

export interface Transport {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Environment {
  connect(): Transport;
  /** Calls back later; the returned function cancels it. */
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
}

export interface Listener {
  message(message: ServerMessage): void;
  state(state: ConnectionState): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class TableSocket {
  private transport: Transport | null = null;
  private seq = 0;
  private welcomed = false;
  private failures = 0;
  private ended = false;
  private readonly unanswered = new Map<string, Play>();
  private cancelTimer: () => void = () => undefined;

  constructor(
    private readonly environment: Environment,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Sends a line, now or when connected, and again until the server answers it. */
  play(id: string, seq: number, line: string): void {
    const message: Play = { type: "play", id, seq, line };
    this.unanswered.set(id, message);
    if (this.welcomed) this.write(message);
  }

  /** Sends a message that is not repeated after a reconnection. */
  send(message: ClientMessage): void {
    if (this.welcomed) this.write(message);
  }

  get open(): boolean {
    return this.welcomed;
  }

  /** Reconnects at once, or checks that the connection still works. */
  reconnectNow(): void {
    if (this.ended) return;
    if (this.transport === null) this.connect();
    else if (this.welcomed) this.probe();
  }

  end(): void {
    this.ended = true;
    this.drop();
    this.listener.state("ended");
  }

  private connect(): void {
    this.cancelTimer();
    const transport = this.environment.connect();
    this.transport = transport;
    transport.onopen = () => this.write({ type: "hello", seq: this.seq, token: "" });
    transport.onmessage = (event) => {
      if (this.transport === transport && typeof event.data === "string") this.receive(event.data);
    };
    transport.onclose = () => {
      if (this.transport === transport) this.lost();
    };
  }

  private receive(text: string): void {
    const message = readMessage(text);
    if (message === null) return;
    if (message.type === "update") {
      if (message.seq <= this.seq) return;
      if (message.seq > this.seq + 1) return this.lost();
    }
    if (message.type === "update" || message.type === "snapshot") this.seq = message.seq;
    if (message.type === "ack" || message.type === "refused") this.unanswered.delete(message.id);
    const first = !this.welcomed && (message.type === "snapshot" || message.type === "seats");
    this.listener.message(message);
    if (message.type === "error" && message.fatal) return this.end();
    if (first) this.welcome();
    this.watch();
  }

  private welcome(): void {
    this.welcomed = true;
    this.failures = 0;
    this.listener.state("open");
    for (const play of this.unanswered.values()) this.write(play);
  }

  /** Pings a silent connection; without a pong it counts as lost. */
  private watch(): void {
    this.cancelTimer();
    this.cancelTimer = this.environment.after(PING_EVERY, () => this.probe());
  }

  private probe(): void {
    this.cancelTimer();
    this.write({ type: "ping" });
    this.cancelTimer = this.environment.after(PONG_WITHIN, () => this.lost());
  }

  private write(message: ClientMessage): void {
    this.transport?.send(JSON.stringify(message));
  }

  private drop(): void {
    this.cancelTimer();
    const transport = this.transport;
    this.transport = null;
    this.welcomed = false;
    transport?.close();
  }

  private lost(): void {
    this.drop();
    if (this.ended) return;
    this.listener.state("away");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    this.cancelTimer = this.environment.after(wait * (0.75 + this.environment.random() / 2), () => this.connect());
  }
}

/** The browser's own sockets and timers. */
export function browserEnvironment(path: string): Environment {
  return {
    connect: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as unknown as Transport,
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}
