import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { games } from "../api.ts";
import { Failure } from "../parts/Failure.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { ErrorText } from "../parts/ErrorText.tsx";
import { go } from "../route.ts";
import { gameSlug } from "../parts/words.ts";
import type { GameInfo } from "../wire.ts";
import { clockOf, NO_CLOCK, type ClockForm } from "./clock.ts";
import { ClockField } from "./ClockField.tsx";
import { changed, defaults, firstProblem, type Values } from "./form.ts";
import { OptionField } from "./OptionField.tsx";
import "./lobby.css";
import "./newtable.css";
import "../settings/settings.css";

/** A page about one game, once it is known which games there are. */
export function OfGame({ game, children }: { readonly game: string; readonly children: (found: GameInfo) => ComponentChildren }) {
  const [loaded, again] = useLoaded(games, []);
  const found = loaded.state === "ready" ? loaded.value.find((one) => one.key === game) : undefined;
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" && !found ? <Failure text={`There is no game “${game}” here.`} /> : null}
      {found ? children(found) : null}
    </>
  );
}

/** What every new table and every new event is asked for. */
export interface Asked {
  readonly game: string;
  readonly options: Values;
  readonly clock: ReturnType<typeof clockOf>;
}

interface NewFormProps {
  readonly game: GameInfo;
  /** “A table”. */
  readonly what: string;
  readonly button: string;
  readonly options: string;
  /** Opens it and returns where it is. */
  readonly open: (asked: Asked) => Promise<string>;
  readonly children: ComponentChildren;
  readonly afterClock?: ComponentChildren;
  readonly beforeOptions?: ComponentChildren;
}

/** A clock, the options of the game, and what else is asked for (`children`). */
export function NewForm({ game, what, button, options, open, children, afterClock, beforeOptions }: NewFormProps) {
  const values = useSignal<Values>(defaults(game.options));
  const clock = useSignal<ClockForm>(NO_CLOCK);
  const said = useSignal("");
  useEffect(() => {
    document.title = `${what} of ${game.title} · Regalia`;
  }, []);
  const submit = async (event: Event) => {
    event.preventDefault();
    said.value = firstProblem(game.options, values.value);
    if (said.value) return;
    try {
      go(await open({ game: game.key, options: changed(game.options, values.value), clock: clockOf(clock.value) }));
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <main class="wrap new-table" data-game={gameSlug(game.key)}>
      <h1>
        {what} of {game.title}
      </h1>
      <form onSubmit={submit}>
        <section class="panel part">
          {children}
          <ClockField clock={clock.value} set={(next) => (clock.value = next)} />
          {afterClock}
          <div class="go">
            <button class="btn primary" type="submit">
              {button}
            </button>
            <ErrorText text={said.value} />
          </div>
        </section>
        <section class="panel part options-part" aria-label="Options">
          <h2>{options}</h2>
          {beforeOptions}
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
