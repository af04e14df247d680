import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import { lazy } from "../../parts/lazy.tsx";
import { sound } from "../../browser/prefs.ts";
import "./sound.css";

const SoundControls = lazy(async () => (await import("../../settings/SoundControls.tsx")).SoundControls);

/** The speaker in the bar: it opens the switch and the volume. */
export function SoundButton() {
  const open = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open.value) return;
    const shut = (event: Event) => {
      const inside = event.target instanceof Node && root.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !inside) open.value = false;
    };
    document.addEventListener("pointerdown", shut);
    document.addEventListener("keydown", shut);
    return () => {
      document.removeEventListener("pointerdown", shut);
      document.removeEventListener("keydown", shut);
    };
  }, [open.value]);
  const on = sound.value === "on";
  return (
    <div class="sound-button wide-only" ref={root}>
      <button class="iconbtn" type="button" aria-label={on ? "Sound" : "Sound, off"} title="Sound" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        <Icon name={on ? "sound" : "mute"} />
      </button>
      {open.value ? (
        <div class="panel sound-sheet">
          <SoundControls />
        </div>
      ) : null}
    </div>
  );
}
