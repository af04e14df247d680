import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { picked } from "../browser/picked.ts";
import { recordPath, tableInfo, ApiError } from "../requests/api.ts";
import { Icon } from "../parts/Icon.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { check, type Checked, type Share, Wrong } from "./check.ts";
import { keptAt } from "./memory.ts";
import { builtIn } from "./sha256.ts";
import "./chance.css";

const SCRIPT = "/api/check_chance.py";

/** Checks every card and die of a finished game in this browser, from a table or a local file. */
export function CheckPage({ id }: { readonly id: string }) {
  useEffect(() => {
    document.title = "Check the cards · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      <main class="wrap check">
        <h1>Check the cards</h1>
        {id ? <OfTable id={id} /> : null}
        <OfFile />
        <Limits />
      </main>
    </>
  );
}

function OfTable({ id }: { readonly id: string }) {
  const [loaded] = useLoaded(async () => {
    const answer = await fetch(recordPath(id));
    const text = await answer.text();
    if (!answer.ok) throw new ApiError((JSON.parse(text) as { error: string }).error, answer.status);
    const { players } = await tableInfo(id);
    return { outcome: await outcomeOf(text), names: players.map((player) => player.name) };
  }, [id]);
  if (loaded.state === "loading") return <p role="status">Recomputing every draw…</p>;
  if (loaded.state === "failed") return <p class="wrong" role="alert">{loaded.why}</p>;
  return <Outcome outcome={loaded.value.outcome} names={loaded.value.names} />;
}

function OfFile() {
  const outcome = useSignal<Checked | string | null>(null);
  const open = async (file: File | undefined) => {
    if (file) outcome.value = await outcomeOf(await file.text());
  };
  return (
    <>
      <div class="panel">
        <p class="check-file">
          A record saved as a file:
          <label class="btn ghost">
            <input class="off-screen" type="file" accept=".json,application/json" onChange={(event) => void open(picked(event.currentTarget))} />
            choose a file
          </label>
          <small class="muted">The file is checked in this browser and not sent anywhere.</small>
        </p>
      </div>
      {outcome.value === null ? null : <Outcome outcome={outcome.value} names={[]} />}
    </>
  );
}

/** The result of the check: all draws, or a sentence that says what is wrong. */
async function outcomeOf(text: string): Promise<Checked | string> {
  try {
    return await check(text);
  } catch (wrong) {
    return wrong instanceof Wrong ? wrong.message : errorText(wrong);
  }
}

function Outcome({ outcome, names }: { readonly outcome: Checked | string; readonly names: readonly string[] }) {
  if (typeof outcome === "string") return <Verdict good={false}>{outcome}</Verdict>;
  const kept = keptAt(outcome.table);
  if (kept && kept.commitment !== outcome.commitment)
    return <Verdict good={false}>The server showed this browser another seal before the first card: {kept.commitment}</Verdict>;
  const other = kept?.promises?.findIndex((promise, seat) => promise !== (outcome.shares[seat]?.promise ?? "")) ?? -1;
  if (other >= 0) return <Verdict good={false}>When this browser opened its part, it was shown another promise for seat {other}.</Verdict>;
  const draws = outcome.drawn.reduce((sum, line) => sum + line.draws.length, 0);
  return (
    <>
      <Verdict good>
        <b>{draws} draws, all correct.</b> Each follows from the secret and the players’ parts, which were all fixed before the first card.
      </Verdict>
      <section class="panel" aria-label="What was fixed before the first card">
        <dl>
          <dt>The server’s seal</dt>
          <dd>
            <code>{outcome.commitment}</code>
            <div>{kept ? "This browser was shown the same seal before the first card." : "This browser was not at the table. Compare the seal with one that a player has noted."}</div>
          </dd>
          {outcome.shares.map((share, seat) => (
            <Part key={seat} share={share} name={names[seat] ?? `Seat ${seat + 1}`} mine={kept !== null && kept.part === share.part} />
          ))}
        </dl>
      </section>
      <section class="panel">
        <details>
          <summary>All draws, line by line</summary>
          <Draws outcome={outcome} />
        </details>
      </section>
    </>
  );
}

function Verdict({ good, children }: { readonly good: boolean; readonly children: ComponentChildren }) {
  return (
    <section class={`panel check-verdict ${good ? "" : "bad"}`} role={good ? "status" : "alert"} data-verdict={good ? "good" : "bad"}>
      <Icon name={good ? "shield" : "warn"} />
      <p>{children}</p>
    </section>
  );
}

function Part({ share, name, mine }: { readonly share: Share; readonly name: string; readonly mine: boolean }) {
  const none = share.promise ? "Promised but not opened in time: it counted as empty." : "No part came in time: it counted as empty.";
  return (
    <>
      <dt>
        {name}
        {share.by === "house" ? ", the server’s own part" : ""}
      </dt>
      <dd>
        {share.part ? <code>{share.part}</code> : none}
        {mine ? <div>This is the part that this browser gave.</div> : null}
      </dd>
    </>
  );
}

function Draws({ outcome }: { readonly outcome: Checked }) {
  return (
    <table class="check-draws">
      <thead>
        <tr>
          <th>Line</th>
          <th>In the record</th>
          <th>Drawn</th>
        </tr>
      </thead>
      <tbody>
        {outcome.drawn.map(({ line, text, draws }) => (
          <tr key={line}>
            <td class="num">{line}</td>
            <td>
              <code>{text}</code>
            </td>
            <td class="num">
              {draws.map((draw, item) => (
                <div key={item}>
                  {draw.word}: {draw.number} of {draw.of}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The limits of this check, in plain words. */
function Limits() {
  return (
    <section class="panel" aria-label="What this page cannot show">
      <h2>What this page cannot show</h2>
      <ul>
        <li>This page came from the server that it checks. If you do not trust it, download the record and our short stand-alone script, read the script, and run it yourself.</li>
        <li>This page does not know the rules. To check that the odds are right and every move is legal, run <code>regalia&nbsp;verify&nbsp;--chance</code>.</li>
        <li>The server deals, so it knows the cards. It cannot steer them once one honest player has added a part.</li>
        {builtIn() ? null : <li>This page is not on a secure address, so the browser’s cryptography is not available; the page used its own.</li>}
      </ul>
      <p>
        <a class="btn ghost" href={SCRIPT} download>
          The script
        </a>
      </p>
    </section>
  );
}
