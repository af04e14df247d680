import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { characters, openTable } from "../../requests/api.ts";
import { seatsAgainst, stronger } from "../../parts/cast.ts";
import { Strength } from "../../parts/Crest.tsx";
import { errorText } from "../../parts/load.ts";
import { go } from "../../browser/route.ts";
import type { CharacterInfo, TableInfo } from "../../wire.ts";

/** After a win against bots: the next stronger one, one touch away. */
export function NextStronger({ info, won }: { readonly info: TableInfo; readonly won: boolean }) {
  const next = useSignal<CharacterInfo | null>(null);
  const said = useSignal("");
  const others = info.players.filter((player) => player.seat !== info.you);
  const offers = won && !info.event && others.every((player) => player.kind === "bot");
  useEffect(() => {
    if (!offers) return;
    characters().then(
      (all) => (next.value = others.map((player) => stronger(player.character, all)).reduce<CharacterInfo | null>((one, other) => (other && (!one || other.strength > one.strength) ? other : one), null)),
      () => undefined,
    );
  }, [offers]);
  const one = next.value;
  if (!offers || !one) return null;
  const play = async () => {
    try {
      go(`/t/${(await openTable({ game: info.game, options: info.options, seats: seatsAgainst(one, info.players.length), private: true })).id}`);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <button class="btn quiet next-stronger" type="button" data-act="stronger" title={one.about} onClick={play}>
      {said.value ? (
        <span role="alert">{said.value}</span>
      ) : (
        <>
          Next: {one.name}, {one.level}
          <Strength of={one.strength} />
        </>
      )}
    </button>
  );
}
