import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { replay } from "../requests/api.ts";
import { layoutOf } from "../games.ts";
import type { Layout } from "../table/scene/layout.ts";
import { Failure } from "../parts/Failure.tsx";
import { lazy } from "../parts/lazy.tsx";
import { useLoaded } from "../parts/load.ts";
import { TableBar } from "../table/TableBar.tsx";
import { TableFrame } from "../table/TableFrame.tsx";
import type { Replay } from "../wire.ts";
import { Film } from "./film.ts";
import { FilmBar } from "./FilmBar.tsx";

const ReviewPanel = lazy(async () => (await import("./ReviewPanel.tsx")).ReviewPanel);

interface Props {
  readonly id: string;
  readonly step: number;
  /** Whether the review of the player's decisions is open from the start. */
  readonly review: boolean;
}

/** A finished game, move by move, from the given step on. */
export function ReplayPage({ id, step, review }: Props) {
  const [loaded, again] = useLoaded(async () => {
    const what = await replay(id);
    return { what, layout: await layoutOf(what.game) };
  }, [id]);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  return loaded.state === "ready" ? <Showing what={loaded.value.what} layout={loaded.value.layout} step={step} review={review} /> : null;
}

interface ShowingProps extends Omit<Props, "id"> {
  readonly what: Replay;
  readonly layout: Layout;
}

function Showing({ what, layout, step, review }: ShowingProps) {
  const reviewing = useSignal(review && what.you !== null);
  const film = useMemo(() => new Film(what), [what]);
  useEffect(() => {
    document.title = `${what.title}, replay · Regalia`;
    void film.show(step);
    return () => film.pause();
  }, [film, step]);
  const shown = film.board.shown.value;
  if (film.problem.value) return <Failure text={film.problem.value} />;
  if (!shown) return null;
  return (
    <TableFrame
      board={film.board}
      layout={layout}
      bar={
        <TableBar title={`${what.title}, replay`} scene={shown.scene}>
          {what.you === null ? null : (
            <button class="btn quiet review-button" type="button" aria-expanded={reviewing.value} onClick={() => (reviewing.value = !reviewing.value)}>
              Review
            </button>
          )}
        </TableBar>
      }
      instead={<FilmBar film={film} />}
      over={reviewing.value ? <ReviewPanel film={film} close={() => (reviewing.value = false)} /> : null}
    />
  );
}
