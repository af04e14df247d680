import { Face } from "../../parts/Face.tsx";
import { Text } from "../../parts/Text.tsx";
import type { CountedCard } from "../../wire.ts";

/** The cards considered for a count: those that count stand out, the others fade. */
export function CountedCards({ cards }: { readonly cards: readonly CountedCard[] }) {
  if (cards.length === 0) return null;
  return (
    <ul class="counted">
      {cards.map((card) => (
        <li class={card.counts ? "counts" : ""}>
          <span class="card" role="img" aria-label={`${card.face}, ${card.counts ? "counts" : "does not count"}`}>
            <span class="body">{card.face ? <Face token={{ kind: "card", face: card.face, deck: "a" }} /> : null}</span>
          </span>
          <Text>{card.label}</Text>
        </li>
      ))}
    </ul>
  );
}
