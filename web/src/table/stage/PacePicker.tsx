import { pace } from "../../browser/prefs.ts";
import { PACES } from "./pace.ts";

/** How fast other players' acts are shown: four values side by side. */
export function PacePicker({ name }: { readonly name: string }) {
  return (
    <fieldset class="pace" data-show="pace">
      <legend class="off-screen">Pace</legend>
      {PACES.map(([one, label]) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={pace.value === one} onChange={() => (pace.value = one)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
