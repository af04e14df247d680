import { Drawing } from "../../../parts/Icon.tsx";
import type { Gauge, Scene, Zone } from "../../../wire.ts";
import { gaugeOf } from "../zones.ts";

interface Props {
  readonly scene: Scene;
  readonly sides: readonly Zone[];
  readonly me: number;
}

/** Between two fighters: strength against strength, the chance, dice against dice. */
export function Odds({ scene, sides, me }: Props) {
  const strengths = sides.map((side) => gaugeOf(scene, `strength${side.owner}`));
  const chance = gaugeOf(scene, `chance${me}`) ?? gaugeOf(scene, `chance${sides[0]?.owner}`);
  const mine = chance?.owner === me && scene.seat !== null;
  const ready = gaugeOf(scene, `strength${me}`) !== undefined;
  const open = strengths.every((one) => one !== undefined);
  const dice = strengths.map((one) => (one ? diceOf(one) : 0));
  return (
    <div class="ra-odds">
      {open ? <Lead text={strengths.map((one, index) => one!.value - dice[index]!).join(" : ")} caption="before the dice" /> : null}
      {chance ? <Lead text={`${chance.value} %`} caption={!mine ? "for the attacker" : ready ? "your chance to win" : "your chance, with all you have"} /> : null}
      <Drawing id="i-sword" class="sword" />
      {dice.some((sum) => sum > 0) ? <Lead text={dice.map((sum) => sum || "…").join(" : ")} caption="dice" /> : null}
    </div>
  );
}

const diceOf = (strength: Gauge): number => strength.parts.find((part) => part.label.startsWith("dice"))?.value ?? 0;

function Lead({ text, caption }: { readonly text: string; readonly caption: string }) {
  return (
    <div class="lead">
      <span class="num">{text}</span>
      <span class="caption">{caption}</span>
    </div>
  );
}
