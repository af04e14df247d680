import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { picked } from "../../../browser/picked.ts";
import { paper } from "../../../browser/prefs.ts";
import { go } from "../../../browser/route.ts";
import { ErrorText } from "../../../parts/ErrorText.tsx";
import { Icon } from "../../../parts/Icon.tsx";
import { errorText } from "../../../parts/load.ts";
import { ShareLink } from "../../../parts/ShareLink.tsx";
import { capital } from "../../../parts/words.ts";
import { ApiError, openTable } from "../../../requests/api.ts";
import { printed } from "../../../requests/paper.ts";
import { dropWork, keepAgain, myWorks, workLink } from "../../../requests/works.ts";
import { GAME, KIND, type UnitBench } from "./bench.ts";
import { copyOf, titleOf, type UnitRecord } from "./draft.ts";
import { keepUnits, withUnit, type OwnUnit } from "./ownUnits.ts";
import { fileOf, newer, opened, openedUnit, type Fields, type Opened, type OpenedUnit } from "./unitFile.ts";

const NOWHERE = 404;

/** Writes a file to the reader's device. */
function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

interface Props {
  readonly unit: UnitRecord;
  readonly bench: UnitBench;
  readonly units: readonly OwnUnit[];
  /** The name under which the draft was saved last; empty for a new one. */
  readonly saved: string;
  readonly ready: boolean;
  /** What must be mended before the unit can be saved; empty if nothing. */
  readonly mend: string;
  readonly setUnits: (units: readonly OwnUnit[], saved: string) => void;
  readonly open: (unit: UnitRecord) => void;
}

