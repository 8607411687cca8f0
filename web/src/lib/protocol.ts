// Made by `npm run types` from the server's messages and the games' views: do not edit.
/* eslint-disable */

export type ToServer = Hello | Act | Undo | Answer | Chat | Leave;
export type ToViewer = Welcome | News | Done | Refused;

/**
 * Everything, by its name.
 */
export interface Protocol {
  Hello: Hello;
  Act: Act;
  Undo: Undo;
  Answer: Answer;
  Chat: Chat;
  Leave: Leave;
  Welcome: Welcome;
  TableInfo: TableInfo;
  SeatInfo: SeatInfo;
  UndoAsked: UndoAsked;
  Line: Line;
  GameSeen: GameSeen;
  Ask: Ask;
  Choice: Choice;
  TakeBack: TakeBack;
  News: News;
  Done: Done;
  Refused: Refused;
  Complaint: Complaint;
  EditionChecked: EditionChecked;
  EditionDrawn: EditionDrawn;
  EditionKept: EditionKept;
  EditionOrder: EditionOrder;
  Frame: Frame;
  GameEdition: GameEdition;
  Form: Form;
  FormSection: FormSection;
  FormColumn: FormColumn;
  FormMap: FormMap;
  GameInfo: GameInfo;
  NewTable: NewTable;
  Wanted: Wanted;
  Problem: Problem;
  Replace: Replace;
  Replay: Replay;
  Seated: Seated;
  Shelf: Shelf;
  Sit: Sit;
  PioneersView: PioneersView;
  CityView: CityView;
  CoachView: CoachView;
  SeatView: SeatView;
  LineView: LineView;
  'westbound.games.pioneers.view.PlayerView': PlayerView;
  WayView: WayView;
  PioneerDaysView: PioneerDaysView;
  HandView: HandView;
  SentenceView: SentenceView;
  'westbound.games.pioneer_days.view.PlayerView': PlayerView1;
  CardView: CardView;
  PledgeView: PledgeView;
  WagonView: WagonView;
  DieView: DieView;
  TownView: TownView;
  'westbound.games.pioneer_days.view.TrackView': TrackView;
  ColoradoView: ColoradoView;
  MapView: MapView;
  MountainView: MountainView;
  StepView: StepView;
  RegionView: RegionView;
  'westbound.games.colorado.view.TrackView': TrackView1;
  'westbound.games.colorado.view.PlayerView': PlayerView2;
  MedalView: MedalView;
  ToServer: ToServer;
  ToViewer: ToViewer;
}
/**
 * The first message: who is there, and what it has seen.
 */
export interface Hello {
  say: 'hello';
  key?: string;
  seq?: number | null;
}
/**
 * Do what *words* say.
 */
export interface Act {
  say: 'act';
  id: number;
  version: number;
  words: string;
}
/**
 * Take back my last action; where others must consent, ask them.
 */
export interface Undo {
  say: 'undo';
  id: number;
  version: number;
}
/**
 * Let the one who asks take back, or not.
 */
export interface Answer {
  say: 'answer';
  id: number;
  version: number;
  agrees: boolean;
}
/**
 * Say something to all.
 */
export interface Chat {
  say: 'chat';
  id: number;
  text: string;
}
/**
 * Leave the seat; before the game it becomes free, in a game one may come back.
 */
export interface Leave {
  say: 'leave';
  id: number;
}
/**
 * The answer to ``Hello``: the table as it is, and the lines of the log the viewer has not seen.
 */
export interface Welcome {
  say: 'welcome';
  protocol: number;
  seq: number;
  seat: number | null;
  hosts: boolean;
  table: TableInfo;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  lines: Line[];
  game: GameSeen | null;
}
/**
 * A table, as everybody may know it.
 */
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  digest: string;
  options: {
    [k: string]: string;
  };
  state: 'gathering' | 'over' | 'playing';
  public: boolean;
  watchers: boolean;
  host: number | null;
  seats: SeatInfo[];
  watching: number;
  asked: UndoAsked | null;
  rematch: string;
}
/**
 * A seat, as everybody may know it.
 */
export interface SeatInfo {
  color: string;
  name: string;
  who: 'bot' | 'free' | 'kept' | 'person';
  bot: string;
  here: boolean;
}
/**
 * Somebody asks to take back.
 */
