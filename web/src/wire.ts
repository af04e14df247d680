// Written by tools/wire_types.py from the server's wire types. Do not edit.

export interface Hello {
  readonly type: "hello";
  readonly seq: number;
  readonly token: string;
}

export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly seq: number;
  readonly line: string;
}

export interface Order {
  readonly pieces: readonly string[];
  readonly aim: string;
}

export interface Consider {
  readonly type: "consider";
  readonly ask: number;
  readonly seq: number;
  readonly orders: readonly Order[];
}

export interface AutoPass {
  readonly type: "auto_pass";
  readonly on: boolean;
}

export interface Rematch {
  readonly type: "rematch";
  readonly swapped: boolean;
}

export interface TakeBack {
  readonly type: "take_back";
}

export interface Prepare {
  readonly type: "prepare";
  readonly lines: readonly string[];
}

export interface Propose {
  readonly type: "propose";
  readonly what: "bot" | "draw";
  readonly seat: number | null;
}

export interface Reply {
  readonly type: "reply";
  readonly yes: boolean;
}

export interface Resign {
  readonly type: "resign";
}

export interface Return {
  readonly type: "return";
}

export interface Say {
  readonly type: "say";
  readonly phrase: number | null;
  readonly text: string;
}

export interface Pledge {
  readonly type: "pledge";
  readonly promise: string;
}

export interface OpenPart {
  readonly type: "open_part";
  readonly part: string;
}

export interface GoOn {
  readonly type: "go_on";
}

export interface Ping {
  readonly type: "ping";
}

export interface Player {
  readonly seat: number;
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly here: boolean;
  readonly bot: string;
  readonly level: string;
  readonly character: string;
  readonly charge: string;
  readonly away: boolean;
  readonly takeover: number | null;
  readonly ready: boolean;
}

export interface Proposal {
  readonly what: "bot" | "draw" | "undo";
  readonly by: number;
  readonly seat: number;
  readonly waits: readonly number[];
}

export interface Ending {
  readonly how: "draw" | "resign";
  readonly seat: number | null;
  readonly result: readonly number[];
}

export interface ShareInfo {
  readonly by: "house" | "player";
  readonly promise: string;
  readonly part: string;
}

export interface ChanceInfo {
  readonly commitment: string;
  readonly stage: "opening" | "promising" | "sealed";
  readonly shares: readonly ShareInfo[];
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  readonly you: number | null;
  readonly started: boolean;
  readonly over: boolean;
  readonly invites: readonly string[];
  readonly hints: boolean;
  readonly auto_pass: boolean;
  readonly prepared: readonly string[];
  readonly rematch: string;
  readonly host: boolean;
  readonly private: boolean;
  readonly clock: string;
  readonly draws: boolean;
  readonly proposal: Proposal | null;
  readonly ending: Ending | null;
  readonly code: string;
  readonly chance: ChanceInfo | null;
  readonly event: string;
  readonly preset: string;
  readonly differs: string;
  readonly unrated: string;
  readonly muted: readonly number[];
  readonly closed: string;
  readonly message: string;
}

export interface Prompt {
  readonly mode: "answer" | "over" | "turn" | "wait" | "watch";
  readonly seat: number | null;
  readonly say: string;
  readonly small: string;
}

export interface Badge {
  readonly text: string;
  readonly kind: "bad" | "dark" | "gold" | "good" | "none";
  readonly icon: string;
}

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly kind: "back" | "card" | "cell" | "piece" | "place";
  readonly face: string;
  readonly deck: "a" | "b";
  readonly tilt: 0 | 20 | 90;
  readonly under: readonly string[];
  readonly points: number | null;
  readonly badge: Badge | null;
  readonly note: string;
  readonly marks: readonly string[];
  readonly place: number | null;
  readonly like: string;
  readonly aim: string;
}

export interface Zone {
  readonly id: string;
  readonly kind: "fan" | "grid" | "list" | "map" | "pile" | "row" | "track";
  readonly label: string;
  readonly owner: number | null;
  readonly tokens: readonly Token[];
  readonly count: number;
  readonly note: string;
  readonly columns: number;
}

export interface Plate {
  readonly id: string;
  readonly seat: number;
  readonly note: string;
  readonly to_move: boolean;
  readonly badge: Badge | null;
  readonly marks: readonly string[];
}

export interface Subtotal {
  readonly label: string;
  readonly value: number;
}

