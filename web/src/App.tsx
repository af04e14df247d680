import { Failure } from "./parts/Failure.tsx";
import { lazy } from "./parts/lazy.tsx";
import { route } from "./browser/route.ts";

const Lobby = lazy(() => import("./lobby/LobbyPage.tsx").then((page) => page.LobbyPage));
const Watch = lazy(() => import("./lobby/WatchPage.tsx").then((page) => page.WatchPage));
const NewTable = lazy(() => import("./setup/NewTablePage.tsx").then((page) => page.NewTablePage));
const Table = lazy(() => import("./table/TablePage.tsx").then((page) => page.TablePage));
const Replay = lazy(() => import("./replay/ReplayPage.tsx").then((page) => page.ReplayPage));
const Learn = lazy(() => import("./lobby/LearnPage.tsx").then((page) => page.LearnPage));
const Puzzles = lazy(() => import("./puzzles/PuzzlesPage.tsx").then((page) => page.PuzzlesPage));
const Puzzle = lazy(() => import("./puzzles/PuzzlePage.tsx").then((page) => page.PuzzlePage));
const Run = lazy(() => import("./puzzles/RunPage.tsx").then((page) => page.RunPage));
const Records = lazy(() => import("./replay/RecordsPage.tsx").then((page) => page.RecordsPage));
const Check = lazy(() => import("./chance/CheckPage.tsx").then((page) => page.CheckPage));
const Works = lazy(() => import("./works/WorksPages.tsx").then((page) => page.WorksPages));
const Account = lazy(() => import("./account/AccountPage.tsx").then((page) => page.AccountPage));
const Ratings = lazy(() => import("./account/RatingsPage.tsx").then((page) => page.RatingsPage));
const People = lazy(() => import("./people/ProfilePage.tsx").then((page) => page.ProfilePage));
const Rules = lazy(() => import("./rules/RulesPage.tsx").then((page) => page.RulesPage));
const Events = lazy(() => import("./events/EventsPage.tsx").then((page) => page.EventsPage));
const NewEvent = lazy(() => import("./events/NewEventPage.tsx").then((page) => page.NewEventPage));
const Event = lazy(() => import("./events/EventPage.tsx").then((page) => page.EventPage));

/** One screen for each address. */
export function App() {
  const here = route.value;
  switch (here.at) {
    case "lobby":
      return <Lobby />;
    case "watch":
      return <Watch />;
    case "new":
      return <NewTable key={here.game} game={here.game} />;
    case "table":
      return <Table key={here.id} id={here.id} invite={here.invite} />;
    case "replay":
      return <Replay key={here.id} id={here.id} step={here.step} review={here.review} />;
    case "learn":
      return <Learn key={here.game + here.lesson} game={here.game} lesson={here.lesson} />;
    case "puzzles":
      if (here.game === "run") return <Run />;
      return here.name ? <Puzzle key={here.game + here.name} game={here.game} name={here.name} /> : <Puzzles />;
    case "records":
      return <Records />;
    case "check":
      return <Check key={here.id} id={here.id} />;
    case "works":
      return <Works key={here.page + here.id} page={here.page} id={here.id} />;
    case "account":
      return <Account />;
    case "ratings":
      return <Ratings />;
    case "people":
      return <People key={here.name} name={here.name} part={here.part} />;
    case "rules":
      return <Rules game={here.game} />;
    case "events":
      return <Events />;
    case "new-event":
      return <NewEvent key={here.game} game={here.game} kind={here.kind} />;
    case "event":
      return <Event key={here.id} id={here.id} take={here.take} />;
    case "nowhere":
      return <Failure text="There is no such page." />;
  }
}
