import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hand } from "../browser/handed.ts";
import { go } from "../browser/route.ts";
import type { Item, Showcase } from "../editor/showcase.ts";
import { ErrorText } from "../parts/ErrorText.tsx";
import { Failure } from "../parts/Failure.tsx";
import { Icon } from "../parts/Icon.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { SureButton } from "../editor/SureButton.tsx";
import { games, openTable } from "../requests/api.ts";
import { dropWork, myWorks, workOf } from "../requests/works.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { GameInfo } from "../wire.ts";
import "../editor/editor.css";
import "./gallery.css";

const showcases = import.meta.glob<{ readonly default: readonly Showcase<never>[] }>("../games/*/gallery.tsx");

interface Shelf {
  readonly game: GameInfo;
  readonly case: Showcase;
  readonly items: readonly Item[];
}

/** Everything that ships and what the visitor keeps, kind by kind. */
async function load(): Promise<readonly Shelf[]> {
  const [all, cases, kept] = await Promise.all([games(), Promise.all(Object.values(showcases).map(async (one) => (await one()).default as unknown as readonly Showcase[])), myWorks()]);
  const shelves = cases.flat().flatMap((one) => {
    const game = all.find(({ key }) => key === one.craft.game);
    return game ? [{ game, case: one }] : [];
  });
  return Promise.all(
    shelves.map(async (shelf) => {
      const { craft, shipped } = shelf.case;
      const mine = kept.filter((one) => one.game === craft.game && one.kind === craft.kind);
      const [ships, works] = await Promise.all([shipped(), Promise.all(mine.map(({ id }) => workOf(id).catch(() => null)))]);
      const own = works.flatMap((work) => (work && craft.isContent(work.content) ? [{ name: work.name, content: work.content as unknown, work: work.id }] : []));
      return { ...shelf, items: [...own, ...ships] };
    }),
  );
}

/** The gallery: what ships and what the visitor keeps, to play at once and to start from. */
export function GalleryPage() {
  const [loaded, again] = useLoaded(load, []);
  useEffect(() => {
    document.title = "Gallery · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? (
        <main class="wrap gallery">
          <h1>Gallery</h1>
          <p class="muted">The workshop of maps, boards, units and scenarios. Play one at once, or change a copy in its editor.</p>
          <nav class="gallery-nav" aria-label="Kinds">
            {loaded.value.map(({ case: { heading } }) => (
              <button key={heading} class="btn quiet" type="button" onClick={() => document.querySelector(`[aria-label="${heading}"]`)?.scrollIntoView()}>
                {heading.split(" ")[0]}
              </button>
            ))}
          </nav>
          {loaded.value.map((shelf) => (
            <section key={shelf.case.heading} data-game={shelf.game.key} aria-label={shelf.case.heading}>
              <div class="ed-head">
                <h2>{shelf.case.heading}</h2>
                <a class="btn quiet" href={shelf.case.craft.page}>
                  Make a {shelf.case.craft.kind}
                </a>
              </div>
              <ul class="gallery-items">
                {shelf.items.map((item) => (
                  <Exhibit key={item.work ?? item.name} shelf={shelf} item={item} dropped={again} />
                ))}
              </ul>
            </section>
          ))}
        </main>
      ) : null}
    </>
  );
}

function Exhibit({ shelf: { game, case: shown }, item, dropped }: { readonly shelf: Shelf; readonly item: Item; readonly dropped: () => void }) {
  const wrong = useSignal("");
  const tried = async (what: () => Promise<unknown>) => {
    try {
      await what();
    } catch (why) {
      wrong.value = errorText(why);
    }
  };
  const copy = () => {
    hand({ game: game.key, kind: shown.craft.kind, name: item.name, content: item.content });
    go(shown.craft.page);
  };
  const show = shown.table(item, game);
  const play = async () => {
    const { id } = await openTable({ game: game.key, options: show!.options, seats: show!.seats, private: false, clock: null });
    go(`/t/${id}`);
  };
  return (
    <li class="panel" data-exhibit={item.name}>
      <div class="gallery-picture">
        <shown.Picture content={item.content} />
      </div>
      <h3>
        {item.name}
        {item.work ? <small>yours</small> : null}
      </h3>
      <p class="tiny muted">{shown.says(item.content)}</p>
      <div class="ed-row">
        <button class="btn" type="button" onClick={copy}>
          Start from a copy
        </button>
        {show ? (
          <button class="btn tint" type="button" onClick={() => void tried(play)}>
            <Icon name="play" />
            Play it
          </button>
        ) : null}
        {item.work ? (
          <SureButton class="iconbtn" label={`Delete ${item.name}`} sure="Delete it" act={() => void tried(() => dropWork(item.work!).then(dropped))}>
            <Icon name="x" />
          </SureButton>
        ) : null}
      </div>
      <ErrorText text={wrong.value} />
    </li>
  );
}
