import { beforeEach, describe, expect, it } from "vitest";
import type { ServerMessage } from "../../wire.ts";
import { TableSocket, type ConnectionState, type Transport } from "./socket.ts";

class FakeTransport implements Transport {
  readonly sent: { readonly type: string; readonly [key: string]: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.onclose?.();
  }
}

const TABLE = { id: "t", game: "x", title: "X", options: {}, players: [], you: 0, started: true, over: false };
const SCENE = { game: "x", seat: 0, phase: "", prompt: { mode: "turn", seat: 0, say: "" }, zones: [], plates: [] };
const snapshot = (seq: number) => ({ type: "snapshot", seq, table: TABLE, scene: SCENE, log: [] });
const update = (seq: number) => ({ type: "update", seq, scene: SCENE });

let transports: FakeTransport[];
let timers: { readonly wait: number; readonly ring: () => void; cancelled: boolean }[];
let heard: ServerMessage[];
let states: ConnectionState[];
let socket: TableSocket;

const transport = (): FakeTransport => transports.at(-1)!;
const due = () => timers.filter((timer) => !timer.cancelled).at(-1)!;

beforeEach(() => {
  transports = [];
  timers = [];
  heard = [];
  states = [];
  const environment = {
    connect: () => {
      transports.push(new FakeTransport());
      return transport();
    },
    after: (wait: number, ring: () => void) => {
      const timer = { wait, ring, cancelled: false };
      timers.push(timer);
      return () => {
        timer.cancelled = true;
      };
    },
    random: () => 0.5,
  };
  socket = new TableSocket(environment, { message: (message) => heard.push(message), state: (state) => states.push(state) });
});

const join = (seq = 3) => {
  transport().onopen?.();
  transport().says(snapshot(seq));
};

describe("joining", () => {
  it("says hello with nothing, and is open after the first answer", () => {
    transport().onopen?.();
    expect(transport().sent).toEqual([{ type: "hello", seq: 0, token: "" }]);
    expect(states).toEqual([]);
    transport().says(snapshot(3));
    expect(states).toEqual(["open"]);
    expect(heard[0]).toMatchObject({ type: "snapshot", seq: 3, scene: { choices: [] } });
  });
  it("ignores what is not a message", () => {
    join();
    transport().onmessage?.({ data: "{nonsense" });
    transport().onmessage?.({ data: '{"type":"unheard_of"}' });
    expect(heard).toHaveLength(1);
  });
});

describe("updates", () => {
  it("come in order, once each", () => {
    join(3);
    transport().says(update(4));
    transport().says(update(4));
    transport().says(update(2));
    expect(heard.map((message) => ("seq" in message ? message.seq : null))).toEqual([3, 4]);
  });
  it("with a gap make the client come back and name the step it has", () => {
    join(3);
    const first = transport();
    first.says(update(5));
    expect(first.closed).toBe(true);
    expect(states).toEqual(["open", "away"]);
    due().ring();
    transport().onopen?.();
    expect(transport().sent[0]).toEqual({ type: "hello", seq: 3, token: "" });
  });
});

describe("plays", () => {
  it("are sent again with the same id after a lost line, but only when the server has answered", () => {
    join();
    socket.play("p1", 3, "0 end");
    expect(transport().sent.at(-1)).toEqual({ type: "play", id: "p1", seq: 3, line: "0 end" });
    transport().breaks();
    due().ring();
    transport().onopen?.();
    expect(transport().sent).toHaveLength(1);
    transport().says({ type: "seats", table: TABLE });
    expect(transport().sent.slice(1)).toEqual([{ type: "play", id: "p1", seq: 3, line: "0 end" }]);
  });
  it("are not sent again once they were acknowledged or refused", () => {
    join();
    socket.play("p1", 3, "0 end");
    socket.play("p2", 3, "0 nonsense");
    transport().says({ type: "ack", id: "p1", seq: 4 });
    transport().says({ type: "refused", id: "p2", line: "0 nonsense", reason: "No." });
    transport().breaks();
    due().ring();
    join(4);
    expect(transport().sent.map((message) => message.type)).toEqual(["hello"]);
  });
  it("made while disconnected are sent after the reconnection", () => {
    join();
    transport().breaks();
    socket.play("p1", 3, "0 end");
    due().ring();
    join(3);
    expect(transport().sent.at(-1)).toMatchObject({ type: "play", id: "p1" });
  });
});

describe("a lost line", () => {
  it("is tried again, each time later, until it holds", () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      transport().breaks();
      waits.push(due().wait);
      due().ring();
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000, 4000]);
    join();
    transport().breaks();
    expect(due().wait).toBe(250);
  });
  it("is noticed by silence", () => {
    join();
    due().ring();
    expect(transport().sent.at(-1)).toEqual({ type: "ping" });
    transport().says({ type: "pong" });
    expect(states).toEqual(["open"]);
    due().ring();
    due().ring();
    expect(states).toEqual(["open", "away"]);
  });
  it("is not tried again after a fatal error or when the visitor leaves", () => {
    join();
    transport().says({ type: "error", text: "No such table.", fatal: true });
    transport().breaks();
    socket.reconnectNow();
    expect(states).toEqual(["open", "ended"]);
    expect(transports).toHaveLength(1);
  });
  it("is tried at once when the network is back", () => {
    join();
    transport().breaks();
    socket.reconnectNow();
    expect(transports).toHaveLength(2);
    socket.reconnectNow();
    expect(transports).toHaveLength(2);
  });
  it("is looked for at once when the reader comes back to a line that seems to hold", () => {
    join();
    socket.reconnectNow();
    expect(transport().sent.at(-1)).toEqual({ type: "ping" });
    due().ring();
    expect(states).toEqual(["open", "away"]);
  });
});
