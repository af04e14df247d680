import type { Beat } from "../../table/board/beats.ts";
import { CountedCards } from "../../table/moves/CountedCards.tsx";
import { Text } from "../../parts/Text.tsx";
import type { Fight } from "./stage.ts";

/** The four open cards of an action while it is shown: then the Trumps among them, then the sum. */
export function FightOverlay({ beat }: { readonly beat: Beat }) {
  const fight = beat.detail as Fight | undefined;
  if (!fight) return null;
  const cards = fight.counted ? fight.cards : fight.cards.map((card) => ({ ...card, counts: false }));
  return (
    <div class={`rb-fight ${fight.counted ? "counted-up" : ""} ${fight.low ? "above" : ""}`} aria-hidden="true">
      <CountedCards cards={cards} />
      <b>
        <Text>{fight.sum}</Text>
      </b>
    </div>
  );
}
