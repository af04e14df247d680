import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { takeHanded } from "../../../browser/handed.ts";
import { after, begun, changed, redone, undone, type Drafts } from "../../../editor/history.ts";
import { useUndoKeys } from "../../../editor/useUndoKeys.ts";
import { keepDraft, keptDraft } from "../../../editor/kept.ts";
import { Icon } from "../../../parts/Icon.tsx";
import { capital } from "../../../parts/words.ts";
import { Against } from "./Against.tsx";
import { appraise, GAME, KIND, type Appraisal, type UnitBench } from "./bench.ts";
import { Card } from "./Card.tsx";
import { copyOf, isUnit, titleOf, wholeUnit, type UnitRecord } from "./draft.ts";
import { Form } from "./Form.tsx";
import { Keep } from "./Keep.tsx";
import { ownUnits, type OwnUnit } from "./ownUnits.ts";
import { PriceBar } from "./PriceBar.tsx";
import { TryIt } from "./TryIt.tsx";
import { useShelf } from "./useShelf.ts";
import { signed, together, toMend } from "./words.ts";

/** A draft with the name under which it was saved last, empty for a new one. */
interface Sketch {
  readonly unit: UnitRecord;
  readonly saved: string;
}

const same = (one: UnitRecord, other: UnitRecord): boolean => JSON.stringify(one) === JSON.stringify(other);
const NOTHING: Appraisal = { faults: {}, unknown: [] };
const isSketch = (kept: unknown): kept is Sketch => isUnit((kept as Sketch | null)?.unit) && typeof (kept as Sketch).saved === "string";

/** The bench: the form, the card with its price, and what the unit is worth beside the six. */
export function Workshop({ bench }: { readonly bench: UnitBench }) {
  const units = useSignal<readonly OwnUnit[]>(useMemo(ownUnits, []));
  const drafts = useSignal(useMemo(() => opening(bench, units.peek()), []));
  const found = useSignal<Appraisal>(NOTHING);
  const last = useSignal("");
  const says = useSignal("");
  const typing = useSignal(false);
  const { unit, saved } = drafts.value.now;
  useShelf(units, bench, (old, now) => {
    const shown = drafts.value.now;
    if (shown.saved === old.unit.name && same(shown.unit, old.unit) && !same(old.unit, now.unit)) drafts.value = { ...drafts.value, now: { unit: now.unit, saved: now.unit.name } };
  });
  useAppraisal(unit, () => drafts.value.now.unit, found, last);
  useEffect(() => keepDraft(KIND, drafts.value.now), [drafts.value.now]);
  const go = (next: Sketch, typed = false) => {
    drafts.value = changed(drafts.value, next, !(typed && typing.value)); // a word being typed is one step
    typing.value = typed;
  };
  const change = (next: UnitRecord, step: string, beside = "") => {
    last.value = step ? `${last.value.endsWith(": ?") ? together(last.value.slice(0, -3), step) : step}: ?` : "";
    says.value = beside;
    go({ unit: next, saved }, !step);
  };
  const open = (next: UnitRecord, name = "") => {
    last.value = says.value = "";
    go({ unit: next, saved: name });
  };
  const step = (to: (all: Drafts<Sketch>) => Drafts<Sketch>) => () => {
    last.value = says.value = "";
    typing.value = false;
    drafts.value = to(drafts.value);
  };
  const [undo, redo] = [step(undone), step(redone)];
  useUndoKeys(undo, redo);
  const priced = last.value.endsWith("?") ? "" : last.value;
  const others = units.value.map((one) => one.unit).filter((one) => one.name !== saved && one.name !== unit.name);
  const wrong = [...Object.keys(found.value.faults), ...(others.some((one) => one.letter === unit.letter) ? ["letter"] : [])];
  const ready = found.value.price !== undefined && wrong.length === 0;
  return (
    <main class="wrap ws" data-game={GAME}>
      <header class="ws-head">
        <h1>Unit workshop</h1>
        <span class="ws-fact">Royal Battles</span>
        <nav class="ws-tabs" aria-label="Your units">
          {units.value.map((one) => (
            <button key={one.unit.name} type="button" class={one.unit.name === saved ? "on" : ""} aria-pressed={one.unit.name === saved} onClick={() => open(one.unit, one.unit.name)}>
              {titleOf(one.unit)}
            </button>
          ))}
          <label class="ws-new">
            <span>+ New unit</span>
            <select
              value=""
              aria-label="New unit from a copy of"
              onChange={(event) => {
                const chosen = bench.standard.find((one) => one.record.letter === event.currentTarget.value);
                if (chosen) open(copyOf(bench, chosen.record, units.value.map((one) => one.unit)));
                event.currentTarget.value = "";
              }}
            >
              <option value="">New unit from…</option>
              {bench.standard.map((one) => (
                <option key={one.record.letter} value={one.record.letter}>
                  a copy of the {capital(one.record.name)}
                </option>
              ))}
            </select>
          </label>
        </nav>
        <span class="ws-undo">
          <button class="btn quiet" type="button" data-act="undo" title="Ctrl+Z" disabled={drafts.value.past.length === 0} onClick={undo}>
            <Icon name="undo" />
            Undo
          </button>
          <button class="btn quiet redo" type="button" data-act="redo" title="Ctrl+Shift+Z" disabled={drafts.value.future.length === 0} onClick={redo}>
            <Icon name="undo" />
            Redo
          </button>
        </span>
        <a class="btn quiet" href="/gallery">
          Gallery
        </a>
      </header>
      <div class="ws-work">
        <Form unit={unit} bench={bench} found={found.value} others={others} change={change} says={says.value} last={priced} />
        <div class="cloth ws-bench" data-game={GAME}>
          <Card unit={unit} price={found.value.price} words={found.value.words ?? ""} />
          <PriceBar unit={unit} found={found.value} six={bench.standard} last={priced} />
        </div>
        <div class="ws-side">
          <Against duels={found.value.against ?? []} />
          <TryIt unit={unit} found={found.value} worth={bench.points_a_percent} />
          <Keep
            unit={unit}
            bench={bench}
            units={units.value}
            saved={saved}
            ready={ready}
            mend={toMend(wrong.filter((place) => !found.value.unknown.includes(place)))}
            open={(next) => open(next)}
            setUnits={(next, name) => {
              units.value = next;
              drafts.value = { ...drafts.value, now: { unit, saved: name } };
            }}
          />
        </div>
      </div>
    </main>
  );
}