export interface Gauge {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly owner: number | null;
  readonly of: number | null;
  readonly parts: readonly Subtotal[];
}

export interface Fact {
  readonly text: string;
  readonly on: boolean;
}

export interface Act {
  readonly id: string;
  readonly label: string;
  readonly primary: boolean;
  readonly icon: string;
}

export interface CountedCard {
  readonly face: string;
  readonly label: string;
  readonly counts: boolean;
}

export interface Term {
  readonly text: string;
  readonly label: string;
}

export interface Then {
  readonly icon: string;
  readonly text: string;
}

export interface Preview {
  readonly title: string;
  readonly what: string;
  readonly cards: readonly CountedCard[];
  readonly sum: readonly Term[];
  readonly verdict: Badge | null;
  readonly then: readonly Then[];
  readonly bounds: readonly Term[];
  readonly falls: readonly string[];
}

export interface Choice {
  readonly line: string;
  readonly label: string;
  readonly touch: readonly string[];
  readonly outcome: string;
  readonly badge: Badge | null;
  readonly group: string;
  readonly preview: Preview | null;
  readonly confirm: string;
  readonly best: boolean;
}

export interface Refusal {
  readonly touch: string;
  readonly text: string;
  readonly label: string;
  readonly rule: string;
}

export interface NextTouch {
  readonly touched: readonly string[];
  readonly say: string;
}

export interface Aim {
  readonly ids: readonly string[];
  readonly label: string;
  readonly single: boolean;
}

export interface Planning {
  readonly pieces: readonly string[];
  readonly aims: readonly Aim[];
  readonly next: string;
}

export interface Coach {
  readonly lesson: string;
  readonly beats: readonly string[];
  readonly beat: number;
  readonly why: string;
  readonly over: boolean;
  readonly name: string;
  readonly minutes: number;
  readonly note: string;
  readonly sum: string;
  readonly heard: readonly string[];
}

export interface Scene {
  readonly game: string;
  readonly seat: number | null;
  readonly phase: string;
  readonly prompt: Prompt;
  readonly zones: readonly Zone[];
  readonly plates: readonly Plate[];
  readonly gauges: readonly Gauge[];
  readonly facts: readonly Fact[];
  readonly acts: readonly Act[];
  readonly choices: readonly Choice[];
  readonly refusals: readonly Refusal[];
  readonly next_touches: readonly NextTouch[];
  readonly numbers: readonly Fact[];
  readonly planning: Planning | null;
  readonly focus: Preview | null;
  readonly result: readonly number[] | null;
  readonly coach: Coach | null;
}

export interface Sentence {
  readonly text: string;
  readonly seat: number | null;
  readonly heading: boolean;
  readonly by: readonly string[];
  readonly to: readonly string[];
  readonly past: string;
}

export interface Snapshot {
  readonly type: "snapshot";
  readonly seq: number;
  readonly table: TableInfo;
  readonly scene: Scene;
  readonly log: readonly Sentence[];
}

export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly scene: Scene;
  readonly log: readonly Sentence[];
}

export interface Seats {
  readonly type: "seats";
  readonly table: TableInfo;
}

export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly seq: number;
}

export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly line: string;
  readonly reason: string;
  readonly rule: string;
}

export interface Note {
  readonly at: string;
  readonly text: string;
  readonly icon: string;
}

export interface PlanPreview {
  readonly lines: readonly string[];
  readonly numbers: readonly number[];
  readonly send: string;
  readonly preview: Preview;
  readonly notes: readonly Note[];
  readonly confirm: string;
}

export interface Considered {
  readonly type: "considered";
  readonly ask: number;
  readonly outlook: PlanPreview;
}

export interface Clocks {
  readonly type: "clocks";
  readonly left: readonly number[];
  readonly running: number | null;
}

export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly text: string;
}

export interface Chat {
  readonly type: "chat";
  readonly said: readonly Said[];
}

export interface Error {
  readonly type: "error";
  readonly text: string;
  readonly fatal: boolean;
}

export interface Pong {
  readonly type: "pong";
}

export interface Join {
  readonly type: "join";
  readonly team: number | null;
  readonly take: string;
}

export interface Leave {
  readonly type: "leave";
}

export interface HandIn {
  readonly type: "hand_in";
  readonly deck: readonly string[];
}

export interface Fill {
  readonly type: "fill";
  readonly players: number;
  readonly bot: string;
}

export interface Remove {
  readonly type: "remove";
  readonly player: number;
}

