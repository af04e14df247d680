import { useSignal } from "@preact/signals";
import { USUAL_BOT } from "../setup/seats.ts";
import { CopyField } from "../parts/CopyField.tsx";
import { capital } from "../parts/words.ts";
import type { EventInfo } from "../wire.ts";
import type { Act } from "./api.ts";

interface Props {
  readonly info: EventInfo;
  readonly act: (what: Act) => Promise<boolean>;
}

const usual = (info: EventInfo): string => (info.bots.includes(USUAL_BOT) ? USUAL_BOT : (info.bots[0] ?? ""));

/** What only the host sees: invite, fill up, start, pause, replace, drop, end. */
export function Console({ info, act }: Props) {
  if (info.phase === "over") return null;
  return (
    <section class="panel console" aria-label="Host’s console">
      <header>
        <h2>You are the host</h2>
      </header>
      {info.phase === "open" ? <Before info={info} act={act} /> : <During info={info} act={act} />}
    </section>
  );
}

function Before({ info, act }: Props) {
  const count = useSignal(Math.max(info.least, info.players.length + 1));
  const bot = useSignal(usual(info));
  return (
    <div class="console-parts">
      <p class="tiny">Send this link to your players:</p>
      <CopyField label="Link to the event" text={`${location.origin}/e/${info.id}`} quiet />
      <p class="code-line">
        or tell them the code <b>{info.code}</b>
      </p>
      <form
        class="fill"
        onSubmit={(event) => {
          event.preventDefault();
          void act({ type: "fill", players: count.value, bot: bot.value });
        }}
      >
        <label class="field">
          <span>Fill with bots up to this many players</span>
          <input type="number" min={2} max={128} required value={count.value} onInput={(event) => (count.value = event.currentTarget.valueAsNumber || 0)} />
        </label>
        <BotField info={info} bot={bot.value} set={(name) => (bot.value = name)} />
        <button class="btn quiet" type="submit">
          Fill with bots
        </button>
      </form>
      <div class="ways">
        <button class={`btn ${info.players.length < info.least ? "quiet" : "primary"}`} type="button" onClick={() => act({ type: "start" })}>
          Start
        </button>
      </div>
    </div>
  );
}

function During({ info, act }: Props) {
  const player = useSignal(info.players.find((one) => !one.bot)?.number ?? 0);
  const bot = useSignal(usual(info));
  const note = useSignal("");
  const chosen = info.players[player.value];
  const done = async (what: Act) => {
    if (await act(what)) note.value = "";
  };
  return (
    <div class="console-parts">
      <div class="ways">
        <button class="btn quiet" type="button" onClick={() => act({ type: info.paused ? "resume" : "pause" })}>
          {info.paused ? "Resume" : "Pause"}
        </button>
        {info.players.some((one) => one.deck_missing) ? (
          <button class="btn quiet" type="button" title="The server builds the missing decks" onClick={() => act({ type: "proceed" })}>
            Stop waiting for decks
          </button>
        ) : null}
        <button class="btn ghost" type="button" onClick={() => confirm("End the event now?") && void act({ type: "end" })}>
          End the event
        </button>
      </div>
      <label class="field">
        <span>Replace or drop a player</span>
        <select value={String(player.value)} onChange={(event) => (player.value = Number(event.currentTarget.value))}>
          {info.players.map((one) => (
            <option key={one.number} value={String(one.number)}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {chosen?.take ? (
        <>
          <p class="tiny">Whoever opens this link takes over that place and sees its cards. The player and the table are told:</p>
          <CopyField label="Link to that place" text={`${location.origin}${chosen.take}`} quiet />
        </>
      ) : (
        <p class="tiny muted">While decks are built, only a bot can take over a place.</p>
      )}
      <label class="field">
        <span>Reason, which everybody can read</span>
        <input maxLength={200} value={note.value} onInput={(event) => (note.value = event.currentTarget.value)} />
      </label>
      <BotField info={info} bot={bot.value} set={(name) => (bot.value = name)} />
      <div class="ways">
        <button class="btn quiet" type="button" onClick={() => done({ type: "replace", player: player.value, bot: bot.value, note: note.value })}>
          Let the bot play on
        </button>
        {chosen && chosen.entrant !== null ? (
          <button class="btn ghost" type="button" onClick={() => done({ type: "drop", entrant: chosen.entrant!, note: note.value })}>
            Drop from the event
          </button>
        ) : null}
      </div>
    </div>
  );
}

function BotField({ info, bot, set }: { readonly info: EventInfo; readonly bot: string; readonly set: (name: string) => void }) {
  return (
    <label class="field">
      <span>Bot</span>
      <select value={bot} onChange={(event) => set(event.currentTarget.value)}>
        {info.bots.map((name) => (
          <option key={name} value={name}>
            {capital(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
