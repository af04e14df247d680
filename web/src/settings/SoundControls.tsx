import { LOUDEST, sound, volume, type Volume } from "../browser/prefs.ts";

/** The switch for sound, and its volume. */
export function SoundControls() {
  return (
    <fieldset class="sound-controls">
      <legend>Sound</legend>
      <label>
        <input type="checkbox" role="switch" checked={sound.value === "on"} onChange={(event) => (sound.value = event.currentTarget.checked ? "on" : "off")} />
        <span>Play sounds</span>
      </label>
      <label>
        <span>Volume</span>
        <input
          type="range"
          min="1"
          max={LOUDEST}
          value={volume.value}
          aria-label="Volume"
          disabled={sound.value === "off"}
          onInput={(event) => (volume.value = event.currentTarget.value as Volume)}
        />
      </label>
    </fieldset>
  );
}