export interface UndoAsked {
  seat: number;
  open: number[];
}
/**
 * A line of the log: a text by its key, and what it is about, as (role, kind, word).
 */
export interface Line {
  seq: number;
  at: number;
  key: string;
  parts?: [string, string, string][];
  quiet?: boolean;
  name?: string;
  text?: string;
  back?: number | null;
}
/**
 * What the viewer sees of the game.
 */
export interface GameSeen {
  version: number;
  view: {
    [k: string]: unknown;
  };
  ask: Ask;
  scores: {
    [k: string]: number | null;
  }[];
}
/**
 * What is asked, of whom; and of the viewer, what it may answer.
 */
export interface Ask {
  actors: number[];
  step: string;
  facts: {
    [k: string]: unknown;
  };
  choices: Choice[];
  undo: TakeBack | null;
}
/**
 * Something the viewer may do: its words, their parts, and what its text mentions beyond the facts of ``Ask``.
 */
export interface Choice {
  words: string;
  verb: string;
  kind?: string;
  word?: string;
  facts?: {
    [k: string]: unknown;
  };
  now?: boolean;
}
/**
 * The viewer's last action can be taken back; *needs* are the seats that have to consent.
 */
export interface TakeBack {
  needs: number[];
}
/**
 * Something happened: the log grows, and what has changed of table and game.
 */
export interface News {
  say: 'news';
  seq: number;
  lines?: Line[];
  table?: TableInfo | null;
  version?: number | null;
  changes?: [(string | number)[], unknown][] | null;
  view?: {
    [k: string]: unknown;
  } | null;
  ask?: Ask | null;
  scores?:
    | {
        [k: string]: number | null;
      }[]
    | null;
}
/**
 * What was said with this *id* is done, and will never be lost.
 */
export interface Done {
  say: 'done';
  id: number;
  seq: number;
}
/**
 * What was said (with this *id*, if it could be read) was refused; nothing has changed.
 */
export interface Refused {
  say: 'refused';
  code:
    | 'illegal'
    | 'malformed'
    | 'no-table'
    | 'no-watchers'
    | 'not-now'
    | 'not-yours'
    | 'stale'
    | 'too-fast'
    | 'too-large'
    | 'unavailable'
    | 'wrong-key';
  reason: string;
  id?: number | null;
}
/**
 * Something in an edition that is wrong: where, and why.
 */
export interface Complaint {
  key: string;
  reason: string;
}
/**
 * An edition as it was understood, and all that is wrong with it.
 */
export interface EditionChecked {
  game: string;
  digest: string;
  content: {
    [k: string]: unknown;
  };
  complaints: Complaint[];
  more: number;
}
/**
 * An edition of which somebody wants a picture, as it is for so many players.
 */
export interface EditionDrawn {
  game: string;
  content:
    | string
    | {
        [k: string]: unknown;
      };
  players: number;
  language?: 'de' | 'en' | 'fr';
}
/**
 * An edition that can be played with from now on.
 */
export interface EditionKept {
  digest: string;
  game: string;
  name: string;
}
/**
 * An edition that somebody brings: the text of its file, or what it says.
 */
export interface EditionOrder {
  game: string;
  content:
    | string
    | {
        [k: string]: unknown;
      };
}
/**
 * A moment of a replay: what happened, and what has changed.
 */
export interface Frame {
  seq: number;
  lines: Line[];
  changes: [(string | number)[], unknown][];
  ask: Ask;
  scores: {
    [k: string]: number | null;
  }[];
}
/**
 * Our edition of a game, and how one is filled in.
 */
export interface GameEdition {
  game: string;
  content: {
    [k: string]: unknown;
  };
  form: Form;
}
/**
 * How an edition of a game is filled in.
 */
export interface Form {
  sections: FormSection[];
  maps?: FormMap[];
}
/**
 * A part of an edition that is filled in as one table.
 */
export interface FormSection {
  name: string;
  path: string;
  kind: 'fields' | 'lines' | 'named' | 'names' | 'pairs' | 'rows';
  columns?: FormColumn[];
  count?: number | null;
  map?: string;
  of?: string;
  at?: string[];
  shape?: string;
  tint?: string;
  links?: string;
  fixed?: boolean;
}
/**
 * A column of a table, or a field.
 */
