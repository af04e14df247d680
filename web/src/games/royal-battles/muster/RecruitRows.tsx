import { capital } from "../../../parts/words.ts";
import type { LayoutProps } from "../../../table/scene/layout.ts";
import { missing, priceAt } from "./recruits.ts";
import { useRecruits } from "./useRecruiting.ts";
import { offer } from "./words.ts";

/** The units as a list with digits, for the keyboard: a digit adds one. */
export function RecruitRows({ scene, me }: LayoutProps) {
  const recruits = useRecruits(scene, me);
  const { recruiting, plan, fits, limit } = recruits;
  if (!recruits.choosing) return null;
  const complete = missing(recruiting, plan) === 0;
  return (
    <section class="panel options" aria-label="Units">
      <header>
        <span>{fits.size > 0 ? "Add a unit" : "Your army is complete"}</span>
        <span class="r">{fits.size > 0 && !complete ? "keys 1–9" : "Enter: Ready"}</span>
      </header>
      <ul>
        {recruiting.kinds.map(({ name, title }, index) => {
          const open = fits.has(name);
          return (
            <li key={name}>
              <button class={`option ${open ? "" : "off"}`} type="button" data-key={open && index < 9 ? String(index + 1) : undefined} aria-disabled={open ? undefined : true} onClick={() => recruits.add(name)}>
                <kbd>{index < 9 ? index + 1 : ""}</kbd>
                <span>{capital(title)}</span>
                <span class="out">{limit === null ? offer(recruiting, plan, name) : `${priceAt(recruiting, name, plan.length)}, ${offer(recruiting, plan, name)}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
