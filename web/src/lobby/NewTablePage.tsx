import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, openTable } from "../api.ts";
import { Failure } from "../parts/Failure.tsx";
import { sentence, useLoaded } from "../parts/load.ts";
import { PageBar } from "../parts/PageBar.tsx";
import { go } from "../route.ts";
import type { GameInfo } from "../wire.ts";
import { changed, defaults, firstProblem, type Values } from "./form.ts";
import { clockOf, NO_CLOCK, type ClockForm } from "./clock.ts";
import { ClockField } from "./ClockField.tsx";
import { OptionField } from "./OptionField.tsx";
import { cloth } from "./row.ts";
import { SeatChooser } from "./SeatChooser.tsx";
import { OPEN, seatsAgainstBots } from "./seats.ts";
import "./lobby.css";
import "./newtable.css";
import "../settings/settings.css";

/** A table of one's own: who sits where, and the options of the game. */
export function NewTablePage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(games, []);
  const found = loaded.state === "ready" ? loaded.value.find((one) => one.key === game) : undefined;
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" && !found ? <Failure text={`There is no game “${game}” here.`} /> : null}
      {found ? <NewTable game={found} /> : null}
    </>
  );
}

function NewTable({ game }: { readonly game: GameInfo }) {
  const seats = useSignal<readonly string[]>(seatsAgainstBots(game));
  const values = useSignal<Values>(defaults(game.options));
  const hidden = useSignal(false);
  const clock = useSignal<ClockForm>(NO_CLOCK);
  const said = useSignal("");
  useEffect(() => {
    document.title = `A table of ${game.title} · Regalia`;
  }, []);
  const open = async (event: Event) => {
    event.preventDefault();
    said.value = firstProblem(game.options, values.value);
    if (said.value) return;
    try {
      const { id } = await openTable({ game: game.key, options: changed(game.options, values.value), seats: seats.value, private: hidden.value, clock: clockOf(clock.value) });
      go(`/t/${id}`);
    } catch (wrong) {
      said.value = sentence(wrong);
    }
  };
  const waits = seats.value.includes(OPEN);
  return (
    <main class="wrap new-table" data-game={cloth(game.key)}>
      <h1>A table of {game.title}</h1>
      <form onSubmit={open}>
        <section class="panel part">
          <SeatChooser game={game} seats={seats.value} set={(next) => (seats.value = next)} />
          <ClockField clock={clock.value} set={(next) => (clock.value = next)} />
          {waits ? (
            <label class="switch">
              <input type="checkbox" role="switch" checked={hidden.value} onChange={(event) => (hidden.value = event.currentTarget.checked)} />
              <span>
                By link only
                <small>The table is not shown in the lobby; only who has your link sits down.</small>
              </span>
            </label>
          ) : null}
          <div class="go">
            <button class="btn primary" type="submit">
              {waits ? "Open the table" : "Sit down and play"}
            </button>
            {said.value ? (
              <p class="wrong" role="alert">
                {said.value}
              </p>
            ) : null}
          </div>
        </section>
        <section class="panel part options-part" aria-label="Options">
          <h2>Options</h2>
          {game.options.some((option) => option.name === "map") ? (
            <p class="tiny">
              <a href="/maps">Draw a map of your own</a>
            </p>
          ) : null}
          <div class="option-fields">
            {game.options.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                value={values.value[option.name]}
                set={(value) => (values.value = { ...values.value, [option.name]: value })}
              />
            ))}
          </div>
        </section>
      </form>
    </main>
  );
}