export interface Start {
  readonly type: "start";
}

export interface Proceed {
  readonly type: "proceed";
}

export interface Pause {
  readonly type: "pause";
}

export interface Resume {
  readonly type: "resume";
}

export interface Drop {
  readonly type: "drop";
  readonly entrant: number;
  readonly note: string;
}

export interface Replace {
  readonly type: "replace";
  readonly player: number;
  readonly bot: string;
  readonly note: string;
}

export interface Correct {
  readonly type: "correct";
  readonly round: number;
  readonly table: number;
  readonly places: readonly number[];
  readonly note: string;
}

export interface End {
  readonly type: "end";
}

export interface TimeControl {
  readonly kind: "days" | "fischer" | "move";
  readonly base: number;
  readonly increment: number;
}

export interface OptionInfo {
  readonly name: string;
  readonly kind: "bool" | "data" | "int" | "text";
  readonly default: unknown;
  readonly meaning: string;
  readonly values: readonly string[];
  readonly labels: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly among: readonly number[];
  readonly nullable: boolean;
  readonly null: string;
}

export interface RuleInfo {
  readonly option: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly rated: boolean;
  readonly brings: Readonly<Record<string, unknown>>;
}

export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly RuleInfo[];
}

export interface PlacedDrawing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

export interface PresetInfo {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly needs: string;
  readonly seats: readonly number[];
  readonly last: string;
  readonly picture: readonly PlacedDrawing[];
}

export interface CharacterInfo {
  readonly key: string;
  readonly name: string;
  readonly level: string;
  readonly strength: number;
  readonly about: string;
  readonly tincture: number;
  readonly charge: string;
}

export interface Differs {
  readonly text: string;
  readonly rated: boolean;
}

export interface LessonInfo {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly beats: number;
}

export interface GameInfo {
  readonly key: string;
  readonly title: string;
  readonly tagline: string;
  readonly minutes: readonly [number, number];
  readonly least_seats: number;
  readonly most_seats: number;
  readonly usual_seats: number;
  readonly lessons: readonly LessonInfo[];
}

export interface GameSetup {
  readonly game: GameInfo;
  readonly options: readonly OptionInfo[];
  readonly standard: string;
  readonly rules: readonly RuleGroup[];
  readonly presets: readonly PresetInfo[];
}

export interface PartInfo {
  readonly at: string;
  readonly text: string;
}

export interface ExampleInfo {
  readonly title: string;
  readonly text: string;
  readonly before: Scene;
  readonly after: Scene | null;
  readonly told: readonly string[];
  readonly marks: readonly PartInfo[];
  readonly around: readonly string[];
  readonly ground: number | null;
}

export interface TermInfo {
  readonly term: string;
  readonly forms: readonly string[];
  readonly text: string;
  readonly rule: string;
}

export interface PictureInfo {
  readonly scene: Scene | null;
  readonly symbols: readonly string[];
  readonly around: readonly string[];
  readonly names: readonly string[];
}

export interface RulesInfo {
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly examples: readonly ExampleInfo[];
  readonly zones: readonly Zone[];
}

export interface NewTable {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly private: boolean;
  readonly clock: TimeControl | null;
  readonly lesson: string;
  readonly preset: string;
  readonly lot: boolean;
  readonly rated: boolean;
}

export interface TryOut {
  readonly at: number;
  readonly seat: number | null;
}

export interface Opened {
  readonly id: string;
  readonly seat: number | null;
  readonly token: string;
}

export interface Sit {
  readonly invite: string;
  readonly seat: number | null;
}

export interface Seated {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
}

export interface Standing {
  readonly turn: string;
  readonly leader: number | null;
  readonly score: string;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly players: readonly Player[];
  readonly you: number | null;
  readonly your_turn: boolean;
  readonly over: boolean;
  readonly note: string;
  readonly clock: string;
  readonly options: string;
  readonly preset: string;
  readonly standing: Standing | null;
  readonly at: number;
}

export interface Lobby {
  readonly mine: readonly TableRow[];
  readonly open: readonly TableRow[];
  readonly running: readonly TableRow[];
  readonly games: number;
  readonly people: number;
  readonly message: string;
}

export interface Invited {
  readonly id: string;
  readonly invite: string;
}

export interface Replay {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly players: readonly Player[];
  readonly steps: number;
  readonly lines: readonly string[];
  readonly result: readonly number[] | null;
  readonly reason: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly you: number | null;
}

