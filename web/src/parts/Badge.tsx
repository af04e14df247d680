import type { Badge as BadgeData } from "../wire.ts";
import { Icon } from "./Icon.tsx";
import { Text } from "./Text.tsx";

/** At most three words on the lower edge of a token. */
export function Badge({ badge }: { readonly badge: BadgeData }) {
  return (
    <span class={`badge ${badge.kind}`} aria-hidden="true">
      <Icon name={badge.icon} />
      <Text>{badge.text}</Text>
    </span>
  );
}

/** A badge's words beside a sum. */
export function Verdict({ badge }: { readonly badge: BadgeData }) {
  return (
    <span class={`verdict ${badge.kind}`}>
      <Icon name={badge.icon} />
      <Text>{badge.text}</Text>
    </span>
  );
}
