/** Made by `make types` from the server's messages and the games' views: change those instead. */

/**
 * The best choices, best first. What a value measures:
 *
 * `chance`: the share of the win that it promises, 0 to 1. `worth`: the game's own points, roughly.
 */
export interface Advice {
  by: string; // the player whose thoughts these are
  measure: "chance" | "worth";
  suggestions: Suggestion[];
  simulations: number; // games that were played in thought
}

/** A record: request advice after its last choice, from what the seat to choose may know. */
export interface Advising {
  record: GivenGameRecord;
}

/** Where his rules would send him, as the table lies now. */
export interface Ahead {
  clerks?: GreatWallPlace[]; // Locations for his next Clerks, the first one first
  activates?: GreatWallPlace | null; // his highest Location with a Clerk of his
  section?: GreatWallSectionName | null; // that the Horde deck points to
  spot?: string | null; // where a Spearman of his goes, such as `M1b2`
  wall?: GreatWallSectionName | null; // where he would build
  overseer?: GreatWallPlace | null; // that he would raise
  advisor?: string | null; // that he would take
}

/** Another choice that was possible. */
export interface Alternative {
  choice: string;
  value: number;
  visits: number;
  told?: TextJson | null; // the choice in words, if the reviewer has them
  brings?: TextJson | null; // how its expected outcome differs
  margin?: number | null; // its expected margin, in points
}

/** A game with variations and comments. */
export interface Analysis {
  format: "mandate-analysis-1";
  title?: string;
  seed: string;
  record: GameRecord;
  moves?: AnalysisMove[];
  comments?: Record<number, string>;
}

/** A move of an analysis, and the position that it follows. */
export interface AnalysisMove {
  seat: Seat;
  choice: string;
  after: number;
  comment?: string;
}

/** Accept or decline an offer. Declining your own offer withdraws it. */
export interface Answer {
  do: "answer";
  offer: number;
  yes: boolean;
  ref?: number | null;
}

export type AskedInWords = Question;

/** A record: what can its player expect after its last choice, by what that seat can know? */
export interface Assessing {
  record: GivenGameRecord;
  seat?: Seat | null; // null: the first that has to choose
}

/** The best choices, best first; the position is worth what the first of them promises. */
export interface Assessment {
  seat: number;
  simulations: number; // for each choice
  prospects: Prospect[];
  unit: TextJson | null; // what points are called
}

/**
 * A person, by the seat at a table, or by the number of a remark that they made there as a spectator.
 *
 * With the table's `link` where the caller has no seat there.
 */
export interface At {
  table: string;
  seat?: Seat | null;
  remark?: number | null;
  link?: string | null;
}

export type Automaton = number;

/** A seat's figures, added up over all its choices. */
export interface Balance {
  seat: number;
  choices: number;
  share: Sum; // in shares of the win
  points: Sum | null; // in the game's points
  accuracy: number; // 1: nothing better was found; 0: it lost as much by each choice as random play does
  like: string[]; // the levels that lose about as much by each choice, the weakest first
  highlights: Highlights;
}

/** The province at `space` got its second pagoda. */
export interface BecameMajor {
  event: "major";
  seat: Seat;
  space: string;
  colour: Colour;
  size: number;
  told?: Text;
}

/** A person whom the caller has blocked. */
export interface Block {
  id: string;
  name: string;
  since: number;
}

/** A version of one's own program. */
export interface BotInfo {
  id: string;
  who: string; // NAME@VERSION
  since: number;
  revoked: boolean;
  here: boolean;
  game: string; // of the ladder that it is connected to, or was; empty: of none yet
  seen: number | null;
  pauses: Pause[];
}

/** A computer player, by its name. */
export interface BotSeat {
  kind: "bot";
  name: string;
}

/** A program with its token, which is shown this once. */
export interface BotToken {
  bot: BotInfo;
  token: string;
}

/** What a person has arranged: `vacation` from when to when, and how many days of the year's are left. */
export interface CalendarInfo {
  quiet: QuietHours | null;
  vacation: [number, number] | null;
  left: number;
  year: number;
}

/** Before the game: the host closes the table. */
export interface Cancel {
  do: "cancel";
  ref?: number | null;
}

/** Something that a player may not have meant with a choice. `kind`: which one, to switch it off. */
export interface Caution {
  kind: string;
  told: Text;
}

/** A challenge. Once it is accepted, `table` and `link` lead to the game. */
export interface ChallengeInfo {
  id: string;
  person: PersonCard; // the other one
  yours: boolean; // whether the caller made it
  game: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  pace: Pace;
  rated: boolean;
  until: number; // when it ends without an answer
  status: "open" | "accepted" | "declined";
  table: string | null;
  link: string | null;
}

/** A line of chat in the log of a report: what everyone at the table could read. */
export interface ChatLine {
  number: number;
  at: number;
  name: string;
  text: string;
  phrase?: string | null;
  remark?: boolean; // said by a spectator to the others
  reported?: boolean; // by the person reported
}

/** One option in words. `detail`: what a player must know to choose it, such as the text of its card. */
export interface Choice {
  label: Text;
  targets?: Target[];
  detail?: Text | null;
}

export type Clan = Seat | Automaton;

/** A club. Only its members, and who has its link, see it. */
export interface ClubInfo {
  id: string;
  name: string;
  link: string; // the secret with which others join
  member: boolean;
  members: PersonCard[];
  weekly: CupPlan | null;
  following: number | null; // when the next weekly cup is hosted
  cups: CupSummary[];
  weeks: ClubWeek[]; // in which cups began, the latest first
}

/** A player's place in a club's week. Equal `rank` is a shared place. */
export interface ClubPlace {
  rank: number;
  person: PersonCard;
  you: boolean;
  points: number;
  played: number;
  cups: number;
}

/** The points of all cups of a club that began in a week. `since`: Monday, 0:00 UTC. */
export interface ClubWeek {
  since: number;
  places: ClubPlace[];
}

/** The problems that every game shares. A game adds its own in its clauses. */
export type Code =
  | "unknown-game"
  | "broken-game"
  | "broken-package"
  | "game-name"
  | "game-name-taken"
  | "unknown-player"
  | "player-argument"
  | "player-budget"
  | "bad-agent"
  | "agent-name"
  | "learned-file"
  | "unknown-option"
  | "bad-option"
  | "bad-order"
  | "not-asked"
  | "not-offered"
  | "several-asked"
  | "late"
  | "game-over"
  | "endless"
  | "no-such-seat"
  | "already-resigned"
  | "no-takeback"
  | "nothing-to-take-back"
  | "revealed-since"
  | "others-since"
  | "not-foreseen"
  | "unreadable"
  | "not-text"
  | "empty-file"
  | "unwritable"
  | "exists"
  | "missing-extra"
  | "no-gpu"
  | "gpu-differs"
  | "bad-record"
  | "bad-choice"
  | "bad-json"
  | "frozen-record"
  | "truncated-record"
  | "redacted-record"
  | "wrong-chance"
  | "wrong-outcome"
  | "wrong-commitment"
  | "no-review"
  | "no-drafts"
  | "old-games"
  | "no-marks"
  | "not-verifiable"
  | "bot-start"
  | "bot-exited"
  | "bot-closed"
  | "bot-unfinished"
  | "bot-time"
  | "bot-deaf"
  | "bot-garbage"
  | "bot-long"
  | "bot-unexpected"
  | "bot-protocol"
  | "bot-language"
  | "bot-stale"
  | "bot-illegal"
  | "results-foreign"
  | "results-other"
  | "results-busy"
  | "worker-died"
  | "cluster-away"
  | "cluster-version"
  | "results-damaged";

export type Colour = "R" | "Y" | "B";

export type Command =
  | Sit
  | Join
  | Leave
  | Fill
  | Free
  | Cancel
  | Start
  | Play
  | Preview
  | Try
  | Hint
  | StepBack
  | Order
  | Resign
  | Offer
  | Answer
  | Mark
  | Say
  | Phrase
  | Consent
  | Mute;

/** A report about a person by their profile. */
export interface Complaint {
  reason: "insult" | "hate" | "threat" | "sexual" | "minor" | "spam" | "cheating" | "name" | "other";
  text?: string;
}

/**
 * Games with other people: how many, and how many of those were played to their end.
 *
 * Resigning between two people is an end. `excused`: misses that do not count, one in twenty games.
 */
export interface Completion {
  games: number;
  finished: number;
  excused: number;
}

/** How the person reported played with other people in the weeks before the report and since. */
export interface Conduct {
  games: number;
  left: number;
  stalled: number; // by a clock that ran out
  early: number; // rated ones, given up at once
  pairings: Pairing[]; // with those whom they met often
}

/** An empty village was seized. */
export interface Connected {
  event: "connected";
  seat: Seat;
  village: string;
  told?: Text;
}

/** A village changed hands; its old owner has the pagoda back. */
export interface Conquered {
  event: "conquered";
  seat: Seat;
  village: string;
  loser: Seat;
  told?: Text;
}

/** Consent to free text at this table, or revoke it (`yes` false). */
export interface Consent {
  do: "consent";
  yes?: boolean;
  ref?: number | null;
}

/** Games of one kind. `key`: a mode or a pace. */
export interface Counted {
  game: string;
  key: string;
  tally: Tally;
}

/**
 * A game: its players as numbers of `places`, by seat; once it is decided, their shares of a point.
 *
 * `table` and `link` lead there, for those who may look: with one deal for a round, once the round is over.
 */
export interface CupGameInfo {
  round: number;
  players: number[];
  shares: number[] | null;
  forfeits: number[]; // seats that were not taken
  until: number; // by when its players have to sit down
  table: string | null;
  link: string | null;
  commitment: string | null; // of the deal of the whole round
}

/** A cup with its standings, all of its games, and what the caller can do. */
export interface CupInfo {
  id: string;
  kind: CupKind;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  pace: Pace;
  rated: boolean;
  duplicate: boolean;
  programs: boolean;
  club: string | null;
  host: PersonCard;
  yours: boolean;
  status: CupStatus;
  entrants: number;
  most: number;
  entered: boolean;
  starts: number;
  minutes: number;
  round: number;
  rounds: number;
  at: number;
  places: CupPlace[];
  games: CupGameInfo[];
  tie_breaks: ("buchholz" | "sonneborn" | "wins" | "share")[];
  yours_now: number | null; // the caller's game that is to be played, as a number of `games`
  enters: boolean; // whether the caller can enter, or come back
  why_ended: "played" | "few" | "closed" | null;
}

export type CupKind = "mini" | "swiss" | "arena";

/** A player's place. Equal `rank` is a shared place; `ties` are the tie-breaks in their order. */
export interface CupPlace {
  rank: number;
  person: PersonCard;
  you: boolean;
  points: number;
  ties: number[];
  played: number;
  byes: number;
  late: number; // rounds before a late entry, with half a point each
  active: boolean; // whether they will be paired again
}

/**
 * A cup to be hosted.
 *
 * `mini` begins when `size` players are in: all meet equally often, on every seat equally often. `swiss` has
 * so many `rounds` for two-player games, where no pair meets twice. `arena` pairs free players for so many
 * `minutes`. The latter two begin `starts_in` seconds after they are hosted.
 */
export interface CupPlan {
  kind: CupKind;
  game: string;
  options: Record<string, unknown>;
  pace: Pace;
  size: number;
  rounds: number;
  minutes: number;
  starts_in: number;
  rated: boolean;
  duplicate: boolean;
  programs: boolean; // only programs enter, or else only people
  club: string | null; // only its members see and enter it
}

export type CupStatus = "open" | "running" | "ended";