export interface FormColumn {
  key: string;
  kind: 'choice' | 'name' | 'number' | 'numbers' | 'point' | 'shape' | 'text' | 'words';
  of?: string[];
  section?: string;
  least?: number | null;
  most?: number | null;
  optional?: boolean;
  named?: string;
}
/**
 * A map on which things are drawn.
 */
export interface FormMap {
  name: string;
  width: number;
  height: number;
  players: number;
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  colors: string[];
  options: {
    [k: string]: {
      [k: string]: string[];
    };
  };
}
/**
 * A table to be opened.
 */
export interface NewTable {
  game: string;
  seats: Wanted[];
  name?: string;
  options?: {
    [k: string]: string;
  };
  public?: boolean;
  watchers?: boolean;
  edition?: string;
}
/**
 * Who shall sit on a seat of a new table: I, a bot, or whoever comes.
 */
export interface Wanted {
  who: 'bot' | 'me' | 'open';
  bot?: string;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  code:
    | 'illegal'
    | 'malformed'
    | 'no-table'
    | 'no-watchers'
    | 'not-now'
    | 'not-yours'
    | 'stale'
    | 'too-fast'
    | 'too-large'
    | 'unavailable'
    | 'wrong-key';
  reason: string;
}
/**
 * The host gives a seat to a bot or, without one, to whoever comes next.
 */
export interface Replace {
  bot?: string;
}
/**
 * A game from its beginning, as one viewer saw it.
 */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  lines: Line[];
  game: GameSeen;
  frames: Frame[];
}
/**
 * A seat of one's own, and the secret key to it.
 */
export interface Seated {
  table: string;
  seat: number | null;
  key: string;
}
/**
 * What can be played here, and against whom.
 */
export interface Shelf {
  games: GameInfo[];
  bots: string[];
}
/**
 * Somebody wants to sit down: on this seat, or on the first that is free.
 */
export interface Sit {
  name: string;
  seat?: number | null;
}
/**
 * The whole table as one seat, or a spectator, may see it.
 */
export interface PioneersView {
  actors: number[];
  arrival: string | null;
  bought: string[];
  cities: CityView[];
  display: (CoachView | null)[];
  edition: string;
  first: number;
  forced: boolean;
  game: string;
  last_round: boolean;
  lines: LineView[];
  nuggets_left: number;
  over: boolean;
  player: number | null;
  players: PlayerView[];
  remaining: number;
  round: number;
  stack: number;
  stagecoach: string;
  step: string;
  taken: string | null;
  viewer: number | null;
  ways: {
    [k: string]: WayView[];
  };
  winners: number[];
}
/**
 * A city, or the start space.
 */
export interface CityView {
  covered: boolean;
  label: string;
  name: string;
  settlers: number[];
  tile: string | null;
  x: number;
  y: number;
}
/**
 * A coach before a player, or in the display.
 */
export interface CoachView {
  name: string;
  points: number;
  price: number;
  seats: SeatView[];
  starting: boolean;
}
/**
 * A seat of a coach.
 */
export interface SeatView {
  job: string;
  taken: boolean;
}
/**
 * A line between two cities.
 */
export interface LineView {
  covered: boolean;
  ends: string[];
  name: string;
  roads: number[];
}
/**
 * Everything before a player.
 */
export interface PlayerView {
  bankers: number;
  breakdown: {
    [k: string]: number | null;
  };
  cash: number;
  coaches: CoachView[];
  color: string;
  merchants: number;
  network: string[];
  nugget_values: number[] | null;
  nuggets: number;
  roads: number;
  score: number;
  seat: number;
  supply: number;
}
/**
 * A way of the stagecoach: who gets how much, and over which lines.
 */
export interface WayView {
  fare: number;
  lines: string[];
  pays: {
    [k: string]: number;
  };
}
/**
 * The whole table as one seat, or a spectator, may see it.
 */
export interface PioneerDaysView {
  actors: number[];
  bag: {
    [k: string]: number;
  };
  day: number;
  die: HandView | null;
  edition: string;
  exposed: number;
  first: number;
  folk_left: number;
  game: string;
  giving: string | null;
  gold_left: number;
  kept: string[];
  offer: SentenceView | null;
  over: boolean;
  player: number | null;
  players: PlayerView1[];
  pool: DieView[];
  sets: string;
  slots: (CardView | null)[];
  step: string;
  store: CardView[];
  towns: TownView[];
  tracks: TrackView[];
  viewer: number | null;
  week: number;
  winners: number[];
}
/**
 * The die in somebody's hand.
 */