export interface Step {
  readonly at: number;
  readonly scene: Scene;
  readonly log: readonly Sentence[];
  readonly told: readonly Sentence[];
}

export interface BotPace {
  readonly manner: "human" | "quick" | "slow";
}

export interface Advice {
  readonly line: string;
  readonly label: string;
  readonly share: number;
  readonly margin: number;
  readonly worse: boolean;
  readonly doing: string;
  readonly why: string;
}

export interface Hint {
  readonly seq: number;
  readonly advice: readonly Advice[];
}

export interface Judged {
  readonly at: number;
  readonly played: Advice;
  readonly best: Advice;
  readonly drop: number;
  readonly doubt: number;
  readonly mistake: boolean;
  readonly turn: string;
}

export interface Deed {
  readonly at: number;
  readonly seat: number;
  readonly text: string;
  readonly turn: string;
}

export interface Review {
  readonly seat: number;
  readonly done: number;
  readonly of: number;
  readonly moments: readonly Judged[];
  readonly ready: boolean;
  readonly deeds: readonly Deed[];
  readonly others: readonly Judged[];
  readonly whole: boolean;
}

export interface AdvantagePoint {
  readonly at: number;
  readonly turn: string;
  readonly shares: readonly number[];
}

export interface Moment {
  readonly at: number;
  readonly point: number;
  readonly told: readonly Sentence[];
}

export interface Advantage {
  readonly done: number;
  readonly of: number;
  readonly points: readonly AdvantagePoint[];
  readonly moments: readonly Moment[];
  readonly turning: number | null;
  readonly ready: boolean;
}

export interface Problem {
  readonly error: string;
}

export interface SessionInfo {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly here: boolean;
}

export interface AccountInfo {
  readonly name: string;
  readonly created: number;
  readonly changed: number;
  readonly codes: number;
  readonly sessions: readonly SessionInfo[];
}

export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

export interface WantedCodes {
  readonly password: string;
}

export interface Codes {
  readonly codes: readonly string[];
}

export interface Recovery {
  readonly name: string;
  readonly code: string;
  readonly password: string;
}

export interface Me {
  readonly name: string;
  readonly account: boolean;
}

export interface Login {
  readonly name: string;
  readonly password: string;
}

export interface Logout {
  readonly everywhere: boolean;
}

export interface PuzzleInfo {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly goal: string;
  readonly ask: string;
  readonly about: string;
  readonly grade: string;
  readonly solved: Readonly<Record<string, number>>;
  readonly names: readonly string[];
  readonly scene: Scene | null;
  readonly why: string;
}

export interface DailyPuzzles {
  readonly date: string;
  readonly puzzles: readonly PuzzleInfo[];
  readonly yesterday: readonly PuzzleInfo[];
}

export interface PuzzleStart {
  readonly info: PuzzleInfo;
  readonly seat: number;
  readonly names: readonly string[];
  readonly scene: Scene;
}

export interface PuzzleTry {
  readonly lines: readonly string[];
}

export interface PuzzleStep {
  readonly scene: Scene;
  readonly log: readonly Sentence[];
}

export interface PuzzleMove {
  readonly label: string;
  readonly why: string;
}

export interface PuzzleVerdict {
  readonly status: "missed" | "open" | "solved";
  readonly steps: readonly PuzzleStep[];
  readonly text: string;
  readonly moves: readonly PuzzleMove[];
  readonly lines: readonly string[];
}

export interface TrialAsked {
  readonly game: string;
  readonly games: number;
  readonly options: readonly Readonly<Record<string, unknown>>[];
  readonly seats: number;
  readonly follow: readonly number[];
  readonly kind: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly bot: "greedy" | "knight";
}

export interface MoreGames {
  readonly games: number;
}

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface ArmResult {
  readonly seats: readonly Share[];
  readonly places: readonly Share[];
  readonly turns: number;
}

export interface TrialInfo {
  readonly id: string;
  readonly game: string;
  readonly state: "done" | "failed" | "running" | "stopped";
  readonly wanted: number;
  readonly games: number;
  readonly arms: readonly ArmResult[];
  readonly followed: Share | null;
}

export interface EventPlayer {
  readonly number: number;
  readonly name: string;
  readonly bot: boolean;
  readonly entrant: number | null;
  readonly team: number | null;
  readonly take: string;
  readonly deck_missing: boolean;
}