/** A cup in a list. */
export interface CupSummary {
  id: string;
  kind: CupKind;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: number; // at each table
  pace: Pace;
  rated: boolean;
  duplicate: boolean;
  programs: boolean;
  club: string | null;
  host: PersonCard;
  yours: boolean; // whether the caller hosts it
  status: CupStatus;
  entrants: number;
  most: number; // that may enter
  entered: boolean; // whether the caller is in, and has not withdrawn
  starts: number; // when it begins, or began; a mini cup begins when it is full
  minutes: number; // of an arena
  round: number; // the last one that was paired
  rounds: number; // 0 in an arena
  at: number; // the server's time
}

/** One entry of the history: who did what about whom, when and why. */
export interface Decision {
  id: string;
  at: number;
  moderator: string;
  kind: "dismiss" | "warn" | "mute" | "suspend" | "rename" | "lift";
  reason: string;
  name: string | null;
  report: string | null;
  until: number | null;
  lifted: number | null;
  detail: string | null; // of a rename: the name before
}

/** A command was carried out and safely stored; `number` is then the last line of the log. */
export interface Done {
  is: "done";
  ref: number | null;
  number: number;
}

/** A position as far as it can be read: if without flaws, complete and with a setup to begin a record. */
export interface Drafted {
  flaws: PositionFlaw[];
  position: string | null;
  setup: Record<string, unknown> | null;
  told: GameDraft;
}

/** A tile was drawn from a pile (1 to 4); only the drawer knows which. */
export interface Drew {
  event: "drew";
  seat: Seat;
  pile: number;
  tile: TileName | null;
  told?: Text;
}

/** The game is over. */
export interface Ended {
  event: "ended";
  winners: Seat[];
  reason: QinReason;
  told?: Text;
}

/**
 * A game that ended because `seat` left it, and `why`.
 *
 * `canceled`: two seats had not chosen yet, so it has no winner and counts for nothing. `agreed`: the
 * players canceled it together.
 */
export interface EndingInfo {
  seat: number;
  why: "resigned" | "time" | "removed" | "agreed";
  canceled: boolean;
}

/** One line of the log. A takeback is a line too: it cancels the `back` lines in force before it. */
export interface Entry {
  seat: number;
  choice: string;
  chance?: string[];
  back?: number;
}

/** A province of `seat` has grown to `size` spaces. */
export interface Expanded {
  event: "expanded";
  seat: Seat;
  space: string;
  colour: Colour;
  size: number;
  told?: Text;
}

/** The position, and what led to it. Moves that follow the record for a while are counted to it. */
export interface Explored {
  after: number;
  moves: SideMove[]; // as records carry them
  record: GameRecord; // to continue from
  asked: number[]; // the seats that have something to choose
  seat: number | null; // from which it is seen
  step: Step; // the last move, with what followed by itself
  seen: Seen;
}

/** A position of an analysis: so many choices of a record, and then these moves. */
export interface Exploring {
  record: GivenGameRecord;
  after: number;
  moves?: SideMove[];
  seed: string;
  seat?: Seat | null; // to view it from; null: from the first that has to choose
  show?: ("words" | "facts")[];
}

export type Fact = number | string | Text | Named | JoinedFacts;

/** Before the game: the host gives a free seat to the computer player `bot`. */
export interface Fill {
  do: "fill";
  seat: Seat;
  bot: string;
  ref?: number | null;
}

/** A new province, with its first pagoda. */
export interface Founded {
  event: "founded";
  seat: Seat;
  space: string;
  colour: Colour;
  size: number;
  told?: Text;
}

/** Before the game: the host frees the seat of an absent player or a computer player. */
export interface Free {
  do: "free";
  seat: Seat;
  ref?: number | null;
}

export type GameCaution = Caution;

export type GameDraft = QinDraft;

export type GameEvent = QinEvent;

export type GameHidden = QinHidden;

export interface GameInfo {
  id: string;
  rules: string;
  options: OptionInfo[];
  bots: string[];
  agents: string[]; // the bots that the operator of this server has invited
  strength: Record<string, Measured>; // of the bots whose strength was measured
  levels: string[]; // the opponents for people, the weakest first
  figures: Record<string, Measured[]>; // all measurements of them
  rated: boolean; // whether its games can be rated
}

export type GameOptions = QinOptions;

export type GameOutcome = QinOutcome;

/** Everything there is to know of a game, or, if `seen_by` says so, what one seat may know. */
export interface GameRecord {
  format: string;
  game: string;
  rules: string;
  names: string[];
  seed: string | null; // given by a user: such a deal cannot be verified
  commitment: string | null;
  salt: string | null;
  seen_by: number | string | null; // a seat, or "spectator"; None for the whole record
  series: SeriesGame | null; // None for a game by itself
  takebacks: boolean; // whether this table allows them
  hints?: number[]; // that each seat was given, where any were
  joined?: (number | null)[];
  begun_after?: number;
  canceled?: boolean; // it ended before two seats had chosen: see the server
  setup: Record<string, unknown>;
  choices: Entry[];
  outcome: Record<string, unknown> | null;
}

/** How far a game is: move 12, Year 3 of 6. */
export interface GameStage {
  kind: string; // `move` or `year`
  number: number;
  of?: number | null;
}

export type GameView = QinView;

/**
 * A cup to be hosted.
 *
 * `mini` begins when `size` players are in: all meet equally often, on every seat equally often. `swiss` has
 * so many `rounds` for two-player games, where no pair meets twice. `arena` pairs free players for so many
 * `minutes`. The latter two begin `starts_in` seconds after they are hosted.
 */
export interface GivenCupPlan {
  kind: CupKind;
  game: string;
  options?: Record<string, unknown>;
  pace?: GivenPace;
  size?: number;
  rounds?: number;
  minutes?: number;
  starts_in?: number;
  rated?: boolean;
  duplicate?: boolean;
  programs?: boolean; // only programs enter, or else only people
  club?: string | null; // only its members see and enter it
}

/** Everything there is to know of a game, or, if `seen_by` says so, what one seat may know. */
export interface GivenGameRecord {
  format?: string;
  game: string;
  rules: string;
  names?: string[];
  seed?: string | null; // given by a user: such a deal cannot be verified
  commitment?: string | null;
  salt?: string | null;
  seen_by?: number | string | null; // a seat, or "spectator"; None for the whole record
  series?: SeriesGame | null; // None for a game by itself
  takebacks?: boolean; // whether this table allows them
  hints?: number[]; // that each seat was given, where any were
  joined?: (number | null)[];
  begun_after?: number;
  canceled?: boolean; // it ended before two seats had chosen: see the server
  setup: Record<string, unknown>;
  choices?: Entry[];
  outcome?: Record<string, unknown> | null;
}

/**
 * The pace of a game: no clock, `seconds` for each move, or `seconds` for the whole game.
 *
 * Days per move are simply many seconds. `increment` is added after each move on a game clock. `bank`: with
 * time for each move, seconds in reserve for the whole game, used when a move takes longer. `hours`: from
 * when to when the clocks run each day, in minutes after midnight UTC. `lenient`: at a pace of days, a
 * player's clock rests in their quiet hours and vacations; the first time that it runs out they get a day.
 */
export interface GivenPace {
  per?: "none" | "move" | "game";
  seconds?: number;
  increment?: number;
  bank?: number;
  hours?: [number, number] | null;
  lenient?: boolean;
}

export interface GreatWallActivated {
  event: "activated";
  location: string;
  advanced: boolean;
  told?: Text;
}

/** A payer agrees to a Request, or does not. */
export interface GreatWallAnswered {
  event: "answered";
  seat: number;
  card: string;
  agreed: boolean;
  told?: Text;
}

/** Spearmen, Archers and Horsemen. */
export interface GreatWallArmy {
  Sp?: number; // Spearmen
  Ar?: number; // Archers
  Ho?: number; // Horsemen
}

/** The order in which Clans act, as the active player sets it in co-op. */
export interface GreatWallArranged {
  event: "arranged";
  seat: number;
  order: number[];
  told?: Text;
}

/**
 * The Hordes of a Section against its Defense, with the parts of both.
 *
 * `turned` are the parts without which it would have gone the other way: `wall`, `barricades`, `advisors`
 * (Qin Jiushao's), `events`, `help` (Defense by Tactic cards), `more` (Power by Tactic cards), or a Horde
 * card.
 */
export interface GreatWallAssaulted {
  event: "assaulted";
  section: string;
  power: number;
  defense: number;
  breached: boolean;
  level: number; // of the Wall
  wall: number; // Defense of the Wall alone
  barricades: number; // how many there were
  each: number; // Defense of each of them
  advisors: number; // Defense that Qin Jiushao's Supporting Advisors take
  events: number; // Defense that Events take or give
  help: number; // Defense from Tactic cards
  hordes: string[]; // from the Wall outwards
  powers: number[]; // of each of them
  more: number;
  turned: string[];
  told?: Text;
}

/** A Year, a phase of it, or a seat's turn begins. */
export interface GreatWallBegan {
  event: "began";
  what: string;
  number: number;
  told?: Text;
}

/** What a Breach would bring, by Clan. */
export interface GreatWallBreach {
  shame: number[]; // tokens
  deaths: number[]; // Soldiers on the Hordes, and the Archers on the Wall
}

/** A Wall level (`level` 1 to 3) or a Barricade (`level` 0). */
export interface GreatWallBuilt {
  event: "built";
  cause: GreatWallCause;
  seat: number;
  section: string;
  level: number;
  told?: Text;
}

/** Resources in the Warehouse were lost. */
export interface GreatWallBurned {
  event: "burned";
  cause: GreatWallCause;
  what: string;
  n: number;
  told?: Text;
}

export type GreatWallCause = [GreatWallWhy, string];

/** A seat has chosen something that stays face down until all have. */
export interface GreatWallChose {
  event: "chose";
  seat: number;
  told?: Text;
}

/** A Horde card that a Clan has claimed. */
export interface GreatWallClaimed {
  card: string; // its id
  type: string; // its kind
  honor: number; // at the end, unless there is Shame on it
  shame?: number; // tokens on it
}

/** What one Clan has, as far as this view's seat may know it. */
export interface GreatWallClanBoard {
  clan: Clan; // its number
  kind?: "player" | "reed" | "qin"; // a person’s, the Reed Clan, or Qin Jiushao
  left?: boolean; // has resigned
  honor?: number; // so far; the Reed Clan counts none
  pool?: GreatWallArmy; // Soldiers in the pool, without Shame
  shamed?: GreatWallArmy; // in the pool, each with a Shame token
  dying?: GreatWallArmy; // being Killed: off the board until they are Saved or not
  arriving?: GreatWallArmy; // recruited or Attacking, and not placed yet
  clerks?: number; // in the pool
  clerks_new?: number; // still to be hired
  general?: string | null; // once it is revealed
  advisors?: string[]; // Active
  supporting?: (string | null)[]; // none: a face that this seat has not seen
  used?: string[]; // cards whose ability of once a turn or Year is used up
  command?: string[]; // Command cards in hand
  discards?: string[]; // Command cards that were used
  card?: string | null; // this Year's Command card, once it lies open
  chosen?: boolean; // has chosen in secret, where all do
  tactics?: number; // Tactic cards in hand
  hand_limit: number; // of Tactic cards
  claimed?: GreatWallClaimed[]; // Horde cards, the first one first
  trophies?: number; // co-op: Hordes claimed and not Sacrificed
  lost?: GreatWallLost | null; // co-op
  wounds?: number; // dealt in the whole game
  built?: number; // Wall levels
  income?: GreatWallGoods; // of its Overseers in a Summer
  levy?: number; // what an Event takes of that, from one of its highest Overseers
  scoring?: GreatWallScoring | null; // while Honor is to be counted at the end
}

