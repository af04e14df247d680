import { useRef } from "preact/hooks";
import type { Token, Zone } from "../../wire.ts";

interface Seen {
  readonly zone: Zone;
  readonly top: Token | undefined;
  readonly below: Token | undefined;
}

/**
 * The card to draw on top of a pile, and the one below it. In a pile without an order, the card that the viewer saw arrive
 * last lies on top.
 */
export function usePileTop(zone: Zone): Pick<Seen, "top" | "below"> {
  const last = useRef<Seen | null>(null);
  if (last.current?.zone !== zone) last.current = next(last.current, zone);
  return last.current;
}

export function next(before: Seen | null, zone: Zone): Seen {
  const old = new Set(before?.zone.tokens.map((token) => token.id));
  const came = before && zone.id === before.zone.id ? zone.tokens.filter((token) => !old.has(token.id)).at(-1) : undefined;
  const still = (token: Token | undefined) => zone.tokens.find((other) => other.id === token?.id);
  const top = came ?? still(before?.top) ?? zone.tokens[0];
  const below = [came ? still(before?.top) : still(before?.below), ...zone.tokens].find((token) => token && token !== top);
  return { zone, top, below };
}
