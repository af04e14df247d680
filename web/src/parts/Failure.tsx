import { Icon } from "./Icon.tsx";
import "../look/failure.css";

/** A page that could not be loaded: the reason, and what to do next. */
export function Failure({ text, again }: { readonly text: string; readonly again?: () => void }) {
  return (
    <main class="failure">
      <Icon name="warn" />
      <p role="alert">{text}</p>
      <div class="ways">
        {again ? (
          <button class="btn quiet" type="button" onClick={again}>
            Try again
          </button>
        ) : null}
        <a class="btn quiet" href="/">
          To the lobby
        </a>
      </div>
    </main>
  );
}
