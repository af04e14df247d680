import { useContext } from "preact/hooks";
import { Names } from "../../../parts/Text.tsx";
import { capital, plain } from "../../../parts/words.ts";
import { look, spokenName, touchable } from "../../../table/board/look.ts";
import { useBoard } from "../../../table/board/context.ts";
import { pointing } from "../../../table/input/pointing.ts";
import type { Scene, Token } from "../../../wire.ts";
import { Life } from "../units/Life.tsx";
import { lifeOf, sheetOf } from "../units/unitFacts.ts";
import { UnitPiece } from "../units/UnitPiece.tsx";

interface Props {
  readonly unit: Token;
  readonly scene: Scene;
  readonly small: boolean;
}

/** A unit of an army in one row: piece, name, Life. Touching it is touching the square where it stands. */
export function UnitRow({ unit, scene, small }: Props) {
  const board = useBoard();
  const names = useContext(Names);
  const waiting = unit.marks.includes("waiting");
  const id = waiting ? unit.id : unit.like || unit.id;
  const own = id === unit.id; // it has no square to touch instead
  const seen = look(board, id);
  const live = touchable(board, id);
  const life = lifeOf(scene, unit);
  const touch = own && live ? { "data-token": id, role: "button", tabIndex: 0, "aria-pressed": seen.state === "chosen" } as const : { role: "img" } as const;
  return (
    <div
      class={["rb-row", seen.state, live ? "live" : "", ...unit.marks.map((mark) => `is-${mark}`)].join(" ")}
      aria-label={spokenName(capital(plain(unit.name, names)), own ? seen : { ...seen, state: "rest", badge: null })}
      title={unit.kind === "back" ? "A secret unit" : capital(sheetOf(unit))}
      onClick={() => board.touch(id)}
      {...touch}
      {...pointing(board, { thing: id })}
    >
      <UnitPiece token={unit} />
      {small ? null : <span class="name">{unit.face.replace(/^boss /, "") || "secret"}</span>}
      {life && !small ? <Life left={life.value} of={life.of ?? life.value} /> : null}
      <span class="left">
        {life ? life.value : waiting && !small ? "to place" : ""}
        {life && !small ? <span class="of">/{life.of}</span> : null}
      </span>
    </div>
  );
}
