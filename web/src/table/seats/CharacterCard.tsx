import { characters } from "../../requests/api.ts";
import { Arms, Strength } from "../../parts/Crest.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { useLoaded } from "../../parts/load.ts";
import type { Player } from "../../wire.ts";
import "./seats.css";

/** A character introduces itself: crest, level, manner. */
export function CharacterCard({ player, close }: { readonly player: Player; readonly close: () => void }) {
  const [loaded] = useLoaded(characters, []);
  const one = loaded.state === "ready" ? loaded.value.find(({ key }) => key === player.character) : undefined;
  return (
    <Dialog title={player.name} close={close} class="character-card">
      <Arms seat={player.seat} charge={player.charge} />
      <div>
        <p class="rank">
          {player.level}
          {one ? <Strength of={one.strength} /> : null}
        </p>
        {one ? <p>{one.about}</p> : null}
        <p class="muted">A bot. It sees what a player in its seat sees, and nothing else.</p>
      </div>
    </Dialog>
  );
}
