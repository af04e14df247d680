import { useEffect, useMemo, useState } from "preact/hooks";
import { me, tableInfo } from "../requests/api.ts";
import { layoutOf } from "../games.ts";
import { Failure } from "../parts/Failure.tsx";
import { lazy } from "../parts/lazy.tsx";
import { useLoaded } from "../parts/load.ts";
import { Session } from "./connection/session.ts";
import { TableView } from "./TableView.tsx";

const Invitation = lazy(async () => (await import("./seats/Invitation.tsx")).Invitation);

/** A table by its address: first the invitation, if there is one, then the table itself. */
export function TablePage({ id, invite }: { readonly id: string; readonly invite: string }) {
  const [sitting, setSitting] = useState(invite === "");
  if (!sitting) return <Invitation id={id} invite={invite} done={() => setSitting(true)} />;
  return <Visit id={id} />;
}

function Visit({ id }: { readonly id: string }) {
  const [loaded, again] = useLoaded(async () => {
    await me();
    const info = await tableInfo(id);
    return { info, layout: await layoutOf(info.game) };
  }, [id]);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (loaded.state === "loading") return null;
  return <Seated id={id} layout={loaded.value.layout} />;
}

function Seated({ id, layout }: { readonly id: string; readonly layout: Parameters<typeof TableView>[0]["layout"] }) {
  const session = useMemo(() => new Session(id, layout.stage), [id]);
  useEffect(() => () => session.leave(), [session]);
  const { connection, notice, board } = session;
  if (connection.value === "ended" && !board.shown.value) return <Failure text={notice.value || "This table cannot be reached."} />;
  return <TableView session={session} layout={layout} />;
}