/** A Shame token went back to the supply. */
export interface GreatWallCleared {
  event: "cleared";
  cause: GreatWallCause;
  seat: number;
  place: string;
  told?: Text;
}

/** A card of the Horde deck that this seat knows something of, or nothing. */
export interface GreatWallComing {
  card?: string | null; // its face, from scouting
  back?: GreatWallSectionName | null; // the Section on its back
}

/** What lies on a Vital spot: a Wound, or a Clan's Soldier. */
export interface GreatWallCover {
  wound?: boolean; // whether it is a Wound
  clan?: Clan | null; // whose Soldier it is
  soldier?: GreatWallSoldierType | null; // which one
  piece?: number; // which of the Clan's Horsemen: each covers two spots
}

/** What the seat is asked: every legal choice, as a token. */
export interface GreatWallDecision {
  number: number; // counts this seat's own decisions
  kind: string; // see Notation
  options: string[]; // every legal token
}

/** Cards that are still to come, and those that are through. */
export interface GreatWallDecks {
  hordes: number; // cards in the Horde deck
  coming?: GreatWallComing[]; // Horde cards from the top, as far down as anything of them is known
  advisors: number; // cards in the Advisor deck
  tactics: number; // cards in the Tactic deck
  horde_discard?: string[]; // Horde cards
  advisor_discard?: string[]; // Advisors
  tactic_discard?: string[]; // Tactic cards
}

/** A seat did not take what it could have: a resource, a free mix, `honor`, `tactic` cards or `tea`. */
export interface GreatWallDeclined {
  event: "declined";
  cause: GreatWallCause;
  seat: number;
  what: string;
  n: number;
  told?: Text;
}

/** A Horde was Defeated; `seat` claims it, or -1 if no Clan does. */
export interface GreatWallDefeated {
  event: "defeated";
  horde: string;
  seat: number;
  told?: Text;
}

/** A Request of the Emperor came up; what it asks for depends on how many play. */
export interface GreatWallDemanded {
  event: "demanded";
  card: string;
  players: number;
  told?: Text;
}

/** The Barricades of a Section, so many, were removed. */
export interface GreatWallDismantled {
  event: "dismantled";
  cause: GreatWallCause;
  section: string;
  n: number;
  told?: Text;
}

/** An Advisor left the display for the discards; `seat` sent it away, or -1 if no player did. */
export interface GreatWallDismissed {
  event: "dismissed";
  cause: GreatWallCause;
  seat: number;
  card: string;
  told?: Text;
}

/** An Advisor came up from the deck into the display. */
export interface GreatWallDisplayed {
  event: "displayed";
  card: string;
  told?: Text;
}

/** Resources from behind a screen into the Warehouse. */
export interface GreatWallDonated {
  event: "donated";
  cause: GreatWallCause;
  seat: number;
  what: string;
  n: number;
  told?: Text;
}

/** Qin Jiushao's Command card of this Year came up from his deck. */
export interface GreatWallDrewCommand {
  event: "drew-command";
  seat: number;
  card: string;
  told?: Text;
}

/** A Tactic card was drawn; only the drawer knows which. */
export interface GreatWallDrewTactic {
  event: "drew";
  cause: GreatWallCause;
  seat: number;
  card: string | null;
  told?: Text;
}

/** An Archer was driven from a Firing spot to the Rest Zone there (`L`), or to the `pool`. */
export interface GreatWallDriven {
  event: "driven";
  cause: GreatWallCause;
  seat: number;
  section: string;
  went: string;
  told?: Text;
}

/** `tied`: who has as much Honor as the winner, and stands lower in Tea order. */
export interface GreatWallEnded {
  event: "ended";
  winners: number[];
  reason: string;
  tied: number[];
  told?: Text;
}

export type GreatWallEvent =
  | GreatWallChose
  | GreatWallRevealed
  | GreatWallBegan
  | GreatWallStepped
  | GreatWallReasoned
  | GreatWallResigned
  | GreatWallScored
  | GreatWallEnded
  | GreatWallGained
  | GreatWallDeclined
  | GreatWallPaid
  | GreatWallDonated
  | GreatWallHonored
  | GreatWallShamed
  | GreatWallCleared
  | GreatWallStored
  | GreatWallMoved
  | GreatWallBuilt
  | GreatWallUpgraded
  | GreatWallActivated
  | GreatWallDismantled
  | GreatWallReturned
  | GreatWallTeaMoved
  | GreatWallTokenMoved
  | GreatWallWounded
  | GreatWallInvaded
  | GreatWallDefeated
  | GreatWallKilled
  | GreatWallRested
  | GreatWallDriven
  | GreatWallAssaulted
  | GreatWallScouted
  | GreatWallIndicated
  | GreatWallSwapped
  | GreatWallDrewTactic
  | GreatWallLeftHand
  | GreatWallDisplayed
  | GreatWallDismissed
  | GreatWallTook
  | GreatWallDrewCommand
  | GreatWallReshuffled
  | GreatWallDemanded
  | GreatWallProposed
  | GreatWallAnswered
  | GreatWallFulfilled
  | GreatWallSacrificed
  | GreatWallHappened
  | GreatWallGave
  | GreatWallArranged
  | GreatWallBurned;

/** A Request is fulfilled, the `n`-th of `goal`. */
export interface GreatWallFulfilled {
  event: "fulfilled";
  card: string;
  n: number;
  goal: number;
  told?: Text;
}

/** Resources from the supply, or (`house`) from the Warehouse. */
export interface GreatWallGained {
  event: "gained";
  cause: GreatWallCause;
  seat: number;
  what: string;
  n: number;
  house: boolean;
  told?: Text;
}

/** Resources from one player to another. */
export interface GreatWallGave {
  event: "gave";
  cause: GreatWallCause;
  seat: number;
  to: number;
  what: string;
  n: number;
  told?: Text;
}

/** Wood, Stone, Gold and Chi. */
export interface GreatWallGoods {
  W?: number; // Wood
  S?: number; // Stone
  G?: number; // Gold
  C?: number; // Chi
}

/** An Event card was revealed. */
export interface GreatWallHappened {
  event: "happened";
  card: string;
  told?: Text;
}

/** Honor gained, or lost with a negative number; `total` is what the track shows now. */
export interface GreatWallHonored {
  event: "honor";
  cause: GreatWallCause;
  seat: number;
  n: number;
  total: number;
  told?: Text;
}

/** A Horde before the Wall. */
export interface GreatWallHorde {
  card: string; // its id, with the Section on its back: `H4-M`
  type: string; // its kind, by which it is called: `H4`
  power: number; // what it adds to the Assault now
  more?: number; // how much of it is not printed on the card
  honor: number; // printed, for who claims it
  spots: Record<string, string>; // reward by Vital spot: `a1` to `a6` away from the Wall, `b1` to `b6` next to it
  covers?: Record<string, GreatWallCover>; // what covers spots; one that is not here is free
  free?: number; // spots that nothing covers; without any it is Defeated
  counts?: number[]; // by Clan: how much counts for the majority; empty: no Clan is on it
  leader?: Clan | null; // who would claim it
  deaths?: number[]; // by Clan: Soldiers that would die if it were Defeated; empty: none
  breach_shame?: number; // for each player without a Soldier on it, if the Wall is Breached
  shielded?: boolean; // Archers do not wound it in Winter
  toll?: number; // resources for an Attack event that puts Soldiers on it
}

/** The back of the card that is now on top of the Horde deck points to a Section. */
export interface GreatWallIndicated {
  event: "indicated";
  section: string;
  told?: Text;
}

/**
 * A Horde card came up from the deck; without a section it was a Raid and is discarded.
 *
 * A Raid takes Shame tokens (`shame`) out of the game.
 */
export interface GreatWallInvaded {
  event: "invaded";
  cause: GreatWallCause;
  horde: string;
  section: string;
  shame: number;
  told?: Text;
}

/** Soldiers died (or, `saved`, were Saved). */
export interface GreatWallKilled {
  event: "killed";
  cause: GreatWallCause;
  seat: number;
  soldier: string;
  n: number;
  saved: boolean;
  told?: Text;
}

/** A Tactic card was played (`boosted` or not), or discarded for the hand limit. */
export interface GreatWallLeftHand {
  event: "tactic";
  cause: GreatWallCause;
  seat: number;
  card: string;
  how: string;
  told?: Text;
}

/** A Location with its Clerks. */
export interface GreatWallLocation {
  place: GreatWallPlace; // its code
  spots?: number | null; // none: any number of Clerks
  free?: number | null; // spots without a Clerk
  clerks: number[]; // by Clan
  locked?: boolean; // full: no Clerk leaves before it activates
  activates?: boolean; // in this Activation step, or the next one, as it stands now
  resolving?: boolean; // activates right now
  shameful?: boolean; // a player who is there alone takes Shame when it activates
  shame?: Seat | null; // who would, as it stands now
  gains?: number[]; // by Clan: resources that players' Clerks and Overseers would bring; empty: none
  overseers?: GreatWallOverseer[]; // at a Production Location
}

/** What a Clan has Sacrificed in co-op. */
export interface GreatWallLost {
  soldiers?: GreatWallArmy; // of the field and the pool
  clerks?: number; // of the pool
  advisors?: string[]; // that were Supporting
}

/** What co-op is about. */
export interface GreatWallMission {
  requests: (GreatWallRequest | null)[]; // by slot
  fulfilled?: string[]; // Requests, the first one first
  goal: number; // so many Requests win the game
  events?: string[]; // in force
  shame?: number; // tokens for each player this Winter, if no more Requests are fulfilled
  last?: boolean; // the last Year: what is missing to the goal loses the game
}

/** A piece went from one place to another; places are named as in tokens. */
export interface GreatWallMoved {
  event: "moved";
  cause: GreatWallCause;
  seat: number;
  piece: string;
  came: string;
  went: string;
  told?: Text;
}

/** A number that a Request asks for, of the table or of one player. */
export interface GreatWallNeed {
  what: string; // a quantity of the vocabulary, such as `wall_levels`
  seat?: Seat | null; // none: of the table
  now: number; // how much it is
  least?: number | null; // so much or more
  most?: number | null; // so much or less
  met?: boolean; // whether it is so
}

/** The options of a game. */
export interface GreatWallOptions {
  players: number; // 1 to 5
  coop: boolean; // all together
  walls: "usual" | "strong"; // together: Walls that hold more
  duel: "printed" | "balanced"; // two rivals: the numbers of three players, or ours
  overlord: "higher" | "active"; // who leads the Reed Clan between two players
  reed_general: "A" | "B"; // the Reed Clan’s General card
  qin_honor: number; // what Qin Jiushao begins with
  qin_advisors: "one" | "both"; // how many he takes in Spring
  decline: boolean; // whether gains may be declined
  pack?: GreatWallPackName; // cards of an owner’s box, where they are not ours
}

/** How the game ended. */
export interface GreatWallOutcome {
  winners: Seat[]; // none in a solo or co-op game that is lost
  reason: GreatWallReason; // how it came to its end
}

/** A Clan's Overseer at a Production Location. */
export interface GreatWallOverseer {
  clan: Clan; // whose it is
  level: number; // 1 to 3
  soldier?: GreatWallSoldierType | null; // what it is made of; Qin Jiushao's are no Soldiers
}

/** What only this seat knows, and what it would pay. */
export interface GreatWallOwn {
  goods?: GreatWallGoods; // behind the own screen
  reserved?: GreatWallSoldierPrice | null; // for the Soldiers chosen so far; paid when the last one is chosen
  tactics?: string[]; // Tactic cards in the own hand
  drawn?: number; // Tactic cards in the whole game
  generals: string[]; // the two that were dealt
  advisors: string[]; // the two that were dealt
  chosen?: string | null; // face down: this Year's Command card, or the choice at the start
  window?: GreatWallWindow | null; // of Tactic cards: the one that it is asked in
  visits: number[]; // by Location: how much its Clerks there would bring now; one Clerk, where it has none
  prices: GreatWallPrices; // what things cost
}

