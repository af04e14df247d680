import { useEffect } from "preact/hooks";
import { botPace } from "../prefs.ts";
import { Picker } from "../settings/Settings.tsx";
import type { Session } from "./session.ts";

/** How long bots let us wait. It is ours to say at tables that we opened. */
export function PacePicker({ session }: { readonly session: Session }) {
  const chosen = botPace.value;
  useEffect(() => session.setPace(), [chosen]);
  return <Picker name="Bots move" value={botPace} values={[["quick", "Quickly"], ["human", "Like people"], ["slow", "Slowly"]]} />;
}
