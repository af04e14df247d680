import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon.tsx";
import { listed, nameOf } from "../../parts/words.ts";
import type { Proposal, TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";
import "../../look/agreements.css";

/** The open proposal at the table, and who has to answer. */
export function AgreementStrip({ session, info }: { readonly session: Session; readonly info: TableInfo }) {
  const { proposal, you } = info;
  const names = session.board.names.value;
  if (info.over) return null;
  if (proposal && you !== null && proposal.waits.includes(you)) {
    return (
      <Strip text={`${nameOf(proposal.by, names)} ${asks(proposal, names)}`}>
        <button class="btn primary" type="button" onClick={() => session.reply(true)}>
          Agree
        </button>
        <button class="btn quiet" type="button" onClick={() => session.reply(false)}>
          No
        </button>
      </Strip>
    );
  }
  if (proposal) {
    const waits = listed(proposal.waits.map((seat) => nameOf(seat, names)));
    const who = proposal.by === you ? "You ask" : `${nameOf(proposal.by, names)} asks`;
    return (
      <Strip text={`${who} ${wish(proposal, names)}. Waiting for ${waits}.`}>
        {proposal.by === you ? (
          <button class="btn quiet" type="button" onClick={() => session.reply(false)}>
            Withdraw
          </button>
        ) : null}
      </Strip>
    );
  }
  if (you !== null && info.players[you]?.bot) {
    return (
      <Strip text={`The bot ${info.players[you].bot} plays for you.`}>
        <button class="btn primary" type="button" onClick={() => session.comeBack()}>
          Take your seat back
        </button>
      </Strip>
    );
  }
  return null;
}

function Strip({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <section class="agreement" aria-label="At the table">
      <Icon name="people" />
      <p role="status">{text}</p>
      <div class="agreement-acts">{children}</div>
    </section>
  );
}

const wish = (proposal: Proposal, names: readonly string[]): string =>
  ({ undo: "to take back the last move", draw: "for a draw", bot: `for a bot to play for ${nameOf(proposal.seat, names)}` })[proposal.what];

const asks = (proposal: Proposal, names: readonly string[]): string =>
  proposal.what === "draw" ? "offers a draw." : proposal.what === "bot" && proposal.by === proposal.seat ? "wants a bot to take over." : `asks ${wish(proposal, names)}.`;
