import { Icon } from "../../parts/Icon.tsx";
import type { Coach } from "../../wire.ts";

/** The parts of a lesson in the rail: those done, the one now, those to come. */
export function LessonPanel({ coach }: { readonly coach: Coach }) {
  return (
    <section class="panel lesson" aria-label="Lesson">
      <header>{coach.lesson}</header>
      <ol class="lesson-beats">
        {coach.beats.map((title, at) => {
          const done = at < coach.beat || coach.over;
          return (
            <li key={title} class={done ? "done" : at === coach.beat ? "now" : ""} aria-current={!done && at === coach.beat ? "step" : undefined}>
              <span aria-hidden="true">{done ? <Icon name="check" /> : at + 1}</span>
              {title}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
