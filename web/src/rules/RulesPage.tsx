import { useEffect } from "preact/hooks";
import { games } from "../api.ts";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { gameSlug } from "../parts/words.ts";
import type { GameInfo } from "../wire.ts";
import { Markdown } from "./Markdown.tsx";
import "./rules.css";

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
          <article class="panel sheet-of-rules" data-game={gameSlug(shown.key)}>
            <Markdown text={shown.rules} />
          </article>
        </main>
      ) : null}
    </>
  );
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