/** The pack of cards that is played with in place of ours. */
export interface GreatWallPackName {
  name: string; // as its file gives it
  hash: string; // of all that is in it
}

/** Resources from behind a screen, or (`house`) from the Warehouse in that seat's name. */
export interface GreatWallPaid {
  event: "paid";
  cause: GreatWallCause;
  seat: number;
  what: string;
  n: number;
  house: boolean;
  told?: Text;
}

export type GreatWallPart = "start" | "box1" | "box2" | "box3" | "done" | "activation" | "defeats";

/** What each player pays for a Request, or all together. */
export interface GreatWallPayment {
  what: string; // a resource, `honor`, `soldier`, `clerk`, `advisor`, `trophy`, or a type of Soldier
  n: number; // how many
  together?: boolean; // all players in common
  has: (number | null)[]; // by seat; none: behind another player's screen
  able?: (boolean | null)[]; // by seat: has its part; none: hidden from this seat, or pays nothing
}

export type GreatWallPhase = "setup" | "spring" | "summer" | "fall" | "winter" | "end";

export type GreatWallPlace = "lum" | "qua" | "gol" | "tem" | "bar" | "tea" | "bui" | "log" | "emb" | "aca";

/** What things cost this seat now, with all that its cards, Events and the current effect change. */
export interface GreatWallPrices {
  soldiers: Record<GreatWallSoldierType, GreatWallSoldierPrice>; // by type: one more, beside those that are being recruited
  walls?: GreatWallWallPrice[]; // where a level is left
  barricade: number; // any mix of Wood, Stone and Gold
  barricade_honor: number; // that one gives
  advisor: number; // Gold
  clerk: number; // Gold
  upgrades?: GreatWallUpgrade[]; // of Overseers, where a level is left
  save: number; // Chi for a dying Soldier
  shame: number; // for a token: Chi, in co-op Honor
  boosts?: Record<string, number>; // Chi for each Tactic card in hand
  donation: number; // Honor for a donated resource
}

/** A seat proposes to fulfil a Request. */
export interface GreatWallProposed {
  event: "proposed";
  seat: number;
  card: string;
  told?: Text;
}

export type GreatWallReason = "walls" | "shame" | "time" | "resigned" | "requests";

/** Why the automatic step before this one happened; `reason` is one of `Reason`. */
export interface GreatWallReasoned {
  event: "reason";
  seat: number;
  reason: string;
  place: string;
  told?: Text;
}

/** A Request of the Emperor. */
export interface GreatWallRequest {
  card: string; // its id
  needs?: GreatWallNeed[]; // what must be true
  payments?: GreatWallPayment[]; // what must be paid
  met?: boolean; // nothing that all can see stands against it
}

/** The discarded Hordes became a new deck. */
export interface GreatWallReshuffled {
  event: "reshuffled";
  n: number;
  told?: Text;
}

export interface GreatWallResigned {
  event: "resigned";
  seat: number;
  told?: Text;
}

export type GreatWallResource = "W" | "S" | "G" | "C";

/** Soldiers that lived through a Horde's Defeat left it for the Rest Zone (a Section) or the pool. */
export interface GreatWallRested {
  event: "rested";
  cause: GreatWallCause;
  seat: number;
  soldier: string;
  n: number;
  went: string;
  told?: Text;
}

/** Clerks went from a Location back to their owner's pool. */
export interface GreatWallReturned {
  event: "returned";
  cause: GreatWallCause;
  seat: number;
  location: string;
  n: number;
  told?: Text;
}

/** What a seat had chosen face down: a General and an Active Advisor, or a Command card. */
export interface GreatWallRevealed {
  event: "revealed";
  seat: number;
  cards: string[];
  told?: Text;
}

/** A piece, an Advisor or a trophy left the game; `came` is where it was, or empty. */
export interface GreatWallSacrificed {
  event: "sacrificed";
  cause: GreatWallCause;
  seat: number;
  what: string;
  came: string;
  n: number;
  told?: Text;
}

/** One step of the scoring at the end: what each Clan got from `cause`, and has then. */
export interface GreatWallScored {
  event: "scored";
  cause: GreatWallCause;
  amounts: number[];
  totals: number[];
  told?: Text;
}

/** What the end would bring now, step by step. */
export interface GreatWallScoring {
  shame?: number; // lost for Soldiers with Shame
  hordes?: number; // for claimed Hordes without Shame
  artifacts: number[]; // Honor for each of them, in their order
  total: number; // Honor in the end
}

/** A seat looked at the top Horde cards; only that seat knows them. */
export interface GreatWallScouted {
  event: "scouted";
  seat: number;
  cards: string[];
  n: number;
  told?: Text;
}

/** A Section of the Wall with what stands before and behind it. */
export interface GreatWallSection {
  section: GreatWallSectionName; // left, middle or right
  wall: GreatWallWall; // its level and what that gives
  barricades?: number; // that stand here
  barricade_spots: number; // how many can stand here
  barricade_defense: number; // of each one here
  help?: number; // Defense beside Wall and Barricades; less than 0 where Events or Advisors weaken it
  help_by?: "" | "advisors" | "events"; // whose it is: Qin Jiushao's Advisors', or Events'
  archers: number[]; // by Clan: on Firing spots
  rest: GreatWallArmy[]; // by Clan
  hordes?: GreatWallHorde[]; // from the Wall outwards
  defense: number; // of all together
  power: number; // of all Hordes together
  breach?: GreatWallBreach | null; // where Power exceeds Defense
  held?: boolean | null; // in the last Assault; none where no Horde came
}

export type GreatWallSectionName = "L" | "M" | "R";

/**
 * A Shame token was taken (`place` says where it went), or could not be (`place` is empty).
 *
 * `left`: one left the supply. One that could lie nowhere is out of the game; there may have been none.
 */
export interface GreatWallShamed {
  event: "shamed";
  cause: GreatWallCause;
  seat: number;
  place: string;
  left: boolean;
  told?: Text;
}

/** For Soldiers that are recruited together. */
export interface GreatWallSoldierPrice {
  cost: GreatWallGoods; // before discounts
  off?: number; // so many units of it, whichever one likes, need not be paid
}

export type GreatWallSoldierType = "Sp" | "Ar" | "Ho";

/** What Qin Jiushao goes by. */
export interface GreatWallSolo {
  track: GreatWallPlace[]; // his Locations, the highest first
  deck: number; // his Command cards still to come
  played?: string[]; // in earlier Years
  ahead: Ahead; // what he would look at next
}

/** A step of a phase begins, such as `hordes` of Spring (`steps`); `of` is the Section of an Assault. */
export interface GreatWallStepped {
  event: "step";
  phase: string;
  step: string;
  clause: string;
  of: string;
  told?: Text;
}

/** The Reed Clan put resources into the Warehouse. */
export interface GreatWallStored {
  event: "stored";
  cause: GreatWallCause;
  seat: number;
  what: string;
  n: number;
  told?: Text;
}

/**
 * Two neighbouring Hordes changed places, with all that was on them; places as in `M1`.
 *
 * A seat wanted it, or (-1) the Horde itself is that fast.
 */
export interface GreatWallSwapped {
  event: "swapped";
  cause: GreatWallCause;
  seat: number;
  one: string;
  other: string;
  told?: Text;
}

export interface GreatWallTeaMoved {
  event: "tea";
  cause: GreatWallCause;
  order: number[];
  told?: Text;
}

/** The Time track, and what is happening now. */
export interface GreatWallTime {
  year: number; // from 1; 0 during setup
  phase: GreatWallPhase; // the season, before it `setup`, and `end` when it is over
  turn?: GreatWallTurn | null; // in Fall
  hordes: number[]; // by Year: that come in Spring; the first Year has none
  lethality: number[]; // by Year: Soldiers that die for each player and Horde
  end_walls?: number; // so many complete Walls end the game; 0: they do not
}

/** Qin Jiushao's Location track, from the highest space, after a token moved. */
export interface GreatWallTokenMoved {
  event: "token";
  cause: GreatWallCause;
  seat: number;
  order: string[];
  told?: Text;
}

/** An Advisor, a Command card or a Clerk was taken; `where` says to what use. */
export interface GreatWallTook {
  event: "took";
  cause: GreatWallCause;
  seat: number;
  what: string;
  where: string;
  told?: Text;
}

/** A Command card that is being resolved. */
export interface GreatWallTurn {
  clan: Clan; // whose it is
  card: string; // what a copy has become
  part: GreatWallPart; // the box, or what comes before and after the boxes
}

/** An Overseer's next level. */
export interface GreatWallUpgrade {
  place: GreatWallPlace; // the Production Location
  level: number; // that it reaches
  resource: GreatWallResource; // what is paid
  price: number; // how much of it
}

/** An Overseer rose; a new one was a Soldier (`soldier`) of the pool. */
export interface GreatWallUpgraded {
  event: "upgraded";
  cause: GreatWallCause;
  seat: number;
  location: string;
  level: number;
  soldier: string;
  told?: Text;
}

/** A seat's view of The Great Wall; docs/games/great-wall.md explains every key. */
export interface GreatWallView {
  game: "great-wall";
  seat: Seat | null; // whose view it is; none for a spectator
  options: GreatWallOptions; // of the game
  decision: GreatWallDecision | null; // what this seat is asked now
  pending: Seat[]; // seats that are asked now: one, several where all choose in secret, or none
  outcome: GreatWallOutcome | null; // once it is over
  time: GreatWallTime; // the Time track, and what is happening now
  tea: Clan[]; // from the top
  track: (Clan | null)[]; // Command track: whose card lies on each spot
  sections: GreatWallSection[]; // in use, from the left
  locations: GreatWallLocation[]; // all ten, in the order of the table above
  warehouse: GreatWallGoods; // what was donated
  shame: number; // tokens in the pool
  shame_gone: number; // tokens that have left the game
  shame_start: number; // tokens in the pool at the start
  clans: GreatWallClanBoard[]; // by Clan
  display: string[]; // Advisors, from the left
  decks: GreatWallDecks; // cards to come, and those that are through
  artifacts: string[]; // in play; none in co-op
  mission: GreatWallMission | null; // co-op
  solo: GreatWallSolo | null; // what Qin Jiushao goes by
  own: GreatWallOwn | null; // none for a spectator
}

/** The Wall of a Section. */
export interface GreatWallWall {
  level: number; // 0 to 3
  complete?: boolean; // whether no level is left
  defense: number; // of the Wall alone
  firing: number; // Firing spots
}

/** The next level of a Section's Wall. */
export interface GreatWallWallPrice {
  section: GreatWallSectionName; // of the Wall
  level: number; // that it reaches
  price: number; // any mix of Wood, Stone and Gold
  honor: number; // that it gives
}

/** All causes there are; behind each what `Cause.of` names. */
export type GreatWallWhy =
  | "general"
  | "advisor"
  | "tactic"
  | "command"
  | "artifact"
  | "horde"
  | "clan"
  | "request"
  | "event"
  | "location"
  | "overseer"
  | "recruit"
  | "wall"
  | "barricade"
  | "upgrade"
  | "hire"
  | "donation"
  | "save"
  | "reward"
  | "firing"
  | "wound"
  | "defeat"
  | "archers"
  | "claim"
  | "breach"
  | "alone"
  | "no-place"
  | "penance"
  | "unfulfilled"
  | "setup"
  | "spring"
  | "summer"
  | "fall"
  | "winter"
  | "discards"
  | "reclaim"
  | "limit"
  | "shame"
  | "hordes"
  | "unknown";

