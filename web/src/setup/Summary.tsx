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
  readonly rivals: string;
  readonly friend: boolean;
  readonly about: string;
  readonly time: Time;
  readonly rated: boolean;
  readonly said: string;
}

/** The table in a few sentences, and the button that opens it. */
export function Summary({ setup, preset, made, options, rivals, friend, about, time, rated, said }: Props) {
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
          {made > 0 ? "" : preset?.says} {friend ? "You get a link for your friend." : `You play against ${rivals}. ${about}`} {time.says}
        </p>
        <p class={`differs ${differs?.text ? "on" : ""}`} role="status">
          {differs?.text || "Standard rules."} {counts ? "This game is rated." : "This game is not rated."}
        </p>
        <button class="btn primary" type="submit">
          {friend ? "Open the table" : "Sit down"}
        </button>
        <ErrorText text={said} />
        {friend ? null : <p class="tiny muted">Change the bots’ pace at the table at any time.</p>}
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
