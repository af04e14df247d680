import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { picked } from "../browser/picked.ts";
import { lobby, openRecord } from "../requests/api.ts";
import { Icon } from "../parts/Icon.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { ErrorText } from "../parts/ErrorText.tsx";
import { arrive, go, route } from "../browser/route.ts";
import { unpacked } from "./packed.ts";
import { against } from "../lobby/rowText.ts";
import "./replay.css";

const LARGEST = 1024 * 1024;

/** Finished games to look at again, and a place to open a record file. */
export function RecordsPage() {
  const [loaded] = useLoaded(lobby, []);
  useEffect(() => {
    document.title = "Records · Regalia";
  }, []);
  const finished = loaded.state === "ready" ? loaded.value.mine.filter((row) => row.over) : [];
  return (
    <>
      <PageBar />
      <main class="wrap records">
        <h1>Records</h1>
        <RecordDrop />
        <section class="panel">
          <header>
            <h2>Your finished games</h2>
          </header>
          {finished.length === 0 ? <p class="none-open">There are none yet.</p> : null}
          <ul class="record-rows">
            {finished.map((row) => (
              <li key={row.id}>
                <b>
                  {row.title}, {against(row)}
                </b>
                <span class="muted">{row.note}</span>
                <a class="btn quiet" href={`/r/${row.id}`}>
                  Review
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

/** Drop a file or choose one. What it holds is checked by the server, line by line. */
function RecordDrop() {
  const said = useSignal("");
  const over = useSignal(false);
  const packed = route.value.at === "records" ? route.value.packed : "";
  useEffect(() => {
    if (!packed) return;
    history.replaceState(null, "", "/records");
    unpacked(packed, LARGEST)
      .then(openRecord)
      .then(({ id }) => {
        history.replaceState(null, "", `/r/${id}`);
        arrive();
      })
      .catch((wrong: unknown) => (said.value = errorText(wrong)));
  }, [packed]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) {
      said.value = "This file is larger than a record can be (1 MiB).";
      return;
    }
    try {
      const { id } = await openRecord(await file.text());
      go(`/r/${id}`);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <div
      class={`panel drop ${over.value ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => (over.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        over.value = false;
        void open(event.dataTransfer?.files[0]);
      }}
    >
      <Icon name="book" />
      <p>{packed && !said.value ? "Opening the game of your link…" : "Drop a record here, or"}</p>
      <label class="btn ghost">
        <input class="off-screen" type="file" accept=".json,application/json" onChange={(event) => void open(picked(event.currentTarget))} />
        choose a file
      </label>
      <ErrorText text={said.value} />
    </div>
  );
}
