import { paper } from "../../browser/prefs.ts";
import { Icon } from "../../parts/Icon.tsx";
import { PaperChoice } from "./PaperChoice.tsx";
import type { EventInfo } from "../../wire.ts";

/** Sheets for the wall and the tables. A deck list is the reader's own, until the event is over. */
export function PrintEvent({ info, decks }: { readonly info: EventInfo; readonly decks: boolean }) {
  const sheets: readonly (readonly [string, string, boolean])[] = [
    ["pairings", "Pairings", info.rounds.length > 0],
    ["scores", "Score slips", info.rounds.length > 0 && info.phase !== "over"],
    ["decks", info.phase === "over" ? "All deck lists" : "Your deck list", decks],
  ];
  const shown = sheets.filter(([, , there]) => there);
  if (!shown.length) return null;
  return (
    <section class="panel print-event" aria-label="On paper">
      <header>
        <h2>On paper</h2>
      </header>
      <div class="console-parts">
        <PaperChoice />
        <div class="ways">
          {shown.map(([part, name]) => (
            <a key={part} class="btn quiet" href={`/api/events/${info.id}/${part}.pdf?paper=${paper.value}`} download={`${info.title} ${part}.pdf`}>
              <Icon name="print" />
              {name}
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
