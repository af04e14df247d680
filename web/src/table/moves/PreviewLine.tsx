import { Verdict } from "../../parts/Badge.tsx";
import { Told } from "../../parts/Told.tsx";
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
          <Told>{sum}</Told>
        </b>
      ) : (
        <b class="words">
          <Told>{preview.what}</Told>
        </b>
      )}
      {preview.verdict ? <Verdict badge={preview.verdict} /> : null}
      {preview.then[0] ? (
        <span class="then-line">
          <Told>{preview.then[0].text}</Told>
        </span>
      ) : null}
    </div>
  );
}
