import { useContext } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import { GlossaryContext } from "../../parts/Told.tsx";
import type { Coach } from "../../wire.ts";

/** The parts of a lesson in the rail: those done, the one now, those to come; and the words met so far. */
export function LessonPanel({ coach }: { readonly coach: Coach }) {
  return (
    <>
      <section class="panel lesson" aria-label="Lesson">
        <header>
          {coach.lesson}
          <span class="r">about {coach.minutes === 1 ? "1 minute" : `${coach.minutes} minutes`}</span>
        </header>
        <ol class="lesson-beats">
          {coach.beats.map((title, at) => {
            const done = at < coach.beat || coach.over;
            const now = !done && at === coach.beat;
            return (
              <li key={title} class={done ? "done" : now ? "now" : ""} aria-current={now ? "step" : undefined}>
                <span aria-hidden="true">{done ? <Icon name="check" /> : at + 1}</span>
                <div>
                  {title}
                  {now && coach.note ? <small>{coach.note}</small> : null}
                </div>
              </li>
            );
          })}
        </ol>
      </section>
      <Words heard={coach.heard} />
    </>
  );
}

/** The terms in what the coach has said; each opens its explanation. */
function Words({ heard }: { readonly heard: readonly string[] }) {
  const glossary = useContext(GlossaryContext);
  const met = new Set(heard.flatMap((text) => (glossary?.split(text) ?? []).flatMap(({ term }) => (term ? [term.term] : []))));
  if (met.size === 0) return null;
  return (
    <section class="panel words-met" aria-label="Words you have met">
      <header>
        Words you have met<span class="r">touch one</span>
      </header>
      <div>
        {[...met].map((term) => (
          <button key={term} type="button" data-term={term} data-show="term">
            {term}
          </button>
        ))}
      </div>
    </section>
  );
}
