import { Face } from "../../../parts/Face.tsx";
import { spoken } from "../../../parts/words.ts";
import type { Scene, Token } from "../../../wire.ts";
import { DraftClock } from "../pool/DraftClock.tsx";
import { PoolSuits } from "../pool/PoolSuits.tsx";
import type { Pool } from "./cutting.ts";
import { deckSize } from "../pool/pool.ts";

interface Props {
  readonly scene: Scene;
  readonly pool: Pool;
  readonly gone: ReadonlySet<string>;
  readonly toggle: ((token: Token) => void) | null;
}

/** The cards that are to go, each a button that puts it back; those that were sent lie still. */
export function BuildingFoot({ scene, pool, gone, toggle }: Props) {
  const cut = pool.left.filter((token) => gone.has(token.id));
  const kept = pool.left.filter((token) => !gone.has(token.id));
  return (
    <div class="b-foot b-tray">
      <div class="b-gone">
        <span class="caption">{cut.length + pool.sent.length === 0 ? "Cards that you cut lie here." : `Cut, ${cut.length + pool.sent.length}`}</span>
        <div class="minis" role="group" aria-label="Cards to be cut" style={{ "--cards": Math.max(2, cut.length + pool.sent.length) }}>
          {pool.sent.map((token) => (
            <span class="card" key={`sent ${token.id}`} role="img" aria-label={`${spoken(token.face)}, cut`}>
              <Small token={token} />
            </span>
          ))}
          {cut.map((token) => (
            <button class="card" key={token.id} type="button" aria-label={`Put back the ${spoken(token.face)}`} disabled={!toggle} onClick={() => toggle?.(token)}>
              <Small token={token} />
            </button>
          ))}
        </div>
      </div>
      {scene.seat === null ? null : (
        <div class="b-size">
          <span class="num">
            {kept.length} <small>of {deckSize(scene)}</small>
          </span>
          <PoolSuits tokens={kept} />
        </div>
      )}
      <DraftClock />
    </div>
  );
}

function Small({ token }: { readonly token: Token }) {
  return (
    <span class="body">
      <Face token={token} />
    </span>
  );
}
