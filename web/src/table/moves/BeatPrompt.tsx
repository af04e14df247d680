import { useContext } from "preact/hooks";
import { Icon, useTincture } from "../../parts/Icon.tsx";
import { Names, Text } from "../../parts/Text.tsx";
import { nameOf } from "../../parts/words.ts";
import { calm, pace } from "../../browser/prefs.ts";
import type { Beat } from "../board/beats.ts";
import { useBoard } from "../board/context.ts";
import { PacePicker } from "../stage/PacePicker.tsx";

/** The prompt while a step is shown: who acts, what happens, and how to go on. */
export function BeatPrompt({ beat, me }: { readonly beat: Beat; readonly me: number | null }) {
  const board = useBoard();
  const names = useContext(Names);
  const { seat } = beat;
  const tincture = useTincture(seat ?? 0);
  const colours = { "--seat": `var(--seat-${tincture})`, "--hatch": `var(--hatch-${tincture})` };
  return (
    <section class="prompt-area" aria-label="What now">
      <div class="prompt beat" tabIndex={-1} style={colours}>
        {seat === null ? null : <span class="whose">{seat === me ? "You" : nameOf(seat, names)}</span>}
        <div class="say" role="status">
          <Text>{beat.say}</Text>
          {beat.small ? (
            <small>
              <Text>{beat.small}</Text>
            </small>
          ) : null}
        </div>
        {beat.until ? <GoOn label={beat.until} /> : board.playing.value ? <Going /> : null}
      </div>
    </section>
  );
}

/** The button that ends a beat which waits for the reader. */
function GoOn({ label }: { readonly label: string }) {
  const board = useBoard();
  return (
    <div class="acts" data-show="controls">
      <button class="btn primary" type="button" data-act="go-on" onClick={() => board.controls?.touched()}>
        <span>{label}</span>
        <Icon name="chev" />
      </button>
    </div>
  );
}

/** The pace, a button that skips the rest and, where the reader steps, one for the next moment. */
function Going() {
  const board = useBoard();
  return (
    <>
      <PacePicker name="prompt-pace" />
      <div class="acts" data-show="controls">
        <button class="btn quiet" type="button" data-act="skip" onClick={() => board.controls?.finish()}>
          Skip
        </button>
        {pace.value === "step" || calm() ? (
          <button class="btn primary" type="button" data-act="next" onClick={() => board.controls?.next()}>
            <span>Next</span>
            <Icon name="chev" />
          </button>
        ) : null}
      </div>
    </>
  );
}
