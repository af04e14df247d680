import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Arms } from "../../parts/Crest.tsx";
import { Icon, useTincture } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { capital, nameOf, plain } from "../../parts/words.ts";
import { go } from "../../browser/route.ts";
import type { Scene, TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";
import { Chart } from "./Chart.tsx";
import { courseOf, decisionOf } from "./course.ts";
import { NextStronger } from "./NextStronger.tsx";
import { ShareRow } from "./ShareRow.tsx";
import { scoreOf, shortScore, verdictOf, winnersOf } from "./verdict.ts";
import "./result.css";

export interface ResultProps {
  readonly session: Session;
  readonly info: TableInfo;
  readonly scene: Scene;
}

const LONG = 20; // characters: a verdict with several names is set smaller

/** The result in the prompt's place: the winner first, what decided it, and what to do next. */
export function ResultBar({ session, info, scene }: ResultProps) {
  const sharing = useSignal(false);
  const names = session.board.names.value;
  const winners = winnersOf(scene.result);
  const first = winners.length > 0 ? (info.you !== null && winners.includes(info.you) ? info.you : winners[0]!) : null;
  const verdict = verdictOf(scene.result, info.you, names);
  const score = scoreOf(scene, info.you, names);
  const tincture = useTincture(first ?? 0);
  const colours = first === null ? {} : { "--seat": `var(--seat-${tincture})`, "--hatch": `var(--hatch-${tincture})` };
  return (
    <section class="prompt-area result" aria-label="Result">
      <div class="result-card" style={colours}>
        <Winner seat={first} charge={info.players[first ?? -1]?.charge} verdict={verdict} score={score} short={shortScore(scene)} />
        <Reasons info={info} scene={scene} names={names} />
        <Ways session={session} info={info} sharing={sharing} won={info.you !== null && winners.length === 1 && winners[0] === info.you} />
      </div>
      {sharing.value ? <ShareRow info={info} scene={scene} verdict={verdict} score={score} tincture={first === null ? null : tincture} /> : null}
      <Announcement text={plain(`${verdict}. ${score ? `${score}. ` : ""}${scene.prompt.small || scene.prompt.say}`, names)} />
    </section>
  );
}

interface WinnerProps {
  readonly seat: number | null;
  readonly charge: string | undefined;
  readonly verdict: string;
  readonly score: string;
  readonly short: string;
}

/** The winner in the seat's colour. It takes the focus unless the player is writing or in the bar. */
function Winner({ seat, charge, verdict, score, short }: WinnerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement?.closest("input, textarea, dialog[open], .bar")) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={`result-winner ${verdict.length > LONG ? "many" : ""}`}>
      {seat === null ? <Icon name="flag" /> : <Arms seat={seat} charge={charge} />}
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {verdict}
        </h2>
        {score ? <small>{score}</small> : null}
      </div>
      {short ? (
        <span class="num result-short" aria-hidden="true">
          {short}
        </span>
      ) : null}
    </div>
  );
}

/** What decided the game, why it ended and, on narrow screens, the chart. */
function Reasons({ info, scene, names }: { readonly info: TableInfo; readonly scene: Scene; readonly names: readonly string[] }) {
  const course = courseOf(info.id);
  const chart = course.chart.value;
  const { seat, whose } = told(info, scene, names);
  const decision = chart?.ready ? decisionOf(chart, seat, whose, info.you) : null;
  const ending = scene.prompt.small || scene.prompt.say;
  return (
    <div class="result-why">
      <p>
        <Text>{decision?.deed ?? ending}</Text>
      </p>
      <small>{decision ? <Text>{`${decision.chance} ${ending}`}</Text> : chart?.ready || course.failed.value ? null : "Looking for the turning point…"}</small>
      {chart && chart.points.length > 1 ? <Chart chart={chart} seat={seat} whose={capital(whose)} /> : null}
    </div>
  );
}

/** The seat that the chart is about: the viewer's own between two players and after a win, else the winner's. */
export function told(info: TableInfo, scene: Scene, names: readonly string[]): { readonly seat: number; readonly whose: string } {
  const winners = winnersOf(scene.result);
  const own = info.you !== null && (info.players.length === 2 || winners.length === 0 || winners.includes(info.you));
  const seat = own ? info.you! : (winners[0] ?? 0);
  return { seat, whose: seat === info.you ? "your" : `${nameOf(seat, names)}’s` };
}

function Ways({ session, info, sharing, won }: { readonly session: Session; readonly info: TableInfo; readonly sharing: { value: boolean }; readonly won: boolean }) {
  const asked = useSignal(false);
  useEffect(() => {
    if (asked.value && info.rematch) go(`/t/${info.rematch}`);
  }, [info.rematch]);
  const again = () => {
    asked.value = true;
    if (info.rematch) go(`/t/${info.rematch}`);
    else session.rematch(false);
  };
  return (
    <div class="acts">
      {info.event ? (
        <a class="btn primary" href={`/e/${info.event}`}>
          Back to the event
        </a>
      ) : info.you === null ? null : (
        <button class="btn primary" type="button" data-act="rematch" onClick={again}>
          <Icon name="again" />
          {info.rematch ? "Join the rematch" : "Rematch"}
        </button>
      )}
      <NextStronger info={info} won={won} />
      <a class="btn quiet" href={`/r/${info.id}${info.you === null ? "" : "#review"}`}>
        <Icon name="chart" />
        Review
      </a>
      <button class="btn quiet" type="button" data-act="share" aria-expanded={sharing.value} onClick={() => (sharing.value = !sharing.value)}>
        <Icon name="share" />
        Share
      </button>
    </div>
  );
}

/** Says the result to screen readers, once the live region is in the page. */
function Announcement({ text }: { readonly text: string }) {
  const said = useSignal("");
  useEffect(() => {
    said.value = text;
  }, [text]);
  return (
    <p class="off-screen" role="status">
      {said.value}
    </p>
  );
}
