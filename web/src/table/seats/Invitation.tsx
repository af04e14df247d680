import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { me, sit, tableInfo } from "../../requests/api.ts";
import { Failure } from "../../parts/Failure.tsx";
import { Shield } from "../../parts/Icon.tsx";
import { errorText, useLoaded } from "../../parts/load.ts";
import { PageBar } from "../../settings/PageBar.tsx";
import { capital, gameSlug, nameOf } from "../../parts/words.ts";
import { ErrorText } from "../../parts/ErrorText.tsx";
import { NameField } from "../../settings/NameField.tsx";
import type { TableInfo } from "../../wire.ts";
import "../../look/panels.css";
import "../../settings/settings.css";

interface Props {
  readonly id: string;
  readonly invite: string;
  readonly done: () => void;
}

/** The page behind an invitation link: whose table it is, and a button to sit down. */
export function Invitation({ id, invite, done }: Props) {
  const [loaded, again] = useLoaded(async () => ({ visitor: await me(), info: await tableInfo(id) }), [id]);
  const said = useSignal("");
  const name = useSignal("");
  const visitor = loaded.state === "ready" ? loaded.value.visitor.name : "";
  useEffect(() => {
    name.value = visitor;
  }, [visitor]);
  const take = async () => {
    try {
      await sit(id, invite);
      done();
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (loaded.state === "loading") return null;
  const { info } = loaded.value;
  return (
    <>
      <PageBar />
      <main class="wrap invitation">
        <section class="panel" data-game={gameSlug(info.game)}>
          <h1>
            {host(info)} invites you to {info.title}
          </h1>
          <ul class="seats">
            {info.players.map((player) => (
              <li key={player.seat}>
                <Shield seat={player.seat} />
                <span>{player.kind === "open" ? "free" : nameOf(player.seat, info.players.map((one) => one.name))}</span>
              </li>
            ))}
          </ul>
          <p class="muted">
            {info.preset ? `${info.preset}. ` : ""}
            {info.differs || "Standard rules."} {info.unrated}
          </p>
          {info.clock ? <p class="muted">{capital(info.clock)}.</p> : null}
          {name.value ? <NameField name={name} /> : null}
          <div class="ways">
            <button class="btn primary" type="button" onClick={take}>
              Sit down
            </button>
            <button class="btn quiet" type="button" onClick={done}>
              Only watch
            </button>
            <a class="btn quiet" href={`/rules/${info.game}`} target="_blank">
              Rules
            </a>
          </div>
          <ErrorText text={said.value} />
        </section>
      </main>
    </>
  );
}

const host = (info: TableInfo): string => info.players.find((player) => player.kind === "person")?.name ?? "Somebody";
