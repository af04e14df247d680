import { useContext } from "preact/hooks";
import { Names, Text } from "../../../parts/Text.tsx";
import { capital, plain } from "../../../parts/words.ts";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Scene, Token } from "../../../wire.ts";
import { Die } from "../drawings/Die.tsx";
import { Piece } from "./Piece.tsx";
import { Stocks } from "./Stocks.tsx";
import { zoneOf } from "../../../table/board/zones.ts";

const MANY = 8; // an armory has more than a display

/** The middle of the ring: the shops, the roll, the action card, the stocks, and the pieces at home. */
export function Home({ scene, pieces }: { readonly scene: Scene; readonly pieces: readonly Token[] }) {
  const display = zoneOf(scene, "display");
  const basket = zoneOf(scene, "basket");
  const goods = (display?.tokens.length ?? 0) + (basket?.tokens.length ?? 0);
  return (
    <div class="ra-home">
      {display ? (
        <div class={`ra-shop ${goods > MANY ? "many" : ""}`} style={{ "--goods": goods }}>
          <span class="caption">{basket ? <Text>{basket.label}</Text> : "for sale in both shops"}</span>
          <div class="ra-goods">
            {basket ? <ZoneView zone={basket} /> : null}
            <ZoneView zone={display}>
              {display.tokens.map((token) => (
                <TokenView key={token.id} token={token} />
              ))}
            </ZoneView>
          </div>
        </div>
      ) : null}
      <Turn scene={scene} />
      {pieces.length > 0 ? (
        <div class="ra-waiting">
          <span class="caption">home</span>
          {pieces.map((piece) => (
            <Piece key={piece.id} token={piece} />
          ))}
        </div>
      ) : null}
      <Stocks scene={scene} />
    </div>
  );
}

/** The die of this turn, the action card, and what they mean in words. */
function Turn({ scene }: { readonly scene: Scene }) {
  const names = useContext(Names);
  const turn = zoneOf(scene, "turn");
  if (!turn) return null;
  return (
    <section class="ra-turn" data-zone={turn.id} aria-label={capital(plain(turn.label, names))}>
      {turn.tokens.map((token) =>
        token.kind === "card" ? <TokenView key={token.id} token={{ ...token, note: "" }} /> : <Die key={`${token.id} ${turn.label}`} face={token.face} name={token.name} />,
      )}
      <div>
        <div class="num">
          <Text>{turn.label}</Text>
        </div>
        {turn.note ? (
          <div class="caption">
            <Text>{turn.note}</Text>
          </div>
        ) : null}
      </div>
    </section>
  );
}
