import { Text } from "../../parts/Text.tsx";
import { TokenView } from "../../table/scene/TokenView.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Scene } from "../../wire.ts";

/** The attack that waits for an answer: its cards, and the sum that everybody sees. */
export function Attack({ scene, me }: { readonly scene: Scene; readonly me: number }) {
  const cards = scene.zones.find((zone) => zone.id === "attack");
  if (!cards || cards.tokens.length === 0) return null;
  const sum = scene.focus?.sum.map((term) => term.text).join(" ") ?? "";
  return (
    <div class={`r-attack ${cards.owner === me ? "own" : "foe"}`}>
      <ZoneView zone={cards} class="r-attack-cards">
        {cards.tokens.map((token) => (
          <TokenView key={token.id} token={token} />
        ))}
      </ZoneView>
      <div class="r-attack-sum">
        {sum ? <div class="num">{sum}</div> : null}
        {scene.focus ? (
          <div class="caption">
            <Text>{scene.focus.what}</Text>
          </div>
        ) : null}
      </div>
    </div>
  );
}
