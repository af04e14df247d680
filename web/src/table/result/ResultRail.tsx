import { recordPath } from "../../requests/api.ts";
import { Arms } from "../../parts/Crest.tsx";
import { Shield } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { addressed, capital } from "../../parts/words.ts";
import type { Advantage, Moment, RatingChange, TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";
import { Lead } from "../scene/Lead.tsx";
import { Chart } from "./Chart.tsx";
import { around, courseOf, decisionOf, deedOf, turningOf, turnOf } from "./course.ts";
import { told, type ResultProps } from "./ResultBar.tsx";
import { ordered, standingOf, standingText, winnersOf } from "./verdict.ts";
import "./result.css";

/** The result in the rail: what decided it, the moments of the game, everybody's numbers, and further ways. */
export function ResultRail({ session, info, scene }: ResultProps) {
  const names = session.board.names.value;
  const course = courseOf(info.id);
  const chart = course.chart.value;
  const { seat, whose } = told(info, scene, names);
  return (
    <div class="result-rail">
      {course.failed.value || (chart?.ready && chart.points.length < 2) ? null : <Decided chart={chart} seat={seat} whose={whose} you={info.you} />}
      {chart && chart.moments.length > 0 ? <Moments id={info.id} chart={chart} seat={seat} you={info.you} /> : null}
      <Standings session={session} info={info} scene={scene} />
      {info.you === null ? null : <RatingPanel title={info.title} change={course.ratings.value.find((change) => change.seat === info.you)} />}
      <More session={session} info={info} />
    </div>
  );
}

interface DecidedProps {
  readonly chart: Advantage | null;
  readonly seat: number;
  readonly whose: string;
  readonly you: number | null;
}

function Decided({ chart, seat, whose, you }: DecidedProps) {
  const moment = turningOf(chart);
  return (
    <section class="panel preview decided" aria-label="What decided it" aria-busy={!chart?.ready}>
      <p class="tiny muted">{moment ? "What decided it" : chart?.ready ? "How it went" : "Looking for the turning point…"}</p>
      {chart && moment ? (
        <h2>
          {capital(turnOf(chart, moment))}: <Text>{deedOf(moment, you) || "the turning point"}</Text>
        </h2>
      ) : null}
      {chart && moment ? (
        <p>
          <Text>{decisionOf(chart, seat, whose, you)!.chance}</Text>
        </p>
      ) : null}
      {chart && chart.points.length > 1 ? <Chart chart={chart} seat={seat} whose={capital(whose)} /> : <div class="course waits" />}
    </section>
  );
}

interface MomentsProps {
  readonly id: string;
  readonly chart: Advantage;
  readonly seat: number;
  readonly you: number | null;
}

function Moments({ id, chart, seat, you }: MomentsProps) {
  const turning = turningOf(chart);
  const changed = (moment: Moment): boolean => {
    const [before, after] = around(chart, moment, seat);
    return before !== after;
  };
  const told = chart.moments.filter((moment) => moment === turning || changed(moment));
  return (
    <section class="panel moments" aria-label="Moments">
      <header>
        Moments <span class="r">touch one to see it</span>
      </header>
      <ol>
        {told.map((moment) => (
          <li key={moment.at}>
            <a class={moment === turning ? "here" : ""} href={`/r/${id}#at=${moment.at}`} data-moment={moment.at}>
              <TurnNumber turn={turnOf(chart, moment)} />
              <Told moment={moment} you={you} />
              <Gain by={around(chart, moment, seat)} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "turn 15" as a number; the word is for screen readers. */
function TurnNumber({ turn }: { readonly turn: string }) {
  const words = turn.split(" ");
  return (
    <span class={`num ${/\d/.test(turn) ? "of-turn" : ""}`}>
      <span class="off-screen">{words.slice(0, -1).join(" ")} </span>
      {words.at(-1)}
    </span>
  );
}

/** The shield of the player whose deed it was. */
function Mark({ moment }: { readonly moment: Moment }) {
  const seat = moment.told.find((sentence) => sentence.seat !== null)?.seat ?? null;
  return seat === null ? null : <Shield seat={seat} class="mark" />;
}

function Told({ moment, you }: { readonly moment: Moment; readonly you: number | null }) {
  return (
    <span class="told">
      <Mark moment={moment} />
      <span>
        <Text>{addressed(moment.told.map((sentence) => sentence.text).join(": "), you)}</Text>
      </span>
    </span>
  );
}

function Gain({ by: [before, after] }: { readonly by: readonly [number, number] }) {
  const gain = after - before;
  return (
    <span class={`gain ${gain < 0 ? "lost" : "won"}`} title="winning chance">
      {gain < 0 ? `−${-gain}` : `+${gain}`} %
    </span>
  );
}

function Standings({ session, info, scene }: ResultProps) {
  const winners = winnersOf(scene.result);
  const charges = session.board.charges.value;
  return (
    <section class="panel standings" aria-label="Final standings">
      <ol>
        {ordered(scene).map((seat) => {
          const standing = standingOf(scene, seat);
          return (
            <li key={seat} class={winners.includes(seat) ? "won" : ""}>
              <Arms seat={seat} charge={charges[seat]} class="mark" />
              <span>
                <Lead seat={seat} />
                {seat === info.you ? <span class="muted">, you</span> : null}
              </span>
              <span class="count">{standing ? standingText(standing) : winners.includes(seat) ? "won" : ""}</span>
            </li>
          );
        })}
      </ol>
      {info.unrated ? <p class="tiny muted">{info.unrated}</p> : null}
    </section>
  );
}

function RatingPanel({ title, change }: { readonly title: string; readonly change: RatingChange | undefined }) {
  if (!change) return null;
  const gain = change.after - change.before;
  return (
    <section class="panel rating" aria-label={`Rating in ${title}`}>
      <header>Rating in {title}</header>
      <p>
        <span class="num">
          {change.before} → {change.after}
        </span>
        <span class="muted">{gain < 0 ? `−${-gain}` : `+${gain}`}</span>
      </p>
    </section>
  );
}

/** The ways that are taken less often. */
function More({ session, info }: { readonly session: Session; readonly info: TableInfo }) {
  const player = info.you !== null && !info.rematch && !info.event;
  return (
    <nav class="result-more" aria-label="More">
      {player ? (
        <button type="button" title="Each player moves on to the next seat" onClick={() => session.rematch(true)}>
          Rematch with seats swapped
        </button>
      ) : null}
      <a href={recordPath(info.id)} download>
        Record
      </a>
      {info.chance ? <a href={`/check/${info.id}`}>Check the cards</a> : null}
      <a href="/">Lobby</a>
    </nav>
  );
}
