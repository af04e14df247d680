import { useContext } from "preact/hooks";
import { Shield } from "../../parts/Icon.tsx";
import { Names, Text } from "../../parts/Text.tsx";
import { nameOf } from "../../parts/words.ts";
import { useBoard } from "../board/context.ts";
import { ReplayButton } from "./ReplayButton.tsx";
import { recapTexts } from "./recap.ts";

/** One sentence above the prompt: what the others did, at most three acts. */
export function RecapStrip() {
  const board = useBoard();
  const names = useContext(Names);
  const recap = board.recap.value;
  const texts = recap ? recapTexts(recap) : [];
  if (texts.length === 0) return null;
  return (
    <div class="recap-strip">
      <Shield seat={texts[0]!.seat} />
      <p>
        {texts.map(({ seat, text }) => (
          <span key={seat}>
            <span class="who">{nameOf(seat, names)}</span> <Text>{text}</Text>{" "}
          </span>
        ))}
      </p>
      <ReplayButton label="Replay" />
    </div>
  );
}
