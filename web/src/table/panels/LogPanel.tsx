import { useEffect, useRef } from "preact/hooks";
import { Shield } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { nameOf, reckoned } from "../../parts/words.ts";
import { useBoard } from "../board/context.ts";

const NEAR_END = 8; // pixels

/** What has happened, newest last. */
export function LogPanel() {
  const board = useBoard();
  const log = board.log.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);
  useEffect(() => keptAtEnd(list.current), []);
  return (
    <section class="panel log" aria-label="Log">
      <header>Log</header>
      <div class="scroll" ref={list} role="log" aria-live="polite" aria-label="What has happened" tabIndex={0}>
        <ol>
        {log.map((sentence, index) =>
          sentence.heading ? (
            <li class="turn" key={index}>
              <span>
                <Text>{sentence.text}</Text>
              </span>
            </li>
          ) : (
            <li class={index === log.length - 1 ? "now" : ""} key={index}>
              {sentence.seat === null ? <span class="mark" /> : <Shield seat={sentence.seat} class="mark" />}
              <span>
                {sentence.seat === null ? null : <span class="off-screen">{nameOf(sentence.seat, board.names.value)}: </span>}
                <LogSentence text={sentence.text} />
              </span>
            </li>
          ),
        )}
        </ol>
      </div>
    </section>
  );
}

/** Keeps the newest line in sight when the panel changes its size, unless the reader has scrolled up. */
function keptAtEnd(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let [atEnd, top] = [true, 0];
  const note = () => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END) atEnd = true;
    else if (list.scrollTop < top) atEnd = false; // only a reader scrolls up; a smaller panel keeps its place
    top = list.scrollTop;
  };
  const observer = new ResizeObserver(() => {
    if (atEnd) list.scrollTo({ top: list.scrollHeight });
  });
  list.addEventListener("scroll", note);
  observer.observe(list);
  return () => {
    list.removeEventListener("scroll", note);
    observer.disconnect();
  };
}

/** A sentence with the outcome of its sum in bold. */
function LogSentence({ text }: { readonly text: string }) {
  const parts = reckoned(text);
  if (!parts) return <Text>{text}</Text>;
  return (
    <>
      <Text>{`${parts[0]}, `}</Text>
      <b>
        <Text>{parts[1]}</Text>
      </b>
    </>
  );
}
