import { useSignal } from "@preact/signals";
import { openTable } from "../api.ts";
import type { GameInfo } from "../wire.ts";
import { NewForm, OfGame } from "./NewForm.tsx";
import { SeatChooser } from "./SeatChooser.tsx";
import { OPEN, seatsAgainstBots } from "./seats.ts";

/** The form for a new table: who sits where, and the options of the game. */
export function NewTablePage({ game }: { readonly game: string }) {
  return <OfGame game={game}>{(found) => <NewTable game={found} />}</OfGame>;
}

function NewTable({ game }: { readonly game: GameInfo }) {
  const seats = useSignal<readonly string[]>(seatsAgainstBots(game));
  const hidden = useSignal(false);
  const waits = seats.value.includes(OPEN);
  return (
    <NewForm
      game={game}
      what="A table"
      button={waits ? "Open the table" : "Sit down and play"}
      options="Options"
      open={async (asked) => `/t/${(await openTable({ ...asked, seats: seats.value, private: hidden.value })).id}`}
      afterClock={
        waits ? (
          <label class="switch">
            <input type="checkbox" role="switch" checked={hidden.value} onChange={(event) => (hidden.value = event.currentTarget.checked)} />
            <span>
              By link only
              <small>The lobby does not show this table. Only people with your link can sit down.</small>
            </span>
          </label>
        ) : null
      }
      beforeOptions={
        game.options.some((option) => option.name === "map") ? (
          <p class="tiny">
            <a href="/maps">Draw a map of your own</a>
          </p>
        ) : null
      }
    >
      <SeatChooser game={game} seats={seats.value} set={(next) => (seats.value = next)} />
    </NewForm>
  );
}
