import { Castle, Forest, Hill, Marsh, Mountain, Town } from "../map/ground.tsx";
import type { ComponentChildren } from "preact";
import { TOOLS, type Tool } from "./paint.ts";

const PICTURES: Readonly<Record<string, ComponentChildren>> = {
  ".": <rect width="40" height="40" fill="#ecdfbb" />,
  "^": <Mountain place={1} />,
  h: <Hill />,
  f: <Forest place={2} />,
  m: <Marsh />,
  t: <Town />,
  "~": <path d="M0 0H40V40H0ZM6 15q4-4 8 0t8 0 8 0M6 27q4-4 8 0t8 0 8 0" fill="#9dbfc6" stroke="#5f8a97" stroke-width="1.4" />,
  L: <rect x="6" y="6" width="28" height="28" rx="10" fill="#8fb6c0" stroke="#5f8a97" stroke-width="2" />,
  river: <path d="M20 2V38" stroke="#48798a" stroke-width="6" stroke-linecap="round" />,
  spring: <circle cx="20" cy="20" r="7" fill="#bfe0e6" stroke="#48798a" stroke-width="3" />,
  bridge: <path d="M20 2V38M9 15H31V25H9Z" fill="#c9a876" stroke="#5b4630" stroke-width="2" />,
};

/** The painting tools. */
export function ToolBox({ tool, choose }: { readonly tool: Tool; readonly choose: (tool: Tool) => void }) {
  return (
    <fieldset class="ed-tools">
      <legend>Paint with</legend>
      {TOOLS.map((one) => (
        <label key={one.id} class={one.id === tool.id ? "on" : ""}>
          <input type="radio" name="tool" value={one.id} checked={one.id === tool.id} onChange={() => choose(one)} />
          <svg viewBox="0 0 40 40" aria-hidden="true">
            {PICTURES[one.id] ?? <Castle owner={one.id} major={one.id === "white" || one.id === "black"} />}
          </svg>
          <span>{one.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
