import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { go } from "../../../browser/route.ts";
import { useTrial } from "../../../editor/useTrial.ts";
import { ErrorText } from "../../../parts/ErrorText.tsx";
import { Icon } from "../../../parts/Icon.tsx";
import { errorText } from "../../../parts/load.ts";
import { openTable } from "../../../requests/api.ts";
import { GAME, KIND, type Appraisal } from "./bench.ts";
import { titleOf, type UnitRecord } from "./draft.ts";
import { percent, verdict } from "./words.ts";

const PAIRS = 200; // two games each
const LEAST = 50; // games before a range is shown
const [LOW, HIGH] = [0.2, 0.8];

const BOTS = [
  { bot: "greedy", label: "quick bots" },
  { bot: "knight", label: "bots of Knight level" },
] as const;

interface Props {
  readonly unit: UnitRecord;
  readonly found: Appraisal;
  readonly worth: number;
}

/** Lets bots try the unit in pairs of games: equal points, the same deals, the seats exchanged. Any change clears the result. */
export function TryIt({ unit, found, worth }: Props) {
  const bot = useSignal<"greedy" | "knight">("knight");
  const told = JSON.stringify(unit);
  const trial = useTrial([told, bot.value]);
  const wrong = useSignal("");
  const { info } = trial;
  const games = 2 * (info?.games ?? 0);
  const ready = found.price !== undefined && Object.keys(found.faults).length === 0;
  const shown = info?.followed && games >= LEAST ? info.followed : null;
  const said = shown && info?.state !== "running" && found.price !== undefined ? verdict(shown, found.price, games, worth) : null;
  const older = useOlder(told, shown ? `${percent(shown.share)} won in ${games} games` : "");
  const level = BOTS.find((one) => one.bot === bot.value)!.label;
  const begin = () => trial.begin({ game: GAME, kind: KIND, content: unit as unknown as Record<string, unknown>, games: PAIRS, bot: bot.value });
  const watch = async () => {
    try {
      const { id } = await openTable({ game: GAME, options: found.example ?? {}, seats: ["knight", "knight"], private: true, clock: null });
      go(`/t/${id}`);
    } catch (why) {
      wrong.value = errorText(why);
    }
  };
  return (
    <section class="panel ws-try" aria-label="Try it" data-trial={info?.state ?? ""} data-games={games}>
      <h2>
        Try it <small>{2 * PAIRS} games, {level}, both seats</small>
      </h2>
      {info === null ? (
        <>
          {older ? <p class="tiny ws-older">{older}: for an older version.</p> : null}
          <p class="tiny muted">Bots play armies of equal points, one with the {titleOf(unit)}: the same deals from both seats.</p>
          <div class="ws-seg" role="radiogroup" aria-label="Who plays">
            {BOTS.map((one) => (
              <label key={one.bot} class={bot.value === one.bot ? "on" : ""}>
                <input type="radio" name="ws-bot" checked={bot.value === one.bot} onChange={() => (bot.value = one.bot)} />
                {one.label}
              </label>
            ))}
          </div>
        </>
      ) : null}
      {shown ? (
        <>
          <p class="ws-share">
            <span class="num">{percent(shown.share)}</span> ± {((shown.high - shown.low) * 50).toFixed(1)} won by armies with a {titleOf(unit)}
          </p>
          <Range low={shown.low} share={shown.share} high={shown.high} />
        </>
      ) : null}
      {info ? (
        <p class="tiny muted" role="status">
          {info.state === "failed" ? "The bots could not play. Try again later." : `${games} ${info.state === "running" ? `of ${2 * info.wanted} ` : ""}games, ${level}${games < LEAST ? `; the range is shown from ${LEAST} games on` : ""}.`}
        </p>
      ) : null}
      {said ? (
        <p class={`ws-verdict ${said.fair ? "fair" : "unfair"}`}>
          <Icon name={said.fair ? "check" : "warn"} />
          {said.text}
        </p>
      ) : null}
      {found.unknown.length > 0 ? (
        <p class="ws-says" role="alert">
          No bot can play this yet: update the server.
        </p>
      ) : null}
      <div class="ws-acts">
        {info?.state === "running" ? (
          <button class="btn quiet" type="button" onClick={() => void trial.stop()}>
            <Icon name="x" />
            Stop
          </button>
        ) : (
          <button class="btn quiet" type="button" data-act="try" disabled={!ready} onClick={() => void (info && info.state !== "failed" ? trial.more(PAIRS) : begin())}>
            <Icon name="dice" />
            {info && info.state !== "failed" ? `${2 * PAIRS} more` : "Try it"}
          </button>
        )}
        <button class="btn quiet" type="button" disabled={!ready} onClick={() => void watch()}>
          <Icon name="eye" />
          Watch a game
        </button>
      </div>
      <ErrorText text={trial.wrong || wrong.value} />
    </section>
  );
}

/** The result of the version before; empty as long as there is none. A new result replaces it. */
function useOlder(told: string, result: string): string {
  const older = useSignal("");
  const last = useRef({ told, result });
  useEffect(() => {
    if (last.current.told !== told) older.value = last.current.result || older.value;
    else if (result) older.value = "";
    last.current = { told, result };
  }, [told, result]);
  return older.value;
}

/** The range on a line from 20 to 80 %, with the fair price in the middle. */
function Range({ low, share, high }: { readonly low: number; readonly share: number; readonly high: number }) {
  const at = (value: number): string => `${(100 * (Math.min(HIGH, Math.max(LOW, value)) - LOW)) / (HIGH - LOW)}%`;
  return (
    <div class="ws-range" aria-hidden="true">
      <i class="mid" />
      <i class="reach" style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      <i class="mean" style={{ left: at(share) }} />
      <span style={{ left: 0 }}>{LOW * 100}</span>
      <span style={{ left: "50%" }}>50 %, a fair price</span>
      <span style={{ left: "100%" }}>{HIGH * 100}</span>
    </div>
  );
}
