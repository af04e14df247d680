import type { EventInfo } from "../wire.ts";

/** The bracket, drawn by the server. Everything in it is said in the rounds below it too. */
export function Picture({ info }: { readonly info: EventInfo }) {
  const theme = document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
  const played = info.rounds.flatMap((made) => made.bouts).map((bout) => bout.wins.join("-") + String(bout.winner));
  const address = `/api/events/${info.id}/picture.svg?theme=${theme}&at=${info.rounds.length}.${played.join("_").length}.${played.filter((one) => !one.endsWith("null")).length}`;
  return (
    <section class="panel bracket">
      <header>
        <h2>Bracket</h2>
        <a class="r" href={`/api/events/${info.id}/picture.svg`} download={`event-${info.id}.svg`}>
          Save the picture
        </a>
      </header>
      <div class="scroll" tabIndex={0} role="group" aria-label="Bracket">
        <img src={address} alt="Who met whom, round by round, as listed below" />
      </div>
    </section>
  );
}
