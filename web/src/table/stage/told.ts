// The recap of a viewer who comes to a running game: made from the log alone, because no scenes of earlier steps are sent.

import type { Scene, Sentence } from "../../wire.ts";
import type { Step } from "../board/beats.ts";

const TURN = /^Turn \d+, /;
const RESULT = /^(\d|\[|scores|loses|no effect|all fall|s?he )/; // how the result of an answered attack begins

/** What the log tells since the viewer's last turn, as steps in which the table stays as it is. */
export function toldSteps(log: readonly Sentence[], scene: Scene): readonly Step[] {
  const steps: Sentence[][] = [];
  let actor: number | null = null;
  let answered = false;
  for (const sentence of sinceOwnTurn(log, scene.seat)) {
    const result: boolean = answered && sentence.seat === actor && (sentence.past === "" || RESULT.test(sentence.text));
    if (result) steps.at(-1)!.push(sentence);
    else steps.push([sentence]);
    const answers = !sentence.heading && actor !== null && sentence.seat !== null && sentence.seat !== actor;
    answered = answers || (result && sentence.past === "");
    if (sentence.heading) actor = null;
    else if (sentence.past && !answers) actor = sentence.seat;
  }
  return steps.map((told) => ({ before: scene, after: scene, log: told }));
}

/** The sentences since the viewer's last turn ended; none if the viewer has acted in the turn that runs now. */
function sinceOwnTurn(log: readonly Sentence[], me: number | null): readonly Sentence[] {
  if (me === null) return log;
  const acted = (sentence: Sentence): boolean => sentence.seat === me && sentence.past !== "";
  const turns = log.flatMap(({ heading, text }, at) => (heading && TURN.test(text) && text.includes("{") ? [{ at, own: text.includes(`{${me}}`) }] : []));
  if (turns.length === 0) return log.slice(log.findLastIndex(acted) + 1);
  const now = turns.at(-1)!;
  if (now.own && log.slice(now.at).some(acted)) return [];
  const until = now.own ? now.at : log.length;
  const earlier = turns.filter(({ at }) => at < until);
  const last = earlier.findLastIndex(({ own }) => own);
  const from = last < 0 ? 0 : (earlier[last + 1]?.at ?? until);
  return log.slice(from, until);
}
