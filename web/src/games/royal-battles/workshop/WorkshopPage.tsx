import { useEffect } from "preact/hooks";
import { Failure } from "../../../parts/Failure.tsx";
import { useLoaded } from "../../../parts/load.ts";
import { PageBar } from "../../../settings/PageBar.tsx";
import { unitBench } from "./bench.ts";
import { Workshop } from "./Workshop.tsx";
import "./workshop.css";

/** The unit workshop of Royal Battles. */
export function WorkshopPage() {
  const [loaded, again] = useLoaded(unitBench, []);
  useEffect(() => {
    document.title = "Unit workshop · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? <Workshop bench={loaded.value} /> : null}
    </>
  );
}
