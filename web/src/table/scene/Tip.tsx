import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { RuleOf } from "../../parts/RuleLink.tsx";
import { Told } from "../../parts/Told.tsx";
import type { Reason } from "../board/board.ts";
import { useBoard } from "../board/context.ts";

const MARGIN = 10; // from the edges of the page
const LASTING = 5_000;
const READ = "[aria-describedby]"; // a term whose explanation is open

/** The reason why a thing cannot be touched, shown on the thing and kept inside the page. A touch on it does not touch the thing. */
export function Tip({ reason }: { readonly reason: Reason }) {
  const board = useBoard();
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = element.current!.getBoundingClientRect();
    const shift = Math.max(MARGIN - box.left, 0) + Math.min(innerWidth - MARGIN - box.right, 0);
    element.current!.style.setProperty("--shift", `${shift}px`);
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      if (element.current?.querySelector(READ)) return;
      if (board.reason.value === reason) board.reason.value = null;
    }, LASTING);
    return () => clearInterval(timer);
  }, [reason]);
  return (
    <span class="tip" role="alert" ref={element} onClick={(event) => event.stopPropagation()}>
      <Told>{reason.text}</Told>
      {reason.rule ? <small><RuleOf rule={reason.rule} /></small> : null}
    </span>
  );
}
