import { useSignal } from "@preact/signals";
import { openTable } from "../api.ts";
import { tileOf } from "../games.ts";
import { isLearned } from "../learned.ts";
import { Drawing, Icon } from "../parts/Icon.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { go } from "../route.ts";
import { gameSlug } from "../parts/words.ts";
import type { GameInfo } from "../wire.ts";
import { USUAL_BOT, seatsAgainstBots, seatsWithFriend } from "./seats.ts";

/** A game that can be played: its picture, a sentence about it, and one click to a table. */
export function GameTile({ game, large }: { readonly game: GameInfo; readonly large: boolean }) {
  const said = useSignal("");
  const [art] = useLoaded(async () => ({ Art: await tileOf(game.key) }), [game.key]);
  const open = async (seats: readonly string[]) => {
    try {
      const { id } = await openTable({ game: game.key, options: {}, seats, private: true, clock: null });
      go(`/t/${id}`);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  const first = game.lessons[0];
  const Art = art.state === "ready" ? (art.value.Art ?? Plain) : null;
  return (
    <article class={`tile ${large ? "large" : ""}`} data-game={gameSlug(game.key)}>
      <div class="art" aria-hidden="true">
        <div class="picture">{Art ? <Art /> : null}</div>
      </div>
      <div class="txt">
        <h2>{game.title}</h2>
        <p>{game.tagline}</p>
        <div class="meta">
          {players(game)}, {game.minutes[0]} to {game.minutes[1]} minutes
        </div>
        <div class="tile-acts">
          <button class="btn tint" type="button" aria-label={`Play ${game.title} against ${USUAL_BOT}`} onClick={() => open(seatsAgainstBots(game))}>
            Play
          </button>
          {first ? (
            <a class="btn quiet" href={`/learn/${game.key}${isLearned(game.key, first.name) ? "" : `/${first.name}`}`} aria-label={`Learn ${game.title}`}>
              Learn
            </a>
          ) : null}
          <button class="btn quiet" type="button" aria-label={`Invite a friend to ${game.title}`} title="Invite a friend" onClick={() => open(seatsWithFriend(game))}>
            <Icon name="link" />
            {large ? <span class="wide">Invite a friend</span> : null}
          </button>
          <a class="btn quiet" href={`/new/${game.key}`} aria-label={`Set up a table of ${game.title}`} title="Set up a table">
            <Icon name="more" />
            {large ? <span class="wide">Set up a table</span> : null}
          </a>
        </div>
        {said.value ? (
          <p class="said" role="alert">
            {said.value}
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** The picture for games without a tile. */
function Plain() {
  return <Drawing id="crest" class="plain-art" />;
}

const players = (game: GameInfo): string =>
  game.least_seats === game.most_seats ? `${game.least_seats} players` : `${game.least_seats} to ${game.most_seats} players`;
