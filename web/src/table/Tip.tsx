import { Text } from "../parts/Text.tsx";
import type { Reason } from "./board.ts";

/** The reason why a thing cannot be touched, on the thing itself. */
export function Tip({ reason }: { readonly reason: Reason }) {
  return (
    <span class="tip" role="alert">
      <Text>{reason.text}</Text>
      {reason.rule ? <small>{reason.rule}</small> : null}
    </span>
  );
}
