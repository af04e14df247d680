import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Names } from "../../../parts/Text.tsx";
import { capital } from "../../../parts/words.ts";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import type { Gauge, Token, Zone } from "../../../wire.ts";
import { Die } from "../drawings/Die.tsx";
import { spokenSum } from "./sums.ts";

interface Props {
  readonly zone: Zone;
  readonly gauge: Gauge | undefined;
  /** True if a fighter of this battle has the plague: both sides then have its row. */
  readonly plagued: boolean;
}

/** What a fighter brings, row by row: hearts, weapons, dice, plague, and the sum with the territory. */
export function Ledger({ zone, gauge, plagued }: Props) {
  const names = useContext(Names);
  const cards = zone.tokens.filter((token) => token.kind === "card");
  const dice = zone.tokens.filter((token) => token.kind === "piece");
  const plague = gauge?.parts.find((part) => part.label === "plague")?.value ?? 0;
  return (
    <div class="ra-ledger">
      {(["h", "c"] as const).map((suit) => (
        <Row key={suit} label={suit === "h" ? "hearts" : "weapons"} value={sumOf(gauge, (label) => label.endsWith(`${suit}]`))}>
          {cards.filter(isOf(suit)).map((token) => (
            <TokenView key={token.id} token={token} />
          ))}
        </Row>
      ))}
      <Row label="dice" class="ra-dice" value={sumOf(gauge, (label) => label.startsWith("dice"))}>
        {dice.map((die, index) => (
          <Die key={`${die.id} ${die.face}`} face={die.face} name={capital(die.name)} nth={index} />
        ))}
      </Row>
      {plagued ? <Row label="plague" value={plague} /> : null}
      {gauge ? (
        <div class="ra-sum" role="img" aria-label={`${spokenSum(gauge, names)}: ${gauge.label} ${gauge.value}`} data-gauge={gauge.id}>
          <span class="label">{gauge.label}, with the territory</span>
          <span class="num">{gauge.value}</span>
        </div>
      ) : null}
    </div>
  );
}

const isOf =
  (suit: string) =>
  (token: Token): boolean =>
    token.face.endsWith(suit);

const sumOf = (gauge: Gauge | undefined, wanted: (label: string) => boolean): number =>
  (gauge?.parts ?? []).filter((part) => wanted(part.label)).reduce((sum, part) => sum + part.value, 0);

function Row({ label, value, class: name = "", children }: { readonly label: string; readonly value: number; readonly class?: string; readonly children?: ComponentChildren }) {
  return (
    <div class={`row ${value === 0 ? "none" : ""}`}>
      <span class="label">{label}</span>
      <span class={`things ${name}`}>{children}</span>
      <span class="num" aria-hidden="true">
        {value < 0 ? `−${-value}` : value}
      </span>
    </div>
  );
}