/** When a Tactic card may be played. */
export type GreatWallWindow =
  "SUMMER_INCOME" | "FALL_REVEAL" | "MY_TURN" | "LOCATION" | "HORDE_DEFEATED" | "SOLDIERS_KILLED" | "ASSAULT";

/** A Wound marker was placed by a seat. */
export interface GreatWallWounded {
  event: "wounded";
  cause: GreatWallCause;
  seat: number;
  spot: string;
  told?: Text;
}

/** Facts that belong together, under a heading. */
export interface Group {
  title: Fact;
  rows: Row[];
}

/**
 * A viewer opened or closed the table, and nothing else has changed.
 *
 * For each seat, whether its player has the table open and when it counts as `abandoned` (see `SeatInfo`);
 * how many others are `watching`.
 */
export interface Here {
  is: "here";
  seats: boolean[];
  watching: number;
  abandoned: (number | null)[];
}

/** The plies of three moments; None where there was none worth a word. */
export interface Highlights {
  find: number | null; // gained most over the obvious choice
  costliest: number | null; // lost most
  luckiest: number | null; // whose draw brought most
}

/**
 * Request what a computer player would answer to the question `ask`, knowing no more than the seat does.
 *
 * All players see that a hint was taken, but not what it was.
 */
export interface Hint {
  do: "hint";
  seat: Seat;
  ask: number;
  ref?: number | null;
}

/** A hint for the question `ask`. It is useless once that question has passed. */
export interface Hinted {
  is: "hint";
  ref: number | null;
  seat: number;
  ask: number;
  advice: Advice;
}

export type Item =
  | WasOpened
  | WasSat
  | WasLeft
  | WasClosed
  | WasStarted
  | WasChosen
  | WasResigned
  | WasCanceled
  | WasTakenBack
  | WasHinted
  | WasReplaced
  | WasOffered
  | WasAnswered
  | WasRematched
  | WasMarked
  | WasSaid
  | WasConsented
  | WasJoined
  | WasVacationed
  | WasWarned;

/** Ask to take over the seat of a computer player in a running game. The people there must agree. */
export interface Join {
  do: "join";
  seat: Seat;
  ref?: number | null;
}

/** Several provinces became one of `size` spaces, which belongs to `seat`. */
export interface Joined {
  event: "joined";
  seat: Seat;
  space: string;
  colour: Colour;
  size: number;
  told?: Text;
}

/** Several facts one after another. */
export interface JoinedFacts {
  join: Fact[];
  by?: string;
}

/** Two players, as numbers of `places`: of the wins that one of the two had, the share of `row`. */
export interface LadderCell {
  row: number;
  column: number;
  games: number;
  share: number;
}

/** A game of a set that is over; `table` and `link` lead to its replay. */
export interface LadderGame {
  at: number;
  players: string[]; // by seat
  winners: number[];
  scores: number[];
  reason: string;
  failed: number[]; // seats whose program failed
  table: string;
  link: string;
}

/** A season with its standings, its crosstable and its latest games. */
export interface LadderInfo {
  id: string;
  game: string;
  season: number;
  status: "running" | "ended";
  since: number;
  until: number;
  players: number;
  games: number;
  playing: number;
  at: number; // the server's time
  rated: number | null; // when the ratings were fitted
  seconds: number; // that a program has for a choice
  reserve: number; // further seconds, for a whole game
  places: LadderPlace[];
  crosstable: LadderCell[]; // of the first places
  latest: LadderGame[];
}

/** A player in the standings, as of `rated`. */
export interface LadderPlace {
  who: string;
  games: number;
  rating: number;
  low: number;
  high: number;
  plays_like: number | null;
  margin: number | null;
  share: number;
  share_low: number;
  share_high: number;
  adjusted: number | null;
  adjusted_low: number | null;
  adjusted_high: number | null;
  level: number; // of a level: its number from 1; else 0
  here: boolean;
  paused: boolean;
  yours: boolean;
}

/** A season of a ladder in a list. */
export interface LadderSummary {
  id: string;
  game: string;
  season: number;
  status: "running" | "ended";
  since: number;
  until: number; // when the season ends, or has ended
  players: number; // that have played, levels too
  games: number; // that are over
  playing: number; // games that are being played
}

/** Get up: before the game the seat becomes free, during it the seat is abandoned. */
export interface Leave {
  do: "leave";
  seat: Seat;
  ref?: number | null;
}

/** Which game of a series a table is, counted from 1, and how many there are. */
export interface Leg {
  game: number;
  of: number;
}

/** A made-up position in the game's own notation; it may leave open what follows. */
export interface MadeUp {
  game: string;
  position: string;
}

/**
 * In cooperative games: mark a thing on the table (`kind:id`, as targets are named) for the others.
 *
 * `on` false removes the mark. Each seat has a limited number of marks; a new one replaces the oldest.
 */
export interface Mark {
  do: "mark";
  seat: Seat;
  thing: string;
  on?: boolean;
  ref?: number | null;
}

/** A thing on the table that a seat has marked for the others, named like a target: `kind:id`. */
export interface MarkInfo {
  seat: number;
  thing: string;
}

/** The caller's identity; the token only for programs. */
export interface Me {
  name: string;
  token: string | null;
}

/** One against one or more of the same kind, every deal from each seat; shared wins count in parts. */
export interface Measured {
  against: string; // the name of a player
  percent: number; // of the wins
  games: number;
  others: number; // how many of them it met at a time
  low: number | null; // the interval of 95 % over deals
  high: number | null;
}

export type Message = Update | Here | Previewed | Tried | Hinted | Done | Refusal | Remarked;

/**
 * Hide what the player of `seat` says, at this table and in the games that follow.
 *
 * The others do not notice. `on` false shows it again.
 */
export interface Mute {
  do: "mute";
  seat: Seat;
  on?: boolean;
  ref?: number | null;
}

/** The guest who opens the table; several such seats make a hot seat. */
export interface MySeat {
  kind: "me";
}

/** The player at a seat, or one that plays without a person behind the seats. */
export interface Named {
  seat: number;
}

/** A version of a program. One that exists already gets another token. */
export interface NewBot {
  name: string;
  version?: string;
}

/** A club to be founded. */
export interface NewClub {
  name: string;
}

/** What a moderator decides about a report: `days` for mute and suspend, `name` for rename. */
export interface NewDecision {
  kind: "dismiss" | "warn" | "mute" | "suspend" | "rename" | "lift";
  reason?: string;
  days?: number;
  name?: string;
}

/** A report about a person or, with `line`, about a line of chat. */
export interface NewReport {
  table: string;
  seat?: Seat | null;
  remark?: number | null;
  link?: string | null;
  line?: number | null;
  reason: "insult" | "hate" | "threat" | "sexual" | "minor" | "spam" | "cheating" | "name" | "other";
  text?: string;
}

/** `listed`: whether the table of results may name the caller. */
export interface NewTry {
  listed?: boolean;
}

/** The table of the next game. Only players and the host get the link. */
export interface NextTable {
  table: string;
  link: string | null;
}

/**
 * What a moderator decided about the caller, and why; or what the server has noticed about rated games.
 *
 * `until`: when it ends by itself.
 */
export interface Notice {
  id: string;
  kind:
    | "dismiss"
    | "warn"
    | "mute"
    | "suspend"
    | "rename"
    | "lift"
    | "left"
    | "stalled"
    | "early"
    | "paused"
    | "repeated";
  reason: string;
  at: number;
  until: number | null;
  name: string | null; // of a rename: the name that was taken away
}

/**
 * Propose something that the others must agree to.
 *
 * `takeback`: undo the last choice of the player's own `seat`. `bot`: the computer player `bot`, or one of
 * medium strength, takes over the abandoned `seat`. `remove`: the abandoned `seat` leaves the game.
 * `cancel`: the game ends before it is under way and counts for nothing. `rematch`: another game after this
 * one. `series`: a series of `games` games after this one.
 */
export interface Offer {
  do: "offer";
  what: "takeback" | "rematch" | "series" | "bot" | "remove" | "cancel";
  seat?: Seat | null;
  bot?: string | null;
  games?: number | null;
  ref?: number | null;
}

/** An open offer. `by` is a seat of the guest who made it, `accepted` the seats that agree. */
export interface OfferInfo {
  number: number;
  what: OfferKind;
  by: number;
  accepted: number[];
  seat: number | null;
  bot: string | null;
  games: number | null;
  name: string | null; // of a guest without a seat, who would `join`
}

export type OfferKind = "takeback" | "rematch" | "series" | "bot" | "remove" | "cancel" | "join";

/** Any guest from the lobby or with the link. */
export interface OpenSeat {
  kind: "open";
}

/** An analysis without flaws: its texts cleaned, and what each of its moves brought. */
export interface OpenedAnalysis {
  analysis: Analysis;
  steps: Step[]; // one for each of its moves
}

/** An analysis to be checked and read. */
export interface OpeningAnalysis {
  analysis: Analysis;
  show?: ("words" | "facts")[];
}

/** Results against one opponent: a person, a computer player, or several who are not named. */
export interface Opponent {
  game: string;
  person: PersonCard | null;
  level: string | null;
  people: number;
  tally: Tally;
}

export interface OptionInfo {
  name: string;
  default: unknown;
  least: number | null;
  most: number | null;
  choices: unknown[];
  about: string; // the message that describes its effect for the chosen `value`, or empty
}

/** Options of a game, to check. */
export interface Options {
  game: string;
  options: Record<string, unknown>;
}

/**
 * Give standing orders, which answer for the seat from now on: order id to choice.
 *
 * The ids are in the terms of the table. The other players never see them.
 */
export interface Order {
  do: "order";
  seat: Seat;
  orders: Record<string, string>;
  ref?: number | null;
}

/** One choice of a standing order, with its label not yet translated. */
export interface OrderChoice {
  id: string;
  label: TextJson;
}

/** A standing order that a seat may give. The first of its choices is the default. */
export interface OrderInfo {
  id: string;
  label: TextJson;
  choices: OrderChoice[];
}

/**
 * The seat's standing orders: choice by order; and why others have ended, not yet translated.
 *
 * `answering`: an order is about to answer the seat's current question; the table says so.
 */
export interface OrdersNow {
  given: Record<string, string>;
  ended: Record<string, TextJson>;
  answering: boolean;
}

/** Another seat of a finished game; without name and level, a person who is not named. */
export interface OtherSeat {
  name: string | null;
  tag: string | null;
  level: string | null;
  rank: number;
}

/**
 * The pace of a game: no clock, `seconds` for each move, or `seconds` for the whole game.
 *
 * Days per move are simply many seconds. `increment` is added after each move on a game clock. `bank`: with
 * time for each move, seconds in reserve for the whole game, used when a move takes longer. `hours`: from
 * when to when the clocks run each day, in minutes after midnight UTC. `lenient`: at a pace of days, a
 * player's clock rests in their quiet hours and vacations; the first time that it runs out they get a day.
 */
export interface Pace {
  per: "none" | "move" | "game";
  seconds: number;
  increment: number;
  bank: number;
  hours: [number, number] | null;
  lenient: boolean;
}

/** Rated games of the person reported with one other person. */
export interface Pairing {
  name: string;
  rated: number;
  won: number;
  lost: number;
  early: number; // that one of the two gave up at once
  near: boolean; // whether both come from the same address
}

/** The seat could not place any of its tiles. */
export interface Passed {
  event: "passed";
  seat: Seat;
  told?: Text;
}