/** Saves the unit on this device and on the shelf; writes and reads files; shares, prints and plays it. */
export function Keep({ unit, bench, units, saved, ready, mend, setUnits, open }: Props) {
  const wrong = useSignal("");
  const clash = useSignal(false);
  const offered = useSignal<OpenedUnit | null>(null);
  const several = useSignal<readonly Fields[]>([]);
  const mine = units.find((one) => one.unit.name === saved);
  const fresh = mine !== undefined && JSON.stringify(mine.unit) === JSON.stringify(unit);
  const onServer = fresh && !mine.ahead ? mine.work : undefined;
  const title = titleOf(unit);
  const save = async (replace: boolean) => {
    const other = units.find((one) => one.unit.name === unit.name && one.unit.name !== saved);
    clash.value = other !== undefined && !replace;
    wrong.value = "";
    if (clash.value) return;
    const before = other ?? mine;
    const kept: { work?: string | undefined; changed?: number | undefined; ahead?: boolean } = { work: before?.work, changed: before?.changed, ahead: true };
    const content = { format: bench.format, game: GAME, ...unit } as unknown as Record<string, unknown>;
    try {
      kept.work = await keepAgain(before?.work, { game: GAME, kind: KIND, name: title, content });
      kept.ahead = false;
      kept.changed = (await myWorks()).find((row) => row.id === kept.work)?.changed;
    } catch (why) {
      if (kept.ahead) wrong.value = `Saved on this device only. ${errorText(why)}`;
    }
    const next = withUnit(units, { unit, ...kept }, saved);
    keepUnits(next);
    setUnits(next, unit.name);
  };
  const drop = async () => {
    const next = units.filter((one) => one !== mine);
    try {
      if (mine?.work) await dropWork(mine.work);
    } catch (why) {
      if (!(why instanceof ApiError && why.status === NOWHERE)) {
        wrong.value = errorText(why);
        return;
      }
    }
    keepUnits(next);
    setUnits(next, "");
  };
  const quiet = () => {
    wrong.value = "";
    clash.value = false;
    offered.value = null;
    several.value = [];
  };
  useEffect(quiet, [unit]); // what was said is about the unit before
  const take = async (reading: Promise<Opened>) => {
    quiet();
    try {
      const found = await reading;
      if ("wrong" in found) wrong.value = found.wrong;
      else if ("several" in found) several.value = found.several;
      else if (found.without.length > 0) offered.value = found;
      else open(ownCopy(found.unit));
    } catch (why) {
      wrong.value = errorText(why);
    }
  };
  /** A unit of the rulebook is opened as a copy, which can be saved. */
  const ownCopy = (read: UnitRecord): UnitRecord =>
    bench.standard.some(({ record }) => record.name === read.name && record.letter === read.letter) ? copyOf(bench, read, units.map((one) => one.unit)) : read;
  const load = async (file: File | undefined) => {
    if (file) await take(file.text().then((text) => opened(text, bench)));
  };
  const onPaper = async () => {
    wrong.value = "";
    try {
      download(`${unit.name}.pdf`, await printed(GAME, ["units"], { units: [unit] }, paper.value));
    } catch (why) {
      if (why instanceof ApiError && why.status === NOWHERE) print(); // a server without a press: the browser prints the card
      else wrong.value = errorText(why);
    }
  };
  const play = async () => {
    try {
      const { id } = await openTable({ game: GAME, options: { units: [unit] }, seats: ["me", "squire"], private: false, clock: null });
      go(`/t/${id}`);
    } catch (why) {
      wrong.value = errorText(why);
    }
  };
  return (
    <section class="ws-keep" aria-label="Keep, share and play">
      <div class="ws-acts">
        <button class="btn primary" type="button" data-act="save" disabled={!ready || fresh} onClick={() => void save(false)}>
          <Icon name="check" />
          {fresh ? `The ${title} is saved` : `Save the ${title}`}
        </button>
        <button class="btn quiet" type="button" data-act="play" disabled={!ready} onClick={() => void play()}>
          <Icon name="play" />
          Play it
        </button>
        <button class="btn quiet" type="button" disabled={!ready} data-act="print" onClick={() => void onPaper()}>
          <Icon name="print" />
          Print
        </button>
        <button class="btn quiet" type="button" data-act="file" disabled={!ready} onClick={() => download(`${unit.name}.json`, new Blob([fileOf(unit, bench.format)], { type: "application/json" }))}>
          <Icon name="down" />
          Download
        </button>
        <label class="btn quiet file">
          Load a file
          <input type="file" accept=".json,.toml,application/json" data-file="unit" onChange={(event) => void load(picked(event.currentTarget))} />
        </label>
        {mine ? (
          <button class="btn quiet" type="button" data-act="delete" onClick={() => void drop()}>
            <Icon name="x" />
            Delete the saved {titleOf(mine.unit)}
          </button>
        ) : null}
        {onServer ? (
          <ShareLink link={workLink(onServer)} title={title}>
            Share
          </ShareLink>
        ) : null}
      </div>
      {mend ? <p class="ws-says">{mend}</p> : null}
      <p class="tiny muted">{fresh ? (onServer ? "Saved on this device and on the server; the link opens a copy." : "Saved on this device.") : "Not saved yet; the draft is kept on this device."}</p>
      {clash.value ? (
        <p class="ws-says" role="alert">
          There is already a unit called {title}: rename this one, or{" "}
          <button type="button" class="ws-link" onClick={() => void save(true)}>
            replace the old one
          </button>
          .
        </p>
      ) : null}
      {several.value.length > 0 ? (
        <p class="ws-note" role="status">
          This file holds {several.value.length} units. Open{" "}
          {several.value.map((one, nth) => (
            <button key={nth} type="button" class="ws-link" onClick={() => void take(openedUnit(one, bench))}>
              {capital(String(one["name"]))}
            </button>
          ))}
        </p>
      ) : null}
      {offered.value ? (
        <p class="ws-says" role="alert">
          {newer(offered.value.without)}{" "}
          <button
            type="button"
            class="ws-link"
            onClick={() => open(offered.value!.unit)}
          >
            Open it without?
          </button>
        </p>
      ) : null}
      <ErrorText text={wrong.value} />
    </section>
  );
}
