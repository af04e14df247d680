import { useEffect, useMemo } from "preact/hooks";
import { me } from "../requests/api.ts";
import { layoutOf } from "../games.ts";
import { Failure } from "../parts/Failure.tsx";
import { Icon } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { plain } from "../parts/words.ts";
import { TableBar } from "../table/TableBar.tsx";
import { TableFrame } from "../table/TableFrame.tsx";
import type { Layout } from "../table/scene/layout.ts";
import type { PuzzleStart } from "../wire.ts";
import { puzzle, puzzlesOf } from "./api.ts";
import { dayOf } from "./days.ts";
import { keyOf, remember, rememberDay } from "./kept.ts";
import { Outcome } from "./Outcome.tsx";
import { Question } from "./Question.tsx";
import { Solving, type Status } from "./solving.ts";
import "./puzzles.css";

interface Props {
  readonly game: string;
  readonly name: string;
  /** Where "Next puzzle" leads; by default to the puzzles of the day. */
  readonly next?: () => void;
  /** Called at the end of each attempt. */
  readonly ended?: (status: Status) => void;
  /** Stands in the bar, such as the score of a run. */
  readonly note?: string;
}

/** One puzzle at the real table. */
export function PuzzlePage(props: Props) {
  const { game, name } = props;
  const [loaded, again] = useLoaded(async () => {
    const [start, visitor, layout, today] = await Promise.all([puzzle(game, name), me(), layoutOf(game), puzzlesOf(dayOf(new Date()))]);
    const names = start.names.map((given, seat) => (seat === start.seat ? visitor.name : given));
    return { start: { ...start, names }, layout, daily: today.puzzles.some((one) => one.game === game && one.name === name) };
  }, [game, name]);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (loaded.state === "loading") return null;
  return <Trying {...props} {...loaded.value} />;
}

interface TryingProps extends Props {
  readonly start: PuzzleStart;
  readonly layout: Layout;
  readonly daily: boolean;
}

function Trying({ start, layout, daily, next, ended, note }: TryingProps) {
  const { info } = start;
  const solving = useMemo(() => {
    const key = keyOf(info.game, info.name);
    return new Solving(start, layout.stage, (status) => {
      remember(key, status === "solved" ? "solved" : "missed");
      if (status === "solved" && daily) rememberDay(dayOf(new Date()));
      ended?.(status);
    });
  }, [start]);
  useEffect(() => {
    document.title = `${plain(info.ask, start.names)}, ${info.title} · Regalia`;
    return () => solving.leave();
  }, [solving]);
  const shown = solving.board.shown.value;
  if (!shown) return null;
  const over = solving.status.value !== "open";
  return (
    <TableFrame
      board={solving.board}
      layout={layout}
      bar={
        <TableBar title={info.title} scene={shown.scene}>
          <span class="fact on puzzle-note">{note ?? (daily ? "today’s puzzle" : `puzzle, ${info.grade.toLowerCase()}`)}</span>
          {over ? null : (
            <button class="iconbtn" type="button" aria-label="Hint" title="Hint" onClick={() => void solving.hint()}>
              <Icon name="hint" />
            </button>
          )}
        </TableBar>
      }
      above={<Question solving={solving} />}
      instead={over ? <Outcome solving={solving} next={next} /> : undefined}
    />
  );
}
