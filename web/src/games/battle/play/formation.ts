// Who stands with whom in the attack: from the scene once it is declared, from the plan while it is being made.

import type { Planner } from "../../../table/board/planner.ts";
import type { Scene, Token, Zone } from "../../../wire.ts";

/** A group of attackers, and what stops it. */
export interface Group {
  readonly number: number;
  /** The seat whose soldiers attack, and a seat of the side that is attacked. */
  readonly by: number;
  readonly on: number;
  readonly attackers: readonly string[];
  readonly blockers: readonly string[];
}

const numberOf = (token: Token): number => Number(token.marks.find((mark) => mark.startsWith("group"))?.slice(5) ?? 0);
const seatOf = (plate: string): number => Number(plate.slice(5));

/** The groups on the table with those of the plan, by number. */
export function groupsOf(scene: Scene, planner: Planner | null): Group[] {
  const groups = new Map<number, Group>();
  const armies = scene.zones.filter((zone) => zone.id.startsWith("army") && zone.owner !== null);
  for (const army of armies) {
    for (const token of army.tokens) {
      if (!token.marks.includes("attacking")) continue;
      const group = groups.get(numberOf(token)) ?? { number: numberOf(token), by: army.owner!, on: seatOf(token.aim), attackers: [], blockers: [] };
      groups.set(group.number, { ...group, attackers: [...group.attackers, token.id] });
    }
  }
  const add = (number: number, blockers: readonly string[]) => {
    const group = groups.get(number);
    if (group) groups.set(number, { ...group, blockers: [...group.blockers, ...blockers] });
  };
  for (const token of armies.flatMap((army) => army.tokens)) if (token.marks.includes("blocking")) add(numberOf(token), [token.id]);
  for (const order of planner?.orders.value ?? []) {
    const number = planner!.numberOf(order.pieces[0]!);
    if (order.aim.startsWith("plate")) {
      groups.set(number, { number, by: scene.seat ?? 0, on: seatOf(order.aim), attackers: order.pieces, blockers: [] });
    } else if (groups.get(number)?.by === scene.seat || isMate(scene, groups.get(number)?.by)) {
      const group = groups.get(number)!;
      groups.set(number, { ...group, attackers: [...group.attackers, ...order.pieces] });
    } else add(number, order.pieces);
  }
  return [...groups.values()].sort((a, b) => a.number - b.number);
}

/** The team of a seat, where there are teams. */
export const teamOf = (scene: Scene, seat: number): string => scene.plates.find((plate) => plate.seat === seat)?.marks.find((mark) => mark.startsWith("team")) ?? `seat${seat}`;

const isMate = (scene: Scene, seat: number | undefined): boolean => seat !== undefined && scene.seat !== null && teamOf(scene, seat) === teamOf(scene, scene.seat);

/** The hits that a seat's castle takes if nothing more is blocked; null where nobody attacks it. */
export function comingHits(groups: readonly Group[], seat: number): number | null {
  const coming = groups.filter((group) => group.on === seat);
  return coming.length > 0 ? coming.filter((group) => group.blockers.length === 0).reduce((sum, group) => sum + group.attackers.length, 0) : null;
}

/** One soldier's place in the row. */
export interface Standing {
  readonly token: Token;
  readonly order: number;
  /** Of its group; 0 outside the attack. */
  readonly number: number;
  /** The first of its group in this row carries the number. */
  readonly first: boolean;
  /** The next one in the row is of the same group. */
  readonly close: boolean;
}

/**
 * The soldiers of an army, those of a group side by side, the groups in the order of what they face, so that arrows do not
 * cross; soldiers held back stand in the middle. `faces` is where a group's opponent sits, from left to right.
 */
export function lineUp(army: Zone, groups: readonly Group[], faces: (group: Group) => number): Standing[] {
  const rank = new Map<string, readonly [number, number]>();
  for (const group of groups) {
    for (const id of [...group.attackers, ...group.blockers]) rank.set(id, [faces(group), group.number]);
  }
  const faced = groups.map(faces);
  const middle = faced.length > 0 ? (Math.min(...faced) + Math.max(...faced)) / 2 : 0;
  const key = (token: Token): readonly [number, number] => rank.get(token.id) ?? [token.kind === "place" ? Infinity : middle, 0];
  const row = army.tokens.map((token, index) => ({ token, index, key: key(token) }));
  row.sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.index - b.index);
  return row.map(({ token, key: [, number] }, order) => ({
    token,
    order,
    number,
    first: number > 0 && row[order - 1]?.key[1] !== number,
    close: number > 0 && row[order + 1]?.key[1] === number,
  }));
}
