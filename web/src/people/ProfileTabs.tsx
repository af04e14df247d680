import { profilePath } from "./api.ts";
import "./tabs.css";

/** Where a profile is; without a name, the visitor's own. */
export const home = (name: string): string => (name ? profilePath(name) : "/me");

/** The parts of a profile; the settings are for its owner. */
export function ProfileTabs({ name, part, yours }: { readonly name: string; readonly part: string; readonly yours: boolean }) {
  const tab = (label: string, href: string, on: boolean) => (
    <a href={href} class={on ? "on" : ""} aria-current={on ? "page" : undefined}>
      {label}
    </a>
  );
  return (
    <nav class="profile-tabs" aria-label="Profile">
      {tab("Overview", home(name), part === "")}
      {tab("Games", `${home(name)}/games`, part === "games")}
      {yours ? tab("Settings", "/account", part === "settings") : null}
    </nav>
  );
}
