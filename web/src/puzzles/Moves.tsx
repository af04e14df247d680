import { Text } from "../parts/Text.tsx";
import type { PuzzleMove } from "../wire.ts";

/** The solution move by move, with what speaks for each. */
export function Moves({ moves }: { readonly moves: readonly PuzzleMove[] }) {
  return (
    <ol class="reasons">
      {moves.map((move, at) => (
        <li key={at}>
          <b>
            <Text>{`${move.label}.`}</Text>
          </b>{" "}
          <Text>{move.why}</Text>
        </li>
      ))}
    </ol>
  );
}
