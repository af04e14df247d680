import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { paper } from "../../../browser/prefs.ts";
import { go } from "../../../browser/route.ts";
import { ErrorText } from "../../../parts/ErrorText.tsx";
import { Icon } from "../../../parts/Icon.tsx";
import { errorText } from "../../../parts/load.ts";
import { ShareLink } from "../../../parts/ShareLink.tsx";
import { ApiError, openTable } from "../../../requests/api.ts";
import { printed } from "../../../requests/paper.ts";
import { changeWork, dropWork, keepWork, workLink } from "../../../requests/works.ts";
import { GAME, KIND, type UnitBench } from "./bench.ts";
import { titleOf, type UnitRecord } from "./draft.ts";
import { keepUnits, withUnit, type OwnUnit } from "./ownUnits.ts";
import { fileOf, opened } from "./unitFile.ts";

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
  const offered = useSignal<{ readonly unit: UnitRecord; readonly without: readonly string[] } | null>(null);
  const mine = units.find((one) => one.unit.name === saved);
  const fresh = mine !== undefined && JSON.stringify(mine.unit) === JSON.stringify(unit);
  const title = titleOf(unit);
  const save = async (replace: boolean) => {
    const other = units.find((one) => one.unit.name === unit.name && one.unit.name !== saved);
    clash.value = other !== undefined && !replace;
    wrong.value = "";
    if (clash.value) return;
    let work = other?.work ?? mine?.work;
    const content = { format: bench.format, game: GAME, ...unit } as unknown as Record<string, unknown>;
    try {
      const kept = { game: GAME, kind: KIND, name: title, content };
      if (work) await changeWork(work, kept);
      else work = await keepWork(kept);
    } catch (why) {
      wrong.value = `Saved on this device only. ${errorText(why)}`;
    }
    const next = withUnit(units, { unit, work }, saved);
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
  };
  useEffect(quiet, [unit]); // what was said is about the unit before
  const load = async (file: File | undefined) => {
    if (!file) return;
    quiet();
    try {
      const found = await opened(await file.text(), bench);
      if ("wrong" in found) wrong.value = found.wrong;
      else if (found.without.length > 0) offered.value = found;
      else open(found.unit);
    } catch (why) {
      wrong.value = errorText(why);
    }
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
          <input type="file" accept=".json,application/json" data-file="unit" onChange={(event) => void load(event.currentTarget.files?.[0])} />
        </label>
        {mine ? (
          <button class="btn quiet" type="button" data-act="delete" onClick={() => void drop()}>
            <Icon name="x" />
            Delete the saved {titleOf(mine.unit)}
          </button>
        ) : null}
        {fresh && mine.work ? (
          <ShareLink link={workLink(mine.work)} title={title}>
            Share
          </ShareLink>
        ) : null}
      </div>
      {mend ? <p class="ws-says">{mend}</p> : null}
      <p class="tiny muted">{fresh ? (mine.work ? "Saved on this device and on the server; the link opens a copy." : "Saved on this device.") : "Not saved yet; the draft is kept on this device."}</p>
      {clash.value ? (
        <p class="ws-says" role="alert">
          There is already a unit called {title}: rename this one, or{" "}
          <button type="button" class="ws-link" onClick={() => void save(true)}>
            replace the old one
          </button>
          .
        </p>
      ) : null}
      {offered.value ? (
        <p class="ws-says" role="alert">
          This file is from a newer Regalia: field '{offered.value.without[0]}' is unknown.{" "}
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