/** The draft of the last visit, a unit that was handed over, or a copy of the first standard unit. */
function opening(bench: UnitBench, units: readonly OwnUnit[]): Drafts<Sketch> {
  const kept = keptDraft(KIND, isSketch);
  const handed = takeHanded(GAME, KIND)?.content;
  const own = units.map((one) => one.unit);
  const standard = isUnit(handed) ? bench.standard.find((one) => one.record.name === handed.name) : undefined;
  if (standard) return after(kept, { unit: copyOf(bench, standard.record, own), saved: "" });
  if (isUnit(handed)) return after(kept, { unit: wholeUnit(handed as unknown as Record<string, unknown>, bench.effects), saved: "" });
  const first = bench.standard[0]!.record;
  return begun(kept ?? { unit: copyOf(bench, first, own), saved: "" });
}

/** Asks the server about every change; the last answer counts. It also prices the step that led here. */
function useAppraisal(unit: UnitRecord, now: () => UnitRecord, found: { value: Appraisal }, last: { value: string }): void {
  useEffect(() => {
    let current = true;
    const before = found.value.exact;
    appraise(unit).then(
      (answer) => {
        if (!current || now() !== unit) return; // a later step is on its way, and `last` is about that one
        const kept = answer.price === undefined ? { ...found.value, faults: answer.faults, unknown: answer.unknown } : answer;
        found.value = kept;
        if (last.value.endsWith(": ?")) last.value = before === undefined || answer.exact === undefined ? "" : last.value.replace("?", signed(Math.round((answer.exact - before) * 10) / 10));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [unit]);
}
