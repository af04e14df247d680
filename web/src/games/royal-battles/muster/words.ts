// What is said while an army is put together.

import { counted } from "../../../parts/words.ts";
import { fitting, leftAfter, missing, priceAt, type Recruiting } from "./recruits.ts";

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven"];

const units = (count: number, more = ""): string => `${WORDS[count] ?? count} ${more}unit${count === 1 ? "" : "s"}`;

/** What the prompt asks for, or that the army can be sent. */
export function said(recruiting: Recruiting, plan: readonly string[]): string {
  const left = leftAfter(recruiting, plan);
  if (left !== null && left < 0) return `${counted(-left, "point")} too many: remove a unit.`;
  if (recruiting.boss && plan.length === 0) return "Choose your boss first: it has twice its Life, and if it falls, you lose the battle.";
  if (left !== null) return withPoints(recruiting, plan, left);
  const more = missing(recruiting, plan);
  if (more === 0) return plan.length === 1 ? `Press Ready to recruit the ${titleOf(recruiting, plan[0]!)}.` : "Press Ready to send this army into battle.";
  if (plan.length > 0) return `Add ${units(more, "more ")}.`;
  return recruiting.sent.length > 0 ? `Choose ${units(more, "more ")}.` : `Choose ${units(more)}, in any order.`;
}

function withPoints(recruiting: Recruiting, plan: readonly string[], left: number): string {
  const all = plan.length + recruiting.sent.length;
  if (all === 0) return `Spend ${counted(left, "point")} on up to ${units(recruiting.size)}.`;
  const number = `${units(all).replace(/^./, (letter) => letter.toUpperCase())}`;
  if (recruiting.drafted && plan.length === 0) return `${number}, ${counted(left, "point")} left. Add a unit, or end your army.`;
  return `${number}, ${left === 0 ? "every point spent" : `${counted(left, "point")} unspent`}.`;
}

/** What stands on a kind's card: how many the army has, and what one more leaves or exceeds. */
export function offer(recruiting: Recruiting, plan: readonly string[], name: string): string {
  const has = [...recruiting.sent, ...plan].filter((other) => other === name).length;
  const held = has > 0 ? `${has} in the army` : "";
  if (recruiting.points === null) return held;
  const left = leftAfter(recruiting, [...plan, name])!;
  if (plan.length >= recruiting.size) return held || "no place free";
  const one = has > 0 ? ", one more " : "";
  return `${held}${one}${left >= 0 ? `leaves ${left}` : `${has > 0 ? "is " : ""}${-left} over the limit`}`;
}

/** Why one more of a kind does not fit. */
export function whyNot(recruiting: Recruiting, plan: readonly string[], name: string): string {
  const { kinds, size, sent } = recruiting;
  const title = titleOf(recruiting, name);
  if (plan.length >= size) return `Remove a unit first, to make room for the ${title}.`;
  const most = kinds.find((kind) => kind.name === name)?.most ?? 0;
  if ([...sent, ...plan].filter((other) => other === name).length >= most) return `An army has ${most === 1 ? `only one ${title}` : `only ${WORDS[most] ?? most} ${title}s`} at this table.`;
  const over = -leftAfter(recruiting, [...plan, name])!;
  const price = priceAt(recruiting, name, plan.length);
  return `The ${title}${recruiting.boss && plan.length === 0 ? " as boss" : ""} costs ${price} points: ${over} more than you have left.`;
}

/** What the army would cost with one more of a kind, and what that leaves. */
export function summary(recruiting: Recruiting, plan: readonly string[], name: string, limit: number): string {
  const after = [...plan, name];
  const left = leftAfter(recruiting, after)!;
  if (left < 0) return `${-left} points over the limit of ${limit}`;
  const more = fitting(recruiting, after).length > 0 ? "" : ", which buys nothing more";
  return `${limit - left} of ${limit} points, ${left === 0 ? "nothing left" : `${left} left${more}`}`;
}

export const titleOf = ({ kinds }: Recruiting, name: string): string => kinds.find((kind) => kind.name === name)?.title ?? name;

/** What the prompt asks for when Ready is pressed too early. */
export const notYet = (recruiting: Recruiting, plan: readonly string[]): string => {
  const left = leftAfter(recruiting, plan);
  return left !== null && left < 0 ? `${counted(-left, "point")} too many: remove a unit.` : `Add ${units(missing(recruiting, plan), recruiting.points === null ? "more " : "")} first.`;
};
