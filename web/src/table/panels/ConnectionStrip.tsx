import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import type { Session } from "../connection/session.ts";

const GRACE = 600; // a shorter interruption is not shown

/** A notice while the connection is lost, and messages from the server. */
export function ConnectionStrip({ session }: { readonly session: Session }) {
  const late = useSignal(false);
  const state = session.connection.value;
  useEffect(() => {
    late.value = false;
    if (state !== "away") return;
    const timer = setTimeout(() => (late.value = true), GRACE);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "away" && late.value) {
    return (
      <div class="strip" role="status">
        <Icon name="clock" />
        <span>Connection lost. Reconnecting… Your game is safe.</span>
      </div>
    );
  }
  if (!session.notice.value) return null;
  return (
    <div class="strip" role="alert">
      <Icon name="warn" />
      <span>{session.notice.value}</span>
      {state === "ended" ? <a href="/">To the lobby</a> : null}
      <button type="button" onClick={() => (session.notice.value = "")}>
        Close
      </button>
    </div>
  );
}
