import { Farewell as Words } from "../../table/panels/Farewell.tsx";
import type { Scene } from "../../wire.ts";

/** The farewell to an eliminated player, at the foot of the map. */
export const Farewell = ({ scene }: { readonly scene: Scene }) => (
  <div class="br-farewell">
    <Words scene={scene} />
  </div>
);
