import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Shield } from "../parts/Icon.tsx";
import { Text } from "../parts/Text.tsx";
import { capital, counted, lost, nameOf } from "../parts/words.ts";
import type { Judged, Review } from "../wire.ts";
import type { Film } from "./film.ts";
import { mistakes, type Order } from "./mistakes.ts";
import { turnsOf, type Move, type Turn } from "./moves.ts";
import { visit } from "./visit.ts";

/** Every move of the game by turn, or the costly ones with the worst first. A touch goes there. */
export function ReviewMoves({ film, made }: { readonly film: Film; readonly made: Review }) {
  const order = useSignal<Order>("turn");
  const costly = mistakes(made.moments, order.value);
  return (
    <div class="review-part review-moves">
      <div class="review-order">
        <span id="review-moves">{costly.length > 0 ? counted(costly.length, "costly move") : "Moves"}</span>
        {costly.length > 0 ? (
          <span class="review-order" role="group" aria-labelledby="review-moves">
            <Sort order={order} by="turn" />
            <Sort order={order} by="loss" />
          </span>
        ) : null}
      </div>
      {order.value === "loss" ? (
        <ol class="advice">
          {costly.map((judged) => (
            <li key={judged.at}>
              <CostlyRow film={film} judged={judged} />
            </li>
          ))}
        </ol>
      ) : (
        <ByTurn film={film} turns={turnsOf(made)} first={costly[0]?.at} />
      )}
    </div>
  );
}

function Sort({ order, by }: { readonly order: Signal<Order>; readonly by: Order }) {
  return (
    <button type="button" aria-pressed={order.value === by} onClick={() => (order.value = by)}>
      By {by}
    </button>
  );
}

interface ByTurnProps {
  readonly film: Film;
  readonly turns: readonly Turn[];
  /** The first costly move, with which the list opens. */
  readonly first: number | undefined;
}

function ByTurn({ film, turns, first }: ByTurnProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-step="${first}"]`);
    if (row && list.current) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 3;
  }, []);
  return (
    <ol class="advice by-turn" ref={list}>
      {turns.map((turn) => (
        <li key={turn.moves[0]!.at}>
          <p class="when">
            {turn.seat === null ? null : <Shield seat={turn.seat} class="mark" />}
            {capital(turn.name)}
            {turn.seat === null ? "" : `, ${nameOf(turn.seat, film.board.names.value)}`}
          </p>
          <ol>
            {turn.moves.map((move) => (
              <li key={move.at}>
                <MoveRow film={film} move={move} marked={move.seat !== turn.seat} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** A move and its verdict; where it is shown on the table, also what was better and why. */
function MoveRow({ film, move, marked }: { readonly film: Film; readonly move: Move; readonly marked: boolean }) {
  const { judged, verdict } = move;
  const row = useRef<HTMLButtonElement>(null);
  const own = move.seat === film.what.you;
  const eyes = judged ? move.seat : film.what.you;
  const here = film.at.value === move.at && film.judged.value?.at === judged?.at && film.eyes.value === String(eyes);
  useEffect(() => {
    if (here) row.current?.scrollIntoView({ block: "nearest" });
  }, [here]);
  return (
    <button ref={row} class={`advised ${here ? "here" : ""} ${own && verdict === "lost" ? "costly" : ""}`} type="button" data-step={move.at} onClick={() => void visit(film, move.at, judged, eyes)}>
      <span class="played">
        {marked ? (
          <>
            <Shield seat={move.seat} class="mark" />
            <span class="off-screen">{nameOf(move.seat, film.board.names.value)}: </span>
          </>
        ) : null}
        <Text>{move.text}</Text>
      </span>
      {judged && verdict === "lost" ? <Lost judged={judged} /> : <span class={`verdict-word ${verdict === "best" ? "best" : ""}`}>{verdict}</span>}
      {judged && ((own && verdict === "lost") || here) && verdict !== "best" ? own ? <Better judged={judged} /> : <Theirs judged={judged} /> : null}
      {judged && own && here && verdict === "best" ? (
        <span class="better">
          <Text>{judged.best.why}</Text>
        </span>
      ) : null}
    </button>
  );
}

function CostlyRow({ film, judged }: { readonly film: Film; readonly judged: Judged }) {
  return (
    <button class={`advised costly ${film.at.value === judged.at ? "here" : ""}`} type="button" data-step={judged.at} onClick={() => void visit(film, judged.at, judged)}>
      <span class="when">
        {capital(judged.turn)}, move {judged.at + 1} of {film.what.steps}
      </span>
      <b class="played">
        <Text>{capital(judged.played.doing)}</Text>
      </b>
      <b class="lost whole">{lost(judged.drop, judged.doubt)} winning chance</b>
      <Better judged={judged} />
    </button>
  );
}

const Lost = ({ judged }: { readonly judged: Judged }) => (
  <b class="lost">
    {lost(judged.drop, judged.doubt)}
    <span class="off-screen"> winning chance</span>
  </b>
);

/** What was better for another player. The judge speaks to that player, the row about them. */
const Theirs = ({ judged }: { readonly judged: Judged }) => (
  <span class="better">
    <b>
      Best was <Text>{judged.best.doing.replace(/\byour\b/g, "their")}</Text>.
    </b>
  </span>
);

const Better = ({ judged }: { readonly judged: Judged }) => (
  <span class="better">
    <b>
      Best was <Text>{judged.best.doing}</Text>.
    </b>{" "}
    <Text>{judged.best.why}</Text>
  </span>
);
