import { useSignal } from "@preact/signals";
import { Face } from "../parts/Face.tsx";
import { spoken } from "../parts/words.ts";
import type { DeckWanted } from "../wire.ts";
import type { Act } from "./api.ts";
import { cardsAt, howFar, placesOf, toggled } from "./deck.ts";
import "../look/card.css";

interface Props {
  readonly wanted: DeckWanted;
  readonly act: (what: Act) => Promise<boolean>;
}

/** The deck that a player hands in. It starts as the deck of the last match or the server's suggestion, and is final once sent. */
export function DeckPanel({ wanted, act }: Props) {
  const { pool, size, deck } = wanted;
  const chosen = useSignal(placesOf(pool, deck.length ? deck : wanted.suggested));
  const count = chosen.value.size;
  return (
    <section class="panel deck-panel" aria-label="Your deck">
      <header>
        <h2>{deck.length ? "Your deck for the next match" : "Your deck"}</h2>
        {wanted.until === null ? null : <span class="r">until {clockTime(wanted.until)}</span>}
      </header>
      <p class="tiny">Choose {size} of your cards. You cannot change a deck after handing it in, and nobody else sees it. When the time is up, {deck.length ? "you keep the deck you have" : "the server hands in a deck for you"}.</p>
      <ul class="deck-cards">
        {pool.map((card, place) => (
          <li key={place}>
            <Card card={card} on={chosen.value.has(place)} toggle={() => (chosen.value = toggled(chosen.value, place))} />
          </li>
        ))}
      </ul>
      <p role="status">{howFar(count, size)}</p>
      <div class="ways">
        <button class="btn primary" type="button" disabled={count !== size} onClick={() => act({ type: "hand_in", deck: cardsAt(pool, chosen.value) })}>
          Hand in
        </button>
        {deck.length ? (
          <button class="btn quiet" type="button" onClick={() => act({ type: "hand_in" })}>
            Keep my deck
          </button>
        ) : null}
        <button class="btn quiet" type="button" onClick={() => (chosen.value = placesOf(pool, wanted.suggested))}>
          Suggest one
        </button>
      </div>
    </section>
  );
}

function Card({ card, on, toggle }: { readonly card: string; readonly on: boolean; readonly toggle: () => void }) {
  return (
    <button class={`card live ${on ? "chosen" : "dim"}`} type="button" aria-pressed={on} aria-label={spoken(card)} onClick={toggle}>
      <span class="body">
        <Face token={{ kind: "card", face: card, deck: "a" }} />
      </span>
    </button>
  );
}

const clockTime = (seconds: number): string => new Date(seconds * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
