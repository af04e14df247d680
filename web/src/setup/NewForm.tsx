import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { tileOf } from "../games.ts";
import { ErrorText } from "../parts/ErrorText.tsx";
import { errorText } from "../parts/load.ts";
import { gameSlug } from "../parts/words.ts";
import { go } from "../browser/route.ts";
import type { GameSetup } from "../wire.ts";
import { clockOf, NO_CLOCK, type ClockForm } from "./clock.ts";
import { ClockField } from "./ClockField.tsx";
import { changed, defaults, firstProblem, type Values } from "./form.ts";
import { HouseRules } from "./rules/HouseRules.tsx";
import "./newtable.css";
import "../settings/settings.css";

/** What every new event is asked for. */
export interface Asked {
  readonly game: string;
  readonly options: Values;
  readonly clock: ReturnType<typeof clockOf>;
}

interface NewFormProps {
  readonly setup: GameSetup;
  /** “An event”. */
  readonly what: string;
  readonly button: string;
  /** Opens it and returns where it is. */
  readonly open: (asked: Asked) => Promise<string>;
  readonly children: ComponentChildren;
}

/** A clock, house rules, and further fields (`children`). */
export function NewForm({ setup, what, button, open, children }: NewFormProps) {
  const { game } = setup;
  const values = useSignal<Values>(defaults(setup.options));
  const clock = useSignal<ClockForm>(NO_CLOCK);
  const said = useSignal("");
  useEffect(() => {
    document.title = `${what} of ${game.title} · Regalia`;
    void tileOf(game.key); // brings the game's colours
  }, []);
  const submit = async (event: Event) => {
    event.preventDefault();
    said.value = firstProblem(setup, values.value);
    if (said.value) return;
    try {
      go(await open({ game: game.key, options: changed(setup.options, values.value), clock: clockOf(clock.value) }));
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <main class="wrap new-table new-event" data-game={gameSlug(game.key)}>
      <h1>
        {what} of {game.title}
      </h1>
      <form onSubmit={submit}>
        <section class="panel part">
          {children}
          <ClockField clock={clock.value} set={(next) => (clock.value = next)} />
          <div class="go">
            <button class="btn primary" type="submit">
              {button}
            </button>
            <ErrorText text={said.value} />
          </div>
        </section>
        <section class="panel part options-part" aria-label="House rules">
          <h2>House rules</h2>
          <HouseRules setup={setup} values={values.value} set={(next) => (values.value = next)} />
        </section>
      </form>
    </main>
  );
}
