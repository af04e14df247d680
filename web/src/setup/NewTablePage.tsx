import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { characters, me, openTable } from "../requests/api.ts";
import { tileOf } from "../games.ts";
import { errorText, useLoaded } from "../parts/load.ts";
import { PrintButton } from "../settings/paper/PrintButton.tsx";
import { gameSlug, listed } from "../parts/words.ts";
import { go } from "../browser/route.ts";
import type { CharacterInfo, GameSetup, PresetInfo } from "../wire.ts";
import { changed, changes, firstProblem, presetValues, type Values } from "./form.ts";
import { rememberTable, type LastTable } from "./last.ts";
import { LastTables } from "./LastTables.tsx";
import { OfGame } from "./OfGame.tsx";
import { FriendSeats } from "./FriendSeats.tsx";
import { FRIEND, Opponents } from "./Opponents.tsx";
import { OwnMaking } from "./OwnMaking.tsx";
import { LastSeat } from "./LastSeat.tsx";
import { PlayerCount } from "./PlayerCount.tsx";
import { Presets } from "./Presets.tsx";
import { RulesFold } from "./rules/RulesFold.tsx";
import { company, seatsAgainst } from "../parts/cast.ts";
import { companions, invites, OPEN, resized, roleText, seatsWithFriend, withLast, type LastSeat as Who } from "./seats.ts";
import { Summary } from "./Summary.tsx";
import { TIMES, timeOf } from "./times.ts";
import { Terms } from "./Terms.tsx";
import { YourFile } from "./YourFile.tsx";
import "./newtable.css";
import "../settings/settings.css";

const USUAL_STRENGTH = 2;

/** The form for a new table: a preset, an opponent, the time; house rules are folded. */
export function NewTablePage({ game }: { readonly game: string }) {
  const [cast] = useLoaded(async () => ({ characters: await characters(), account: (await me()).account }), []);
  return (
    <OfGame game={game} loading={cast.state === "loading"}>
      {(setup) => <NewTable setup={setup} characters={cast.state === "ready" ? cast.value.characters : []} account={cast.state === "ready" && cast.value.account} />}
    </OfGame>
  );
}

interface Props {
  readonly setup: GameSetup;
  readonly characters: readonly CharacterInfo[];
  readonly account: boolean;
}

