import { focusNext } from "../../../browser/focusNext.ts";
import { Icon } from "../../../parts/Icon.tsx";
import { complete } from "../../../requests/complete.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene, Token } from "../../../wire.ts";
import { letterMark, UnitPiece } from "../units/UnitPiece.tsx";
import { Budget } from "./Budget.tsx";
import { priceAt } from "./recruits.ts";
import { kindIn, type Recruits } from "./useRecruiting.ts";
import { titleOf } from "./words.ts";

interface Props {
  readonly scene: Scene;
  readonly me: number;
  readonly recruits: Recruits;
}

/** The viewer's army: units that were sent, units that are chosen and can be removed, and free places. */
export function Camp({ scene, me, recruits }: Props) {
  const sent = zoneOf(scene, `army${me}`)?.tokens ?? [];
  const { plan, choosing, remove, recruiting, limit } = recruits;
  const kinds = zoneOf(scene, "muster")?.tokens ?? [];
  const size = scene.gauges.find(({ id }) => id === `units${me}`)?.of ?? sent.length + recruiting.size;
  const free = Math.max(0, size - sent.length - plan.length);
  const marks = sent[0]?.marks.filter((mark) => !/^(kind-|letter-|boss$)/.test(mark)) ?? scene.plates.find(({ seat }) => seat === me)?.marks.slice(0, 1) ?? [];
  const takeOut = (place: number, button: Element) => {
    const list = button.closest("ul");
    remove(place);
    focusNext(() => {
      const left = list?.querySelectorAll("button") ?? [];
      return left[Math.min(place, left.length - 1)] ?? list?.closest(".rb-mustering")?.querySelector(".rb-kind .more");
    });
  };
  return (
    <section class={`rb-camp ${size > 5 ? "large" : ""}`} aria-label={scene.seat === null ? "The first army" : "Your army"}>
      <header>
        <span>{scene.seat === null ? "Army" : "Your army"}</span>
        <span class="caption">{limit === null ? `${size - free} of ${size} units` : `up to ${size} units`}</span>
      </header>
      {limit === null ? null : <Budget recruits={recruits} limit={limit} />}
      <ul>
        {sent.map((unit) => (
          <li key={unit.id} class="rb-place">
            <UnitPiece token={unit} />
            <span class="name">{unit.face || "secret"}</span>
          </li>
        ))}
        {plan.map((name, place) => {
          const title = titleOf(recruiting, name);
          const boss = recruiting.boss && place === 0;
          const letter = kinds.filter((token) => kindIn(token) === name).flatMap((token) => letterMark(token) ?? []);
          const own = boss ? [...letter, "boss"] : letter;
          return (
            <li key={`${name}${place}`} class="rb-place">
              <UnitPiece token={pieceOf(name, title, [...marks, ...own])} />
              <span class="name">{title}</span>
              {boss ? <span class="caption">boss</span> : null}
              {limit === null ? null : <span class="num">{priceAt(recruiting, name, place)}</span>}
              {choosing ? (
                <button type="button" aria-label={`Remove the ${title}`} onClick={(event) => takeOut(place, event.currentTarget)}>
                  <Icon name="x" />
                </button>
              ) : null}
            </li>
          );
        })}
        {Array.from({ length: free }, (_, index) => (
          <li key={`free${index}`} class="rb-place free">
            {index === 0 && choosing ? (recruiting.boss && plan.length === 0 ? "the boss: touch a unit" : "free: touch a unit") : "free"}
          </li>
        ))}
      </ul>
    </section>
  );
}

const pieceOf = (name: string, title: string, marks: readonly string[]): Token =>
  complete<Token>("Token", { id: "", name, kind: "piece", face: title, marks: [...marks.filter((mark) => mark !== "waiting"), `kind-${name}`] });

