import { capital, counted } from "../../../parts/words.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene, Token } from "../../../wire.ts";
import { sheetOf } from "../units/unitFacts.ts";
import { kindIn, pointed, type Recruits } from "./useRecruiting.ts";
import { summary, titleOf } from "./words.ts";

/** What the army would be with the unit that the player points at: points, positions, healing. Always of one height. */
export function WhatIf({ scene, recruits }: { readonly scene: Scene; readonly recruits: Recruits }) {
  const { recruiting, plan, limit, fits } = recruits;
  const tokens = zoneOf(scene, "muster")?.tokens ?? [];
  const name = recruits.choosing && fits.has(pointed.value) ? pointed.value : "";
  const army = [...recruiting.sent, ...plan, ...(name ? [name] : [])].flatMap((kind) => tokens.find((token) => kindIn(token) === kind) ?? []);
  if (army.length === 0) return <p class="rb-what-if" />;
  return (
    <p class="rb-what-if" aria-live="polite">
      <b class="badge-like">{name ? `If you add the ${capital(titleOf(recruiting, name))}` : scene.seat === null ? "This army" : "Your army"}</b>
      {limit !== null && name ? <span>{summary(recruiting, plan, name, limit)}</span> : null}
      <span>{positions(army)}</span>
      <span>{healers(army)}</span>
    </p>
  );
}

function positions(army: readonly Token[]): string {
  const melee = army.filter(({ note }) => note === "melee").length;
  return [melee > 0 ? `${melee} melee` : "", army.length > melee ? `${army.length - melee} ranged` : ""].filter(Boolean).join(" and ");
}

function healers(army: readonly Token[]): string {
  const count = army.filter((token) => sheetOf(token).includes("Life back")).length;
  return count === 0 ? "nobody heals" : `${counted(count, "unit heals", "units heal")}`;
}
