import { lazy } from "../parts/lazy.tsx";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { me } from "../requests/api.ts";
import { route } from "../browser/route.ts";
import { NameField } from "./NameField.tsx";
import { HomeLink } from "../parts/HomeLink.tsx";
import { Icon, Shield } from "../parts/Icon.tsx";
import "../look/page.css";

const Settings = lazy(async () => (await import("./Settings.tsx")).Settings);

const WAYS = [
  { at: "lobby", href: "/", label: "Play", icon: "crown" },
  { at: "puzzles", href: "/puzzles", label: "Puzzles", icon: "puzzle" },
  { at: "watch", href: "/watch", label: "Watch", icon: "eye" },
  { at: "works", href: "/gallery", label: "Workshop", icon: "gear" },
  { at: "events", href: "/events", label: "Events", icon: "trophy" },
  { at: "rules", href: "/rules", label: "Rules", icon: "book" },
] as const;

/** Pages that the menu leads to. */
const SELDOM = [
  { href: "/records", label: "Records" },
  { href: "/workshop", label: "Unit workshop" },
  { href: "/scenarios", label: "Scenarios" },
] as const;

/** Pages that belong to one of these. */
const SAME: Readonly<Record<string, string>> = { new: "lobby", learn: "lobby", "new-event": "events", event: "events", records: "watch", replay: "watch", check: "watch" };

/** The bar of every page that is not a table. */
export function PageBar() {
  const name = useSignal("");
  const account = useSignal(false);
  const open = useSignal(false);
  useEffect(() => {
    me().then(
      (visitor) => {
        name.value = visitor.name;
        account.value = visitor.account;
      },
      () => undefined,
    );
  }, []);
  const here = SAME[route.value.at] ?? route.value.at;
  return (
    <header class="bar page-bar">
      <HomeLink />
      <nav class="nav" aria-label="Pages">
        {WAYS.map((way) => (
          <a key={way.at} href={way.href} class={way.at === here ? "on" : ""} aria-current={way.at === here ? "page" : undefined}>
            <Icon name={way.icon} />
            {way.label}
          </a>
        ))}
      </nav>
      <span class="spacer" />
      <button class="visitor" type="button" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        <Shield seat={0} />
        <span class="num">{name.value}</span>
        {account.value ? null : <span class="tiny muted">guest</span>}
        <span class="off-screen">, settings</span>
        <Icon name="menu" />
      </button>
      {open.value ? (
        <Settings close={() => (open.value = false)}>
          <NameField name={name} />
          <nav class="ways" aria-label="You">
            <a class="btn quiet" href="/me" onClick={() => (open.value = false)}>
              Your profile
            </a>
            <a class="btn quiet" href="/account" onClick={() => (open.value = false)}>
              {account.value ? "Your account" : "Log in or open an account"}
            </a>
            <a class="btn quiet" href="/ratings" onClick={() => (open.value = false)}>
              Ratings
            </a>
            {SELDOM.map((way) => (
              <a key={way.href} class="btn quiet" href={way.href} onClick={() => (open.value = false)}>
                {way.label}
              </a>
            ))}
          </nav>
        </Settings>
      ) : null}
    </header>
  );
}
