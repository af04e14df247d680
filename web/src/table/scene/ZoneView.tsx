import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Names } from "../../parts/Text.tsx";
import { capital, plain } from "../../parts/words.ts";
import type { Zone } from "../../wire.ts";
import { TokenView } from "./TokenView.tsx";

interface Props {
  readonly zone: Zone;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A zone with its accessible name. Draws its tokens in order unless it has children. */
export function ZoneView({ zone, class: name = "", children }: Props) {
  const names = useContext(Names);
  return (
    <section class={`zone ${zone.kind} ${name}`} data-zone={zone.id} style={{ "--columns": zone.columns || undefined }} aria-label={capital(plain(zone.label, names))}>
      {children ?? zone.tokens.map((token) => <TokenView key={token.id} token={token} />)}
    </section>
  );
}
