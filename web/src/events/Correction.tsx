import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/Dialog.tsx";
import type { BoutInfo, EventInfo } from "../wire.ts";
import type { Act } from "./api.ts";
import { entrantName, winnerPlaces } from "./told.ts";

interface Props {
  readonly info: EventInfo;
  readonly round: number;
  readonly bout: BoutInfo;
  readonly act: (what: Act) => Promise<boolean>;
}

/** The host says who has won a match, and why; everybody can read it. */
export function Correction({ info, round, bout, act }: Props) {
  const open = useSignal(false);
  const winner = useSignal(bout.winner ?? bout.entrants[0]!);
  const note = useSignal("");
  const set = async (event: Event) => {
    event.preventDefault();
    const done = await act({ type: "correct", round, table: bout.table, places: winnerPlaces(bout.entrants, winner.value), note: note.value });
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
            <label class="field">
              <span>Winner</span>
              <select value={String(winner.value)} onChange={(event) => (winner.value = Number(event.currentTarget.value))}>
                {bout.entrants.map((entrant) => (
                  <option key={entrant} value={String(entrant)}>
                    {entrantName(info, entrant)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>Why, for everybody to read</span>
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
