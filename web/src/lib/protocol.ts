// Made by `npm run types` from the server's messages and the games' views: do not edit.
/* eslint-disable */

export type ToServer =
  | Hello
  | Act
  | Undo
  | Answer
  | Admit
  | Chat
  | Phrase
  | Leave
  | Resign
  | Abandon
  | Pause
  | Plan
  | Back
  | Foresee
  | Hint
  | Why
  | WhyNot
  | Hurry
  | Here
  | Ping;
export type ToViewer = Welcome | News | Done | Foreseen | Hinted | Because | Reasons | Outlook | Refused | Pong;
export type PioneersEntry =
  | {
      key: 'city-covered';
      city: PioneersCity;
    }
  | {
      key: 'tile-laid';
      city: PioneersCity;
      tile: PioneersTile;
    }
  | {
      key: 'tile-replaced';
      city: PioneersCity;
      tile: PioneersTile;
    }
  | {
      key: 'tiles-exchanged';
      city: PioneersCity;
      other: PioneersCity;
    }
  | {
      key: 'begins';
      player: PioneersPlayer;
    }
  | {
      key: 'coach-revealed';
      card: PioneersCard;
      slot: PioneersPlace;
    }
  | {
      key: 'coach-dealt';
      player: PioneersPlayer;
      card: PioneersCard;
    }
  | {
      key: 'turn-of';
      player: PioneersPlayer;
      round: number;
    }
  | {
      key: 'income-taken';
      player: PioneersPlayer;
      amount: number;
    }
  | {
      key: 'paid';
      payer: PioneersPurse;
      payee: PioneersPurse;
      amount: number;
    }
  | {
      key: 'no-purchase';
      player: PioneersPlayer;
    }
  | {
      key: 'built';
      player: PioneersPlayer;
      line: PioneersLine;
    }
  | {
      key: 'coach-bought';
      player: PioneersPlayer;
      card: PioneersCard;
      price: number;
    }
  | {
      key: 'drove';
      player: PioneersPlayer;
      line: PioneersLine;
      city: PioneersCity;
    }
  | {
      key: 'arrived';
      player: PioneersPlayer;
      city: PioneersCity;
      fare: number;
    }
  | {
      key: 'stayed';
      player: PioneersPlayer;
    }
  | {
      key: 'reins-taken';
      player: PioneersPlayer;
    }
  | {
      key: 'routes-lost';
      player: PioneersPlayer;
      city: PioneersCity;
    }
  | {
      key: 'settled';
      player: PioneersPlayer;
      job: PioneersJob;
      city: PioneersCity;
    }
  | {
      key: 'coach-emptied';
      player: PioneersPlayer;
      card: PioneersCard;
      points: number;
    }
  | {
      key: 'tile-kept';
      player: PioneersPlayer;
      tile: PioneersTile;
    }
  | {
      key: 'tile-boxed';
      player: PioneersPlayer;
      tile: PioneersTile;
    }
  | {
      key: 'returned';
      player: PioneersPlayer;
      job: PioneersJob;
    }
  | {
      key: 'nugget-taken';
      player: PioneersPlayer;
    }
  | {
      key: 'nugget-seen';
      player: PioneersPlayer;
      points: number;
    }
  | {
      key: 'declined';
      player: PioneersPlayer;
      host: PioneersPlayer;
    }
  | {
      key: 'joined';
      player: PioneersPlayer;
      host: PioneersPlayer;
    }
  | {
      key: 'last-round-roads';
      player: PioneersPlayer;
    }
  | {
      key: 'last-round-coaches';
    }
  | {
      key: 'stalled';
    }
  | {
      key: 'scored-seats';
      player: PioneersPlayer;
      points: number;
    }
  | {
      key: 'scored-nuggets';
      player: PioneersPlayer;
      points: number;
    }
  | {
      key: 'scored-network';
      player: PioneersPlayer;
      pioneers: number;
      points: number;
    }
  | {
      key: 'game-over';
    };
