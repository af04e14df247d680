import { useEffect } from "preact/hooks";
import { games, rulesOf } from "../requests/api.ts";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { PrintButton } from "../settings/paper/PrintButton.tsx";
import { PageBar } from "../settings/PageBar.tsx";
import type { GameInfo } from "../wire.ts";
import { Explanation } from "./Explanation.tsx";
import { RulesText } from "./RulesText.tsx";

/** The rules for players; without a game's name, of the first game. */
export function RulesPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(games, []);
  const all = loaded.state === "ready" ? loaded.value : [];
  const shown = game ? all.find((one) => one.key === game) : all[0];
  useEffect(() => {
    document.title = shown ? `Rules of ${shown.title} · Regalia` : "Rules · Regalia";
  }, [shown]);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" && !shown ? <Failure text={`There is no game “${game}” here.`} /> : null}
      {shown ? (
        <main class="wrap rules">
          {all.length > 1 ? <Others games={all} here={shown.key} /> : null}
          <PrintButton key={shown.key} game={shown.key} title={shown.title} first={["rules"]} class="btn quiet pdf" />
          <Book key={shown.key} game={shown.key} />
          <Explanation game={shown.key} />
        </main>
      ) : null}
    </>
  );
}

function Book({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => rulesOf(game), [game]);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  return loaded.state === "ready" ? <RulesText rules={loaded.value} at={decodeURIComponent(location.hash.slice(1))} /> : null;
}

function Others({ games: all, here }: { readonly games: readonly GameInfo[]; readonly here: string }) {
  return (
    <nav class="nav" aria-label="Games">
      {all.map((one) => (
        <a key={one.key} href={`/rules/${one.key}`} class={one.key === here ? "on" : ""} aria-current={one.key === here ? "page" : undefined}>
          {one.title}
        </a>
      ))}
    </nav>
  );
}
