import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { plain } from "../../parts/words.ts";
import type { Choice, Refusal, Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import { pointing } from "../input/pointing.ts";
import { ends } from "./acts.ts";
import { keysShown, lockedRows, moveRows, refusedNow, rowKeys, stillOpen } from "./moveRows.ts";
import { shortName } from "./promptText.ts";

/**
 * Every remaining legal move as a labelled list, for the keyboard and screen readers. The turn's end comes last. `arrange` makes
 * the rows where a game shows its groups under each other.
 */
export function MoveList({ scene, arrange }: { readonly scene: Scene; readonly arrange?: typeof moveRows }) {
  const board = useBoard();
  const opened = useSignal("");
  const left = board.listed.value;
  const open = arrange ? "" : stillOpen(left, opened.value);
  const end = open ? undefined : left.find(ends);
  const rows = (arrange ?? moveRows)(left.filter((choice) => choice !== end), opened.value);
  const keys = rowKeys(rows);
  const touched = board.touched.value;
  const locked = open || board.playing.value ? [] : lockedRows(refusedNow(scene, touched, board.next.value));
  if (scene.prompt.mode === "watch" || (left.length === 0 && locked.length === 0)) return null;
  const lastName = touched.length > 0 ? shortName(scene, touched.at(-1)!, board.names.value) : "";
  return (
    <section class="panel options" aria-label="Moves">
      <header>
        <span>{open ? <Text>{open}</Text> : `Moves${left.length > 9 ? `, ${left.length}` : ""}`}</span>
        <span class="r">{keysShown(rows.filter((row) => row.kind !== "head").length)}</span>
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
          <li key={row.kind === "choice" ? row.choice.line : row.name} class={row.kind}>
            {row.kind === "choice" ? (
              <ChoiceRow choice={row.choice} label={row.label} keyOf={keys[index]!} />
            ) : row.kind === "head" ? (
              <Text>{row.name}</Text>
            ) : (
              <button class="option group" type="button" data-key={keys[index]} onClick={() => (opened.value = row.name)}>
                <kbd>{keys[index]}</kbd>
                <span>
                  <Text>{row.name}</Text>
                </span>
                <span class="out">
                  <Text>{row.best ?? `${row.count}`}</Text> <Icon name="chev" />
                </span>
              </button>
            )}
          </li>
        ))}
        {end ? (
          <li key={end.line}>
            <ChoiceRow choice={end} keyOf="Enter" />
          </li>
        ) : null}
        {locked.map(({ refusal, label }) => (
          <li key={refusal.touch + label}>
            <LockedRow refusal={refusal} label={label} />
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

function ChoiceRow({ choice, keyOf, label = choice.label }: { readonly choice: Choice; readonly keyOf: string; readonly label?: string | undefined }) {
  const board = useBoard();
  const here = board.highlighted.value?.line === choice.line;
  return (
    <button
      class={`option ${here ? "here" : ""}`}
      type="button"
      data-choice={choice.line}
      data-key={keyOf}
      onClick={() => board.choose(choice)}
      {...pointing(board, { line: choice.line })}
    >
      <kbd>{keyOf === "Enter" ? "⏎" : keyOf}</kbd>
      <span>
        <Text>{label}</Text>
      </span>
      <span class="out">
        <Text>{choice.outcome}</Text>
      </span>
    </button>
  );
}

function LockedRow({ refusal, label }: { readonly refusal: Refusal; readonly label: string }) {
  const board = useBoard();
  return (
    <button class="option off" type="button" aria-disabled="true" onClick={() => board.refuse(refusal)}>
      <Icon name="lock" />
      <span>
        <Text>{label}</Text>
      </span>
      <span class="out">
        <Text>{refusal.text}</Text>
      </span>
    </button>
  );
}