export type PioneersCity = string;
export type PioneersTile = 'banker' | 'merchant' | 'sergeant' | 'barkeeper' | 'digger' | 'farmer' | 'hotel';
export type PioneersPlayer = 'red' | 'blue' | 'green' | 'yellow';
export type PioneersCard = string;
export type PioneersPlace = string;
export type PioneersPurse = 'red' | 'blue' | 'green' | 'yellow' | 'bank';
export type PioneersLine = string;
export type PioneersJob = 'banker' | 'merchant' | 'sergeant' | 'barkeeper' | 'digger' | 'farmer';
export type PioneerDaysEntry =
  | {
      key: 'begins';
      player: PioneerDaysPlayer;
    }
  | {
      key: 'folk-laid';
      folk: PioneerDaysFolk;
      face: PioneerDaysFace;
    }
  | {
      key: 'town-laid';
      town: PioneerDaysTown;
    }
  | {
      key: 'tile-laid';
      tile: PioneerDaysTile;
    }
  | {
      key: 'boards-dealt';
      player: PioneerDaysPlayer;
    }
  | {
      key: 'board-seen';
      player: PioneerDaysPlayer;
      board: PioneerDaysBoard;
    }
  | {
      key: 'board-chosen';
      player: PioneerDaysPlayer;
      board: PioneerDaysBoard;
    }
  | {
      key: 'week-begins';
      week: number;
    }
  | {
      key: 'day-begins';
      week: number;
      day: number;
    }
  | {
      key: 'die-rolled';
      color: PioneerDaysColor;
      face: PioneerDaysFace;
    }
  | {
      key: 'turn-of';
      player: PioneerDaysPlayer;
      week: number;
      day: number;
    }
  | {
      key: 'die-taken';
      player: PioneerDaysPlayer;
      color: PioneerDaysColor;
      face: PioneerDaysFace;
    }
  | {
      key: 'acts';
      player: PioneerDaysPlayer;
      ability: PioneerDaysAbility;
    }
  | {
      key: 'gained';
      player: PioneerDaysPlayer;
      good: PioneerDaysGood;
      amount: number;
    }
  | {
      key: 'paid';
      player: PioneerDaysPlayer;
      good: PioneerDaysGood;
      amount: number;
    }
  | {
      key: 'die-turned';
      player: PioneerDaysPlayer;
      face: PioneerDaysFace;
    }
  | {
      key: 'income-taken';
      player: PioneerDaysPlayer;
      amount: number;
    }
  | {
      key: 'tile-taken';
      player: PioneerDaysPlayer;
      tile: PioneerDaysTile;
    }
  | {
      key: 'recruited';
      player: PioneerDaysPlayer;
      folk: PioneerDaysFolk;
    }
  | {
      key: 'wagon-bought';
      player: PioneerDaysPlayer;
      size: PioneerDaysSize;
      price: number;
    }
  | {
      key: 'token-drawn';
      player: PioneerDaysPlayer;
    }
  | {
      key: 'token-seen';
      player: PioneerDaysPlayer;
      nuggets: number;
    }
  | {
      key: 'tokens-back';
      player: PioneerDaysPlayer;
      amount: number;
    }
  | {
      key: 'token-back-seen';
      player: PioneerDaysPlayer;
      nuggets: number;
    }
  | {
      key: 'discarded';
      player: PioneerDaysPlayer;
      good: PioneerDaysGood;
      amount: number;
    }
  | {
      key: 'tile-discarded';
      player: PioneerDaysPlayer;
      tile: PioneerDaysTile;
    }
  | {
      key: 'die-left';
      color: PioneerDaysColor;
    }
  | {
      key: 'track-moved';
      disaster: PioneerDaysDisaster;
      at: number;
    }
  | {
      key: 'disaster-strikes';
      disaster: PioneerDaysDisaster;
    }
  | {
      key: 'wood-spent';
      player: PioneerDaysPlayer;
      amount: number;
    }
  | {
      key: 'wagon-damaged';
      player: PioneerDaysPlayer;
      size: PioneerDaysSize;
      damage: number;
    }
  | {
      key: 'wagon-mended';
      player: PioneerDaysPlayer;
      size: PioneerDaysSize;
      damage: number;
    }
  | {
      key: 'money-lost';
      player: PioneerDaysPlayer;
      amount: number;
    }
  | {
      key: 'cattle-fed';
      player: PioneerDaysPlayer;
      amount: number;
    }
  | {
      key: 'cattle-lost';
      player: PioneerDaysPlayer;
      amount: number;
    }
  | {
      key: 'medicine-spent';
      player: PioneerDaysPlayer;
      amount: number;
    }
  | {
      key: 'folk-lost';
      player: PioneerDaysPlayer;
      folk: PioneerDaysFolk;
    }
  | {
      key: 'spared';
      player: PioneerDaysPlayer;
      disaster: PioneerDaysDisaster;
    }
  | {
      key: 'all-advance';
    }
  | {
      key: 'cattle-scored';
      player: PioneerDaysPlayer;
      points: number;
    }
  | {
      key: 'town-fulfilled';
      player: PioneerDaysPlayer;
      town: PioneerDaysTown;
      favors: number;
    }
  | {
      key: 'tile-given';
      player: PioneerDaysPlayer;
      tile: PioneerDaysTile;
    }
  | {
      key: 'no-town';
      player: PioneerDaysPlayer;
    }
  | {
      key: 'scored-gold';
      player: PioneerDaysPlayer;
      points: number;
    }
  | {
      key: 'scored-favors';
      player: PioneerDaysPlayer;
      points: number;
    }
  | {
      key: 'scored-most-favors';
      player: PioneerDaysPlayer;
      points: number;
    }
  | {
      key: 'scored-folk';
      player: PioneerDaysPlayer;
      points: number;
    }
  | {
      key: 'scored-board';
      player: PioneerDaysPlayer;
      points: number;
    }
  | {
      key: 'scored-damage';
      player: PioneerDaysPlayer;
      points: number;
    }
  | {
      key: 'game-over';
    }
  | {
      key: 'marker-back';
      disaster: PioneerDaysDisaster;
    };
export type PioneerDaysPlayer = 'red' | 'blue' | 'green' | 'yellow';
export type PioneerDaysFolk = string;
export type PioneerDaysFace = 'wild' | 'mine' | 'equipment' | 'cattle' | 'wood' | 'medicine';
export type PioneerDaysTown = string;
export type PioneerDaysTile = string;
export type PioneerDaysBoard = string;
export type PioneerDaysColor = 'blue' | 'red' | 'yellow' | 'green' | 'black';
export type PioneerDaysAbility = string;
export type PioneerDaysGood =
  'money' | 'wood' | 'medicine' | 'cattle' | 'gold' | 'favors' | 'points' | 'small_wagon' | 'large_wagon';
export type PioneerDaysSize = 'small' | 'large';
export type PioneerDaysDisaster = 'storm' | 'raid' | 'famine' | 'disease';
export type ColoradoEntry =
  | {
      key: 'begins';
      player: ColoradoPlayer;
    }
  | {
      key: 'hand-dealt';
      player: ColoradoPlayer;
      amount: number;
    }
  | {
      key: 'card-seen';
      player: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'first-laid';
      player: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'village-chosen';
      player: ColoradoPlayer;
      region: ColoradoRegion;
    }
  | {
      key: 'turn-of';
      player: ColoradoPlayer;
      turn: number;
    }
  | {
      key: 'asked';
      player: ColoradoPlayer;
      giver: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'gave';
      giver: ColoradoPlayer;
      player: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'has-none';
      giver: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'taken';
      giver: ColoradoPlayer;
      player: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'received';
      player: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'duplicate';
      player: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'nugget-taken';
      player: ColoradoPlayer;
    }
  | {
      key: 'no-nugget';
      player: ColoradoPlayer;
    }
  | {
      key: 'paid';
      player: ColoradoPlayer;
      amount: number;
    }
  | {
      key: 'laid';
      player: ColoradoPlayer;
      card: ColoradoCard;
    }
  | {
      key: 'pair-discarded';
      player: ColoradoPlayer;
      card: ColoradoCard;
      other: ColoradoCard;
    }
  | {
      key: 'drew-cards';
      player: ColoradoPlayer;
      amount: number;
    }
  | {
      key: 'reshuffled';
      amount: number;
    }
  | {
      key: 'ticked';
      player: ColoradoPlayer;
      step: ColoradoStep;
    }
  | {
      key: 'rail-ticked';
      player: ColoradoPlayer;
      rail: ColoradoRail;
    }
  | {
      key: 'track-ticked';
      player: ColoradoPlayer;
      track: ColoradoBounty;
      box: ColoradoBox;
    }
  | {
      key: 'track-full';
      player: ColoradoPlayer;
      track: ColoradoBounty;
    }
  | {
      key: 'discovered';
      player: ColoradoPlayer;
      region: ColoradoRegion;
    }
  | {
      key: 'zone-ticked';
      player: ColoradoPlayer;
      zone: ColoradoZone;
      points: number;
    }
  | {
      key: 'medal-won';
      player: ColoradoPlayer;
      source: ColoradoSource;
      points: number;
    }
  | {
      key: 'family-discarded';
      player: ColoradoPlayer;
      color: ColoradoColor;
    }
  | {
      key: 'nothing-near';
      player: ColoradoPlayer;
    }
  | {
      key: 'passed';
      player: ColoradoPlayer;
    }
  | {
      key: 'nothing-to-do';
      player: ColoradoPlayer;
    }
  | {
      key: 'nobody-to-ask';
      player: ColoradoPlayer;
    }
  | {
      key: 'medals-closed';
      bounty: ColoradoBounty;
      amount: number;
    }
  | {
      key: 'caller-passes';
      player: ColoradoPlayer;
    }
  | {
      key: 'last-turn-over';
      turn: number;
    }
  | {
      key: 'scored-zones';
      player: ColoradoPlayer;
      points: number;
    }
  | {
      key: 'scored-medals';
      player: ColoradoPlayer;
      points: number;
      amount: number;
    }
  | {
      key: 'game-over';
    };
