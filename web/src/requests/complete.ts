// The server omits fields that have their default value. This module fills them in again.

import { ANSWERS, SHAPES, type ServerMessage } from "../wire.ts";

type Loose = Record<string, unknown>;

/** A received value with every default filled in, down through the structs it holds. */
export function complete<T>(name: string, raw: unknown): T {
  const shape = SHAPES[name];
  if (!shape || raw === null || typeof raw !== "object") return raw as T;
  const whole: Loose = { ...shape.defaults, ...raw };
  for (const [field, inner] of Object.entries(shape.nested)) {
    const held = whole[field];
    whole[field] = Array.isArray(held) ? held.map((one) => complete(inner, one)) : complete(inner, held);
  }
  return whole as T;
}

/** A message from a table's socket; null for anything else. */
export function readMessage(text: string): ServerMessage | null {
  try {
    const raw = JSON.parse(text) as { type?: unknown };
    const name = typeof raw.type === "string" ? ANSWERS[raw.type] : undefined;
    return name === undefined ? null : complete<ServerMessage>(name, raw);
  } catch {
    return null;
  }
}
