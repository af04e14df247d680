import { capital } from "../../../parts/words.ts";
import type { Token } from "../../../wire.ts";
import { sheetOf } from "../units/unitFacts.ts";
import { UnitPiece } from "../units/UnitPiece.tsx";
import type { Recruits } from "./useRecruiting.ts";

interface Props {
  readonly token: Token;
  readonly recruits: Recruits;
}

/** A kind of unit with its whole sheet. A touch adds one to the army; the minus takes one out again. */
export function KindCard({ token, recruits }: Props) {
  const { choosing, fits, add, remove } = recruits;
  const [type, accuracy, evasion, weapon, armour, ...advantage] = sheetOf(token).split(", ");
  const [title, ...rest] = advantage.join(", ").split(": ");
  const name = token.face;
  const has = [...recruits.sent, ...recruits.plan].filter((other) => other === name).length;
  const open = choosing && fits.has(name);
  return (
    <article class={`rb-kind ${open ? "open" : ""} ${has > 0 ? "has" : ""}`} onClick={choosing ? () => add(name) : undefined}>
      <UnitPiece token={token} />
      <h3 class="name">
        {name}
        <span>{`${type}, Life ${token.points}`}</span>
      </h3>
      <p class="stats">
        <Stat label="Acc" words={accuracy} />
        <Stat label="Eva" words={evasion} />
        <span>{weapon}</span>
        <span>{armour}</span>
      </p>
      <p class="gift">
        <b>{title}</b> {rest.join(": ")}
      </p>
      {choosing ? (
        <div class="count" onClick={(event) => event.stopPropagation()}>
          {recruits.plan.includes(name) ? (
            <button class="less" type="button" aria-label={`Remove a ${name}`} onClick={() => remove(name)}>
              −
            </button>
          ) : null}
          {has > 0 ? <span class="num">{has}</span> : null}
          <button class="more" type="button" data-token={token.id} aria-label={`Add a ${name}`} aria-disabled={open ? undefined : true} onClick={() => add(name)}>
            +
          </button>
        </div>
      ) : null}
    </article>
  );
}

/** A number of the sheet under a short label: "accuracy 3" is "Acc 3". */
function Stat({ label, words = "" }: { readonly label: string; readonly words?: string | undefined }) {
  return (
    <span title={capital(words)}>
      {label} <b>{words.split(" ").at(-1)}</b>
    </span>
  );
}
