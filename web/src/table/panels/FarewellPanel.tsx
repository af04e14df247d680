import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { capital } from "../../parts/words.ts";
import { useBoard } from "../board/context.ts";
import "./farewell.css";

interface Props {
  /** That the player is out and, after a colon, why. */
  readonly text: string;
  readonly watch: () => void;
  readonly children?: ComponentChildren;
}

/** What an eliminated player is offered while the others play on: to watch, to see the game again, or to leave. */
export function FarewellPanel({ text, watch, children }: Props) {
  const board = useBoard();
  const [title = "", ...why] = text.split(": ");
  const from = board.controls?.reviewFrom() ?? "nothing";
  return (
    <section class="panel farewell" role="alertdialog" aria-labelledby="farewell">
      <h2 id="farewell">{title}</h2>
      <p>
        <Text>{capital(why.join(": "))}</Text>
      </p>
      {children}
      <div class="acts" data-show="controls">
        <button class="btn primary" type="button" onClick={watch}>
          <Icon name="eye" />
          Watch to the end
        </button>
        {from === "nothing" ? null : (
          <button class="btn quiet" type="button" onClick={() => board.controls?.review()}>
            {from === "start" ? "Review from the start" : "Review what you saw"}
          </button>
        )}
        <a class="btn quiet" href="/">
          Leave the table
        </a>
      </div>
    </section>
  );
}