export type ColoradoPlayer = 'campfire' | 'wheel' | 'horseshoe' | 'barrel';
export type ColoradoCard =
  | 'red 1'
  | 'red 2'
  | 'red 3'
  | 'green 1'
  | 'green 2'
  | 'green 3'
  | 'grey 1'
  | 'grey 2'
  | 'grey 3'
  | 'violet 1'
  | 'violet 2'
  | 'violet 3'
  | 'blue 1'
  | 'blue 2'
  | 'blue 3'
  | 'orange 1'
  | 'orange 2'
  | 'orange 3';
export type ColoradoRegion = string;
export type ColoradoStep = string;
export type ColoradoRail = string;
export type ColoradoBounty = 'tipi' | 'saloon' | 'wanted' | 'desert' | 'lake' | 'forest';
export type ColoradoBox = string;
export type ColoradoZone = 'village' | 'desert' | 'lake' | 'forest';
export type ColoradoSource = string;
export type ColoradoColor = 'red' | 'green' | 'grey' | 'violet' | 'blue' | 'orange';

/**
 * Everything, by its name.
 */
export interface Protocol {
  Hello: Hello;
  Act: Act;
  Undo: Undo;
  Answer: Answer;
  Admit: Admit;
  Chat: Chat;
  Phrase: Phrase;
  Leave: Leave;
  Resign: Resign;
  Abandon: Abandon;
  Pause: Pause;
  Plan: Plan;
  Back: Back;
  Foresee: Foresee;
  Hint: Hint;
  Why: Why;
  WhyNot: WhyNot;
  Hurry: Hurry;
  Here: Here;
  Ping: Ping;
  Welcome: Welcome;
  TableStatus: TableStatus;
  SeatStatus: SeatStatus;
  ConsentAsked: ConsentAsked;
  Applicant: Applicant;
  LessonStatus: LessonStatus;
  ClockTimes: ClockTimes;
  DiceStatus: DiceStatus;
  DealStatus: DealStatus;
  Line: Line;
  GameSeen: GameSeen;
  Ask: Ask;
  Choice: Choice;
  Remark: Remark;
  TakeBack: TakeBack;
  Planning: Planning;
  News: News;
  Done: Done;
  Foreseen: Foreseen;
  Foresight: Foresight;
  Hinted: Hinted;
  ArgumentSaid: ArgumentSaid;
  Because: Because;
  Reasons: Reasons;
  Unavailable: Unavailable;
  Outlook: Outlook;
  Refused: Refused;
  Pong: Pong;
  Again: Again;
  Belonging: Belonging;
  Brought: Brought;
  Claim: Claim;
  Complaint: Complaint;
  CourseLesson: CourseLesson;
  DealOrder: DealOrder;
  DealPromise: DealPromise;
  DealSeat: DealSeat;
  DealSeen: DealSeen;
  DealsSeen: DealsSeen;
  Device: Device;
  Drawn: Drawn;
  EditionChecked: EditionChecked;
  EditionDrawn: EditionDrawn;
  EditionKept: EditionKept;
  EditionOrder: EditionOrder;
  Everything: Everything;
  OwnGame: OwnGame;
  OwnLine: OwnLine;
  WishMade: WishMade;
  Tally: Tally;
  Share: Share;
  PlayerRating: PlayerRating;
  RatingPoint: RatingPoint;
  RatedResult: RatedResult;
  Opponent: Opponent;
  OwnPuzzles: OwnPuzzles;
  OwnAnswer: OwnAnswer;
  Farewell: Farewell;
  Field: Field;
  FieldResult: FieldResult;
  Fork: Fork;
  Wanted: Wanted;
  WantedClock: WantedClock;
  Frame: Frame;
  GameEdition: GameEdition;
  Form: Form;
  FormSection: FormSection;
  FormColumn: FormColumn;
  FormMap: FormMap;
  GameRating: GameRating;
  SeatRating: SeatRating;
  Group: Group;
  GroupTable: GroupTable;
  GroupOrder: GroupOrder;
  NewTable: NewTable;
  GroupSeat: GroupSeat;
  HintOrder: HintOrder;
  Leaderboard: Leaderboard;
  Ranked: Ranked;
  Learn: Learn;
  LookFor: LookFor;
  Looking: Looking;
  Luck: Luck;
  Me: Me;
  MyGame: MyGame;
  MyGames: MyGames;
  NewPassphrase: NewPassphrase;
  OwnSeat: OwnSeat;
  OwnSeats: OwnSeats;
  Problem: Problem;
  Profile: Profile;
  PromiseFor: PromiseFor;
  Promised: Promised;
  PuzzleAnswer: PuzzleAnswer;
  PuzzleGame: PuzzleGame;
  PuzzleHint: PuzzleHint;
  PuzzleJudged: PuzzleJudged;
  ReviewedOption: ReviewedOption;
  ReviewReason: ReviewReason;
  PuzzleOrder: PuzzleOrder;
  PuzzleSeen: PuzzleSeen;
  Recover: Recover;
  Replace: Replace;
  Replay: Replay;
  Review: Review;
  ReviewedChoice: ReviewedChoice;
  ReviewedSeat: ReviewedSeat;
  ReviewState: ReviewState;
  Seated: Seated;
  Shelf: Shelf;
  ShelfGame: ShelfGame;
  ShelfBot: ShelfBot;
  SignIn: SignIn;
  SignOut: SignOut;
  SignedIn: SignedIn;
  Sit: Sit;
  Ways: Ways;
  WishOrder: WishOrder;
  PioneersView: PioneersView;
  CityView: CityView;
  CoachView: CoachView;
  SeatView: SeatView;
  DriveView: DriveView;
  EndingView: EndingView;
  LineView: LineView;
  'westbound.games.pioneers.view.PlayerView': PlayerView;
  WayView: WayView;
  PioneerDaysView: PioneerDaysView;
  WagonView: WagonView;
  HandView: HandView;
  FaceView: FaceView;
  SentenceView: SentenceView;
  OmenView: OmenView;
  'westbound.games.pioneer_days.view.PlayerView': PlayerView1;
  CardView: CardView;
  PledgeView: PledgeView;
  DieView: DieView;
  SizeView: SizeView;
  TownView: TownView;
  'westbound.games.pioneer_days.view.TrackView': TrackView;
  ColoradoView: ColoradoView;
  MapView: MapView;
  FamilyView: FamilyView;
  MountainView: MountainView;
  StepView: StepView;
  RegionView: RegionView;
  'westbound.games.colorado.view.TrackView': TrackView1;
  'westbound.games.colorado.view.PlayerView': PlayerView2;
  MedalView: MedalView;
  ToServer: ToServer;
  ToViewer: ToViewer;
  PioneersEntry: PioneersEntry;
  PioneersCity: PioneersCity;
  PioneersLine: PioneersLine;
  PioneersCard: PioneersCard;
  PioneersTile: PioneersTile;
  PioneersJob: PioneersJob;
  PioneersPlace: PioneersPlace;
  PioneersPlayer: PioneersPlayer;
  PioneersPurse: PioneersPurse;
  PioneerDaysEntry: PioneerDaysEntry;
  PioneerDaysTown: PioneerDaysTown;
  PioneerDaysFolk: PioneerDaysFolk;
  PioneerDaysTile: PioneerDaysTile;
  PioneerDaysBoard: PioneerDaysBoard;
  PioneerDaysAbility: PioneerDaysAbility;
  PioneerDaysColor: PioneerDaysColor;
  PioneerDaysFace: PioneerDaysFace;
  PioneerDaysDisaster: PioneerDaysDisaster;
  PioneerDaysSize: PioneerDaysSize;
  PioneerDaysGood: PioneerDaysGood;
  PioneerDaysPlayer: PioneerDaysPlayer;
  ColoradoEntry: ColoradoEntry;
  ColoradoRegion: ColoradoRegion;
  ColoradoStep: ColoradoStep;
  ColoradoSource: ColoradoSource;
  ColoradoRail: ColoradoRail;
  ColoradoBox: ColoradoBox;
  ColoradoCard: ColoradoCard;
  ColoradoColor: ColoradoColor;
  ColoradoZone: ColoradoZone;
  ColoradoBounty: ColoradoBounty;
  ColoradoPlayer: ColoradoPlayer;
}
/**
 * The first message: who is connecting, and what they have seen.
 */