export interface Entrant {
  readonly number: number;
  readonly name: string;
  readonly players: readonly number[];
  readonly gone: boolean;
}

export interface DeckWanted {
  readonly pool: readonly string[];
  readonly size: number;
  readonly deck: readonly string[];
  readonly suggested: readonly string[];
  readonly until: number | null;
}

export interface PodInfo {
  readonly number: number;
  readonly players: readonly number[];
  readonly table: string;
  readonly built: boolean;
}

export interface EventGame {
  readonly table: string;
  readonly over: boolean;
  readonly result: readonly number[];
  readonly taken: readonly number[];
  readonly shown: boolean;
}

export interface BoutInfo {
  readonly table: number;
  readonly entrants: readonly number[];
  readonly places: readonly number[];
  readonly wins: readonly number[];
  readonly winner: number | null;
  readonly over: boolean;
  readonly how: string;
  readonly note: string;
  readonly games: readonly EventGame[];
}

export interface RoundInfo {
  readonly number: number;
  readonly byes: readonly number[];
  readonly bouts: readonly BoutInfo[];
}

export interface StandingInfo {
  readonly place: number;
  readonly entrant: number;
  readonly points: number;
  readonly against: number;
  readonly games: number;
  readonly taken: number;
  readonly byes: number;
  readonly out: number | null;
}

export interface BracketSide {
  readonly entrant: number | null;
  readonly words: string;
}

export interface BracketCell {
  readonly number: number;
  readonly table: number;
  readonly feeds: number | null;
  readonly middle: number;
  readonly sides: readonly BracketSide[];
}

export interface BracketColumn {
  readonly title: string;
  readonly cells: readonly BracketCell[];
}

export interface EventInfo {
  readonly id: string;
  readonly seq: number;
  readonly title: string;
  readonly game: string;
  readonly game_title: string;
  readonly plan: readonly string[];
  readonly system: "bracket" | "knockout" | "round_robin" | "swiss";
  readonly phase: "building" | "open" | "over" | "playing";
  readonly paused: boolean;
  readonly host: boolean;
  readonly host_name: string;
  readonly you: number | null;
  readonly ready: string;
  readonly deck: DeckWanted | null;
  readonly has_deck: boolean;
  readonly code: string;
  readonly least: number;
  readonly team_size: number;
  readonly bots: readonly string[];
  readonly players: readonly EventPlayer[];
  readonly entrants: readonly Entrant[];
  readonly pods: readonly PodInfo[];
  readonly rounds: readonly RoundInfo[];
  readonly matches: number;
  readonly bracket: readonly BracketColumn[];
  readonly starts: number | null;
  readonly ends: number | null;
  readonly standings: readonly StandingInfo[];
  readonly notes: readonly string[];
  readonly told: string;
  readonly lines: readonly string[];
}

export interface NewEvent {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly system: "bracket" | "knockout" | "round_robin" | "swiss";
  readonly match_size: number;
  readonly team_size: number;
  readonly best_of: number;
  readonly match_first: "loser" | "random";
  readonly time_limit: number | null;
  readonly rebuild: boolean;
  readonly deck_minutes: number;
  readonly rounds: number | null;
  readonly least_players: number;
  readonly clock: TimeControl | null;
  readonly private: boolean;
  readonly starts: number | null;
}

export interface None {
  readonly act: Join | Leave | HandIn | Fill | Remove | Start | Proceed | Pause | Resume | Drop | Replace | Correct | End;
}

export interface EventRow {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly game_title: string;
  readonly phase: "building" | "open" | "over" | "playing";
  readonly players: number;
  readonly note: string;
  readonly mine: boolean;
  readonly starts: number | null;
  readonly least: number;
}

export interface EventList {
  readonly mine: readonly EventRow[];
  readonly open: readonly EventRow[];
}

export interface EventOpened {
  readonly id: string;
}

export interface RatingPoint {
  readonly at: number;
  readonly strength: number;
}

export interface GameStanding {
  readonly game: string;
  readonly title: string;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  readonly strength: number | null;
  readonly unsure: number;
  readonly month: number;
  readonly curve: readonly RatingPoint[];
}

export interface Companion {
  readonly name: string;
  readonly bot: boolean;
  readonly profile: boolean;
  readonly games: number;
  readonly won: number;
}

export interface PlayedGame {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly ended: number;
  readonly outcome: "lost" | "tied" | "won";
  readonly place: number;
  readonly seats: number;
  readonly against: readonly Companion[];
  readonly score: string;
  readonly length: string;
  readonly minutes: number;
  readonly change: number | null;
  readonly private: boolean;
  readonly replay: boolean;
}