/** A passkey of the caller; `used`: when it was last used to sign in. */
export interface PasskeyInfo {
  id: string;
  name: string;
  since: number;
  used: number | null;
}

/** How a seat saw the game. `views` begins with the position after line `lines[first]`. */
export interface Past {
  lines: number[]; // 0 for the start, then every line with a choice in force
  first: number;
  views: Seen[];
}

/** Why a program is paired no more. */
export interface Pause {
  ladder: string;
  game: string;
  at: number;
  code: string;
  sentence: string;
}

/** The caller's name. A program requests its token here and sends it as `Authorization: Bearer …`. */
export interface Person {
  name?: string;
  program?: boolean;
}

/** A person in a list; without a tag, one without a profile. `here`: just seen, if they show it. */
export interface PersonCard {
  name: string;
  tag: string | null;
  avatar: number;
  here: boolean;
}

/** A line of chat from the list of phrases, which every reader sees in their own language. */
export interface Phrase {
  do: "phrase";
  id:
    | "hello"
    | "good-luck"
    | "first-game"
    | "take-your-time"
    | "thinking"
    | "slow"
    | "back-soon"
    | "back"
    | "leaving"
    | "slip"
    | "no-problem"
    | "yes"
    | "no"
    | "thanks"
    | "sorry"
    | "nice-move"
    | "wow"
    | "ouch"
    | "oops"
    | "lucky"
    | "bravo"
    | "well-played"
    | "again"
    | "bye";
  ref?: number | null;
}

/** A tile was put on the board. The tile's kind and spaces are in its token. */
export interface Placed {
  event: "placed";
  seat: Seat;
  token: string;
  spaces: [string, string];
  told?: Text;
}

/** A table to be opened. */
export interface Plan {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatPlan[];
  pace?: GivenPace;
  takebacks?: boolean;
  series?: number | Record<string, unknown>[];
  seed?: string | null;
  hints?: boolean | null; // None: if a single person plays, as decided when the game begins
  guided?: boolean;
  rated?: boolean;
  chat?: boolean;
  spectators?: boolean;
  listed?: boolean; // whether the lobby shows it; otherwise it is reached only by its link
  handover?: boolean;
  waits?: boolean; // whether the host must start it; otherwise it begins when every seat is taken
}

/**
 * Answer the seat's current question `ask`.
 *
 * `then`: the seat's following choices, as tried in a plan. Either all of them are made or none.
 */
export interface Play {
  do: "play";
  seat: Seat;
  ask: number;
  choice: string;
  then?: string[];
  ref?: number | null;
}

/**
 * A table that continues from a position of a record: after that many of its choices in force.
 *
 * Its opener knows what was hidden there, so other people cannot sit down at it.
 */
export interface PlayOn {
  record: GivenGameRecord;
  after: number;
  seats: (MySeat | BotSeat)[];
  takebacks?: boolean;
  hints?: boolean | null; // None: as at any other table
}

/** A finished game in a profile. `table` only for those who played it. */
export interface PlayedGame {
  at: number;
  game: string;
  mode: string;
  pace: "none" | "live" | "slow";
  ending: "won" | "shared" | "lost" | "left";
  rank: number;
  rated: boolean;
  others: OtherSeat[];
  table: string | null;
  more: string; // gets the next page
}

/** A choice in the game's own points: by how many its player can expect to lead the best of the others. */
export interface Points {
  after: number; // before the draw
  drawn: number; // with what was then drawn
  lost: number; // by the choice; measured apart from how the better one was found, so below zero by chance
  error: number; // standard error of `lost`
}

/** What the operator allows between people, and whether the caller is a moderator. */
export interface Policy {
  chat: "off" | "phrases" | "friends" | "open";
  strangers: "off" | "friends" | "open";
  matchmaking: boolean; // whether people may look for opponents
  weekly: boolean; // whether there are deals of the week
  moderator: string | null;
}

/** One flaw of a position, reported like a refusal, and where it is. */
export interface PositionFlaw {
  code: string;
  sentence: string;
  clause: string | null;
  part: string; // of the position
  places: string[]; // on the board
  malformed: boolean; // not readable, so that it cannot be drawn; else no game reaches it
}

/** A reviewed game: the share of choices that gave nothing away, and of the win what draws brought. */
export interface Practiced {
  at: number;
  game: string;
  choices: number;
  accuracy: number;
  luck: number;
}

/** Preview what a choice would do, up to the first chance or reveal. Changes nothing. */
export interface Preview {
  do: "preview";
  seat: Seat;
  ask: number;
  choice: string;
  ref?: number | null;
}

/**
 * What a choice would do, as far as it can be foreseen; `stop` says who would choose next.
 *
 * `hidden`: something hidden would be revealed, so nothing more is known. `cautions`: what would be wasted.
 */
export interface Previewed {
  is: "preview";
  ref: number | null;
  events: GameEvent[];
  stop: Stop;
  cautions: GameCaution[];
}

/** What the cards of such options say where they differ from the game's own; null if faulty. */
export interface Printed {
  printed: Record<string, unknown> | null; // as the game gives it
  faults: PrintedFault[];
}

/** Something that is wrong with such options: what, where, and how it would be right. */
export interface PrintedFault {
  code: string;
  sentence: string;
  facts: Record<string, string>; // where it stands, as the game names places
  example: string;
}

/** Options that bring cards of their own: read them, and report everything that is wrong. */
export interface Printing {
  game: string;
  options: Record<string, unknown>;
  language?: string;
}

/** A person as the caller may see them. */
export interface Profile {
  ratings: Standing[];
  public: ProfileSection[];
  modes: Counted[] | null;
  paces: Counted[] | null;
  completion: Completion | null;
  opponents: Opponent[] | null;
  solved: Solved[] | null;
  reviewed: Practiced[] | null;
  person: PersonCard;
  you: boolean;
  following: boolean;
}

export type ProfileSection = "games" | "opponents" | "practice" | "presence" | "data";

/** What the caller shows of themselves. */
export interface ProfileSettings {
  public?: ProfileSection[];
  avatar?: number;
}

/** What a choice promises its player. `error`: a standard error. */
export interface Prospect {
  choice: string;
  share: number; // of the win
  share_error: number;
  points?: number | null; // by how many it leads the best of the others in the end
  points_error?: number;
  told?: TextJson | null; // the choice in words, if the reviewer has them
  brings?: TextJson | null; // its expected outcome
}

/** A browser's subscription, as it gives it: where messages go, and the keys that encrypt them. */
export interface PushBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  instead?: string | null; // the endpoint it replaces, whose language it keeps
}

/** A subscription by its address alone. */
export interface PushEndpoint {
  endpoint: string;
}

/** What a browser needs to subscribe; null if the server sends no push messages. */
export interface PushKey {
  key: string | null;
}

/** A map, row by row. */
export interface QinBoard {
  name: string;
  rows: string[];
}

/** What the seat is asked: every placement it may choose, as a token. */
export interface QinDecision {
  number: number; // counts this seat's own decisions
  kind: string;
  options: string[];
}

/** What lies in a made-up position; empty if it cannot be read. */
export interface QinDraft {
  provinces: QinProvince[]; // those that still need a pagoda have no owner
  villages: QinVillage[];
  supplies: number[];
}

export type QinEvent =
  | Placed
  | Founded
  | Expanded
  | BecameMajor
  | Joined
  | Returned
  | Connected
  | Conquered
  | Drew
  | Passed
  | Resigned
  | Ended;

/** What lies hidden in a game of Qin, for a holder of its whole record. */
export interface QinHidden {
  hands: TileName[][];
}

/** The options of a game; who begins may be left to chance until it starts. */
export interface QinOptions {
  players: number;
  board: QinBoard;
  first: Seat | "random";
  fair_start: boolean;
}

/** How the game ended. */
export interface QinOutcome {
  winners: Seat[];
  reason: QinReason;
}

/** A connected area of one color. It has no owner only if the game ended before its founding. */
export interface QinProvince {
  cells: string[];
  colour: Colour;
  owner: Seat | null;
  pagodas: number;
}

export type QinReason = "last_pagoda" | "no_tiles" | "no_placement" | "resigned";

/** A seat's view of a game of Qin; docs/games/qin.md explains every key. */
export interface QinView {
  game: "qin";
  seat: Seat | null;
  options: QinOptions;
  decision: QinDecision | null;
  pending: Seat[];
  outcome: QinOutcome | null;
  position: string;
  began: string | null;
  first_hand: TileName[];
  hand: TileName[];
  hand_sizes: number[];
  piles: number[];
  supply: number[];
  provinces: QinProvince[];
  villages: QinVillage[];
  resigned: Seat[];
  unseen: Record<TileName, number>;
  latest: [Seat, string][];
}

/** A village and who holds it. */
export interface QinVillage {
  cells: string[];
  owner: Seat | null;
}

/** A decision in words; `choices` stand in the order of its options. */
export interface Question {
  kind: string;
  title: Text;
  choices: Choice[];
  clause?: string | null; // the rule that asks
  usual?: string | null; // the option that settles it as most people would, such as a whole payment
  guarded?: boolean; // what is offered comes from something hidden: a quick answer would tell of it
}

/** A person's nights: from when to when, in minutes after midnight in a time zone (`Europe/Paris`). */
export interface QuietHours {
  hours: [number, number];
  zone: string;
}

/** A rating after a game: the level, and the interval that holds the true one in 95 of 100 cases. */
export interface RatingPoint {
  at: number;
  level: number;
  low: number;
  high: number;
}

/** A recovery code as it was typed. A program gets its token in the answer. */
export interface Recovery {
  code: string;
  program?: boolean;
}

/** A code that gives full access to this guest: write it down and keep it secret. */
export interface RecoveryCode {
  code: string;
}

/** A command was not carried out, and nothing has changed. */
export interface Refusal {
  is: "refused";
  code: string;
  sentence: string; // in the person's language
  clause: string | null; // the rule that forbids it, if any
  ref: number | null;
}

/**
 * What a spectator said to the others, or anyone after the game. Numbers count up at each table.
 *
 * Players read remarks when the game is over. Of a `phrase` the text is empty. Who said it has a name,
 * unless it was deleted, and a `tag` if they have a profile.
 */
export interface Remark {
  number: number;
  at: number;
  name: string | null;
  text: string;
  phrase: string | null;
  tag: string | null;
}

/** New remarks, for those who may read them. After a gap in the numbers: request those between. */
export interface Remarked {
  is: "remarked";
  remarks: Remark[];
}

/**
 * A record, finished or not, and the seat to view it from (null: a spectator).
 *
 * `views`: the range of positions to send views of, the end excluded. Position 0 is the start.
 */
export interface Replay {
  record: GivenGameRecord;
  seat?: Seat | null;
  steps?: boolean; // whether to include what happened
  views?: [number, number];
  hidden?: boolean; // whether to include in each view what lay hidden, such as all hands
  show?: ("words" | "facts")[];
}

/** `steps` has an entry for every position, `views` starts at position `first`. */
export interface Replayed {
  first: number;
  views: Seen[];
  seats?: number; // with the steps: how many there are
  automata?: TextJson[]; // with the steps: as at a table
  steps?: Step[];
}

/** A report with its context: the chat, games, other reports about the person, earlier decisions. */
export interface ReportDetails {
  report: ReportInfo;
  log: ChatLine[];
  conduct: Conduct;
  others: ReportInfo[];
  history: Decision[];
}

/** A report in the list of the moderators. */
export interface ReportInfo {
  id: string;
  at: number;
  reason: "insult" | "hate" | "threat" | "sexual" | "minor" | "spam" | "cheating" | "name" | "other";
  text: string;
  name: string; // of the person reported, then
  name_now: string | null;
  by: string | null; // who reported; null once deleted
  table: string; // empty: reported by their profile
  line: number | null;
  closed: number | null;
}

