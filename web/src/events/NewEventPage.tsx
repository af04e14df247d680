import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games } from "../api.ts";
import { clockOf, NO_CLOCK, type ClockForm } from "../lobby/clock.ts";
import { ClockField } from "../lobby/ClockField.tsx";
import { changed, defaults, firstProblem, type Values } from "../lobby/form.ts";
import { OptionField } from "../lobby/OptionField.tsx";
import { cloth } from "../lobby/row.ts";
import { Failure } from "../parts/Failure.tsx";
import { sentence, useLoaded } from "../parts/load.ts";
import { PageBar } from "../parts/PageBar.tsx";
import { go } from "../route.ts";
import type { GameInfo } from "../wire.ts";
import { createEvent } from "./api.ts";
import { planOf, startPlan, type PlanForm } from "./plan.ts";
import { PlanFields } from "./PlanFields.tsx";
import "../lobby/lobby.css";
import "../lobby/newtable.css";
import "../settings/settings.css";
import "./events.css";

/** An event of one's own: how it is played, and the options of the game. */
export function NewEventPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(games, []);
  const found = loaded.state === "ready" ? loaded.value.find((one) => one.key === game) : undefined;
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" && !found ? <Failure text={`There is no game “${game}” here.`} /> : null}
      {found ? <NewEventForm game={found} /> : null}
    </>
  );
}

function NewEventForm({ game }: { readonly game: GameInfo }) {
  const plan = useSignal<PlanForm>(startPlan(game));
  const values = useSignal<Values>(defaults(game.options));
  const clock = useSignal<ClockForm>(NO_CLOCK);
  const said = useSignal("");
  useEffect(() => {
    document.title = `An event of ${game.title} · Regalia`;
  }, []);
  const open = async (event: Event) => {
    event.preventDefault();
    said.value = firstProblem(game.options, values.value);
    if (said.value) return;
    try {
      const { id } = await createEvent({ ...planOf(plan.value), game: game.key, options: changed(game.options, values.value), clock: clockOf(clock.value) });
      go(`/e/${id}`);
    } catch (wrong) {
      said.value = sentence(wrong);
    }
  };
  return (
    <main class="wrap new-table new-event" data-game={cloth(game.key)}>
      <h1>An event of {game.title}</h1>
      <form onSubmit={open}>
        <section class="panel part">
          <PlanFields game={game} plan={plan.value} set={(next) => (plan.value = next)} />
          <ClockField clock={clock.value} set={(next) => (clock.value = next)} />
          <div class="go">
            <button class="btn primary" type="submit">
              Open the event
            </button>
            {said.value ? (
              <p class="wrong" role="alert">
                {said.value}
              </p>
            ) : null}
          </div>
        </section>
        <section class="panel part options-part" aria-label="Options">
          <h2>Options of the game</h2>
          <div class="option-fields">
            {game.options.map((option) => (
              <OptionField key={option.name} option={option} value={values.value[option.name]} set={(value) => (values.value = { ...values.value, [option.name]: value })} />
            ))}
          </div>
        </section>
      </form>
    </main>
  );
}