export interface Hello {
  say: 'hello';
  key?: string;
  seq?: number | null;
}
/**
 * Take the action *words*.
 */
export interface Act {
  say: 'act';
  id: number;
  version: number;
  words: string;
}
/**
 * Undo my last action; if others must agree, ask them.
 */
export interface Undo {
  say: 'undo';
  id: number;
  version: number;
}
/**
 * Agree to an undo (or to stop the clocks), or refuse.
 */
export interface Answer {
  say: 'answer';
  id: number;
  version: number;
  agrees: boolean;
}
/**
 * Agree to a new player in the middle of the game, or not.
 */
export interface Admit {
  say: 'admit';
  id: number;
  application: number;
  agrees: boolean;
}
/**
 * Say something to everyone.
 */
export interface Chat {
  say: 'chat';
  id: number;
  text: string;
}
/**
 * Say a quick phrase to everyone.
 */
export interface Phrase {
  say: 'phrase';
  id: number;
  phrase: 'good-luck' | 'hello' | 'one-moment' | 'ouch' | 'sorry' | 'thanks' | 'well-played' | 'your-turn';
}
/**
 * Leave the seat; before the game it becomes free, during the game you may come back.
 */
export interface Leave {
  say: 'leave';
  id: number;
}
/**
 * Give up for good: a bot plays my seat to the end, so that the others can finish.
 */
export interface Resign {
  say: 'resign';
  id: number;
}
/**
 * End a game that I play alone against bots, for good and without a result.
 */
export interface Abandon {
  say: 'abandon';
  id: number;
}
/**
 * Stop the clocks, if all others agree; or, with *on* false, start them again.
 */
export interface Pause {
  say: 'pause';
  id: number;
  on: boolean;
}
/**
 * Pass at a step in advance, until then; without a step, ask me again.
 */
export interface Plan {
  say: 'plan';
  id: number;
  step?: string;
  until?: 'ever' | 'mine' | 'turn';
}
/**
 * I am back: the stand-in need not play for me any more.
 */
export interface Back {
  say: 'back';
  id: number;
}
/**
 * What would *words*, one of my choices, set off?  Nothing is played; the reply is ``foreseen``.
 */
export interface Foresee {
  say: 'foresee';
  id: number;
  version: number;
  words: string;
}
/**
 * What should I choose, and why?  Everyone sees that I ask, once for each decision; the reply is ``hinted``.
 */
export interface Hint {
  say: 'hint';
  id: number;
  version: number;
}
/**
 * Why can I not choose this thing now?  The reply is ``because``.
 */
export interface Why {
  say: 'why';
  id: number;
  version: number;
  kind: string;
  word: string;
}
/**
 * Why can I not choose the other things I see now?  The reply is ``reasons``.
 */
export interface WhyNot {
  say: 'whynot';
  id: number;
  version: number;
}
/**
 * Ask the bots that are thinking to choose now.  Nothing is written to the log.
 */
export interface Hurry {
  say: 'hurry';
  id: number;
}
/**
 * The page is on screen, or hidden: then notices are sent.  There is no reply.
 */