export interface HandView {
  color: string;
  face: string;
  shows: string;
  turned: boolean;
}
/**
 * What a card does: the names of moment and word, and what they mention.
 */
export interface SentenceView {
  facts: {
    [k: string]: number | string;
  };
  moment: string;
  word: string;
}
/**
 * Everything before a player.
 */
export interface PlayerView1 {
  board: CardView | null;
  breakdown: {
    [k: string]: number | null;
  };
  capacity: number;
  cattle: number;
  color: string;
  dealt: CardView[];
  drawn: number[];
  favors: number;
  folk: CardView[];
  gear: CardView[];
  medicine: number;
  money: number;
  pledged: PledgeView | null;
  score: number;
  seat: number;
  stowed: number;
  token_values: number[] | null;
  tokens: number;
  wagons: WagonView[];
  wood: number;
}
/**
 * A townsfolk card, a board or an equipment tile.
 */
export interface CardView {
  does: SentenceView[];
  kind: string;
  name: string;
  person: string;
  scores: SentenceView[];
  starts: {
    [k: string]: number | string;
  };
}
/**
 * What somebody has promised at a visit.
 */
export interface PledgeView {
  tiles: string[];
  tokens: number[];
  towns: string[];
}
/**
 * Wagons that are alike.
 */
export interface WagonView {
  count: number;
  damage: number;
  size: string;
}
/**
 * A die of the pool.
 */
export interface DieView {
  color: string;
  face: string;
}
/**
 * A town.
 */
export interface TownView {
  asks: {
    [k: string]: number;
  };
  favors: number;
  label: string;
  name: string;
}
/**
 * A disaster track.
 */
export interface TrackView {
  at: number;
  color: string;
  disaster: string;
  end: number;
}
/**
 * The whole table as one seat, or a spectator, may see it.
 */
export interface ColoradoView {
  actors: number[];
  asked: string | null;
  called: string | null;
  caller: number;
  discards: {
    [k: string]: number;
  };
  doing: {
    [k: string]: string;
  };
  duo: string | null;
  edition: string;
  game: string;
  giver: number | null;
  laid: string | null;
  map: MapView;
  medals_left: {
    [k: string]: number[];
  };
  over: boolean;
  pile: number;
  players: PlayerView2[];
  reserve: number;
  step: string;
  turn: number;
  viewer: number | null;
  winners: number[];
}
/**
 * Sheet and bounty board as they are printed, alike for all.
 */
export interface MapView {
  mountains: MountainView[];
  railroad: StepView[];
  railroad_medal: number;
  regions: RegionView[];
  tracks: {
    [k: string]: TrackView1;
  };
  zone_medals: {
    [k: string]: number;
  };
  zones: {
    [k: string]: number[];
  };
}
/**
 * A mountain as it is printed.
 */
export interface MountainView {
  label: string;
  shape: number[][];
}
/**
 * A step of a region, or of the railroad.
 */
export interface StepView {
  icon: string;
  links: string[];
  name: string;
  x: number;
  y: number;
}
/**
 * A region as it is printed.
 */
export interface RegionView {
  beside: string[];
  kind: string;
  label: string;
  medal: number;
  name: string;
  shape: number[][];
  steps: StepView[];
  x: number;
  y: number;
}
/**
 * A track of the bounty board as it is printed.
 */
export interface TrackView1 {
  icons: string[];
  medals: number[];
}
/**
 * Everything of a player.
 */
export interface PlayerView2 {
  area: string[];
  breakdown: {
    [k: string]: number | null;
  };
  cards: number;
  claims: {
    [k: string]: number;
  };
  color: string;
  complete: string[];
  flags: string[];
  hand: string[] | null;
  medals: MedalView[];
  nuggets: number;
  open_rails: string[];
  open_regions: string[];
  open_steps: string[];
  rails: string[];
  score: number;
  seat: number;
  steps: string[];
  tipi: boolean[];
  tracks: {
    [k: string]: number;
  };
  village: string | null;
  zones: {
    [k: string]: number;
  };
}
/**
 * A medal that was won.
 */
export interface MedalView {
  points: number;
  source: string;
}
