import { ErrorText } from "../parts/ErrorText.tsx";
import { Icon } from "../parts/Icon.tsx";
import type { ArmResult } from "../wire.ts";
import { evenShare, LEAST, percent, range, sharesOf, verdict } from "./fairness.ts";
import type { Bench } from "./useBench.ts";
import { useTrial } from "./useTrial.ts";

const FIRST = 200;
const MORE = 400;

interface Props<D, C> {
  readonly bench: Bench<D, C>;
  readonly players: number;
  /** Whether seats differ on it, or only places in the turn order. */
  readonly by: "seats" | "places";
  /** Who they are, for that number of players. */
  readonly names: readonly string[];
  /** The standard one, played on the same deals to compare with. */
  readonly standard: string;
}

/** Lets quick bots play on the draft and shows who wins how often, with a range that narrows. A change clears it. */
export function FairnessPanel<D, C>({ bench: { craft, content, faults }, players, by, names, standard }: Props<D, C>) {
  const trial = useTrial([content, players]);
  const { info } = trial;
  const begin = () => trial.begin({ game: craft.game, options: [{ [craft.kind]: content }, {}], seats: players, games: FIRST });
  const [mine, usual] = info?.arms ?? [];
  return (
    <section class="panel part ed-fair" aria-label="Fairness" data-trial={info?.state ?? ""} data-games={info?.games ?? 0}>
      <h2>Is it fair?</h2>
      {info ? null : <p class="tiny muted">Quick bots play {FIRST} games on it and {FIRST} on {standard}, with the same luck.</p>}
      {info && info.games < LEAST ? <p role="status">{info.state === "failed" ? "The games could not be played. Try again later." : `${info.games} of ${info.wanted} games…`}</p> : null}
      {info && mine && usual && info.games >= LEAST ? (
        <>
          <Bars arm={mine} usual={usual} by={by} names={names} />
          <p role="status">{verdict(sharesOf(mine, by), names)}</p>
          <p class="tiny muted">
            {info.games} {info.state === "running" ? `of ${info.wanted} ` : ""}games, usually {Math.round(mine.turns)} turns; on {standard} {Math.round(usual.turns)} (thin marks).
          </p>
        </>
      ) : null}
      <div class="ed-row">
        {info?.state === "running" ? (
          <button class="btn" type="button" onClick={() => void trial.stop()}>
            <Icon name="x" />
            Stop
          </button>
        ) : (
          <button class="btn" type="button" disabled={faults?.length !== 0} onClick={() => void (info && info.state !== "failed" ? trial.more(MORE) : begin())}>
            <Icon name="bot" />
            {info && info.state !== "failed" ? `${MORE} more` : "Let bots try it"}
          </button>
        )}
      </div>
      <ErrorText text={trial.wrong} />
    </section>
  );
}

interface BarsProps {
  readonly arm: ArmResult;
  readonly usual: ArmResult;
  readonly by: "seats" | "places";
  readonly names: readonly string[];
}

/** A row for each: the range as a bar, the mean on it, the even share as a line, and the standard's mean as a thin mark. */
function Bars({ arm, usual, by, names }: BarsProps) {
  const shares = sharesOf(arm, by);
  const even = evenShare(shares);
  const at = (share: number): string => `${Math.min(100, Math.max(0, share * 100))}%`;
  return (
    <ul class="ed-bars" style={{ "--even": at(even) }}>
      {shares.map((one, nth) => (
        <li key={nth}>
          <span>{names[nth]}</span>
          <span class="ed-scale" aria-hidden="true">
            <i class="reach" style={{ left: at(one.low), right: at(1 - one.high) }} />
            <i class="mean" style={{ left: at(one.share) }} />
            <i class="usual" style={{ left: at(sharesOf(usual, by)[nth]!.share) }} />
          </span>
          <span class="num">
            {percent(one.share)} <small>{range(one)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
