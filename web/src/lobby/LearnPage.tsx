import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { openTable } from "../api.ts";
import { Failure } from "../parts/Failure.tsx";
import { errorText } from "../parts/load.ts";
import { arrive } from "../route.ts";

const FIRST = "first";

/** Opens a lesson's table and goes there, in place of this page. */
export function LearnPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const wrong = useSignal("");
  useEffect(() => {
    openTable({ game, lesson: lesson || FIRST }).then(
      ({ id }) => {
        history.replaceState(null, "", `/t/${id}`);
        arrive();
      },
      (failed: unknown) => (wrong.value = errorText(failed)),
    );
  }, []);
  return wrong.value ? <Failure text={wrong.value} /> : null;
}
