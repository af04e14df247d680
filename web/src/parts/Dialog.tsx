import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./Icon.tsx";

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A dialog over the page. The browser's own element handles focus and Escape. */
export function Dialog({ title, close, children, class: name = "" }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`panel dialog ${name}`}
      aria-label={title}
      onClose={close}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <div class="head">
        <h2 tabIndex={-1} autofocus>
          {title}
        </h2>
        <button class="iconbtn" type="button" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div class="inside">{children}</div>
    </dialog>
  );
}
