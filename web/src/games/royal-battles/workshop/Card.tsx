import { Drawing } from "../../../parts/Icon.tsx";
import { capital } from "../../../parts/words.ts";
import { titleOf, type UnitRecord } from "./draft.ts";
import { typeWords } from "./words.ts";

const SIX = "PRNBQK";

/** The unit's piece: one of the six, or a shield with the letter. */
export function Piece({ letter, class: name = "" }: { readonly letter: string; readonly class?: string }) {
  return SIX.includes(letter) && letter ? (
    <Drawing id={`man-${letter}`} class={`man ${name}`} />
  ) : (
    <svg class={name} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M16 10H84V48C84 72 66 86 50 94C34 86 16 72 16 48Z" class="ws-shield" />
      <text x="50" y="63" text-anchor="middle" class="ws-shield-letter">
        {letter}
      </text>
    </svg>
  );
}

interface Props {
  readonly unit: UnitRecord;
  readonly price: number | undefined;
  readonly words: string;
}

/** The unit's card, as it will be printed. */
export function Card({ unit, price, words }: Props) {
  const [easy, optimal, risky] = unit.damage;
  return (
    <article class="ws-card" aria-label={`Card of the ${titleOf(unit)}`}>
      <div class="in">
        <h2>{titleOf(unit)}</h2>
        <p class="ty">{typeWords(unit.type)}</p>
        <Piece letter={unit.letter} class="pc" />
        <dl class="four">
          <Fact name="Life" value={unit.life} />
          <Fact name="Accuracy" value={unit.accuracy} />
          <Fact name="Evasion" value={unit.evasion} />
          <Fact name="Armour" value={unit.armour} />
        </dl>
        <dl class="three">
          <Fact name="Easy, even" value={easy} />
          <Fact name="Optimal, odd" value={optimal} />
          <Fact name="Risky, royal" value={risky} />
        </dl>
        <div class="adv">
          <b>{unit.advantage.name}</b>
          <p>{words ? `${capital(words)}. Aces and Jokers are Trumps.` : "…"}</p>
        </div>
      </div>
      {price === undefined ? null : (
        <span class="ws-coin">
          {price}
          <span class="off-screen"> points</span>
        </span>
      )}
    </article>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
