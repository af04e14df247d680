import { useSignal } from "@preact/signals";
import { fillSeats, sit } from "../../requests/api.ts";
import { Icon } from "../../parts/Icon.tsx";
import { errorText } from "../../parts/load.ts";
import type { TableInfo } from "../../wire.ts";
import { InviteWays } from "./InviteWays.tsx";
import { CopyField } from "../../parts/CopyField.tsx";

/** The free seats and the invitation links, in the prompt's place before the game. */
export function WaitingRoom({ info }: { readonly info: TableInfo }) {
  const free = info.players.filter((player) => player.kind === "open").length;
  const sends = ["", "Send this link to a friend. ", "Send each friend one of these links. "];
  const seats = free === 1 ? "One seat is free" : `${free} seats are free`;
  return (
    <section class="prompt-area waiting panel" aria-label="Waiting for players">
      <div class="waiting-head">
        <Icon name="people" />
        <p role="status">
          <b>{seats}.</b> {sends[Math.min(info.invites.length, 2)]}The game begins when everyone is here.
        </p>
        {info.you === null && !info.private ? <SitHere id={info.id} /> : null}
      </div>
      {info.invites.map((path, index) => (
        <CopyField key={path} label={info.invites.length > 1 ? `Link ${index + 1}` : "Invitation link"} text={new URL(path, location.href).href} />
      ))}
      {info.invites[0] ? <InviteWays link={new URL(info.invites[0], location.href).href} title={info.title} /> : null}
      {info.differs ? <p class="muted">{info.differs}</p> : null}
      {info.code ? (
        <p class="code-line">
          Or tell them the code <b>{info.code}</b> to type in the lobby.
        </p>
      ) : null}
      {info.host ? <Fill id={info.id} /> : null}
    </section>
  );
}

function Fill({ id }: { readonly id: string }) {
  const said = useSignal("");
  const fill = () => fillSeats(id).catch((wrong: unknown) => (said.value = errorText(wrong)));
  return (
    <p>
      <button class="btn quiet" type="button" onClick={fill}>
        Let bots take the free seats
      </button>
      <span role="status">{said.value}</span>
    </p>
  );
}

function SitHere({ id }: { readonly id: string }) {
  const said = useSignal("");
  const take = async () => {
    try {
      await sit(id);
      location.reload();
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <>
      {said.value ? <span role="alert">{said.value}</span> : null}
      <button class="btn primary" type="button" onClick={take}>
        Sit down
      </button>
    </>
  );
}
