import { Verdict } from "../../parts/Badge.tsx";
import { Text } from "../../parts/Text.tsx";
import { useBoard } from "../board/context.ts";

/** The preview in one line, under the prompt where there is no rail. */
export function PreviewLine() {
  const board = useBoard();
  const preview = board.preview.value;
  if (!preview) return null;
  const sum = preview.sum.map((term) => term.text).join(" ");
  return (
    <div class="preview-line">
      {sum ? (
        <b>
          <Text>{sum}</Text>
        </b>
      ) : (
        <b class="words">
          <Text>{preview.what}</Text>
        </b>
      )}
      {preview.verdict ? <Verdict badge={preview.verdict} /> : null}
      {preview.then[0] ? (
        <span class="then-line">
          <Text>{preview.then[0].text}</Text>
        </span>
      ) : null}
    </div>
  );
}
