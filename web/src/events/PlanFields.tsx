import type { ComponentChildren } from "preact";
import type { GameInfo } from "../wire.ts";
import { hasDecks, matchSizes, SYSTEMS, type PlanForm } from "./plan.ts";

interface Props {
  readonly game: GameInfo;
  readonly plan: PlanForm;
  readonly set: (plan: PlanForm) => void;
}

/** How an event is played. */
export function PlanFields({ game, plan, set }: Props) {
  const sizes = matchSizes(game);
  return (
    <>
      <Field label="Title">
        <input required maxLength={60} value={plan.title} onInput={(event) => set({ ...plan, title: event.currentTarget.value })} />
      </Field>
      <Field label="System">
        <select value={plan.system} onChange={(event) => set({ ...plan, system: event.currentTarget.value as PlanForm["system"] })}>
          {SYSTEMS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {sizes.length > 1 ? (
        <Field label="Players at a table">
          <select value={String(plan.matchSize)} onChange={(event) => set({ ...plan, matchSize: Number(event.currentTarget.value), teams: false })}>
            {sizes.map((size) => (
              <option key={size} value={String(size)}>
                {size}
              </option>
            ))}
          </select>
        </Field>
      ) : null}
      {plan.matchSize === 4 ? (
        <Switch label="Fixed teams of two" about="Two teams meet. The game's own option for teams must be chosen too." on={plan.teams} set={(teams) => set({ ...plan, teams })} />
      ) : null}
      <Field label="Games of a match">
        <select value={String(plan.bestOf)} onChange={(event) => set({ ...plan, bestOf: Number(event.currentTarget.value) })}>
          {[1, 3, 5].map((count) => (
            <option key={count} value={String(count)}>
              {count === 1 ? "A single game" : `Best of ${count}`}
            </option>
          ))}
        </select>
      </Field>
      <Count label="Fewest players" low={2} high={128} value={plan.least} set={(least) => set({ ...plan, least })} />
      {plan.system === "swiss" ? <Count label="Rounds (0: as many as find a winner)" low={0} high={20} value={plan.rounds} set={(rounds) => set({ ...plan, rounds })} /> : null}
      <Count label="Minutes for a match (0: no limit)" low={0} high={1440} value={plan.minutes} set={(minutes) => set({ ...plan, minutes })} />
      {plan.bestOf > 1 ? (
        <Switch label="Who was last begins the next game" about="Otherwise it is by lot, or as the game has it." on={plan.loserFirst} set={(loserFirst) => set({ ...plan, loserFirst })} />
      ) : null}
      {hasDecks(game) ? (
        <>
          <Switch label="New decks between matches" about="Who has a deck of their own may make another of the same cards after each match." on={plan.rebuild} set={(rebuild) => set({ ...plan, rebuild })} />
          <Count label="Minutes to hand in a deck" low={1} high={1440} value={plan.deckMinutes} set={(deckMinutes) => set({ ...plan, deckMinutes })} />
        </>
      ) : null}
      <Switch label="By link only" about="The event is not listed. Players with the link or the code can join." on={plan.private} set={(hidden) => set({ ...plan, private: hidden })} />
    </>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <label class="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface CountProps {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly value: number;
  readonly set: (value: number) => void;
}

function Count({ label, low, high, value, set }: CountProps) {
  return (
    <Field label={label}>
      <input type="number" inputMode="numeric" required min={low} max={high} value={value} onInput={(event) => set(event.currentTarget.valueAsNumber || 0)} />
    </Field>
  );
}

function Switch({ label, about, on, set }: { readonly label: string; readonly about: string; readonly on: boolean; readonly set: (on: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {label}
        <small>{about}</small>
      </span>
    </label>
  );
}
