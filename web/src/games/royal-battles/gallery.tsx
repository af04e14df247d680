import type { Item, Showcase } from "../../editor/showcase.ts";
import { shippedFiles } from "../../requests/files.ts";
import { capital } from "../../parts/words.ts";
import { Armies } from "./scenarios/Armies.tsx";
import { CRAFT, GAME, KIND as SCENARIO, modeLabel, seatsOf, tableOptions, type Scenario } from "./scenarios/scenario.ts";
import { appraise, KIND as UNIT, unitBench } from "./workshop/bench.ts";
import { Piece } from "./workshop/Card.tsx";
import { isUnit, titleOf, type UnitRecord } from "./workshop/draft.ts";
import "./cloth.css";

/** A unit with its price, where it ships. */
type Priced = UnitRecord & { readonly price?: number };

const STANDARD = "PRNBQK";
const scenarioFiles = async (): Promise<readonly Scenario[]> => (await shippedFiles(GAME, SCENARIO)) as readonly Scenario[];

/** The units that shipped scenarios bring, each with its price. */
async function guests(): Promise<readonly Item<Priced>[]> {
  const units = new Map((await scenarioFiles()).flatMap((file): readonly Priced[] => file.units ?? []).map((unit) => [unit.name, unit]));
  return Promise.all([...units.values()].map(async (unit) => ({ name: titleOf(unit), content: { ...unit, price: unit.price ?? (await appraise(unit)).price }, key: unit.name }) as Item<Priced>));
}

/** A unit: its piece, its numbers, its price. */
function UnitPicture({ content: unit }: { readonly content: Priced }) {
  const facts = { Life: unit.life, Acc: unit.accuracy, Eva: unit.evasion, Arm: unit.armour };
  return (
    <div class="cloth gl-unit" aria-hidden="true">
      <Piece letter={unit.letter} class="white" />
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <b class="num">{unit.damage.join(" / ")}</b>
      {unit.price === undefined ? null : <span class="gl-price">{unit.price} points</span>}
    </div>
  );
}

const units: Showcase<Priced> = {
  craft: { game: GAME, kind: UNIT, page: "/workshop", nameOf: titleOf, isContent: isUnit },
  heading: "Units of Royal Battles",
  Picture: UnitPicture,
  says: (unit) => `${capital(unit.type)}, with ${unit.weapon ?? "a weapon"}, ${unit.armour_name ?? "armour"} and ${unit.advantage.name}.`,
  shipped: async () => {
    const [bench, others] = await Promise.all([unitBench(), guests()]);
    return [...bench.standard.map(({ record, price }) => ({ name: titleOf(record), content: { ...record, price }, key: record.name })), ...others];
  },
  table: ({ content }) => (STANDARD.includes(content.letter) ? null : { options: { units: [recordOf(content)] }, seats: ["me", "squire"] }),
};

/** The unit as an option has it: without what its file says about itself. */
function recordOf(unit: Priced): Record<string, unknown> {
  const { format: _format, game: _game, price: _price, ...record } = unit as Priced & { readonly format?: string; readonly game?: string };
  return record;
}

const scenarios: Showcase<Scenario> = {
  craft: CRAFT,
  heading: "Scenarios of Royal Battles",
  Picture: ({ content }) => <Armies scenario={content} />,
  says: (scenario) => `${modeLabel(scenario)}. ${scenario.says}`,
  shipped: async () => (await scenarioFiles()).map((file) => ({ name: file.title, content: file, key: file.name })),
  table: ({ content }) => ({ options: tableOptions(content), seats: seatsOf(content) }),
};

export default [units, scenarios];