/**
 * A request as its owner sees it.
 *
 * `waiting`: for the first person. `playing`: at `table`, where a level keeps a seat warm. `invited`: a
 * person at `table` could be met there, in `seat`, until `answer_by`. `found`: the game is at `table`.
 */
export interface RequestInfo {
  id: string;
  wish: Wish;
  status: "waiting" | "playing" | "invited" | "found";
  since: number;
  until: number; // when it ends
  at: number; // the server's time
  table: string | null;
  seat: number | null;
  answer_by: number | null;
}

/** Leave the game for good. */
export interface Resign {
  do: "resign";
  seat: Seat;
  ref?: number | null;
}

/** The seat left the game. */
export interface Resigned {
  event: "resigned";
  seat: Seat;
  told?: Text;
}

/** Pagodas went back from a joining to the supply of `seat`. */
export interface Returned {
  event: "returned";
  seat: Seat;
  space: string;
  colour: Colour;
  pagodas: number;
  told?: Text;
}

/** Every choice of a game judged, with totals. */
export interface Review {
  seats: number;
  simulations: number; // for each judgment
  winners: number[]; // empty until the game is over
  moves: ReviewedChoice[];
  balances: Balance[];
  turns: number[]; // the plies where the game turned
  settled: number | null; // the ply of the winner's last choice with less than an even chance before it
  highlights: Highlights; // of all seats
  unit: TextJson | null; // what points are called
}

/** A record to review. */
export interface ReviewTask {
  record: GivenGameRecord;
}

/** One choice, judged by what its player could know. Figures are shares of the win, but for `points`. */
export interface ReviewedChoice {
  ply: number; // counted from 1, as in a replay
  seat: number;
  choice: string;
  before: number; // with the best choice
  after: number; // with this one, before the draw
  drawn: number; // with what was then drawn, if the reviewer looks at draws
  lost: number; // by the choice
  luck: number; // of the draw
  alternatives: Alternative[]; // the best others, if they are better
  told?: TextJson | null; // the choice in words, if the reviewer has them
  brings?: TextJson | null; // its expected outcome
  error?: number; // standard error of `lost`
  obvious?: Alternative | null; // what the plainest rule of thumb would choose, where that is worse
  points?: Points | null;
}

/** Which game of a row of rematches or a series this is, and what each seat has won so far. */
export interface Round {
  number?: number;
  wins?: number[];
  before?: string | null; // the table of the game before
  points?: number[]; // in a series: each seat's points from the games before, as the game counts them
}

/** One fact about the table, with its name. */
export interface Row {
  name: Fact;
  value: Fact;
  target?: Target | null;
}

/** A line of chat in free text: among friends, or when everyone at the table consents. */
export interface Say {
  do: "say";
  text: string;
  ref?: number | null;
}

export type Seat = number;

/** A seat and its player. `clock`: milliseconds left; it runs while the seat is `asked`. */
export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string | null; // of the guest (null once deleted) or of the computer player
  you: boolean;
  away: boolean; // got up during the game
  yours: boolean; // a computer player took over from the viewer, who may sit down again
  here: boolean; // has this table open now
  asked: boolean;
  clock: number | null;
  hints: number; // taken in this game
  takeback: number[]; // whose choices a takeback by this seat would undo, newest first; empty: nothing
  out: "resigned" | "time" | "removed" | null; // why the seat has left the game, if it has
  abandoned: number | null;
  step: StepBackState | null; // whether a step back is `free`, or why it is not; null if no game is played
  joined: number | null; // after how many choices the player took over from a computer player
  muted: boolean; // the viewer hides what this player says
  rest: number; // milliseconds that the clock rests beyond the table's `rest`: quiet hours, or a vacation
  vacation: [number, number] | null; // of the player, from when to when, unless it is over
}

export type SeatPlan = MySeat | OpenSeat | BotSeat;

/** The game at a position. */
export interface Seen {
  view: GameView;
  question?: AskedInWords | null;
  facts?: TidyFacts[];
  hidden?: GameHidden;
}

/** Which game of a series a record is, and how the series stood before it. */
export interface SeriesGame {
  game: number; // counted from 0
  of: number;
  points?: number[]; // that each seat had from the games before, as the game counts them
  boards?: unknown[]; // of all its games, if the series can be continued from its records
}

/** The standing of a series. `points`: of each seat in all finished games, as the game counts them. */
export interface SeriesInfo {
  game: number;
  of: number;
  points: number[];
  fewest: boolean; // whether the fewest points win
  winners: number[] | null; // once the last game is over
  rest: number; // milliseconds until the clocks of this game begin to run
}

/** Why the server refuses a request; each code has a sentence in the catalog. */
export type ServerCode =
  | "bad-message"
  | "too-large"
  | "unknown-language"
  | "too-fast"
  | "too-slow"
  | "too-many-connections"
  | "unknown-host"
  | "busy"
  | "too-hard"
  | "too-many-open"
  | "foreign-origin"
  | "unknown-guest"
  | "unseen-name"
  | "long-name"
  | "reserved-name"
  | "look-alike"
  | "wrong-code"
  | "wrong-passkey"
  | "no-passkeys"
  | "last-way-in"
  | "no-way-in"
  | "too-many-listed"
  | "no-such-page"
  | "no-such-table"
  | "table-closed"
  | "frozen-table"
  | "log-differs"
  | "wrong-seats"
  | "no-person"
  | "only-here"
  | "known-deal"
  | "cannot-rate"
  | "not-claimed"
  | "rated-paused"
  | "no-such-person"
  | "not-shown"
  | "yourself"
  | "too-many-followed"
  | "not-for-two"
  | "already-challenged"
  | "too-many-challenges"
  | "matchmaking-off"
  | "too-many-requests"
  | "no-such-request"
  | "no-such-challenge"
  | "no-vacation-left"
  | "vacation-too-far"
  | "no-such-cup"
  | "cup-terms"
  | "cups-off"
  | "cup-entered"
  | "cup-not-in"
  | "cup-full"
  | "cup-late"
  | "cup-over"
  | "cup-programs"
  | "cup-table"
  | "no-such-week"
  | "weekly-off"
  | "weekly-over"
  | "weekly-first"
  | "too-many-cups"
  | "no-such-club"
  | "too-many-clubs"
  | "club-full"
  | "no-such-ladder"
  | "ladder-off"
  | "ladder-runs"
  | "no-such-bot"
  | "no-bot-token"
  | "bot-name-taken"
  | "too-many-bots"
  | "bot-paused"
  | "bot-elsewhere"
  | "no-such-analysis"
  | "too-many-analyses"
  | "texts-off"
  | "strangers-off"
  | "not-for-you"
  | "suspended"
  | "muted"
  | "too-many-blocks"
  | "too-many-reports"
  | "no-such-report"
  | "not-moderator"
  | "no-reason"
  | "no-spectators"
  | "seat-taken"
  | "seat-free"
  | "sent-away"
  | "no-handover"
  | "no-open-seat"
  | "not-your-seat"
  | "not-seated"
  | "not-host"
  | "seats-open"
  | "not-started"
  | "already-started"
  | "not-over"
  | "marks-off"
  | "no-such-thing"
  | "chat-off"
  | "phrases-only"
  | "chat-flood"
  | "no-other-person"
  | "chat-full"
  | "table-full"
  | "no-hints"
  | "no-orders"
  | "no-advice"
  | "no-adviser"
  | "no-such-offer"
  | "offer-open"
  | "own-offer"
  | "not-abandoned"
  | "under-way"
  | "foreign-push"
  | "push-off"
  | "not-installed"
  | "file-in-use"
  | "port-taken"
  | "cannot-store"
  | "no-backup"
  | "backup-target"
  | "bus-unused"
  | "no-bus-driver"
  | "bus-away"
  | "same-name"
  | "no-worker"
  | "no-workers-at-all"
  | "workers-off"
  | "no-worker-key"
  | "worker-key"
  | "worker-version"
  | "worker-name"
  | "worker-lacks"
  | "worker-turned-away"
  | "draining"
  | "store-away"
  | "store-unknown"
  | "internal";

/** A browser or program in which the caller is signed in. `seen` is exact to the hour. */
export interface SessionInfo {
  id: string;
  client: string; // such as Firefox; empty if it is not known
  system: string; // such as Android; empty if it is not known
  since: number;
  seen: number;
  current: boolean; // whether this request came from there
}

/** The address of an analysis at this server, and until when it is kept (milliseconds since 1970). */
export interface SharedAnalysis {
  id: string;
  until: number;
}

/** A move off the line of a record. */
export interface SideMove {
  seat: Seat;
  choice: string;
}

/**
 * The game as one of the viewer's seats sees it or, with `seat` null, as a spectator does.
 *
 * `news` holds what happened since the client's last update, `view` the current state. The seat's question
 * has the number `ask`. With `words` requested, `question` holds it in words; with `facts`, `facts` holds
 * the tidy facts; with `orders`, `orders` holds the seat's standing orders.
 */
export interface Sight {
  seat: number | null;
  ask: number | null;
  news: Item[];
  view: GameView | null;
  question?: AskedInWords | null;
  facts?: TidyFacts[];
  orders?: OrdersNow;
}

/**
 * Take a seat; the first free one if none is named.
 *
 * During the game: take your own seat back from the computer player that took it over.
 */
export interface Sit {
  do: "sit";
  seat?: Seat | null;
  ref?: number | null;
}

/** How many puzzles of a game a person has solved. */
export interface Solved {
  game: string;
  puzzles: number;
}

/** Plays like level `level` ± `margin`: an interval of 95 %. Levels count from 1, without bounds. */
export interface Standing {
  game: string;
  scale: string;
  level: number;
  margin: number;
  games: number;
  of: number; // how many levels there are
  provisional: boolean;
}

/** Begin the game, if the table waits for its host. */
export interface Start {
  do: "start";
  ref?: number | null;
}

export type Status = "open" | "playing" | "over" | "closed";

/** What led to a position: a choice, or nothing for the first position (`choice` is null). */
export interface Step {
  seat: number | null;
  choice: string | null;
  events: GameEvent[];
  told?: TextJson; // with words: the choice as it was offered
}

/** Undo the last choice of the seat's own chain, if no other seat has chosen and nothing was revealed. */
export interface StepBack {
  do: "step-back";
  seat: Seat;
  ref?: number | null;
}

export type StepBackState = "free" | "nothing" | "others" | "hidden";

export type Stop = "own" | "others" | "hidden" | "over";

/** A choice, and what the adviser expects of it; null where it made no reckoning. */
export interface Suggestion {
  choice: string;
  value: number | null;
  brings?: TextJson | null; // what the choice is expected to bring, where the adviser can say so
  margin?: number | null; // half of the interval in which the true value probably is (95 %)
  even?: boolean; // not the first, and the simulated games cannot tell it from the first
}

/** What a seat's result is made of: result = start + luck + others − lost, to the last digit. */
export interface Sum {
  start: number; // what its place and its first tiles promised, compared with an even game
  lost: number; // by its own choices
  luck: number; // of its own draws
  others: number; // between its turns: what the others did, drew and held
  result: number | null; // compared with an even game; None until it is over
  error: number; // standard error of `lost`
}

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  pace: Pace;
  changed: number;
  opened: number; // when the table was opened
  wanted: number[]; // the seats of computer players that a person may take over
  your_turn: boolean;
  series: Leg | null;
  deadline: number | null; // when the running clock runs out, the viewer's own first
  winners: number[] | null; // once the game is over
  canceled: boolean; // it ended before two seats had chosen
  options: Record<string, string | number | boolean>; // of the game; for a map only its name
  rated: boolean;
  progress: number | null; // about how much of a running game has been played, from 0 to 1
  stage: GameStage | null; // how far it is, or went, as players count
  levels: (number | null)[]; // by seat: which level its player plays like, where that is known
  watching: number; // how many people without a seat have the table open
  until: number | null; // when it leaves the lobby, if no one comes
}

