import type { ComponentChildren } from "preact";
import type { GameSetup } from "../wire.ts";
import { hasDecks, matchSizes, SYSTEMS, type EventForm } from "./eventForm.ts";

interface Props {
  readonly setup: GameSetup;
  readonly form: EventForm;
  readonly set: (form: EventForm) => void;
}

/** How an event is played. */
export function EventFields({ setup, form, set }: Props) {
  const sizes = matchSizes(setup.game);
  return (
    <>
      <Field label="Title">
        <input required maxLength={60} value={form.title} onInput={(event) => set({ ...form, title: event.currentTarget.value })} />
      </Field>
      <Field label="Kind of event">
        <select value={form.system} onChange={(event) => set({ ...form, system: event.currentTarget.value as EventForm["system"] })}>
          {SYSTEMS.filter(([value]) => value !== "bracket" || form.matchSize === 2 || form.teams).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {sizes.length > 1 ? (
        <Field label="Players at a table">
          <select value={String(form.matchSize)} onChange={(event) => set({ ...form, matchSize: Number(event.currentTarget.value), teams: false, system: form.system === "bracket" ? "knockout" : form.system })}>
            {sizes.map((size) => (
              <option key={size} value={String(size)}>
                {size}
              </option>
            ))}
          </select>
        </Field>
      ) : null}
      {form.matchSize === 4 ? (
        <Switch label="Fixed teams of two" about="Two teams meet. Choose the game's option for teams as well." on={form.teams} set={(teams) => set({ ...form, teams })} />
      ) : null}
      <Field label="Games of a match">
        <select value={String(form.bestOf)} onChange={(event) => set({ ...form, bestOf: Number(event.currentTarget.value) })}>
          {[1, 3, 5].map((count) => (
            <option key={count} value={String(count)}>
              {count === 1 ? "A single game" : `Best of ${count}`}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Planned start (leave empty to start it yourself)">
        <input type="datetime-local" value={form.starts} onInput={(event) => set({ ...form, starts: event.currentTarget.value })} />
      </Field>
      <Count label="Fewest players" low={2} high={128} value={form.least} set={(least) => set({ ...form, least })} />
      {form.system === "swiss" ? <Count label="Rounds (0: until there is a winner)" low={0} high={20} value={form.rounds} set={(rounds) => set({ ...form, rounds })} /> : null}
      <Count label="Minutes for a match (0: no limit)" low={0} high={1440} value={form.minutes} set={(minutes) => set({ ...form, minutes })} />
      {form.bestOf > 1 ? (
        <Switch label="The loser begins the next game" about="Otherwise the first player is drawn by lot, or the game decides." on={form.loserFirst} set={(loserFirst) => set({ ...form, loserFirst })} />
      ) : null}
      {hasDecks(setup) ? (
        <>
          <Switch label="New decks between matches" about="After each match, players may build another deck from the same cards." on={form.rebuild} set={(rebuild) => set({ ...form, rebuild })} />
          <Count label="Minutes to hand in a deck" low={1} high={1440} value={form.deckMinutes} set={(deckMinutes) => set({ ...form, deckMinutes })} />
        </>
      ) : null}
      <Switch label="By link only" about="The event is not listed. Players with the link or the code can join." on={form.private} set={(hidden) => set({ ...form, private: hidden })} />
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
