import { Drawing } from "./Icon.tsx";

/** The crest and the name: the way to the lobby. */
export function HomeLink() {
  return (
    <a class="home" href="/" aria-label="Regalia, to the lobby">
      <Drawing id="crest" class="crest" />
      <span class="word">Regalia</span>
    </a>
  );
}
