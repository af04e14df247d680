import type { LayoutProps } from "../../../table/scene/layout.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { capital } from "../../../parts/words.ts";
import { useRecruits } from "./useRecruiting.ts";

/** The units as a list with digits, for the keyboard: a digit adds one. */
export function RecruitRows({ scene, me }: LayoutProps) {
  const recruits = useRecruits(scene, me);
  const kinds = zoneOf(scene, "muster")?.tokens ?? [];
  if (!recruits.choosing) return null;
  return (
    <section class="panel options" aria-label="Units">
      <header>
        <span>{recruits.more > 0 ? "Add a unit" : "Your army is complete"}</span>
        <span class="r">{recruits.more > 0 ? "keys 1–9" : recruits.ahead ? "" : "Enter: Ready"}</span>
      </header>
      <ul>
        {kinds.map(({ id, face, points }, index) => {
          const fits = recruits.fits.has(face);
          const has = [...recruits.sent, ...recruits.plan].filter((name) => name === face).length;
          return (
            <li key={id}>
              <button class={`option ${fits ? "" : "off"}`} type="button" data-key={fits && index < 9 ? String(index + 1) : undefined} aria-disabled={fits ? undefined : true} onClick={() => recruits.add(face)}>
                <kbd>{index < 9 ? index + 1 : ""}</kbd>
                <span>{capital(face)}</span>
                <span class="out">{has > 0 ? `${has} in your army` : `Life ${points}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
