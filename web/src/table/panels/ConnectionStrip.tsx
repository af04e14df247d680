import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import type { Session } from "../connection/session.ts";

const GRACE = 600; // a line that comes back within this is not worth a word

/** A calm word while the line is down, and what the server had to say. */
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
        <span>The line is down. Coming back to the table; nothing is lost.</span>
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
