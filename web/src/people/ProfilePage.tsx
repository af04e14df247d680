import { useEffect } from "preact/hooks";
import { Failure } from "../parts/Failure.tsx";
import { Shield } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { percent } from "../parts/words.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { Profile } from "../wire.ts";
import { profile } from "./api.ts";
import { History } from "./History.tsx";
import { Overview } from "./Overview.tsx";
import { PersonActs } from "./PersonActs.tsx";
import { home, ProfileTabs } from "./ProfileTabs.tsx";
import { WaitingList } from "./WaitingList.tsx";
import "./people.css";

import.meta.glob("../games/*/cloth.css", { eager: true });

/** A player by name; without one, the visitor. */
export function ProfilePage({ name, part }: { readonly name: string; readonly part: string }) {
  const [loaded, again] = useLoaded(() => profile(name), [name]);
  const shown = loaded.state === "ready" ? loaded.value.name : "";
  useEffect(() => {
    document.title = `${shown || "Profile"} · Regalia`;
  }, [shown]);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? (
        <main class="wrap profile-page">
          <Head shown={loaded.value} again={again} />
          <ProfileTabs name={name} part={part} yours={loaded.value.yours} />
          {loaded.value.yours ? <WaitingList /> : null}
          {part === "games" ? <History person={name} shown={loaded.value} /> : <Overview shown={loaded.value} more={`${home(name)}/games`} />}
        </main>
      ) : null}
    </>
  );
}

function Head({ shown, again }: { readonly shown: Profile; readonly again: () => void }) {
  return (
    <header class="profile-head">
      <Shield seat={0} />
      <div class="who">
        <h1>{shown.name}</h1>
        <p class="muted">{about(shown)}</p>
      </div>
      <dl class="profile-facts">
        <div>
          <dd class="num">{shown.games}</dd>
          <dt>{shown.games === 1 ? "game" : "games"}</dt>
        </div>
        <div>
          <dd class="num">{shown.games > 0 ? percent(shown.won / Math.min(shown.games, COUNTED)) : "–"}</dd>
          <dt>won</dt>
        </div>
      </dl>
      {shown.yours ? null : <PersonActs who={{ name: shown.name }} called={shown.name} blocked={shown.blocked} done={again} />}
    </header>
  );
}

const COUNTED = 1_000; // results are counted of as many games

function about(shown: Profile): string {
  const often = shown.standings[0] && shown.games > 1 ? ` Most often ${shown.standings[0].title}.` : "";
  if (!shown.account) return `You play as a guest: only this browser knows these games.${often}`;
  const since = new Date(shown.since * 1000).toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
  return `Plays since ${since}.${often}`;
}
