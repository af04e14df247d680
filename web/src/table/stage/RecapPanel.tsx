import { useContext } from "preact/hooks";
import { Tinctures } from "../../parts/Icon.tsx";
import { Names, Text } from "../../parts/Text.tsx";
import { nameOf, reckoned, toYou } from "../../parts/words.ts";
import type { Recap, RecapAct } from "../board/recap.ts";
import { useBoard } from "../board/context.ts";
import { PacePicker } from "./PacePicker.tsx";
import { ReplayButton } from "./ReplayButton.tsx";

/** Every act of the others since the viewer's last turn, under the number of its mark, and the pace. */
export function RecapPanel({ recap }: { readonly recap: Recap }) {
  const names = useContext(Names);
  const seats = new Set(recap.acts.map((act) => act.seat));
  const title = seats.size > 1 ? "Since your turn" : `${nameOf(recap.acts[0]!.seat, names)}’s last turn`;
  return (
    <section class="panel recap" aria-label="Last turn">
      <header>
        <span>{title}</span>
        <span class="r">{recap.acts.length === 1 ? "1 action" : `${recap.acts.length} actions`}</span>
      </header>
      <ol tabIndex={0}>
        {recap.acts.map((act) => (
          <ActRow key={act.number} act={act} />
        ))}
      </ol>
      <footer>
        <PacePicker name="rail-pace" />
        {recap.steps.length > 0 ? (
          <div class="again">
            <ReplayButton label="Replay the turn" />
            <kbd>R</kbd>
          </div>
        ) : null}
      </footer>
    </section>
  );
}

/** An act with its result in bold. Sentences of other players begin with their names. */
function ActRow({ act }: { readonly act: RecapAct }) {
  const board = useBoard();
  const names = useContext(Names);
  const tincture = (useContext(Tinctures)[act.seat] ?? act.seat) % 8;
  const me = board.shown.value?.scene.seat;
  return (
    <li style={{ "--seat": `var(--seat-${tincture})` }}>
      <i class="num">{act.number}</i>
      <span>
        {act.told.map((sentence, index) => (
          <span key={index} class={index > 0 && reckoned(sentence.text) ? "result" : ""}>
            {index > 0 ? " · " : ""}
            {sentence.seat === act.seat || sentence.seat === null ? "" : `${sentence.seat === me ? "You" : nameOf(sentence.seat, names)} `}
            <Text>{sentence.seat === me ? toYou(sentence.text) : sentence.text}</Text>
          </span>
        ))}
      </span>
    </li>
  );
}
