import { useSignal } from "@preact/signals";
import { openTable } from "../requests/api.ts";
import { tileOf } from "../games.ts";
import { isLearned } from "../browser/learned.ts";
import { Drawing, Icon } from "../parts/Icon.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { go } from "../browser/route.ts";
import { gameSlug } from "../parts/words.ts";
import { seatsAgainst } from "../parts/cast.ts";
import { seatsWithFriend } from "../setup/seats.ts";
import type { CharacterInfo, GameInfo } from "../wire.ts";
import { opponentIn } from "./chosen.ts";
import { Opponent } from "./Opponent.tsx";

interface Props {
  readonly game: GameInfo;
  readonly characters: readonly CharacterInfo[];
}

const THE = "The "; // left out on narrow screens

/** A game that can be played: its picture, a sentence about it, an opponent, and one touch to a table. */
export function GameTile({ game, characters }: Props) {
  const said = useSignal("");
  const [art] = useLoaded(async () => ({ Art: await tileOf(game.key) }), [game.key]);
  const one = opponentIn(game.key, characters);
  const open = async (seats: readonly string[]) => {
    try {
      const { id } = await openTable({ game: game.key, seats, private: true });
      go(`/t/${id}`);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  const Art = art.state === "ready" ? (art.value.Art ?? Plain) : null;
  return (
    <article class="tile" data-game={gameSlug(game.key)}>
      <a class="art" href={`/new/${game.key}`} tabIndex={-1} aria-hidden="true">
        <div class="tile-picture">{Art ? <Art /> : null}</div>
      </a>
      <div class="txt">
        <h2>
          <a href={`/new/${game.key}`} title={`Set up a table of ${game.title}`}>
            {game.title.startsWith(THE) ? <span class="wide">{THE}</span> : null}
            {game.title.startsWith(THE) ? game.title.slice(THE.length) : game.title}
          </a>
        </h2>
        <p>{game.tagline}</p>
        <div class="meta">
          {players(game)}, {span(game)}
        </div>
        {one ? <Opponent game={game} one={one} all={characters} /> : null}
        <div class="tile-acts">
          <button class="btn tint" type="button" aria-label={`Play ${game.title}${one ? ` against ${one.name}` : ""}`} disabled={!one} onClick={() => open(seatsAgainst(one!, game.usual_seats))}>
            Play
          </button>
          <Learn game={game} />
          <button class="btn quiet invite" type="button" aria-label={`Invite a friend to ${game.title}`} onClick={() => open(seatsWithFriend(game.usual_seats))}>
            <Icon name="link" />
            <span class="wide">Invite</span>
          </button>
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

function Learn({ game }: { readonly game: GameInfo }) {
  const first = game.lessons[0];
  if (!first) return null;
  const done = isLearned(game.key, first.name);
  return (
    <a class="btn quiet learn" href={done ? `/learn/${game.key}` : `/learn/${game.key}/${first.name}`}>
      Learn <span class="off-screen">{game.title}</span> <small class="wide">{first.minutes} min</small>
    </a>
  );
}

/** The picture for games without a tile. */
function Plain() {
  return <Drawing id="crest" class="plain-art" />;
}

const players = (game: GameInfo): string =>
  game.least_seats === game.most_seats ? `${game.least_seats} players` : `${game.least_seats} to ${game.most_seats} players`;

const span = ({ minutes: [low, high] }: GameInfo): string => (low === high ? `about ${low} minutes` : `${low} to ${high} minutes`);
