import { Icon } from "../parts/Icon.tsx";
import { gameSlug } from "../parts/words.ts";
import type { GameStanding } from "../wire.ts";
import { BOX, curveOf } from "./curve.ts";

const CUT = 60; // the server sends as many points at most

/** A game's colour with a crown. */
export function Swatch({ game }: { readonly game: string }) {
  return (
    <span class="game-swatch" data-game={gameSlug(game)}>
      <Icon name="crown" />
    </span>
  );
}

/** A player in one game: the rating with its course, and the results as a bar and in words. */
export function Standing({ standing }: { readonly standing: GameStanding }) {
  const { won, tied, lost } = standing;
  return (
    <section class="panel standing" data-game={gameSlug(standing.game)} aria-label={standing.title}>
      <h2>
        <Swatch game={standing.game} />
        {standing.title}
      </h2>
      {standing.strength === null ? (
        <p class="unrated">
          <span class="num">{won + tied + lost}</span> <span class="muted">{won + tied + lost === 1 ? "game" : "games"}, none rated</span>
        </p>
      ) : (
        <>
          <p class="strength" title={`± ${standing.unsure}`}>
            <span class="num">{standing.strength}</span>
            <Month by={standing.month} />
          </p>
          <CurveView standing={standing} />
        </>
      )}
      <div class="results" aria-hidden="true">
        <i class="won" style={{ flexGrow: won }} />
        <i class="tied" style={{ flexGrow: tied }} />
        <i class="lost" style={{ flexGrow: lost }} />
      </div>
      <p class="tiny muted">
        {won} won, {tied > 0 ? `${tied} tied, ` : ""}
        {lost} lost
      </p>
    </section>
  );
}

function Month({ by }: { readonly by: number }) {
  if (by === 0) return <span class="tiny muted">no change this month</span>;
  return <span class={`month ${by < 0 ? "down" : "up"}`}>{by < 0 ? `−${-by}` : `+${by}`} this month</span>;
}

function CurveView({ standing }: { readonly standing: GameStanding }) {
  const curve = curveOf(standing.curve, standing.curve.length >= CUT);
  if (!curve) return null;
  return (
    <svg class="rating-curve" viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={curve.label}>
      <path class="begin" d={`M3 ${curve.start}H${BOX.width - 7}`} />
      <path class="area" d={curve.area} />
      <path class="line" d={curve.line} />
      <circle cx={curve.end[0]} cy={curve.end[1]} r="4" />
    </svg>
  );
}
