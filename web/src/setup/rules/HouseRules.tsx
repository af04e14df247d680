import type { GameSetup } from "../../wire.ts";
import { withBrought, type Values } from "../form.ts";
import { RuleField } from "./RuleField.tsx";

interface Props {
  readonly setup: GameSetup;
  readonly values: Values;
  readonly set: (values: Values) => void;
}

/** The options of a game in players' words, group by group. */
export function HouseRules({ setup, values, set }: Props) {
  return (
    <div class="house-rules">
      {setup.rules.map((group) => (
        <div key={group.title} role="group" aria-label={group.title}>
          <h3>{group.title}</h3>
          {group.rules.map((rule) => {
            const option = setup.options.find((one) => one.name === rule.option);
            return option ? <RuleField key={rule.option} game={setup.game.key} option={option} rule={rule} value={values[option.name]} set={(value) => set(withBrought(setup.options, rule, values, value))} /> : null;
          })}
        </div>
      ))}
    </div>
  );
}
