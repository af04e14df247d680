import { Text } from "../../parts/Text.tsx";
import { TokenView } from "../../table/scene/TokenView.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Scene } from "../../wire.ts";

/** The attack that waits for an answer: its cards, and the sum that everybody sees. */
export function Attack({ scene, me }: { readonly scene: Scene; readonly me: number }) {
  const cards = scene.zones.find((zone) => zone.id === "attack");
  if (!cards || cards.tokens.length === 0) return null;
  const free = freeBeside(scene, cards.owner);
  const sum = scene.focus?.sum.map((term) => term.text).join(" ") ?? "";
  return (
    <div class={`r-attack ${cards.owner === me ? "own" : "foe"} ${free}`}>
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

/** Where the attack hides nothing: over the attacker's empty third slot and jokers, over one of them, or else over the score. */
function freeBeside(scene: Scene, seat: number | null): "wide" | "jokers" | "slot" | "score" {
  const tokens = (id: string) => scene.zones.find((zone) => zone.id === `${id}${seat}`)?.tokens ?? [];
  const slot = !tokens("field").some((token) => token.place === 3 && token.kind === "card");
  const jokers = !tokens("jokers").some((token) => token.kind === "card");
  return slot && jokers ? "wide" : jokers ? "jokers" : slot ? "slot" : "score";
}
