import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import { update, useUpdate } from "./worker.ts";
import "./shell.css";

/** What is said on every page: that the browser is offline, and that a new version waits. */
export function Strips() {
  const online = useSignal(navigator.onLine);
  useEffect(() => {
    const look = (): void => {
      online.value = navigator.onLine;
    };
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  if (!online.value) {
    return (
      <div class="shell-strip" role="status">
        <Icon name="warn" />
        <span>
          <b>You are offline.</b> Games, puzzles and results need the server. Your games are safe, but their clocks keep running.
        </span>
      </div>
    );
  }
  if (update.value === null) return null;
  return (
    <div class="shell-strip" role="status">
      <Icon name="again" />
      <span>A new version of Regalia is ready.</span>
      <button class="btn quiet" type="button" onClick={useUpdate}>
        Use it now
      </button>
      <button class="iconbtn" type="button" aria-label="Later" onClick={() => (update.value = null)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
