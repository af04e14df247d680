import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { go } from "../../../browser/route.ts";
import { FilePanel } from "../../../editor/FilePanel.tsx";
import { ShelfPanel } from "../../../editor/ShelfPanel.tsx";
import { UndoButtons } from "../../../editor/UndoButtons.tsx";
import type { Step } from "../../../editor/history.ts";
import type { Bench } from "../../../editor/useBench.ts";
import { ErrorText } from "../../../parts/ErrorText.tsx";
import { Icon } from "../../../parts/Icon.tsx";
import { errorText } from "../../../parts/load.ts";
import { capital } from "../../../parts/words.ts";
import { openTable } from "../../../requests/api.ts";
import type { GameSetup } from "../../../wire.ts";
import { ownUnits } from "../workshop/ownUnits.ts";
import { ArmyRow, type Kind } from "./ArmyRow.tsx";
import { GAME, MODES, modeOf, seatsOf, tableOptions, withMode, withOption, withRule, worded, type Scenario } from "./scenario.ts";

const SIX: readonly Kind[] = [
  { letter: "P", name: "pawn" },
  { letter: "R", name: "rook" },
  { letter: "N", name: "knight" },
  { letter: "B", name: "bishop" },
  { letter: "Q", name: "queen" },
  { letter: "K", name: "king" },
];

interface Props {
  readonly bench: Bench<Scenario, Scenario>;
  readonly shipped: Readonly<Record<string, Scenario>>;
  readonly setup: GameSetup;
}

/** Opens a table that plays a scenario against bots. */
export async function play(scenario: Scenario): Promise<void> {
  const { id } = await openTable({ game: GAME, options: tableOptions(scenario), seats: seatsOf(scenario), private: false, clock: null });
  go(`/t/${id}`);
}

/** The editor: title and sentence, who fights, armies and names, a few rules. */
export function ScenarioEditor({ bench, shipped, setup }: Props) {
  const { draft, change, content, faults } = bench;
  const wrong = useSignal("");
  const own = useMemo(ownUnits, []);
  const units = [...(draft.units ?? []), ...own.map((one) => one.unit).filter((unit) => !draft.units?.some((other) => other.letter === unit.letter))];
  const kinds = [...SIX, ...units];
  const edit = (next: Scenario, step: Step = true) => change({ ...next, units }, step);
  const number = (name: string, label: string, most: number) => (
    <label class="field">
      <span>
        {label} <small>0 for none</small>
      </span>
      <input
        type="number"
        min={0}
        max={most}
        value={(draft.options?.[name] as number | undefined) ?? 0}
        onInput={(event) => {
          const value = Math.min(most, Math.max(0, Math.floor(Number(event.currentTarget.value) || 0)));
          edit(withRule(draft, setup, name, value), name);
        }}
      />
    </label>
  );
  const choice = (name: string, label: string) => {
    const option = setup.options.find((one) => one.name === name);
    return option ? (
      <label class="field">
        <span>{label}</span>
        <select value={(draft.options?.[name] as string | undefined) ?? String(option.default)} onChange={(event) => edit(withOption(draft, name, event.currentTarget.value === option.default ? undefined : event.currentTarget.value))}>
          {option.values.map((value, nth) => (
            <option key={value} value={value}>
              {capital(option.labels[nth] ?? value)}
            </option>
          ))}
        </select>
      </label>
    ) : null;
  };
  return (
    <section class="sc-editor" aria-label="Your scenario">
      <div class="panel part sc-form">
        <div class="sc-head">
          <h2>Your scenario</h2>
          <UndoButtons bench={bench} />
        </div>
        <label class="field">
          <span>Title</span>
          <input type="text" maxLength={60} value={draft.title} onInput={(event) => edit({ ...draft, title: event.currentTarget.value }, "title")} />
        </label>
        <label class="field">
          <span>What it is about, in one sentence</span>
          <textarea rows={2} maxLength={200} value={draft.says} onInput={(event) => edit({ ...draft, says: event.currentTarget.value }, "says")} />
        </label>
        <div class="sc-fields">
          <label class="field">
            <span>Who fights</span>
            <select value={`${modeOf(draft)} ${draft.players}`} onChange={(event) => edit(withMode(draft, MODES.find((one) => `${one.mode} ${one.players}` === event.currentTarget.value)!))}>
              {MODES.map((one) => (
                <option key={one.label} value={`${one.mode} ${one.players}`}>
                  {one.label}
                </option>
              ))}
            </select>
          </label>
          {choice("setting", "Setting")}
          {number("points", "Points of an army", 5000)}
          {number("round_limit", "Round limit", 1000)}
          {draft.armies.some((army) => !army) ? choice("army_choice", "How units are chosen") : null}
        </div>
        {draft.armies.map((_, seat) => (
          <ArmyRow key={seat} draft={draft} seat={seat} kinds={kinds} change={edit} />
        ))}
        <p class="tiny muted">
          Touch a unit of an army to remove it.{" "}
          {own.length === 0 ? (
            <>
              Units that you make in the <a href="/workshop">workshop</a> can fight here too.
            </>
          ) : null}
        </p>
      </div>
      <div class="sc-aside">
        <div class="panel part" aria-live="polite" data-faults={faults?.length ?? ""}>
          {faults === null ? <p>Checking the scenario…</p> : null}
          {faults?.length === 0 ? (
            <p class="good">
              <Icon name="check" /> This scenario can be played.
            </p>
          ) : null}
          {faults && faults.length > 0 ? (
            <ul class="sc-faults">
              {faults.map((fault) => (
                <li key={fault.place + fault.reason}>{worded(fault, content)}</li>
              ))}
            </ul>
          ) : null}
          <button class="btn primary" type="button" data-act="play" disabled={faults?.length !== 0} onClick={() => void play(content).catch((why: unknown) => (wrong.value = errorText(why)))}>
            <Icon name="play" />
            Play it
          </button>
          <ErrorText text={wrong.value} />
        </div>
        <ShelfPanel bench={bench} />
        <FilePanel bench={bench} shipped={shipped} print={{ game: GAME, title: setup.game.title, options: tableOptions(content), seats: content.players, first: ["forms", "units", "tokens"] }} />
      </div>
    </section>
  );
}