export interface Profile {
  readonly name: string;
  readonly yours: boolean;
  readonly account: boolean;
  readonly since: number;
  readonly games: number;
  readonly won: number;
  readonly standings: readonly GameStanding[];
  readonly opponents: readonly Companion[];
  readonly bots: readonly Companion[];
  readonly last: readonly PlayedGame[];
  readonly blocked: boolean;
}

export interface Games {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly games: readonly PlayedGame[];
}

export interface Person {
  readonly name: string;
  readonly table: string;
  readonly seat: number | null;
}

export interface Blocked {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

export interface Report {
  readonly who: Person;
  readonly why: "chat" | "cheating" | "leaving" | "name" | "other";
  readonly text: string;
}

export interface Received {
  readonly number: number;
}

export interface SeatPerson {
  readonly seat: number;
  readonly profile: string;
  readonly blocked: boolean;
}

export interface Muted {
  readonly seat: number;
  readonly on: boolean;
}

export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly against: string;
  readonly left: number | null;
  readonly days: boolean;
}

export interface Waiting {
  readonly tables: readonly WaitingTable[];
}

export interface RatingRow {
  readonly name: string;
  readonly bot: boolean;
  readonly strength: number;
  readonly unsure: number;
  readonly games: number;
}

export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export interface LiveTable {
  readonly table: string;
  readonly round: number;
  readonly number: number;
  readonly game: number;
  readonly names: readonly string[];
  readonly scene: Scene;
}

export interface LiveTables {
  readonly tables: readonly LiveTable[];
  readonly running: number;
}

