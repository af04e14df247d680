import { useContext } from "preact/hooks";
import { Names } from "../../parts/Text.tsx";
import { nameOf } from "../../parts/words.ts";
import { useBoard } from "../board/context.ts";

interface Props {
  readonly seat: number;
  /** Only the words, as where the name stands on something that can be touched. */
  readonly plain?: boolean;
}

/** A player's name: it opens a person's profile, or introduces a character. */
export function Lead({ seat, plain = false }: Props) {
  const lead = useBoard().leads.value[seat];
  const name = nameOf(seat, useContext(Names));
  if (!lead || plain) return <span class="called">{name}</span>;
  if (typeof lead === "string")
    return (
      <a class="called" href={lead} target="_blank">
        {name}
      </a>
    );
  return (
    <button class="called" type="button" aria-haspopup="dialog" onClick={lead}>
      {name}
    </button>
  );
}
