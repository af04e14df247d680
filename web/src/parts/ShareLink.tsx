import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "./Icon.tsx";

const SHOWN = 2_500;

interface Props {
  readonly link: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ComponentChildren;
}

/** A button that hands a link over: by the device's own sheet, where there is one, else by copying it. */
export function ShareLink({ link, title, text = "", children }: Props) {
  const said = useSignal("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      said.value = "The link is copied.";
      setTimeout(() => (said.value = ""), SHOWN);
    } catch {
      said.value = link; // the clipboard needs a secure page: the link can be copied by hand
    }
  };
  const send = () => navigator.share({ title, url: link, ...(text ? { text } : {}) }).catch(() => undefined);
  return (
    <>
      <button class="btn quiet" type="button" data-act="share" onClick={() => void ("share" in navigator ? send() : copy())}>
        <Icon name="share" />
        {children}
      </button>
      <span role="status" class="tiny">
        {said.value}
      </span>
    </>
  );
}
