import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/Dialog.tsx";
import type { BoutInfo, EventInfo } from "../wire.ts";
import type { Act } from "./api.ts";
import { entrantName, ranked } from "./eventText.ts";

interface Props {
  readonly info: EventInfo;
  readonly round: number;
  readonly bout: BoutInfo;
  readonly act: (what: Act) => Promise<boolean>;
}

/** The host sets the result of a match with a public reason. Equal places are a draw. */
export function Correction({ info, round, bout, act }: Props) {
  const open = useSignal(false);
  const places = useSignal<readonly number[]>(bout.places.length ? bout.places : bout.entrants.map((_, index) => index + 1));
  const note = useSignal("");
  const set = async (event: Event) => {
    event.preventDefault();
    const done = await act({ type: "correct", round, table: bout.table, places: ranked(places.value), note: note.value });
    if (done) open.value = false;
  };
  return (
    <>
      <button class="btn quiet" type="button" onClick={() => (open.value = true)}>
        Set result
      </button>
      {open.value ? (
        <Dialog title={`Table ${bout.table} of round ${round}`} close={() => (open.value = false)}>
          <form class="inside correction" onSubmit={set}>
            {bout.entrants.map((entrant, index) => (
              <label class="field" key={entrant}>
                <span>Place of {entrantName(info, entrant)}</span>
                <select value={String(places.value[index])} onChange={(event) => (places.value = places.value.with(index, Number(event.currentTarget.value)))}>
                  {bout.entrants.map((_, place) => (
                    <option key={place} value={String(place + 1)}>
                      {place + 1}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <label class="field">
              <span>Reason, which everybody can read</span>
              <input required maxLength={200} value={note.value} onInput={(event) => (note.value = event.currentTarget.value)} />
            </label>
            <button class="btn primary" type="submit">
              Set the result
            </button>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
