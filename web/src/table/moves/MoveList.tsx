import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { plain } from "../../parts/words.ts";
import type { Choice, Refusal, Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import { pointing } from "../input/pointing.ts";
import { moveRows, stillOpen } from "./moveRows.ts";
import { shortName } from "./promptText.ts";

/** Every remaining legal move as a labelled list, for the keyboard and screen readers. */
export function MoveList({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const opened = useSignal("");
  const left = board.listed.value;
  const open = stillOpen(left, opened.value);
  const rows = moveRows(left, open);
  const locked = open ? [] : scene.refusals.filter((refusal) => refusal.label);
  const touched = board.touched.value;
  if (scene.prompt.mode === "watch" || (left.length === 0 && locked.length === 0)) return null;
  const lastName = touched.length > 0 ? shortName(scene, touched.at(-1)!, board.names.value) : "";
  return (
    <section class="panel options" aria-label="Moves">
      <header>
        <span>{open ? <Text>{open}</Text> : `Moves${left.length > 9 ? `, ${left.length}` : ""}`}</span>
        <span class="r">keys 1–9</span>
      </header>
      <ul>
        {open ? (
          <li>
            <button class="option" type="button" data-key="0" onClick={() => (opened.value = "")}>
              <kbd>0</kbd>
              <span>All moves</span>
            </button>
          </li>
        ) : null}
        {rows.map((row, index) => (
          <li key={row.kind === "choice" ? row.choice.line : row.name}>
            {row.kind === "choice" ? (
              <ChoiceRow choice={row.choice} number={index + 1} />
            ) : (
              <button class="option group" type="button" data-key={digit(index + 1)} onClick={() => (opened.value = row.name)}>
                <kbd>{digit(index + 1)}</kbd>
                <span>
                  <Text>{row.name}</Text>
                </span>
                <span class="out">
                  {row.count} <Icon name="chev" />
                </span>
              </button>
            )}
          </li>
        ))}
        {locked.map((refusal) => (
          <li key={refusal.touch + refusal.label}>
            <LockedRow refusal={refusal} />
          </li>
        ))}
        {touched.length > 0 ? (
          <li>
            <button class="option" type="button" onClick={() => board.back()}>
              <kbd class="sign">↩</kbd>
              <span>Take back {plain(lastName, board.names.value)}</span>
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

const digit = (number: number): string => (number <= 9 ? String(number) : "");

function ChoiceRow({ choice, number }: { readonly choice: Choice; readonly number: number }) {
  const board = useBoard();
  const here = board.highlighted.value?.line === choice.line;
  return (
    <button
      class={`option ${here ? "here" : ""}`}
      type="button"
      data-choice={choice.line}
      data-key={digit(number)}
      onClick={() => board.choose(choice)}
      {...pointing(board, { line: choice.line })}
    >
      <kbd>{digit(number)}</kbd>
      <span>
        <Text>{choice.label}</Text>
      </span>
      <span class="out">
        <Text>{choice.outcome}</Text>
      </span>
    </button>
  );
}

function LockedRow({ refusal }: { readonly refusal: Refusal }) {
  const board = useBoard();
  return (
    <button class="option off" type="button" aria-disabled="true" onClick={() => board.refuse(refusal)}>
      <Icon name="lock" />
      <span>
        <Text>{refusal.label}</Text>
      </span>
      <span class="out">
        <Text>{refusal.text}</Text>
      </span>
    </button>
  );
}
