import { useSignal } from "@preact/signals";
import { useMedia } from "../../../parts/useMedia.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { LayoutProps } from "../../../table/scene/layout.ts";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Token } from "../../../wire.ts";
import { LYING_PHONE, PHONE } from "../seats/screens.ts";
import { Camp } from "./Camp.tsx";
import { Earlier } from "./Earlier.tsx";
import { KindCard } from "./KindCard.tsx";
import { Rivals } from "./Rivals.tsx";
import { kindIn, useArmyPlan, useRecruits, type Recruits } from "./useRecruiting.ts";
import { WhatIf } from "./WhatIf.tsx";
import "./muster.css";

const STANDARD = new Set(["pawn", "rook", "knight", "bishop", "queen", "king"]);
const WHICH = ["All", "Standard", "Yours"] as const;

/** Choosing an army: the units there are, and the places of the army that they fill. */
export function Muster({ scene, me }: LayoutProps) {
  const recruits = useRecruits(scene, me);
  const which = useSignal<(typeof WHICH)[number]>("All");
  useArmyPlan(scene, me, recruits);
  const [phone, lying] = [useMedia(PHONE), useMedia(LYING_PHONE)];
  const zone = zoneOf(scene, "muster");
  const all = zone?.tokens ?? [];
  const own = all.filter((token) => !STANDARD.has(kindIn(token)));
  const shown = { All: all, Standard: all.filter((token) => !own.includes(token)), Yours: own };
  const ordered = (phone || lying) && recruits.limit !== null ? fittingFirst(shown[which.value], recruits) : shown[which.value];
  return (
    <div class={`rb-mustering ${recruits.limit === null ? "" : "priced"}`}>
      <div class="rb-choice">
        {own.length > 0 ? (
          <div class="segments rb-which" role="radiogroup" aria-label="Which units">
            {WHICH.map((word) => (
              <button key={word} type="button" role="radio" aria-checked={which.value === word} onClick={() => (which.value = word)}>
                {word} <b>{shown[word].length}</b>
              </button>
            ))}
          </div>
        ) : null}
        {zone ? (
          <ZoneView zone={zone} class="rb-muster">
            {ordered.map((token) => (
              <KindCard key={token.id} token={token} recruits={recruits} />
            ))}
          </ZoneView>
        ) : null}
        {phone || lying ? null : <WhatIf scene={scene} recruits={recruits} />}
        {phone || lying ? null : <Earlier scene={scene} recruits={recruits} />}
      </div>
      <div class="rb-camps">
        <Rivals scene={scene} me={me} />
        <Camp scene={scene} me={me} recruits={recruits} />
      </div>
    </div>
  );
}

/** What fits stands first, the dearest of it at the top. */
function fittingFirst(tokens: readonly Token[], { fits, recruiting }: Recruits): readonly Token[] {
  const price = (token: Token): number => recruiting.kinds.find(({ name }) => name === kindIn(token))?.price ?? 0;
  return tokens.toSorted((one, other) => Number(fits.has(kindIn(other))) - Number(fits.has(kindIn(one))) || price(other) - price(one));
}
