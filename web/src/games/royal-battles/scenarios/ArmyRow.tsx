import type { Step } from "../../../editor/history.ts";
import { focusNext } from "../../../browser/focusNext.ts";
import { capital } from "../../../parts/words.ts";
import { Piece } from "../workshop/Card.tsx";
import { isMaster, sideOf, withArmy, withName, type Scenario } from "./scenario.ts";

export interface Kind {
  readonly letter: string;
  readonly name: string;
}

interface Props {
  readonly draft: Scenario;
  readonly seat: number;
  readonly kinds: readonly Kind[];
  readonly change: (next: Scenario, step?: Step) => void;
}

const MOST = 7;

/** One side: its name, its army, and the units to add. Touch a unit of the army to remove it. */
export function ArmyRow({ draft, seat, kinds, change }: Props) {
  const army = draft.armies[seat] ?? "";
  const named = (letter: string): string => capital(kinds.find((kind) => kind.letter === letter)?.name ?? letter);
  const remove = (at: number, side: Element) => {
    change(withArmy(draft, seat, army.slice(0, at) + army.slice(at + 1)));
    focusNext(() => {
      const left = side.querySelectorAll(".sc-man");
      return left[Math.min(at, left.length - 1)] ?? side.querySelector(".sc-add button");
    });
  };
  return (
    <fieldset class="sc-side" data-seat={seat}>
      <legend class="off-screen">{sideOf(draft, seat)}</legend>
      <label class="field">
        <span>{isMaster(draft, seat) ? "The game master; the first unit is the boss" : `Side ${seat + 1}`}</span>
        <input type="text" maxLength={24} placeholder={sideOf({ ...draft, names: [] }, seat)} value={draft.names?.[seat] ?? ""} onInput={(event) => change(withName(draft, seat, event.currentTarget.value), `name${seat}`)} />
      </label>
      <div class="sc-army" aria-label={`The army of ${sideOf(draft, seat)}`}>
        {[...army].map((letter, at) => (
          <button key={at} type="button" class="sc-man" aria-label={`Remove the ${named(letter)}`} title={`${named(letter)}: touch to remove`} onClick={(event) => remove(at, event.currentTarget.closest(".sc-side")!)}>
            <Piece letter={letter} class={seat % 2 ? "black" : "white"} />
          </button>
        ))}
        {army ? null : <span class="muted">No fixed army: this side chooses its units.</span>}
      </div>
      <div class="sc-add" aria-label="Add a unit">
        {kinds.map((kind) => (
          <button key={kind.letter} type="button" disabled={army.length >= MOST} aria-label={`Add a ${capital(kind.name)}`} onClick={() => change(withArmy(draft, seat, army + kind.letter))}>
            + {capital(kind.name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
