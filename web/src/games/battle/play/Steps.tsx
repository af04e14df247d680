import type { LayoutProps } from "../../../table/scene/layout.ts";

const STEPS = ["Draw", "Attack", "Main"];
const PART: Readonly<Record<string, string>> = { Block: "Attack", Fight: "Attack" };

/** The steps of the turn with the current one, and whether the special is still available. */
export function Steps({ scene }: LayoutProps) {
  const now = PART[scene.phase] ?? scene.phase;
  const special = scene.facts.find((fact) => fact.text.startsWith("special"));
  if (!STEPS.includes(now)) return null;
  return (
    <div class="bt-steps">
      <ol aria-label="Steps of a turn">
        {STEPS.map((step) => (
          <li key={step} class={step === now ? "on" : ""} aria-current={step === now ? "step" : undefined}>
            {step}
          </li>
        ))}
      </ol>
      {special ? <span class="caption">{special.text.replace("special", "special this turn:")}</span> : null}
    </div>
  );
}
