import { editorsOf } from "../parts/editors.ts";
import { listed } from "../parts/words.ts";

/** Links to the editors of a game, and to what ships and what the visitor keeps; nothing for a game without editors. */
export function OwnMaking({ game }: { readonly game: string }) {
  const editors = Object.entries(editorsOf(game));
  if (editors.length === 0) return null;
  return (
    <section class="panel own-making" aria-label="Make your own">
      <h2>Make your own</h2>
      <p class="tiny muted">Make {listed(editors.map(([kind]) => `a ${kind}`))}, let bots try it, and play with it.</p>
      <div class="ed-links">
        {editors.map(([kind, page]) => (
          <a key={kind} class="btn quiet" href={page}>
            A {kind} of your own
          </a>
        ))}
        <a class="btn quiet" href="/gallery">
          Gallery
        </a>
      </div>
    </section>
  );
}
