import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { isHanded } from "../../../browser/handed.ts";
import { useBench } from "../../../editor/useBench.ts";
import { ErrorText } from "../../../parts/ErrorText.tsx";
import { Failure } from "../../../parts/Failure.tsx";
import { Icon } from "../../../parts/Icon.tsx";
import { errorText, useLoaded } from "../../../parts/load.ts";
import { SureButton } from "../../../editor/SureButton.tsx";
import { setupOf } from "../../../requests/api.ts";
import { shippedFiles } from "../../../requests/files.ts";
import { dropWork, myWorks, workOf } from "../../../requests/works.ts";
import { PageBar } from "../../../settings/PageBar.tsx";
import type { GameSetup } from "../../../wire.ts";
import { Armies } from "./Armies.tsx";
import { play, ScenarioEditor } from "./ScenarioEditor.tsx";
import { CRAFT, GAME, KIND, isScenario, modeLabel, sideOf, type Scenario } from "./scenario.ts";
import "../../../setup/newtable.css";
import "../../../settings/settings.css";
import "../../../editor/editor.css";
import "./scenarios.css";

/** The scenarios of Royal Battles: what ships and what the visitor keeps, and an editor. */
export function ScenariosPage() {
  const [loaded, again] = useLoaded(async () => {
    const [files, setup, own] = await Promise.all([shippedFiles(GAME, KIND), setupOf(GAME), ownScenarios()]);
    return { files: files as readonly Scenario[], setup, own };
  }, []);
  useEffect(() => {
    document.title = "Scenarios · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? <Scenarios files={loaded.value.files} own={loaded.value.own} setup={loaded.value.setup} again={again} /> : null}
    </>
  );
}

interface Own {
  readonly work: string;
  readonly file: Scenario;
}

/** The scenarios that the visitor keeps on the server; none without it. */
async function ownScenarios(): Promise<readonly Own[]> {
  const rows = (await myWorks().catch(() => [])).filter((row) => row.game === GAME && row.kind === KIND);
  const works = await Promise.all(rows.map((row) => workOf(row.id).catch(() => null)));
  return works.flatMap((work) => (work && isScenario(work.content) ? [{ work: work.id, file: work.content }] : []));
}

interface Props {
  readonly files: readonly Scenario[];
  readonly own: readonly Own[];
  readonly setup: GameSetup;
  readonly again: () => void;
}

/** The scenarios of the rulebook, which stand first. */
const RULEBOOK = ["hundred-years-war", "black-and-white-magic"];

const showEditor = () => document.querySelector(".sc-editor")?.scrollIntoView({ behavior: "smooth" });

function Scenarios({ files, own, setup, again }: Props) {
  const brought = useMemo(() => isHanded(GAME, KIND), []); // by a link or from the gallery: show it, not the list above it
  const bench = useBench(CRAFT, files[0]!);
  useEffect(() => {
    if (brought) document.querySelector(".sc-editor")?.scrollIntoView();
  }, []);
  const wrong = useSignal("");
  const ordered = files.toSorted((one, other) => Number(RULEBOOK.includes(other.name)) - Number(RULEBOOK.includes(one.name)));
  const shipped = Object.fromEntries(files.map((file) => [file.name, file]));
  const copy = (file: Scenario) => {
    bench.begin(file);
    showEditor();
  };
  return (
    <main class="wrap sc" data-game={GAME}>
      <div class="ed-head">
        <h1>Scenarios</h1>
        <button class="btn quiet" type="button" onClick={showEditor}>
          Make your own
        </button>
        <a class="btn quiet" href="/gallery">
          Gallery
        </a>
      </div>
      <p class="muted">Battles of Royal Battles with armies, names and a story. Play one at once, or start from a copy.</p>
      <ul class="sc-list">
        {[...own, ...ordered.map((file) => ({ work: "", file }))].map(({ work, file }) => (
          <li key={work || file.name} class="panel" data-work={work || undefined}>
            <Armies scenario={file} />
            <h2>
              {file.title} {work ? <small>yours</small> : null}
            </h2>
            <p>{file.says}</p>
            <p class="tiny muted">
              {!work && RULEBOOK.includes(file.name) ? "From the rulebook. " : ""}
              {modeLabel(file)}: {file.armies.map((_, seat) => sideOf(file, seat)).join("; ")}
            </p>
            <div class="sc-acts">
              <button class="btn tint" type="button" data-play={work || file.name} onClick={() => void play(file).catch((why: unknown) => (wrong.value = errorText(why)))}>
                <Icon name="play" />
                Play it
              </button>
              <button class="btn quiet" type="button" data-copy={work || file.name} onClick={() => copy(work ? file : { ...file, title: `${file.title}, again` })}>
                {work ? "Edit" : "Start from a copy"}
              </button>
              {work ? (
                <SureButton class="btn quiet" sure="Delete it for good" act={() => void dropWork(work).then(again, (why: unknown) => (wrong.value = errorText(why)))}>
                  Delete
                </SureButton>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <ErrorText text={wrong.value} />
      <ScenarioEditor bench={bench} shipped={shipped} setup={setup} />
    </main>
  );
}
