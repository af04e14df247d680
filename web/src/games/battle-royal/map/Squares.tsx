import { useSignal } from "@preact/signals";
import { useContext, useRef } from "preact/hooks";
import { Names } from "../../../parts/Text.tsx";
import { capital, plain } from "../../../parts/words.ts";
import type { Board } from "../../../table/board/board.ts";
import { useBoard } from "../../../table/board/context.ts";
import { pointing } from "../../../table/input/pointing.ts";
import { look, spokenName, touchable } from "../../../table/board/look.ts";
import type { Token } from "../../../wire.ts";

interface Props {
  readonly cells: readonly Token[];
  readonly held: ReadonlyMap<number, Token>;
  readonly prices: ReadonlyMap<number, Token>;
  /** Brings a square into sight. */
  readonly show: (place: number) => void;
}

/** Every square of the map, for touch and arrow keys. The Tab key stops at the last focused square only. */
export function Squares({ cells, held, prices, show }: Props) {
  const board = useBoard();
  const names = useContext(Names);
  const last = useSignal("");
  const pressed = useRef(""); // the square that a pointer gives the focus must not move under it
  const live = cells.filter((cell) => touchable(board, cell.id)).map((cell) => cell.id);
  const stop = last.value || live[0] || cells[0]?.id;
  return (
    <>
      {cells.map((cell) => {
        const seen = look(board, cell.id);
        const touches = touchable(board, cell.id);
        const told = spokenName(capital(plain(spoken(cell, held, prices), names)), { ...seen, badge: seen.badge?.kind === "dark" ? null : seen.badge });
        const { onFocus, ...point } = pointing(board, { thing: cell.id });
        return (
          <div
            key={cell.id}
            class={`br-square ${seen.state} ${touches ? "live" : ""} ${hinted(board, cell.id) ? "hinted" : ""}`}
            data-token={cell.id}
            role={touches ? "button" : "img"}
            tabIndex={cell.id === stop ? 0 : -1}
            aria-label={told}
            aria-disabled={seen.state === "refused" ? true : undefined}
            onClick={(event) => {
              if (needsSecond(event, board, cell.id)) offer(board, cell.id);
              else board.touch(cell.id);
            }}
            {...point}
            onPointerDown={() => (pressed.current = cell.id)}
            onFocus={() => {
              last.value = cell.id;
              if (pressed.current !== cell.id) show(cell.place!);
              pressed.current = "";
              onFocus();
            }}
          />
        );
      })}
    </>
  );
}

const THUMB = 32; // pixels; a smaller square is easily missed

/** True if a touch only shows the move: captures and small squares take a second touch, unless a coach has asked for it. Fingers cannot hover. */
function needsSecond(event: MouseEvent, board: Board, id: string): boolean {
  if ((event as PointerEvent).pointerType !== "touch" || board.reason.value?.at === id || board.asked.value === id) return false;
  const choice = board.next.value.get(id);
  const small = (event.currentTarget as Element).getBoundingClientRect().width < THUMB;
  return choice !== undefined && (small || choice.badge?.kind === "bad");
}

function offer(board: Board, id: string): void {
  const choice = board.next.value.get(id);
  board.pointed.value = { thing: id };
  if (choice) board.reason.value = { at: id, text: `${choice.label}${choice.outcome ? `: ${choice.outcome}` : ""}. Touch it again to do this.`, rule: "" };
}

/** The square of the move that a row of the list means, or advice. */
const hinted = (board: Board, id: string): boolean => board.advised.value.has(id) || (board.highlighted.value?.touch.includes(id) ?? false);

/** A square in words: its pawn or terrain, its price, what would be lost. */
function spoken(cell: Token, held: Props["held"], prices: Props["prices"]): string {
  const pawn = held.get(cell.place!);
  const price = prices.get(cell.place!);
  const words = [pawn?.name ?? cell.name];
  if (price?.face === "price") words.push(`costs ${price.name.split(": ").at(-1)}${price.marks.includes("dear") ? ", too expensive" : ""}`);
  if (price?.face === "taken") words.push(price.name);
  if (pawn?.points) words.push(`${pawn.points} are lost with it`);
  if (pawn?.marks.includes("threatened")) words.push("can be captured");
  if (pawn?.marks.includes("take")) words.push("can be picked up");
  if (pawn?.marks.includes("hand")) words.push("picked up");
  return words.join(", ");
}
