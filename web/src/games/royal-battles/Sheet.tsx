import { useContext } from "preact/hooks";
import { Names } from "../../parts/Text.tsx";
import { capital, plain } from "../../parts/words.ts";
import { useBoard } from "../../table/board/context.ts";
import { pointing } from "../../table/input/pointing.ts";
import { look, spokenName, touchable } from "../../table/board/look.ts";
import { Tip } from "../../table/scene/Tip.tsx";
import type { Scene, Token } from "../../wire.ts";
import { Life } from "./units/Life.tsx";
import { lifeOf, sheetOf } from "./units/unitFacts.ts";
import { UnitPiece } from "./units/UnitPiece.tsx";

const SHORT: Readonly<Record<string, string>> = { Accuracy: "Acc", Evasion: "Eva", Armour: "Arm" };

/** A unit's line of the army record: what it is, its numbers, its Life. Touching it is touching the square where it stands. */
export function Sheet({ unit, scene }: { readonly unit: Token; readonly scene: Scene }) {
  const board = useBoard();
  const names = useContext(Names);
  const id = unit.like.startsWith("recruit") ? unit.id : unit.like || unit.id;
  const seen = look(board, id);
  const live = touchable(board, id);
  const life = lifeOf(scene, unit);
  const own = id === unit.id; // it has no square to touch instead
  const [type, accuracy, evasion, weapon] = sheetOf(unit).split(", ");
  const reason = own && board.reason.value?.at === id ? board.reason.value : null;
  return (
    <div
      class={["rb-sheet", seen.state, live ? "live" : "", ...unit.marks.map((mark) => `is-${mark}`)].join(" ")}
      data-token={own ? id : undefined}
      role={live && own ? "button" : "img"}
      tabIndex={live && own ? 0 : -1}
      aria-label={spokenName(capital(plain(unit.name, names)), own ? seen : { ...seen, state: "rest", badge: null })}
      aria-pressed={live && own ? seen.state === "chosen" : undefined}
      title={sheetOf(unit)}
      onClick={() => board.touch(id)}
      {...pointing(board, { thing: id })}
    >
      <UnitPiece token={unit} />
      <span class="name">
        {unit.face}
        <span>
          {life ? life.value : unit.marks.includes("waiting") ? "to place" : ""}
          {life ? <span class="of">/{life.of}</span> : null}
        </span>
      </span>
      <span class="stats">
        {life ? (
          <>
            <span class="three">
              {life.parts
                .filter((part) => part.label in SHORT)
                .map((part) => (
                  <span key={part.label}>
                    {SHORT[part.label]} <b>{part.value}</b>
                  </span>
                ))}
            </span>
            <span class="weapon">{weapon}</span>
          </>
        ) : (
          <>
            <span>{`${type}, ${accuracy}`}</span>
            <span>{evasion}</span>
          </>
        )}
      </span>
      {life ? <Life left={life.value} of={life.of ?? life.value} /> : null}
      {reason ? <Tip reason={reason} /> : null}
    </div>
  );
}
