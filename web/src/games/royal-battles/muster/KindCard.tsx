import { focusNext } from "../../../browser/focusNext.ts";
import { Icon } from "../../../parts/Icon.tsx";
import { capital } from "../../../parts/words.ts";
import type { Token } from "../../../wire.ts";
import { sheetOf } from "../units/unitFacts.ts";
import { UnitPiece } from "../units/UnitPiece.tsx";
import { priceAt } from "./recruits.ts";
import { kindIn, pointed, type Recruits } from "./useRecruiting.ts";
import { offer } from "./words.ts";

interface Props {
  readonly token: Token;
  readonly recruits: Recruits;
}

/** A kind of unit with its whole sheet. A touch adds one to the army; the minus takes one out again. */
export function KindCard({ token, recruits }: Props) {
  const { choosing, fits, add, remove, recruiting, plan, limit } = recruits;
  const [type, accuracy, evasion, weapon, armour, ...advantage] = sheetOf(token).split(", ");
  const [gift, ...rest] = advantage.join(", ").split(": ");
  const name = kindIn(token);
  const title = token.face;
  const has = [...recruiting.sent, ...plan].filter((other) => other === name).length;
  const open = choosing && fits.has(name);
  const point = () => (pointed.value = name);
  const leave = () => (pointed.value = "");
  return (
    <article class={`rb-kind ${open ? "open" : ""} ${has > 0 ? "has" : ""}`} onClick={choosing ? () => add(name) : undefined} onPointerEnter={point} onPointerLeave={leave} onFocusCapture={point} onBlurCapture={leave}>
      <UnitPiece token={token} />
      <h3 class="name">
        {title}
        <span>{`${type}, Life ${token.points}`}</span>
      </h3>
      {limit === null ? null : (
        <span class="num price">
          {priceAt(recruiting, name, plan.length)}
          <span class="off-screen"> points</span>
        </span>
      )}
      <p class="stats">
        <Stat label="Acc" words={accuracy} />
        <Stat label="Eva" words={evasion} />
        <span>{weapon}</span>
        <span>{armour}</span>
      </p>
      <p class="gift">
        <b>{gift}</b> {rest.join(": ")}
      </p>
      {choosing ? (
        <div class="count" onClick={(event) => event.stopPropagation()}>
          <span class="offer">{offer(recruiting, plan, name)}</span>
          {plan.includes(name) ? (
            <button
              class="less"
              type="button"
              aria-label={`Remove a ${title}`}
              onClick={(event) => {
                const card = event.currentTarget.closest(".rb-kind");
                remove(plan.lastIndexOf(name));
                focusNext(() => card?.querySelector(".less") ?? card?.querySelector(".more"));
              }}
            >
              −
            </button>
          ) : null}
          <button class="more" type="button" data-token={token.id} aria-label={`Add a ${title}`} aria-disabled={open ? undefined : true} onClick={() => add(name)}>
            {open ? "+" : <Icon name="lock" />}
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
