import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { errorText } from "../parts/load.ts";
import { ApiError } from "../requests/api.ts";
import { beginTrial, moreOfTrial, stopTrial, trialOf, type Wanted } from "../requests/trials.ts";
import type { TrialInfo } from "../wire.ts";

const EVERY = 700; // milliseconds between two looks
const NOWHERE = 404;

export interface Trial {
  readonly info: TrialInfo | null;
  readonly wrong: string;
  readonly begin: (wanted: Wanted) => Promise<void>;
  readonly more: (games: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A trial on the server, looked at while it runs. It is forgotten, and stopped, when `about` changes. */
export function useTrial(about: readonly unknown[]): Trial {
  const info = useSignal<TrialInfo | null>(null);
  const wrong = useSignal("");
  const tried = async (ask: () => Promise<TrialInfo>) => {
    try {
      info.value = await ask();
      wrong.value = "";
    } catch (why) {
      wrong.value = errorText(why);
    }
  };
  const id = info.value?.id;
  const running = info.value?.state === "running";
  useEffect(
    () => () => {
      if (info.value?.state === "running") void stopTrial(info.value.id).catch(() => undefined);
      info.value = null;
      wrong.value = "";
    },
    about,
  );
  useEffect(() => {
    if (!id || !running) return;
    const timer = setInterval(async () => {
      const found = await trialOf(id).catch((why: unknown) => why);
      if (info.value?.id !== id) return;
      if (!(found instanceof Error)) info.value = found as TrialInfo;
      else if (found instanceof ApiError && found.status === NOWHERE) {
        info.value = null; // the server was restarted, and its trials are gone
        wrong.value = errorText(found);
      }
    }, EVERY);
    return () => clearInterval(timer);
  }, [id, running]);
  return {
    info: info.value,
    wrong: wrong.value,
    begin: (wanted) => tried(() => beginTrial(wanted)),
    more: (games) => tried(() => moreOfTrial(info.value!.id, games)),
    stop: () => tried(() => stopTrial(info.value!.id)),
  };
}