/** Everything about a table except the game itself: its terms and its state. */
export interface TableInfo {
  status: Status;
  seats: SeatInfo[];
  host: boolean;
  series: SeriesInfo | null;
  at: number;
  outcome: GameOutcome | null;
  under_way: boolean;
  ending: EndingInfo | null;
  offers: OfferInfo[];
  next: NextTable | null;
  link: string | null;
  frozen: string | null;
  marks: MarkInfo[];
  watching: number;
  rest: number;
  talk: TalkInfo;
  id: string;
  game: string;
  options: GameOptions;
  rules: string;
  listed: boolean;
  pace: Pace;
  takebacks: boolean;
  hints: boolean;
  guided: boolean;
  rated: boolean;
  cup: string | null;
  weekly: string | null;
  chat: boolean;
  spectators: boolean;
  handover: boolean;
  waits: boolean;
  round: Round;
  commitment: string | null;
  seed: string | null;
  begun_after: number | null;
  automata: TextJson[];
  orders: OrderInfo[];
}

/** The state of a table, as one viewer may know it. */
export interface TableNow {
  status: Status;
  seats: SeatInfo[];
  host: boolean; // whether the viewer is the host
  series: SeriesInfo | null;
  at: number; // the server's time, to which the clocks refer: milliseconds since 1970
  outcome: GameOutcome | null;
  under_way: boolean; // two seats have chosen: from now on a player who leaves the game loses it
  ending: EndingInfo | null; // if the game ended because a seat left it
  offers: OfferInfo[];
  next: NextTable | null;
  link: string | null; // the secret of the invitation, for players and the host
  frozen: string | null; // why the game cannot continue under the rules of this release
  marks: MarkInfo[]; // in cooperative games
  watching: number; // how many people without a seat have the table open
  rest: number; // milliseconds until the clocks begin to run: between games players need time to come over
  talk: TalkInfo; // what the chat allows
}

/** What is played at a table, and how: public, and fixed once the game has begun. */
export interface TableTerms {
  id: string;
  game: string;
  options: GameOptions;
  rules: string;
  listed: boolean;
  pace: Pace;
  takebacks: boolean;
  hints: boolean;
  guided: boolean; // a first game with good moves marked throughout; they do not count as hints
  rated: boolean; // whether the result changes ratings
  cup: string | null; // the cup that the table belongs to
  weekly: string | null; // the week whose deal is played
  chat: boolean;
  spectators: boolean;
  handover: boolean; // whether people may take over the seats of computer players, if everyone there agrees
  waits: boolean;
  round: Round;
  commitment: string | null;
  seed: string | null; // of a deal chosen when the table was opened
  begun_after: number | null; // if the game continues another one: after how many of its choices
  automata: TextJson[]; // the automata, numbered after the seats
  orders: OrderInfo[]; // the standing orders that seats may give
}

/**
 * What the chat allows now: nothing, `phrases`, free text after everyone's `consent`, or `free` text.
 *
 * Spectators of a game have a chat of their own, and are shown what it allows. `consents`: the seats whose
 * players consent to free text, where that counts.
 */
export interface TalkInfo {
  mode: "off" | "phrases" | "consent" | "free";
  consents: number[];
}

/** Games by their ending. */
export interface Tally {
  won: number;
  shared: number;
  lost: number;
  left: number;
}

/** A thing on the table. `kind` is one of the game's own kinds of things, `id` says which one. */
export interface Target {
  kind: string;
  id: string;
}

/**
 * A message of the catalog with its facts.
 *
 * `shape` is what no catalog can do: begin with a capital letter (`sentence`), or leave out the full stop
 * at the end, so that something may follow (`open`).
 */
export interface Text {
  id: string;
  facts?: Record<string, Fact>;
  shape?: "" | "sentence" | "open";
}

export type TextJson = Text;

export type TidyFacts = Group;

export type TileName = "RR" | "YY" | "BB" | "RY" | "RB" | "YB";

/** A choice to try after the record's last one. */
export interface Trial {
  record: GivenGameRecord;
  seat: Seat;
  choice: string;
  show?: "words"[];
}

/**
 * Where a chain of choices would lead: its `events`, those of its `last` choice, and the `view` then.
 *
 * If the last one would reveal something hidden (`stop`), `view` and `question` are those before it.
 */
export interface Tried {
  is: "tried";
  ref: number | null;
  events: GameEvent[];
  last: GameEvent[];
  view: GameView;
  stop: Stop;
  cautions: GameCaution[];
  question?: AskedInWords | null;
  facts?: TidyFacts[];
}

/**
 * Try out a chain of the seat's own choices, until something is revealed or others choose.
 *
 * It begins with an answer to the question `ask`, or is empty. Changes nothing; the others do not see it.
 */
export interface Try {
  do: "try";
  seat: Seat;
  ask: number;
  choices: string[];
  ref?: number | null;
}

/**
 * What happened since line `after`, up to line `number`. A hot seat has a sight for each of its seats.
 *
 * `after` is the last line the client has seen, or a later one if too much has happened since: the lines
 * between are sent on request. `terms` come with the first update, and again when the game begins.
 */
export interface Update {
  is: "update";
  after: number;
  number: number;
  table: TableNow;
  sights: Sight[];
  terms?: TableTerms;
}

/** A vacation to be announced, in milliseconds since 1970; a `since` that is over means now. */
export interface Vacation {
  since?: number;
  until: number;
}

export interface WasAnswered {
  what: "answered";
  offer: number;
  by: number;
  yes: boolean;
  number: number;
  at: number;
}

/**
 * The game ended before two seats had chosen: it has no winner and counts for nothing.
 *
 * `seat` left it, as `why` says; `agreed`: the players canceled it together, as `seat` proposed.
 */
export interface WasCanceled {
  what: "canceled";
  seat: number;
  why: "resigned" | "time" | "removed" | "agreed";
  number: number;
  at: number;
}

/** A choice and its events. A choice that lies face down is `?` to the others. */
export interface WasChosen {
  what: "chose";
  seat: number;
  choice: string;
  events: GameEvent[];
  number: number;
  at: number;
}

/** The table was closed before the game began: all players left, or the host closed it. */
export interface WasClosed {
  what: "closed";
  number: number;
  at: number;
}

/** A player consents to free text at this table; `yes` false: no longer does. */
export interface WasConsented {
  what: "consented";
  by: number;
  yes: boolean;
  number: number;
  at: number;
}

/** The seat was given a hint. */
export interface WasHinted {
  what: "hinted";
  seat: number;
  number: number;
  at: number;
}

/**
 * A person took over the seat of a computer player during the game, `after` so many choices.
 *
 * `counts`: whether the game still counts; once it was under way it counts for no one.
 */
export interface WasJoined {
  what: "joined";
  seat: number;
  after: number;
  counts: boolean;
  number: number;
  at: number;
}

/**
 * A player got up: before the game the seat is open again, during it the seat is abandoned.
 *
 * `freed`: the host freed the seat before the game.
 */
export interface WasLeft {
  what: "left";
  seat: number;
  freed?: boolean;
  number: number;
  at: number;
}

/** The seat marked a thing for the others; `on` false: removed its mark. */
export interface WasMarked {
  what: "marked";
  seat: number;
  thing: string;
  name: unknown; // of the thing
  on?: boolean;
  number: number;
  at: number;
}

/**
 * An offer; its number is that of its line. `by` is a seat of the guest who makes it.
 *
 * Of `join` it is the seat that the guest would take.
 */
export interface WasOffered {
  what: "offered";
  offer: OfferKind;
  by: number;
  seat?: number | null;
  bot?: string | null;
  games?: number | null;
  number: number;
  at: number;
}

export interface WasOpened {
  what: "opened";
  number: number;
  at: number;
}

/** The next game is at another table: all players agreed to it, now or when the series began. */
export interface WasRematched {
  what: "rematched";
  table: string;
  number: number;
  at: number;
}

/** A computer player took over a seat: before the game a free one, during it an abandoned one. */
export interface WasReplaced {
  what: "replaced";
  seat: number;
  bot: string;
  number: number;
  at: number;
}

export interface WasResigned {
  what: "resigned";
  seat: number;
  why: "resigned" | "time" | "removed";
  events: GameEvent[];
  number: number;
  at: number;
}

/** A line of chat. Of a `phrase` the text is empty, unless the client named a language. */
export interface WasSaid {
  what: "said";
  by: number;
  text: string;
  phrase?: string | null;
  number: number;
  at: number;
}

/** A guest takes a free seat or, during the game, takes their own seat back from a computer player. */
export interface WasSat {
  what: "sat";
  seat: number;
  number: number;
  at: number;
}

export interface WasStarted {
  what: "started";
  number: number;
  at: number;
}

/** The last `back` choices no longer count: those at `lines`, and the automatic ones after them. */
export interface WasTakenBack {
  what: "took-back";
  seat: number;
  back: number;
  lines?: number[];
  number: number;
  at: number;
}

/** A player of a slow game is away `since` then `until` then; both 0: is back, or stays after all. */
export interface WasVacationed {
  what: "vacationed";
  by: number;
  since?: number;
  until?: number;
  number: number;
  at: number;
}

/** The seat's time ran out for the first time: its player is asked, and has another day. */
export interface WasWarned {
  what: "warned";
  seat: number;
  number: number;
  at: number;
}

/** Who has a table open without a seat: how many, and those of them who show when they are here. */
export interface WatchingInfo {
  count: number;
  people: PersonCard[];
}

/** How the caller can sign in on another device. */
export interface WaysIn {
  code: boolean; // whether there is a recovery code
  passkeys: PasskeyInfo[];
}

/** A cup that a club hosts every week, from `first` on; null ends it. */
export interface WeeklyCup {
  plan: GivenCupPlan | null;
  first: number; // when the first one is hosted: its entry opens
}

/** The deal of a week, as one person may know it. Results are shown to those whose try is over. */
export interface WeeklyInfo {
  week: string;
  game: string;
  options: Record<string, string | number | boolean>;
  opponents: string[];
  begins: number;
  ends: number;
  commitment: string;
  next_commitment: string | null; // of the deal of the week after, if this week is running
  opened: boolean; // whether the week is over: deal and salt can be had
  standing: "open" | "playing" | "over"; // of the caller's own try
  table: string | null; // of that try
  listed: boolean; // whether the caller agreed to be in the table of results
  late: boolean; // whether the caller came too late to be ranked
  score: WeeklyScore | null;
  share: string | null; // it in symbols, which say nothing of the deal
  rank: number | null; // of the caller's try among all, also those that are not listed
  tries: number; // of all people, that are over
  rows: WeeklyRow[];
}

/**
 * A result in the table. Equal `rank` is a tie; without a rank it is out of competition.
 *
 * `table` leads there once the week is over.
 */
export interface WeeklyRow {
  rank: number | null;
  person: PersonCard;
  you: boolean;
  won: boolean;
  lead: number;
  gave_up: boolean;
  table: string | null;
}

/** How a try ended. `marks`: at each of a few moments ahead (+), level (=) or behind (-). */
export interface WeeklyScore {
  won: boolean;
  lead: number;
  gave_up: boolean;
  marks: string;
}

/** What a person wants to play; each list names what they accept, the dearest first. */
export interface Wish {
  games: string[];
  seats: number[];
  paces: Pace[];
  rated: boolean;
}
