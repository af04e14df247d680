import { useEffect, useState } from "preact/hooks";
import { differsOf } from "../requests/api.ts";
import { ErrorText } from "../parts/ErrorText.tsx";
import type { Differs, GameSetup, PresetInfo } from "../wire.ts";
import { PresetPicture } from "./PresetPicture.tsx";
import type { Time } from "./times.ts";

interface Props {
  readonly setup: GameSetup;
  readonly preset: PresetInfo | undefined;
  readonly made: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly rivals: string;
  /** That the visitor takes a seat of another kind; empty if not. */
  readonly role: string;
  readonly friends: number;
  readonly about: string;
  readonly time: Time;
  readonly rated: boolean;
  readonly said: string;
}

/** The table in a few sentences, and the button that opens it. */
export function Summary({ setup, preset, made, options, players, rivals, role, friends, about, time, rated, said }: Props) {
  const differs = useDiffers(setup.game.key, options);
  const title = preset?.title ?? setup.game.title;
  const counts = rated && (differs?.rated ?? true);
  return (
    <section class="panel summary" aria-label="The table">
      {preset ? <PresetPicture of={preset} /> : null}
      <div class="body">
        <h2>
          {title}
          {made > 0 ? ", house rules" : ""}
        </h2>
        <p>
          {made > 0 ? "" : preset?.says} You play {players === 2 && about ? "against" : "with"} {rivals}. {role} {friends === 0 ? about : friends === 1 ? "You get a link for your friend." : `You get ${friends} links for your friends.`} {time.says}
        </p>
        <p class={`differs ${differs?.text ? "on" : ""}`} role="status">
          {differs?.text || "Standard rules."} {counts ? "This game is rated." : "This game is not rated."}
        </p>
        <button class="btn primary" type="submit">
          {friends > 0 ? "Open the table" : "Sit down"}
        </button>
        <ErrorText text={said} />
        {friends > 0 ? null : <p class="tiny muted">You can change the bots’ pace at the table.</p>}
      </div>
    </section>
  );
}

const PAUSE = 150;

/** What the server says about the options, a moment after the last change. */
function useDiffers(game: string, options: Readonly<Record<string, unknown>>): Differs | null {
  const [differs, setDiffers] = useState<Differs | null>(null);
  const written = JSON.stringify(options);
  useEffect(() => {
    if (written === "{}") {
      setDiffers({ text: "", rated: true });
      return undefined;
    }
    let current = true;
    const timer = setTimeout(() => {
      differsOf(game, options).then(
        (found) => current && setDiffers(found),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [written]);
  return differs;
}