export interface Here {
  say: 'here';
  on: boolean;
}
/**
 * Is the server still there?  The reply is a pong.
 */
export interface Ping {
  say: 'ping';
}
/**
 * The reply to ``Hello``: the table as it is, and the lines of the log that the viewer has not seen.
 */
export interface Welcome {
  say: 'welcome';
  protocol: number;
  seq: number;
  seat: number | null;
  hosts: boolean;
  table: TableStatus;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  lines: Line[];
  game: GameSeen | null;
  now: number;
  earlier?: number;
}
/**
 * What everyone may know about a table.
 */
export interface TableStatus {
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
  seats: SeatStatus[];
  watching: number;
  asked: ConsentAsked | null;
  applicant: Applicant | null;
  rematch: string;
  scores: number[];
  winners: number[];
  archive: boolean;
  abandoned: boolean;
  closed: boolean;
  origin: string;
  standin: string;
  absence: number;
  lesson: LessonStatus | null;
  clock: ClockTimes | null;
  dice: DiceStatus | null;
  opened?: number;
  rated?: boolean;
  deal?: DealStatus | null;
  hints?: boolean;
  outlook?: boolean;
}
/**
 * What everyone may know about a seat.
 */
export interface SeatStatus {
  color: string;
  name: string;
  who: 'bot' | 'free' | 'kept' | 'person';
  bot: string;
  here: boolean;
  gone?: boolean;
  resigned?: boolean;
  stood_in?: boolean;
  away?: number;
  claimed?: boolean;
  hints?: number;
}
/**
 * Somebody asks for an undo, or to stop the clocks.
 */
export interface ConsentAsked {
  seat: number;
  open: number[];
  what?: 'pause' | 'undo';
}
/**
 * Somebody asks to take over a seat from a bot, in the middle of the game.
 */
export interface Applicant {
  application: number;
  seat: number;
  name: string;
  open: number[];
}
/**
 * The lesson at a table.
 */
export interface LessonStatus {
  name: string;
  done: number;
  goal: number;
  points: [string, string][];
  rule: string;
  lessons: string[];
  basics: number;
}
/**
 * How long everyone may still think: limits in seconds, what is left in milliseconds.
 */
export interface ClockTimes {
  turn: number;
  bank: number;
  paused: boolean;
  running: number[];
  left: [number, number][];
  at: number;
}
/**
 * What everyone may know about the dice of a table.
 */
export interface DiceStatus {
  promise: string;
  words: string[];
  since: number;
  secret: string;
}
/**
 * The deal that other tables have, too: that of a day, or of a group of tables opened together.
 */
export interface DealStatus {
  day: string;
  group: string;
  counted: boolean;
  closes: number;
  ended: number;
}
/**
 * A line of the log: the key of its text, and what it mentions, as (role, kind, word).
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
 * Who has to choose, and what the viewer may choose.
 */
export interface Ask {
  actors: number[];
  step: string;
  facts: {
    [k: string]: unknown;
  };
  choices: Choice[];
  undo: TakeBack | null;
  plan?: Planning | null;
  forced?: boolean;
}
/**
 * An action the viewer may take: its words, their parts, and what its text mentions beyond the facts of ``Ask``.
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
  remarks?: Remark[];
  final?: boolean;
}
/**
 * What can be said about a choice before it is made; its text is ``remark-…``.
 */
export interface Remark {
  tone: 'beware' | 'good';
  key: string;
  facts?: {
    [k: string]: unknown;
  };
}
/**
 * The viewer's last action can be undone; *needs* are the seats that have to agree.
 */
export interface TakeBack {
  needs: number[];
}
/**
 * The viewer's premove: they pass at this step in advance.
 */
export interface Planning {
  step: string;
  until: 'ever' | 'mine' | 'turn';
}
/**
 * Something happened: new lines of the log, and what has changed about table and game.
 */
