import { useEffect, useMemo } from "preact/hooks";
import { setPace } from "../../requests/advice.ts";
import { lazy } from "../../parts/lazy.tsx";
import { botPace, pace } from "../../browser/prefs.ts";
import type { Scene, TableInfo } from "../../wire.ts";
import { Hints } from "./hints.ts";
import { HintButton } from "./HintButton.tsx";
import type { Session } from "../connection/session.ts";

const HintPanel = lazy(async () => (await import("./HintPanel.tsx")).HintPanel);

interface Props {
  readonly session: Session;
  readonly info: TableInfo;
  readonly scene: Scene;
}

/** Sets the bots' pace and offers hints where all other players are bots and no coach speaks: after a lesson one may ask. */
export function BotControls({ session, info, scene }: Props) {
  const hints = useMemo(() => new Hints(info.id, session.board), [info.id]);
  usePace(session, info);
  if (!info.hints || !info.started || info.over || scene.coach) return null;
  return (
    <>
      <HintButton hints={hints} scene={scene} unrated={info.unrated !== ""} />
      {hints.asked.value ? <HintPanel hints={hints} /> : null}
    </>
  );
}

/**
 * Sends the bots' pace to the server, again after each reconnection: the server does not store it. Bots are quick where acts are
 * shown briskly or at once.
 */
function usePace(session: Session, info: TableInfo): void {
  const mine = info.host && !info.over && session.board.bots.value.length > 0;
  const connection = session.connection.value;
  const manner = pace.value === "brisk" || pace.value === "once" ? "quick" : botPace.value;
  useEffect(() => {
    if (mine && connection === "open") setPace(info.id, manner).catch(() => undefined);
  }, [info.id, mine, connection, manner]);
}
