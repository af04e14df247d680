import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { beside } from "../browser/beside.ts";
import type { Layout } from "./scene/layout.ts";
import { Icon } from "../parts/Icon.tsx";
import { lazy } from "../parts/lazy.tsx";
import { plain } from "../parts/words.ts";
import type { TableInfo } from "../wire.ts";
import { BotControls } from "./panels/BotControls.tsx";
import { ConnectionStrip } from "./panels/ConnectionStrip.tsx";
import { TableKind } from "./panels/TableKind.tsx";
import { MessageStrip } from "./panels/MessageStrip.tsx";
import type { Session } from "./connection/session.ts";
import { TableBar } from "./TableBar.tsx";
import { TableFrame } from "./TableFrame.tsx";
import "../look/panels.css";

const AgreementStrip = lazy(async () => (await import("./seats/AgreementStrip.tsx")).AgreementStrip);
const ChatButton = lazy(async () => (await import("./seats/ChatButton.tsx")).ChatButton);
const AbsenceStrip = lazy(async () => (await import("./seats/AbsenceStrip.tsx")).AbsenceStrip);
const Introductions = lazy(async () => (await import("./seats/Introductions.tsx")).Introductions);
const NextTable = lazy(async () => (await import("./seats/NextTable.tsx")).NextTable);
const TableSettings = lazy(async () => (await import("./seats/TableSettings.tsx")).TableSettings);
const WaitingRoom = lazy(async () => (await import("./seats/WaitingRoom.tsx")).WaitingRoom);
const ResultBar = lazy(async () => (await import("./result/ResultBar.tsx")).ResultBar);
const ResultRail = lazy(async () => (await import("./result/ResultRail.tsx")).ResultRail);

/** A clock of a correspondence game. */
const DAYS = / days? per move/;

/** A table with its players or spectators connected. */
export function TableView({ session, layout }: { readonly session: Session; readonly layout: Layout }) {
  const info = session.info.value;
  const shown = session.board.shown.value;
  useTitle(session);
  if (!info || !shown) return <ConnectionStrip session={session} />;
  const over = info.over && shown.scene.prompt.mode === "over" && !session.board.playing.value;
  const playing = info.you !== null && info.started && !info.over;
  const settings = (close: () => void) => <TableSettings session={session} info={info} close={close} />;
  return (
    <>
      <TableFrame
        board={session.board}
        layout={layout}
        bar={
          <TableBar title={info.title} scene={shown.scene} settings={settings}>
            <TableKind info={info} />
            {info.players.filter((player) => player.kind === "person").length > 1 ? <ChatButton session={session} info={info} /> : null}
            {playing ? (
              <button class="iconbtn" type="button" aria-label="Take back my last move" title="Take back" onClick={() => session.takeBack()}>
                <Icon name="undo" />
              </button>
            ) : null}
            <BotControls session={session} info={info} scene={shown.scene} />
          </TableBar>
        }
        instead={info.closed ? closing(info) : over ? <ResultBar session={session} info={info} scene={shown.scene} /> : info.started ? (shown.seq === 0 ? shuffling(info) : undefined) : <WaitingRoom info={info} />}
        rail={info.closed ? <></> : over ? <ResultRail session={session} info={info} scene={shown.scene} /> : undefined}
      />
      <Introductions session={session} info={info} />
      <div class="slips">
        {info.proposal || info.players.some((player) => player.bot) ? <AgreementStrip session={session} info={info} /> : null}
        {info.players.some((player) => player.takeover !== null) ? <AbsenceStrip session={session} info={info} /> : null}
        {playing && DAYS.test(info.clock) ? <NextTable info={info} asked={shown.scene.choices.length > 0} seq={shown.seq} /> : null}
      </div>
      <MessageStrip text={info.message} />
      <ConnectionStrip session={session} />
    </>
  );
}

/** The notice at a table that an operator has closed. */
function closing({ closed }: TableInfo): ComponentChildren {
  return (
    <section class="prompt-area panel closed" aria-label="Closed">
      <p role="alert">{closed}</p>
      <a href="/">To the lobby</a>
    </section>
  );
}

/** The notice before the first card, while the players' browsers add their parts to the shuffle. */
function shuffling({ chance }: TableInfo): ComponentChildren {
  if (!chance || chance.stage === "sealed") return undefined;
  return (
    <section class="prompt-area waiting panel gathering" aria-label="Before the first card">
      <p role="status">Shuffling: every player’s browser adds its part …</p>
    </section>
  );
}

/** Shows in the page's title whose turn it is, for players in another window. */
function useTitle(session: Session): void {
  const { id, title } = session.info.value ?? { id: "", title: "" };
  const prompt = session.board.shown.value?.scene.prompt;
  const names = session.board.names.value;
  const mine = prompt?.mode === "turn" || prompt?.mode === "answer";
  const said = prompt && mine ? plain(prompt.say, names) : title;
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${said} · Regalia`;
  }, [said, mine]);
  useEffect(() => {
    if (id) beside(import("../shell/waiting.ts"), ({ asked }) => asked(id, mine));
  }, [id, mine]);
}