export interface News {
  say: 'news';
  since: number;
  seq: number;
  lines?: Line[];
  table?: TableStatus | null;
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
 * The message with this *id* is done, and will never be lost.
 */
export interface Done {
  say: 'done';
  id: number;
  seq: number;
}
/**
 * The reply to ``Foresee``.
 */
export interface Foreseen {
  say: 'foreseen';
  id: number;
  foresight: Foresight;
}
/**
 * What the viewer would see happen if they chose *words*, and what comes next.
 */
export interface Foresight {
  words: string;
  lines: Line[];
  then: 'chance' | 'others' | 'over' | 'own' | 'secret';
  actors?: number[];
  step?: string;
  facts?: {
    [k: string]: unknown;
  };
  ways?: Foresight[];
}
/**
 * The reply to ``Hint``.
 */
export interface Hinted {
  say: 'hinted';
  id: number;
  version: number;
  words: string;
  win: number;
  rival: string;
  rival_win: number;
  reasons: ArgumentSaid[];
}
/**
 * What speaks for the best choice, or against its rival; its text is ``argument-…``.
 */
export interface ArgumentSaid {
  key: string;
  facts?: {
    [k: string]: unknown;
  };
  against?: boolean;
}
/**
 * The reply to ``Why``; without a *key* there is nothing to say.  Its text is ``reason-…``.
 */
export interface Because {
  say: 'because';
  id: number;
  key?: string;
  facts?: {
    [k: string]: unknown;
  };
}
/**
 * The reply to ``WhyNot``.
 */
export interface Reasons {
  say: 'reasons';
  id: number;
  reasons: Unavailable[];
}
/**
 * Something a player sees and cannot choose now, and why: as in ``Because``.
 */
export interface Unavailable {
  kind: string;
  word: string;
  key: string;
  facts?: {
    [k: string]: unknown;
  };
  parts?: {
    [k: string]: unknown;
  } | null;
}
/**
 * To spectators only: who was ahead at least a round ago, as far as an onlooker could tell.
 */
export interface Outlook {
  say: 'outlook';
  wins: number[];
  seq: number;
}
/**
 * The message (with this *id*, if it could be read) was refused; nothing has changed.
 */
export interface Refused {
  say: 'refused';
  code:
    | 'illegal'
    | 'malformed'
    | 'no-person'
    | 'no-table'
    | 'no-watchers'
    | 'not-now'
    | 'not-yours'
    | 'quarantined'
    | 'spoiler'
    | 'stale'
    | 'too-fast'
    | 'too-large'
    | 'unavailable'
    | 'wrong-key';
  reason: string;
  id?: number | null;
}
/**
 * The server is still there.
 */
export interface Pong {
  say: 'pong';
}
/**
 * A request to play again.
 */
export interface Again {
  word?: string;
}
/**
 * A seat that the account keeps.
 */
export interface Belonging {
  table: string;
  seat: number | null;
  key: string;
  seen: number;
  at: number;
}
/**
 * Which seats are kept now, and which could not be.
 */
export interface Brought {
  kept: string[];
  gone: string[];
  void: string[];
  later: string[];
}
/**
 * Create an account.
 */
export interface Claim {
  name: string;
  passphrase: string;
}
/**
 * Something wrong in an edition: where, the text that says why, and what that mentions.
 */
export interface Complaint {
  key: string;
  text: string;
  facts: {
    [k: string]: number | string | [number | string, number | string];
  };
}
/**
 * A lesson in the list of a course.
 */
export interface CourseLesson {
  name: string;
  basic: boolean;
  seconds: number;
}
/**
 * A request to play the deal of a day, or to go on with it.
 */
export interface DealOrder {
  device?: string;
  shown?: boolean;
}
/**
 * The digest of the secret of a deal that nobody can play yet.
 */
export interface DealPromise {
  day: string;
  game: string;
  promise: string;
}
/**
 * A seat at a table with a deal, and the secret key to it.
 */
export interface DealSeat {
  table: string;
  seat: number;
  key: string;
  counted: boolean;
}
/**
 * What everybody may know about the deal of a day.
 */
export interface DealSeen {
  day: string;
  game: string;
  players: number;
  seat: number;
  bot: string;
  promise: string;
  secret: string;
  ends: number;
  closes: number;
}
/**
 * The deals of today, and the promises of tomorrow's.
 */
export interface DealsSeen {
  deals: DealSeen[];
  tomorrow: DealPromise[];
  days: number;
}
/**
 * A device that is signed in.
 */
export interface Device {
  at: number;
  this: boolean;
}
/**
 * Something that chance can draw: how often it came up in a game, and how often it was expected.
 */
export interface Drawn {
  choice: Choice;
  came: number;
  expected: number;
}
/**
 * An edition as it was read, and everything that is wrong with it.
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
 * An edition to draw, for a number of players.
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
 * An edition that tables can use from now on.
 */
export interface EditionKept {
  digest: string;
  game: string;
  name: string;
}
/**
 * An edition to check or keep: the text of its file, or its content.
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
 * The export: everything that is stored about a person.
 */
export interface Everything {
  name: string;
  since: number;
  devices: Device[];
  games: OwnGame[];
  tallies: Tally[];
  unread?: Belonging[];
  ratings?: PlayerRating[];
  rated?: RatedResult[];
  puzzles?: OwnPuzzles[];
  answers?: OwnAnswer[];
}
/**
 * A game in the export.
 */
export interface OwnGame {
  table: string;
  game: string;
  state: 'abandoned' | 'gathering' | 'over' | 'playing';
  at: number;
  seat: number | null;
  color: string;
  name: string;
  key: string;
  scores: number[];
  winners: number[];
  outcome: '' | 'abandoned' | 'lost' | 'resigned' | 'shared' | 'stood-in' | 'won';
  record: string;
  said: OwnLine[];
  wishes: WishMade[];
}
/**
 * Something the person has said at a table.
 */
export interface OwnLine {
  at: number;
  text: string;
}
/**
 * A subscription as it is stored.
 */
export interface WishMade {
  id: string;
  kind: 'hook' | 'mail' | 'push';
  target: string;
  confirmed: boolean;
  secret: string;
}
/**
 * A person's results in a game.
 */
export interface Tally {
  game: string;
  played: number;
  won: number;
  shared: number;
  resigned: number;
  average: number | null;
  best: number | null;
  by_players: Share[];
  hinted?: number;
}
/**
 * Results with one number of players.
 */
export interface Share {
  players: number;
  played: number;
  won: number;
}
/**
 * A person's rating in a game with a number of players.
 */
export interface PlayerRating {
  game: string;
  players: number;
  points: number;
  give_or_take: number;
  played: number;
  won: number;
  course: RatingPoint[];
}
/**
 * A rating after a game.
 */
export interface RatingPoint {
  at: number;
  points: number;
  give_or_take: number;
}
/**
 * A rated game of a person.
 */
export interface RatedResult {
  at: number;
  game: string;
  players: number;
  rank: number;
  points: number | null;
  before: number;
  after: number;
  counts: boolean;
  others: Opponent[];
  table: string;
}
/**
 * Somebody else at a rated table.
 */
export interface Opponent {
  name: string;
  bot: string;
  rank: number;
}
/**
 * How a person has solved the puzzles of a game: what counts is their first answer to each.
 */
export interface OwnPuzzles {
  game: string;
  rating: number;
  give_or_take: number;
  played: number;
  solved: number;
  streak: number;
  best: number;
}
/**
 * A person's first answer to a puzzle.
 */
export interface OwnAnswer {
  game: string;
  puzzle: string;
  at: number;
  solved: boolean;
}
/**
 * Delete the account; *redact*: also the name and chat in games that are over.
 */
export interface Farewell {
  passphrase: string;
  redact?: boolean;
}
/**
 * How a deal was played by everybody who has finished it in time.
 */
export interface Field {
  deal: DealSeen;
  results: FieldResult[];
  count: number;
  spread: [number, number][];
  mine: FieldResult | null;
  counted: boolean;
}
/**
 * A result in the field of a deal.
 */
export interface FieldResult {
  rank: number;
  name: string;
  points: number;
  best: number;
  table: string;
}
/**
 * A moment of a game that is over, to continue from at a new table.
 */
export interface Fork {
  at: number;
  seats: Wanted[];
  name?: string;
  public?: boolean;
  watchers?: boolean;
  ticket?: string;
  word?: string;
  clock?: WantedClock | null;
  standin?: string | null;
  absence?: number | null;
  hints?: boolean | null;
  outlook?: boolean | null;
}
/**
 * Who gets a seat of a new table: I, a bot, or anyone.
 */
export interface Wanted {
  who: 'bot' | 'me' | 'open';
  bot?: string;
}
/**
 * How long everyone may think, in seconds: in every turn, and in addition over the whole game.
 */
export interface WantedClock {
  turn: number;
  bank: number;
}
/**
 * A moment of a replay: who acted, what happened, and what has changed.
 */
export interface Frame {
  seq: number;
  seat: number | null;
  lines: Line[];
  changes: [(string | number)[], unknown][];
  ask: Ask;
  scores: {
    [k: string]: number | null;
  }[];
}
/**
 * Our edition of a game, and the form to fill in one's own.
 */
export interface GameEdition {
  game: string;
  content: {
    [k: string]: unknown;
  };
  form: Form;
}
/**
 * The form for editions of a game.
 */
export interface Form {
  sections: FormSection[];
  maps?: FormMap[];
}
/**
 * A part of an edition, filled in as one table.
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
 * A map to draw things on.
 */
export interface FormMap {
  name: string;
  width: number;
  height: number;
  players: number;
}
/**
 * What a rated game has changed; nothing for bots, as their strength was measured.
 */
export interface GameRating {
  ruling: 'counts' | 'pending' | 'too-often' | 'void';
  changes: SeatRating[];
}
/**
 * What a game has changed for a person.
 */
export interface SeatRating {
  seat: number;
  before: number;
  points: number;
  give_or_take: number;
}
/**
 * The tables that have the same deal.
 */
export interface Group {
  tables: GroupTable[];
  secret: string;
}
/**
 * A table of a group.
 */
export interface GroupTable {
  table: string;
  state: 'gathering' | 'over' | 'playing';
  names: string[];
  scores: number[] | null;
}
/**
 * Several tables with the same deal to open; I have a seat only at the first.
 */
export interface GroupOrder {
  table: NewTable;
  tables: number;
}
/**
 * A table to open.
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
  ticket?: string;
  word?: string;
  clock?: WantedClock | null;
  standin?: string | null;
  absence?: number | null;
  rated?: boolean;
  account?: string;
  hints?: boolean | null;
  outlook?: boolean | null;
}
/**
 * One of the tables, and the secret key of its host.
 */
export interface GroupSeat {
  table: string;
  seat: number | null;
  key: string;
}
/**
 * A request for a hint; with it, the puzzle is not solved.
 */
export interface HintOrder {
  step: number;
}
/**
 * The best first: in the order of what each is at least worth, the rating less its uncertainty.
 */
export interface Leaderboard {
  game: string;
  players: number;
  ranked: Ranked[];
}
/**
 * A line of a leaderboard: a person, or a level of bots.
 */
export interface Ranked {
  name: string;
  bot: string;
  points: number;
  give_or_take: number;
  played: number;
  won: number;
}
/**
 * A request for a lesson.
 */
export interface Learn {
  name: string;
}
/**
 * Find me a game.
 */
export interface LookFor {
  game: string;
  players: number;
  name: string;
  device: string;
  bots?: boolean;
  account?: string;
  word?: string;
}
/**
 * Whether people are still sent to a table.
 */
export interface Looking {
  looking: boolean;
  bots?: boolean;
}
/**
 * The luck in a game that is over, without its set-up.
 */
export interface Luck {
  draws: number;
  points: number[];
  drawn: Drawn[];
}
/**
 * Everything that the page shows about an account.
 */
export interface Me {
  name: string;
  since: number;
  devices: Device[];
  games: Belonging[];
  tallies: Tally[];
}
/**
 * A table at which the client has a seat, and whether it is their turn.
 */
export interface MyGame {
  table: TableStatus;
  seat: number | null;
  seq: number;
  at: number;
  asked: number | null;
  actors: number[];
  new: number;
  due: number | null;
}
/**
 * The games that the keys open; tables that they do not open are listed, to be forgotten.
 */
export interface MyGames {
  games: MyGame[];
  gone: string[];
  void: string[];
  later: string[];
}
/**
 * Change the passphrase.
 */
export interface NewPassphrase {
  old: string;
  new: string;
}
/**
 * A seat of the client, with its key and how much of the log they have seen.
 */
export interface OwnSeat {
  table: string;
  key: string;
  seen?: number;
}
/**
 * Some seats of the client.
 */
export interface OwnSeats {
  seats: OwnSeat[];
}
/**
 * Why a request was refused.
 */
export interface Problem {
  code:
    | 'illegal'
    | 'malformed'
    | 'no-person'
    | 'no-table'
    | 'no-watchers'
    | 'not-now'
    | 'not-yours'
    | 'quarantined'
    | 'spoiler'
    | 'stale'
    | 'too-fast'
    | 'too-large'
    | 'unavailable'
    | 'wrong-key';
  reason: string;
}
/**
 * What everybody may know about a person who has played a rated game.
 */
export interface Profile {
  name: string;
  ratings: PlayerRating[];
  results: RatedResult[];
  best: RatedResult[];
}
/**
 * A request to promise dice: for a new table, or for the rematch of another.
 */
export interface PromiseFor {
  after?: string;
}
/**
 * The digest of the dice's secret, and the ticket to open a table with them.
 */
export interface Promised {
  promise: string;
  ticket?: string;
}
/**
 * An answer to a puzzle.
 */
export interface PuzzleAnswer {
  words: string;
}
/**
 * A game, and how many puzzles it has.
 */
export interface PuzzleGame {
  game: string;
  count: number;
  own: OwnPuzzles | null;
}
/**
 * A hint, as far as it was asked for.
 */
export interface PuzzleHint {
  step: number;
  verb: string;
  words: string[];
  win: number | null;
  next_win: number | null;
  reasons: ArgumentSaid[];
  own: OwnPuzzles | null;
}
/**
 * What an answer was worth, and everything about the puzzle.
 */
export interface PuzzleJudged {
  right: boolean;
  counted: boolean;
  solution: string;
  obvious: string;
  options: ReviewedOption[];
  loss: number;
  loss_error: number;
  reasons: ReviewReason[];
  rating: number;
  played: number;
  solved: number;
  own: OwnPuzzles | null;
}
/**
 * A choice that was there, and what it is worth to the player who had it, with standard errors.
 */
export interface ReviewedOption {
  choice: Choice;
  win: number;
  win_error: number;
  lead: number;
  lead_error: number;
  place: number;
}
/**
 * Why the best choice is better; its text is ``argument-…``.
 */
export interface ReviewReason {
  key: string;
  facts?: {
    [k: string]: unknown;
  };
  against?: boolean;
}
/**
 * A request for the next puzzle.
 */
export interface PuzzleOrder {
  seen?: string[];
}
/**
 * A puzzle to solve.
 */
export interface PuzzleSeen {
  id: string;
  game: string;
  rating: number;
  played: number;
  solved: number;
  colors: string[];
  seat: number;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
  seen: GameSeen;
  counts: boolean;
  own: OwnPuzzles | null;
}
/**
 * Set a new passphrase with the recovery code.
 */
export interface Recover {
  name: string;
  code: string;
  passphrase: string;
}
/**
 * The host gives a seat to a bot or, without one, frees it for the next person.
 */
export interface Replace {
  bot?: string;
}
/**
 * A game from its beginning, as one viewer saw it, or with all hands open.
 */
export interface Replay {
  table: TableStatus;
  mine: number | null;
  seat: number | null;
  all: boolean;
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
 * What the choices of a game were worth, given what each player knew.
 */
export interface Review {
  simulations: number;
  choices: ReviewedChoice[];
  seats: ReviewedSeat[];
}
/**
 * A choice that somebody made.
 */
export interface ReviewedChoice {
  at: number;
  moment: number;
  seat: number;
  step: string;
  played: string;
  options: ReviewedOption[];
  before: number[];
  after: number[];
  loss?: number;
  loss_error?: number;
  reasons?: ReviewReason[];
}
/**
 * What made the result of a seat, in chances to win, and the choices to look at.
 */
export interface ReviewedSeat {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  mistakes: number[];
  best: number | null;
}
/**
 * How far a review is.
 */
export interface ReviewState {
  running: boolean;
  failed: boolean;
  done: number;
  total: number;
  review: Review | null;
}
/**
 * A seat, and the secret key to it.
 */
export interface Seated {
  table: string;
  seat: number | null;
  key: string;
  application?: number | null;
}
/**
 * The games and bots of this server.
 */
export interface Shelf {
  games: ShelfGame[];
  bots: ShelfBot[];
  standin: string;
}
/**
 * A game that can be played here.
 */
export interface ShelfGame {
  name: string;
  title: string;
  players: number[];
  colors: string[];
  options: {
    [k: string]: {
      [k: string]: string[];
    };
  };
  plans: string[];
  minutes: [number, number] | null;
  weight: ('heavy' | 'light' | 'medium') | null;
  ratings: {
    [k: string]: number;
  };
}
/**
 * A bot that people can choose.
 */
export interface ShelfBot {
  name: string;
  level: number;
}
/**
 * Sign in on another device.
 */
export interface SignIn {
  name: string;
  passphrase: string;
}
/**
 * Sign out: on this device, or everywhere.
 */
export interface SignOut {
  everywhere?: boolean;
}
/**
 * The token of this device.
 */
export interface SignedIn {
  name: string;
  token: string;
  code: string;
}
/**
 * A request to sit down: at this seat, or at the first free one.
 */
export interface Sit {
  name: string;
  seat?: number | null;
  word?: string;
  account?: string;
}
/**
 * The channels for notices on this server.
 */
export interface Ways {
  push: string;
  mail: boolean;
  hooks: boolean;
}
/**
 * A subscription to notices for a seat.
 */
export interface WishOrder {
  kind: 'hook' | 'mail' | 'push';
  target: string;
  language?: 'de' | 'en' | 'fr';
  p256dh?: string;
  auth?: string;
}
/**
 * What a seat, or a spectator, may know: everything but the nuggets of others and the order of the stack.
 */
export interface PioneersView {
  actors: number[];
  arrival: string | null;
  bought: string[];
  cities: CityView[];
  display: (CoachView | null)[];
  drive: DriveView | null;
  edition: string;
  ending: EndingView;
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
  talents: number;
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
  pays: number;
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
 * The way so far of a stagecoach whose reins are taken, and the places it came to.
 */
export interface DriveView {
  cities: string[];
  fare: number;
  lines: string[];
  pays: {
    [k: string]: number;
  };
}
/**
 * The round in which the stack runs out, or somebody runs out of roads, is the last one.
 */
export interface EndingView {
  builders: number[];
  coaches: number;
  last_player: number;
  most_coaches: number;
  most_roads: number;
  roads: number;
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
 * What a seat, or a spectator, may know: all but the gold of others, unseen boards, promises and the piles.
 */
export interface PioneerDaysView {
  actors: number[];
  bag: {
    [k: string]: number;
  };
  battered: WagonView[];
  day: number;
  die: HandView | null;
  edition: string;
  exposed: number;
  faces: FaceView[];
  first: number;
  folk_left: number;
  game: string;
  giving: string | null;
  gold_left: number;
  kept: string[];
  offer: SentenceView | null;
  omens: {
    [k: string]: OmenView[];
  };
  over: boolean;
  per_slot: {
    [k: string]: number;
  };
  player: number | null;
  players: PlayerView1[];
  pool: DieView[];
  sets: string;
  sizes: SizeView[];
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
 * Wagons that are alike.
 */
export interface WagonView {
  count: number;
  damage: number;
  size: string;
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
 * A face of the dice, and its place on the board.
 */
export interface FaceView {
  face: string;
  income: number;
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
 * A disaster whose marker the die that stays may move.
 */
export interface OmenView {
  certain: boolean;
  disaster: string;
  strikes: boolean;
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
 * A die of the pool.
 */
export interface DieView {
  color: string;
  face: string;
  moves: string[];
}
/**
 * A size of wagons, as printed.
 */
export interface SizeView {
  price: number;
  size: string;
  slots: number[];
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
  strikes: boolean;
}
/**
 * What a seat, or a spectator, may know: everything but the hands of others and the order of the pile.
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
  together: boolean;
  turn: number;
  viewer: number | null;
  winners: number[];
}
/**
 * Sheet, bounty board and cards as they are printed, alike for all.
 */
export interface MapView {
  duos: {
    [k: string]: string[];
  };
  families: FamilyView[];
  medal_places: number;
  mountains: MountainView[];
  prizes: {
    [k: string]: number[];
  };
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
 * The cards of one color.
 */
export interface FamilyView {
  cards: string[];
  color: string;
  duo: string;
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
  medals_to_end: number;
  nuggets: number;
  open_boxes: number[];
  open_rails: string[];
  open_regions: string[];
  open_steps: string[];
  rails: string[];
  rails_ahead: string[];
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
