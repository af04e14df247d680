import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { peopleAt, profilePath } from "../../people/api.ts";
import type { Player, SeatPerson, TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";
import { CharacterCard } from "./CharacterCard.tsx";

/** Lets every name at the table lead somewhere: a person's to the profile, a character's to its card. */
export function Introductions({ session, info }: { readonly session: Session; readonly info: TableInfo }) {
  const asked = useSignal<Player | null>(null);
  const seated = info.players.map((player) => `${player.kind} ${player.name}`).join("\n");
  useEffect(() => {
    const lead = (people: readonly SeatPerson[]): void => {
      session.board.leads.value = info.players.map((player) => {
        if (player.character) return () => (asked.value = player);
        const profile = people.find((one) => one.seat === player.seat)?.profile;
        return profile ? profilePath(profile) : undefined;
      });
    };
    lead([]);
    if (info.players.some((player) => player.kind === "person")) peopleAt(info.id).then(lead, () => undefined);
  }, [info.id, seated]);
  return asked.value ? <CharacterCard player={asked.value} close={() => (asked.value = null)} /> : null;
}