function NewTable({ setup, characters, account }: Props) {
  const first = setup.presets[0];
  const preset = useSignal<PresetInfo | undefined>(first);
  const players = useSignal(first?.players ?? setup.game.usual_seats);
  const values = useSignal<Values>(presetValues(setup, first));
  const opponent = useSignal(characters.find((one) => one.strength === USUAL_STRENGTH)?.key ?? FRIEND);
  const beside = useSignal<readonly string[]>(seatsWithFriend(setup.game.most_seats));
  const time = useSignal(0);
  const rated = useSignal(true);
  const lot = useSignal(true);
  const last = useSignal<Who>("lot");
  const listed_ = useSignal(false);
  const unfolded = useSignal(false);
  const said = useSignal("");
  useEffect(() => {
    document.title = `A new table of ${setup.game.title} · Regalia`;
    void tileOf(setup.game.key); // brings the game's colours
  }, []);
  const choose = (next: PresetInfo) => {
    preset.value = next;
    players.value = next.players;
    values.value = presetValues(setup, next);
    said.value = "";
  };
  const again = (table: LastTable) => {
    preset.value = setup.presets.find((one) => one.name === table.preset) ?? first;
    players.value = table.players;
    values.value = { ...presetValues(setup, undefined), ...table.options };
    opponent.value = table.opponent;
    beside.value = resized(table.seats ?? seatsWithFriend(table.players), setup.game.most_seats);
    time.value = timeOf(table.clock);
    scrollTo(0, 0);
  };
  const one = characters.find(({ key }) => key === opponent.value);
  const together = beside.value.slice(0, players.value);
  const names = one ? company(one, characters, players.value - 1) : [];
  const rivals = one ? (names.length < players.value - 1 ? `${players.value - 1} ${one.level}s` : `${listed(names)}${names.length > 1 ? `, ${one.level}s all` : ""}`) : companions(together, characters);
  const counts = preset.value?.seats ?? [];
  const made = changes(setup, preset.value, values.value);
  const options = changed(setup.options, values.value);
  const missing = preset.value?.needs && !(preset.value.needs in options) ? preset.value.needs : "";
  const open = async (event: Event) => {
    event.preventDefault();
    said.value = missing ? `Load your ${missing} first: this table is played on it.` : firstProblem(setup, values.value);
    if (said.value) return;
    const clock = TIMES[time.value]!.control;
    const special = Boolean(preset.value?.last);
    const around = one ? seatsAgainst(one, players.value) : together;
    const seats = special ? [...withLast(around, last.value)] : around;
    try {
      const { id } = await openTable({ game: setup.game.key, options, seats, private: !invites(seats) || !listed_.value, clock, lot: special ? last.value === "lot" : lot.value, rated: rated.value });
      const title = `${preset.value?.title ?? setup.game.title}${made > 0 ? ", house rules" : ""}`;
      rememberTable({ game: setup.game.key, preset: preset.value?.name ?? "", title, about: `${rivals}${clock ? `; ${TIMES[time.value]!.label}` : ""}`, opponent: opponent.value, players: players.value, ...(one ? {} : { seats: around }), options: small(options), clock });
      go(`/t/${id}`);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <main class="wrap new-table" data-game={gameSlug(setup.game.key)}>
      <h1>A new table of {setup.game.title}</h1>
      <form onSubmit={open} noValidate>
        <div class="choices">
          <Presets setup={setup} chosen={preset.value?.name ?? ""} small={unfolded.value} choose={choose} />
          {preset.value?.needs ? <YourFile setup={setup} option={preset.value.needs} values={values.value} set={(next) => (values.value = next)} /> : null}
          <h2>
            Against whom <small>shields show the strength</small>
            {counts.length > 1 ? <PlayerCount game={setup.game} counts={counts} count={players.value} last={preset.value?.last ?? ""} set={(count) => (players.value = count)} /> : null}
            {preset.value?.last ? <LastSeat title={preset.value.last} who={last.value} set={(who) => (last.value = who)} /> : null}
          </h2>
          <Opponents characters={characters} chosen={opponent.value} choose={(key) => (opponent.value = key)} />
          {one || players.value < 3 ? null : <FriendSeats seats={together} characters={characters} set={(seats) => (beside.value = resized(seats, setup.game.most_seats))} />}
          <Terms time={time} rated={rated} lot={preset.value?.last ? null : lot} listed={listed_} friend={!one && invites(together)} account={account} house={made > 0} title={setup.game.title} />
          <RulesFold setup={setup} values={values.value} made={made} unfolded={unfolded} set={(next) => (values.value = next)} reset={() => preset.value && choose(preset.value)} />
        </div>
        <aside>
          <Summary setup={setup} preset={preset.value} made={made} options={options} players={players.value} rivals={rivals} role={preset.value?.last ? roleText(preset.value.last, last.value) : ""} friends={one ? 0 : together.filter((word) => word === OPEN).length} about={one && players.value === 2 ? `${one.name} ${one.about.charAt(0).toLowerCase()}${one.about.slice(1)}` : ""} time={TIMES[time.value]!} rated={rated.value && account} said={said.value} />
          <PrintButton game={setup.game.key} title={setup.game.title} options={options} seats={players.value} class="btn quiet print-table">
            Print this game
          </PrintButton>
          <LastTables game={setup.game.key} open={again} />
          <OwnMaking game={setup.game.key} />
        </aside>
      </form>
    </main>
  );
}

const LARGE = 4_000;

/** The options without what a file brought: that is too large to be remembered. */
const small = (options: Values): Values => Object.fromEntries(Object.entries(options).filter(([, value]) => JSON.stringify(value).length < LARGE));
