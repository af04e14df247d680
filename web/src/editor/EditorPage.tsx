import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { games, shippedMaps } from "../requests/api.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { GameInfo } from "../wire.ts";
import "../setup/newtable.css";
import "../settings/settings.css";
import "./editor.css";

/** What an editor begins with: its game, and what ships, by name, the standard one first. */
export interface Stock<C> {
  readonly game: GameInfo;
  readonly shipped: Readonly<Record<string, C>>;
}

interface Props<C> {
  readonly game: string;
  readonly title: string;
  readonly Editor: ComponentType<Stock<C>>;
}

/** The page of an editor, once it is known what ships. */
export function EditorPage<C>({ game, title, Editor }: Props<C>) {
  const [loaded, again] = useLoaded(async () => {
    const [all, shipped] = await Promise.all([games(), shippedMaps(game)]);
    return { game: all.find((one) => one.key === game), shipped: shipped as Record<string, C> };
  }, [game]);
  useEffect(() => {
    document.title = `${title} · Regalia`;
  }, []);
  const stock = loaded.state === "ready" ? loaded.value : null;
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {stock && !stock.game ? <Failure text="This server does not have the game." /> : null}
      {stock?.game ? (
        <main class="wrap editor" data-game={game}>
          <div class="ed-head">
            <h1>
              {title} <span class="ed-fact">{stock.game.title}</span>
            </h1>
            <a class="btn quiet" href="/gallery">
              Gallery
            </a>
          </div>
          <Editor game={stock.game} shipped={stock.shipped} />
        </main>
      ) : null}
    </>
  );
}
