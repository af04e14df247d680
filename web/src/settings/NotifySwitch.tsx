import { useSignal } from "@preact/signals";
import { notify } from "../browser/prefs.ts";
import { ask, permission } from "../shell/notify.ts";

/** The switch for notifications of the browser. */
export function NotifySwitch() {
  const said = useSignal("");
  if (permission.value === "unsupported") return null;
  const turn = async (on: boolean) => {
    if (!on) notify.value = "off";
    else if (!(await ask())) said.value = "This browser does not allow it. Allow notifications for this page in the browser's settings.";
  };
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={notify.value === "on" && permission.value === "granted"} onChange={(event) => void turn(event.currentTarget.checked)} />
      <span>
        Notify me when it is my turn
        <small role="status">{said.value || "While a page of Regalia is open, also in the background."}</small>
      </span>
    </label>
  );
}