export interface NewWork {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface Shelved {
  readonly id: string;
}

export interface WorkInfo {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly changed: number;
}

export interface Work {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly changed: number;
  readonly yours: boolean;
}

export interface FileFault {
  readonly place: string;
  readonly reason: string;
  readonly rule: string;
  readonly spots: readonly string[];
  readonly found: string;
}

export interface FileRead {
  readonly content: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly FileFault[];
}

export interface PaperPartInfo {
  readonly key: string;
  readonly title: string;
  readonly usual: boolean;
}

export interface PrintOrder {
  readonly parts: readonly string[];
  readonly paper: "a4" | "letter";
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number | null;
}

export type ClientMessage = Hello | Play | Consider | AutoPass | Rematch | TakeBack | Prepare | Propose | Reply | Resign | Return | Say | Pledge | OpenPart | GoOn | Ping;

export type ServerMessage = Snapshot | Update | Seats | Ack | Refused | Considered | Clocks | Said | Chat | Error | Pong;

export type EventAct = Join | Leave | HandIn | Fill | Remove | Start | Proceed | Pause | Resume | Drop | Replace | Correct | End;

export interface Shape {
  readonly defaults: object;
  readonly nested: Readonly<Record<string, string>>;
}

export const SHAPES: Readonly<Record<string, Shape>> = {
  Player: {"defaults": {"here": false, "bot": "", "level": "", "character": "", "charge": "", "away": false, "takeover": null, "ready": false}, "nested": {}},
  ShareInfo: {"defaults": {"promise": "", "part": ""}, "nested": {}},
  ChanceInfo: {"defaults": {}, "nested": {"shares": "ShareInfo"}},
  TableInfo: {"defaults": {"invites": [], "hints": false, "auto_pass": false, "prepared": [], "rematch": "", "host": false, "private": false, "clock": "", "draws": false, "proposal": null, "ending": null, "code": "", "chance": null, "event": "", "preset": "", "differs": "", "unrated": "", "muted": [], "closed": "", "message": ""}, "nested": {"players": "Player", "chance": "ChanceInfo"}},
  Prompt: {"defaults": {"small": ""}, "nested": {}},
  Badge: {"defaults": {"kind": "dark", "icon": ""}, "nested": {}},
  Token: {"defaults": {"kind": "card", "face": "", "deck": "a", "tilt": 0, "under": [], "points": null, "badge": null, "note": "", "marks": [], "place": null, "like": "", "aim": ""}, "nested": {"badge": "Badge"}},
  Zone: {"defaults": {"owner": null, "tokens": [], "count": 0, "note": "", "columns": 0}, "nested": {"tokens": "Token"}},
  Plate: {"defaults": {"to_move": false, "badge": null, "marks": []}, "nested": {"badge": "Badge"}},
  Gauge: {"defaults": {"owner": null, "of": null, "parts": []}, "nested": {}},
  Fact: {"defaults": {"on": false}, "nested": {}},
  Act: {"defaults": {"primary": false, "icon": ""}, "nested": {}},
  CountedCard: {"defaults": {"counts": false}, "nested": {}},
  Term: {"defaults": {"label": ""}, "nested": {}},
  Preview: {"defaults": {"cards": [], "sum": [], "verdict": null, "then": [], "bounds": [], "falls": []}, "nested": {"cards": "CountedCard", "sum": "Term", "verdict": "Badge", "bounds": "Term"}},
  Choice: {"defaults": {"outcome": "", "badge": null, "group": "", "preview": null, "confirm": "", "best": false}, "nested": {"badge": "Badge", "preview": "Preview"}},
  Refusal: {"defaults": {"label": "", "rule": ""}, "nested": {}},
  Aim: {"defaults": {"single": false}, "nested": {}},
  Planning: {"defaults": {}, "nested": {"aims": "Aim"}},
  Coach: {"defaults": {"why": "", "over": false, "name": "", "minutes": 0, "note": "", "sum": "", "heard": []}, "nested": {}},
  Scene: {"defaults": {"gauges": [], "facts": [], "acts": [], "choices": [], "refusals": [], "next_touches": [], "numbers": [], "planning": null, "focus": null, "result": null, "coach": null}, "nested": {"prompt": "Prompt", "zones": "Zone", "plates": "Plate", "gauges": "Gauge", "facts": "Fact", "acts": "Act", "choices": "Choice", "refusals": "Refusal", "numbers": "Fact", "planning": "Planning", "focus": "Preview", "coach": "Coach"}},
  Sentence: {"defaults": {"seat": null, "heading": false, "by": [], "to": [], "past": ""}, "nested": {}},
  Snapshot: {"defaults": {}, "nested": {"table": "TableInfo", "scene": "Scene", "log": "Sentence"}},
  Update: {"defaults": {"log": []}, "nested": {"scene": "Scene", "log": "Sentence"}},
  Seats: {"defaults": {}, "nested": {"table": "TableInfo"}},
  Refused: {"defaults": {"rule": ""}, "nested": {}},
  Note: {"defaults": {"icon": ""}, "nested": {}},
  PlanPreview: {"defaults": {"notes": [], "confirm": ""}, "nested": {"preview": "Preview", "notes": "Note"}},
  Considered: {"defaults": {}, "nested": {"outlook": "PlanPreview"}},
  Clocks: {"defaults": {"running": null}, "nested": {}},
  Error: {"defaults": {"fatal": false}, "nested": {}},
  OptionInfo: {"defaults": {"values": [], "labels": [], "low": 0, "high": 0, "among": [], "nullable": false, "null": ""}, "nested": {}},
  RuleInfo: {"defaults": {"words": [], "rated": false, "brings": {}}, "nested": {}},
  RuleGroup: {"defaults": {}, "nested": {"rules": "RuleInfo"}},
  PlacedDrawing: {"defaults": {"turn": 0}, "nested": {}},
  PresetInfo: {"defaults": {"options": {}, "needs": "", "seats": [], "last": "", "picture": []}, "nested": {"picture": "PlacedDrawing"}},
  LessonInfo: {"defaults": {"minutes": 3, "beats": 0}, "nested": {}},
  GameInfo: {"defaults": {"lessons": []}, "nested": {"lessons": "LessonInfo"}},
  GameSetup: {"defaults": {"rules": [], "presets": []}, "nested": {"game": "GameInfo", "options": "OptionInfo", "rules": "RuleGroup", "presets": "PresetInfo"}},
  ExampleInfo: {"defaults": {"after": null, "told": [], "marks": [], "around": [], "ground": null}, "nested": {"before": "Scene", "after": "Scene"}},
  PictureInfo: {"defaults": {"scene": null, "symbols": [], "around": [], "names": []}, "nested": {"scene": "Scene"}},
  RulesInfo: {"defaults": {"examples": [], "zones": []}, "nested": {"examples": "ExampleInfo", "zones": "Zone"}},
  Opened: {"defaults": {"seat": null, "token": ""}, "nested": {}},
  Standing: {"defaults": {"turn": "", "leader": null, "score": ""}, "nested": {}},
  TableRow: {"defaults": {"clock": "", "options": "", "preset": "", "standing": null, "at": 0.0}, "nested": {"players": "Player", "standing": "Standing"}},
  Lobby: {"defaults": {"running": [], "games": 0, "people": 0, "message": ""}, "nested": {"mine": "TableRow", "open": "TableRow", "running": "TableRow"}},
  Replay: {"defaults": {"options": {}, "you": null}, "nested": {"players": "Player"}},
  Step: {"defaults": {"told": []}, "nested": {"scene": "Scene", "log": "Sentence", "told": "Sentence"}},
  Advice: {"defaults": {"margin": 0.0, "worse": false, "doing": "", "why": ""}, "nested": {}},
  Hint: {"defaults": {}, "nested": {"advice": "Advice"}},
  Judged: {"defaults": {"doubt": 0.0, "mistake": false, "turn": ""}, "nested": {"played": "Advice", "best": "Advice"}},
  Deed: {"defaults": {"turn": ""}, "nested": {}},
  Review: {"defaults": {"ready": false, "deeds": [], "others": [], "whole": false}, "nested": {"moments": "Judged", "deeds": "Deed", "others": "Judged"}},
  Moment: {"defaults": {}, "nested": {"told": "Sentence"}},
  Advantage: {"defaults": {"points": [], "moments": [], "turning": null, "ready": false}, "nested": {"moments": "Moment"}},
  SessionInfo: {"defaults": {"here": false}, "nested": {}},
  AccountInfo: {"defaults": {}, "nested": {"sessions": "SessionInfo"}},
  Me: {"defaults": {"account": false}, "nested": {}},
  PuzzleInfo: {"defaults": {"solved": {}, "names": [], "scene": null, "why": ""}, "nested": {"scene": "Scene"}},
  DailyPuzzles: {"defaults": {"yesterday": []}, "nested": {"puzzles": "PuzzleInfo", "yesterday": "PuzzleInfo"}},
  PuzzleStart: {"defaults": {}, "nested": {"info": "PuzzleInfo", "scene": "Scene"}},
  PuzzleStep: {"defaults": {"log": []}, "nested": {"scene": "Scene", "log": "Sentence"}},
  PuzzleVerdict: {"defaults": {"text": "", "moves": [], "lines": []}, "nested": {"steps": "PuzzleStep"}},
  TrialInfo: {"defaults": {"games": 0, "arms": [], "followed": null}, "nested": {}},
  GameStanding: {"defaults": {"won": 0, "tied": 0, "lost": 0, "strength": null, "unsure": 0, "month": 0, "curve": []}, "nested": {}},
  Companion: {"defaults": {"bot": false, "profile": false, "games": 0, "won": 0}, "nested": {}},
  PlayedGame: {"defaults": {"score": "", "length": "", "minutes": 0, "change": null, "private": false, "replay": false}, "nested": {"against": "Companion"}},
  Profile: {"defaults": {"yours": false, "account": false, "since": 0.0, "games": 0, "won": 0, "standings": [], "opponents": [], "bots": [], "last": [], "blocked": false}, "nested": {"standings": "GameStanding", "opponents": "Companion", "bots": "Companion", "last": "PlayedGame"}},
  Games: {"defaults": {}, "nested": {"games": "PlayedGame"}},
  Person: {"defaults": {"name": "", "table": "", "seat": null}, "nested": {}},
  SeatPerson: {"defaults": {"profile": "", "blocked": false}, "nested": {}},
  WaitingTable: {"defaults": {"left": null, "days": false}, "nested": {}},
  Waiting: {"defaults": {"tables": []}, "nested": {"tables": "WaitingTable"}},
  LiveTable: {"defaults": {}, "nested": {"scene": "Scene"}},
  LiveTables: {"defaults": {}, "nested": {"tables": "LiveTable"}},
  Work: {"defaults": {"yours": false}, "nested": {}},
  FileFault: {"defaults": {"rule": "", "spots": [], "found": ""}, "nested": {}},
  FileRead: {"defaults": {"content": null, "faults": []}, "nested": {"faults": "FileFault"}},
  PaperPartInfo: {"defaults": {"usual": true}, "nested": {}},
};

export const ANSWERS: Readonly<Record<string, string>> = {"snapshot": "Snapshot", "update": "Update", "seats": "Seats", "ack": "Ack", "refused": "Refused", "considered": "Considered", "clocks": "Clocks", "said": "Said", "chat": "Chat", "error": "Error", "pong": "Pong"};
