import { useSignal } from "@preact/signals";
import { Dialog } from "../parts/Dialog.tsx";
import { ErrorText } from "../parts/ErrorText.tsx";
import { errorText } from "../parts/load.ts";
import type { Person, Report } from "../wire.ts";
import { report } from "./api.ts";
import "./report.css";

const REASONS: readonly (readonly [Report["why"], string])[] = [
  ["chat", "Insults or pesters in the chat"],
  ["name", "Has an offensive name"],
  ["cheating", "Cheats or gets help"],
  ["leaving", "Leaves games on purpose"],
  ["other", "Something else"],
];
const LONGEST = 500;

interface Props {
  readonly who: Partial<Person>;
  readonly called: string;
  readonly close: () => void;
}

/** Tells the operators of this server about a player. */
export function ReportDialog({ who, called, close }: Props) {
  const why = useSignal<Report["why"]>("chat");
  const text = useSignal("");
  const said = useSignal("");
  const sent = useSignal(false);
  const send = async (event: Event) => {
    event.preventDefault();
    try {
      await report(who, why.value, text.value);
      sent.value = true;
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <Dialog title={`Report ${called}`} close={close}>
      {sent.value ? (
        <div class="report-form" role="status">
          <p>The operators of this server have your report. They see what {called} has said at this table. You can also block {called}.</p>
          <button class="btn primary" type="button" onClick={close}>
            Close
          </button>
        </div>
      ) : (
        <form class="report-form" aria-label={`Report ${called}`} onSubmit={send}>
          <fieldset>
            <legend>What happened?</legend>
            {REASONS.map(([key, label]) => (
              <label key={key}>
                <input type="radio" name="why" checked={why.value === key} onChange={() => (why.value = key)} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <label class="field">
            <span>In your words{why.value === "other" ? "" : ", if you like"}</span>
            <textarea rows={3} maxLength={LONGEST} required={why.value === "other"} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
          </label>
          <p class="tiny muted">Only the operators read this. {called} is not told.</p>
          <button class="btn primary" type="submit">
            Send the report
          </button>
          <ErrorText text={said.value} />
        </form>
      )}
    </Dialog>
  );
}
