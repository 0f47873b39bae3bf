import type { Action, ActionOf, Kind, Question } from './actions.ts';
import type { Plan } from './automaton.ts';
import type {
  BoardDocument,
  BoardFile,
  BuyerFile,
  CardFile,
  DistantFile,
  FerryFile,
  IndustryFile,
  MarketFile,
  MerchantFile,
  TrackFile,
} from './board/format.ts';
import type {
  Buyer,
  Card,
  Distant,
  Ferry,
  Industry,
  Lane,
  Link,
  Market,
  Merchant,
  Outlet,
  Place,
  Site,
  Tile,
  Track,
} from './board/parts.ts';
import type { BoardTerms } from './board/reading/boardTerms.ts';
import type { Catalogue } from './catalogue.ts';
import type { Tell } from './events.ts';
import type { CardId, CargoId, EraId, LinkId, Seat, SiteId } from './ids.ts';
import type { InputFault } from './input/fault.ts';
import type { Layout } from './layout.ts';
import type { PlaceSet } from './placeSet.ts';
import type { Fault, Reason } from './refusal.ts';
import type { Result } from './result.ts';
import type { State } from './state.ts';
import type { Step, StepName, StepOf } from './steps.ts';

/** Price of one link as an edition states it. */
export interface LinkPriceFile {
  readonly money: number;
  readonly coal?: number;
  readonly iron?: number;
  readonly beer?: number;
}

/** Price of one link: money, and what it consumes by cargo. */
export interface LinkPrice {
  readonly money: number;
  readonly needs: readonly number[];
}

export interface EraRules {
  readonly slug: string;
  readonly name: string;
  /** Price of the first, second … link. */
  readonly links: readonly LinkPriceFile[];
  /**
   * Links of one action: there are as many as prices. Links of the whole game: later ones cost the last
   * price.
   */
  readonly linksCounted: 'inAction' | 'inGame';
  /** How many tiles a seat may have in one place. */
  readonly tilesPerPlace: number;
  /** Where the limit depends on the size of a place: the other limit, and the number of sites from which it holds. */
  readonly largePlaces?: { readonly fromSites: number; readonly tilesPerPlace: number };
  /** No loan is given once the deck is empty. */
  readonly loansEndWithDeck?: boolean;
  /** What happens after the last round. */
  readonly atEnd: readonly Step[];
}

export interface Era extends Omit<EraRules, 'links'> {
  readonly id: EraId;
  readonly links: readonly LinkPrice[];
  /** The lines that can be used. */
  readonly lines: readonly LinkId[];
}

/**
 * Carries out a step. Returns true when complete; false if a question or a draw is open. It is then called
 * again after the answer. All its progress is in the state.
 */
export type StepRule<Name extends StepName = StepName> = (
  table: Table,
  state: State,
  tell: Tell,
  step: StepOf<Name>,
) => boolean;

export type StepRules = { readonly [Name in StepName]?: StepRule<Name> };

/** What ends an era: nobody has cards, or the deck and somebody's hand are empty. */
export type EraEnding = 'everyHandEmpty' | 'deckAndAHandEmpty';

/** What happens between decisions. */
export interface Course {
  readonly setUp: readonly Step[];
  readonly afterTurn: readonly Step[];
  readonly roundEnd: readonly Step[];
  /** Actions of a turn in the first round of the game, and in every other. */
  readonly actions: { readonly firstRound: number; readonly otherRounds: number };
  readonly eraEnds: EraEnding;
  /** Steps before a seat is asked for its next action. */
  readonly betweenActions?: Step;
  /** Whether a turn continues with an empty hand. */
  readonly outlivesHand?: boolean;
}

/** Something chance draws from, without replacement. */
export interface Urn {
  readonly slug: string;
  /** Names of what can be drawn, by index. */
  readonly slugs: (table: Table) => readonly string[];
  /** How many of each are left. */
  readonly counts: (table: Table, state: State) => ArrayLike<number>;
  readonly receive: (table: Table, state: State, drawn: readonly number[], tell: Tell) => void;
  /** Only the actor sees what was drawn. */
  readonly secret: boolean;
}

/** Facts that one decision needs repeatedly, computed lazily and cached. */
export interface Survey {
  /** For each place, the places connected to it over anybody's links, itself included. */
  readonly joined: readonly PlaceSet[];
  /** The sites with a tile of the seat. */
  readonly ownSites: readonly SiteId[];
  /** The links of the seat. */
  readonly ownLinks: readonly LinkId[];
  /** The places of the seat's own network. */
  readonly network: PlaceSet;
  /** The places where industry cards can be used: the network, and what it reaches by ferry. */
  readonly home: PlaceSet;
  /** The different cards in the seat's hand. */
  readonly hand: readonly CardId[];
  /** The places that a card of the hand names. */
  readonly named: PlaceSet;
  /** The places that give access to the markets of carried cargoes. */
  readonly trade: PlaceSet;
  /** The sites with a cargo. */
  stocked(cargo: CargoId): readonly SiteId[];
}

export type Offer = (action: Action) => void;

/** The rules of one kind of action. */
export interface ActionRule<K extends Kind = Kind> {
  readonly kind: K;
  /** Offers every legal action of this kind. The fast path. */
  list(table: Table, state: State, seat: Seat, survey: Survey, offer: Offer): void;
  /** Why the action is forbidden; undefined if it is legal. Written from the rulebook, never optimised. */
  check(table: Table, state: State, seat: Seat, action: ActionOf<K>): Fault | undefined;
  /** Plays an action that is legal. */
  play(table: Table, state: State, seat: Seat, action: ActionOf<K>, tell: Tell): void;
}

/** A kind of action that answers a question. */
export interface AnswerRule<K extends Kind = Kind> extends ActionRule<K> {
  readonly answers: Question;
}

/** A kind of action that a turn consists of; it may have several steps. */
export interface TurnRule<K extends Kind = Kind> extends ActionRule<K> {
  /** Cards spent for it, besides one that permits it. */
  readonly cards: number;
  /** How many actions of the turn it takes, if not one. */
  readonly actions?: number;
  /** Completes a step once the cards, cubes and barrels it owed have been given. */
  finish(table: Table, state: State, seat: Seat, tell: Tell): void;
  /** Further steps are mandatory while they are possible. */
  readonly obliged?: true;
  /** How many steps one action may have. */
  most(table: Table, state: State): number;
}

export interface Start {
  readonly money: number;
  readonly income: number;
  readonly hand: number;
  /** Cards in the display. */
  readonly display?: number;
  /** The hand limit, in games where hands can grow. */
  readonly mostCards?: number;
  readonly linkTiles: number;
  /** Cards of the deck that stay undrawn, by era. */
  readonly aside: readonly number[];
}

/**
 * A seat that plays by itself: it is never asked, and has no cards, money or income.
 * Its behaviour is a module of its edition.
 */
export interface Automaton {
  readonly slug: string;
  readonly name: string;
  /** The wish it was made from, in the edition's notation; the same wish gives the same automaton. */
  readonly wish: string;
  /** Plays its turn. Returns false while waiting for chance, and is then called again. */
  readonly takeTurn: (table: Table, state: State, tell: Tell) => boolean;
}

/** An automaton with its starting tiles, by slug. */
export interface AutomatonFile extends Automaton {
  readonly mat: Readonly<Record<string, number>>;
}

/** Money borrowed in units whenever it is needed, with interest at the end of each round. */
export interface Credit {
  readonly unit: number;
  readonly interest: number;
}

/** Tie-breakers. */
export type TieBreak = 'incomeSpace' | 'incomeLevel' | 'money' | 'order';

export interface Loan {
  readonly amount: number;
  readonly levels: number;
}

/**
 * Settles something an action may owe. Returns true when nothing is owed any more; false if a question or a draw is open.
 * It is then called again after the answer.
 */
export type Levy = (table: Table, state: State, seat: Seat, tell: Tell) => boolean;

/** The name of a board, and whether it is reconstructed. */
export interface BoardTitle {
  readonly name: string;
  readonly reconstructed: boolean;
}

/** An edition's answer to a wish: data and the chosen modules. */
export interface Composition {
  readonly board: BoardFile;
  /** The board's name, and whether it is reconstructed. */
  readonly boardTitle: BoardTitle;
  /** How the board is drawn: the positions of places and lines. */
  readonly map: BoardDocument;
  readonly industries: readonly IndustryFile[];
  readonly cards: readonly CardFile[];
  readonly merchants: readonly MerchantFile[];
  readonly buyers: readonly BuyerFile[];
  readonly markets: readonly MarketFile[];
  readonly distant?: DistantFile | undefined;
  readonly ferries?: readonly FerryFile[];
  readonly track: TrackFile;
  readonly start: Start;
  readonly loans: readonly Loan[];
  /** With credit, no payment fails. */
  readonly credit?: Credit | undefined;
  /** A tile that flips pays its income at once instead of moving a marker. */
  readonly flipPaysCash?: boolean;
  /** A line with a terminal end does not lead through between its other ends either. */
  readonly terminalsCutLines?: boolean;
  readonly eras: readonly EraRules[];
  readonly course: Course;
  /** Rules of the steps that only this game has. */
  readonly stepRules?: StepRules;
  readonly urns: readonly Urn[];
  /** The kinds of action a turn may consist of, in the rulebook's order. */
  readonly turnRules: readonly TurnRule[];
  /** The kinds that answer questions. */
  readonly answerRules: readonly AnswerRule[];
  /** What an action may owe, in order of settlement. */
  readonly levies: readonly Levy[];
  /** Applied in order; seats that are still equal share their rank. */
  readonly tieBreaks: readonly TieBreak[];
  /** The numbered rule for every refusal reason of this game. */
  readonly citations: Citations;
  readonly topics: Topics;
  /** Seated after the people. */
  readonly automata?: readonly AutomatonFile[];
  /** The cards that tell automata what to do. */
  readonly plans?: readonly Plan[];
  /** Files brought along, as they were understood. */
  readonly files?: Readonly<Record<string, unknown>>;
}

/** The numbered rules of a reason that several apply, by what the refusal is about. */
export interface CitationByCase {
  /** One for each cargo. */
  readonly byCargo?: readonly string[];
  /** About a link. */
  readonly ofLink?: string;
  /** About a wild card. */
  readonly ofWild?: string;
  readonly otherwise?: string;
}

/** The numbered rule of a reason. */
export type Citation = string | CitationByCase;

export type Citations = Readonly<Partial<Record<Reason, Citation>>>;

/** What can be looked up about a game; the first five are what flips a tile. */
export type Topic =
  | 'sold'
  | 'soldThrough'
  | 'built'
  | 'spentShip'
  | 'emptied'
  | 'site'
  | 'place'
  | 'link'
  | 'merchant'
  | 'bonus'
  | 'distant'
  | 'market'
  | 'placeCard'
  | 'industryCard'
  | 'wildPlaceCard'
  | 'wildIndustryCard'
  | 'mat'
  | 'money'
  | 'income'
  | 'points'
  | 'cards'
  | 'links'
  | 'loans'
  | 'spent';

/** The numbered rule that explains each topic of a game. */
export type Topics = Readonly<Partial<Record<Topic, string>>>;

/** What somebody wants to play. */
export interface Wish {
  /**
   * The number of the edition's rules; the newest if not given. Whoever gives one goes on with a game that was begun
   * under it, so what was accepted then is accepted again.
   */
  readonly rules?: number;
  /** How many people play. */
  readonly seats: number;
  readonly options?: readonly string[];
  /** The automata. */
  readonly automata?: readonly string[];
  /** Files brought along, by name: untrusted JSON. */
  readonly files?: Readonly<Record<string, unknown>>;
}

/** Something that can be requested by slug. */
export interface Option {
  readonly slug: string;
}

/** A change of the rules, which raised their number. */
export interface RulesChange {
  readonly name: string;
  /** The game as it was before. */
  before(game: Composition): Composition;
}

/** A published game: data and chosen rule modules; knows nothing of players. */
export interface Edition {
  readonly slug: string;
  readonly name: string;
  /** Its number on BoardGameGeek, by which other programs know it. */
  readonly bggId: number;
  readonly currency: '£' | '$';
  /** Whether its rulebook has eras. If not, the only era of the course is never named. */
  readonly hasEras: boolean;
  /** The rules number of new games: 1, and 1 more for each change. */
  readonly rules: number;
  /** What changed how games go on or end, in order: the first with number 2. Earlier numbers are played as before it. */
  readonly changes: readonly RulesChange[];
  /** How many people can play without automata. */
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  /** Automata that people can play against, and their difficulties. */
  readonly automata: readonly Option[];
  readonly levels: readonly Option[];
  /** Data that can be brought along. */
  readonly files: readonly Option[];
  /** The boards it is published with, or reconstructions of them. */
  readonly boards: readonly BoardDocument[];
  /** What it expects of a board. */
  readonly boardTerms: BoardTerms;
  /** Called only with a valid number of seats and known options. What is new is judged more strictly than what was begun. */
  compose(wish: Required<Wish>, isBegun: boolean): Result<Composition, readonly InputFault[]>;
}

/** The lists compiled from an edition's data, each indexed by id. */
export interface Compiled {
  readonly eras: readonly Era[];
  readonly places: readonly Place[];
  readonly sites: readonly Site[];
  readonly links: readonly Link[];
  readonly industries: readonly Industry[];
  readonly tiles: readonly Tile[];
  readonly cards: readonly Card[];
  readonly merchants: readonly Merchant[];
  readonly outlets: readonly Outlet[];
  readonly buyers: readonly Buyer[];
  readonly distant: Distant | undefined;
  readonly ferries: readonly Ferry[];
  readonly lanes: readonly Lane[];
  /** By cargo; undefined where no market deals in it. */
  readonly markets: readonly (Market | undefined)[];
  readonly track: Track;
}

/** An edition with options and seats, compiled to lookup tables; frozen and shared by all its states. */
export interface Table extends Compiled {
  readonly edition: Edition;
  readonly board: BoardTitle;
  /** How the board is drawn. The rules never look at it. */
  readonly map: BoardDocument;
  /** The wish; the same wish gives this table. */
  readonly wish: Required<Wish>;
  readonly options: readonly string[];
  /** Of people and automata. */
  readonly seats: number;
  /** By seat; undefined for people. */
  readonly automata: readonly (Automaton | undefined)[];
  /** Tiles on each mat at the start: by seat, then tile. */
  readonly mats: readonly (readonly number[])[];
  readonly plans: readonly Plan[];
  readonly tieBreaks: readonly TieBreak[];
  readonly wilds: readonly CardId[];
  /** Terminals. */
  readonly terminals: PlaceSet;
  /** Places with a printed trade icon. */
  readonly trade: PlaceSet;
  /** Sites where a tile with a trade icon may stand. */
  readonly ports: readonly SiteId[];
  /** Sites whose tiles may carry a cargo, by cargo. */
  readonly stores: readonly (readonly SiteId[])[];
  readonly start: Start;
  readonly loans: readonly Loan[];
  readonly credit: Credit | undefined;
  readonly flipPaysCash: boolean;
  readonly terminalsCutLines: boolean;
  readonly course: Course;
  readonly stepRules: StepRules;
  readonly urns: readonly Urn[];
  readonly turnRules: readonly TurnRule[];
  /** By index of the question. For `more`, the current action's own rule is added. */
  readonly answerRules: readonly (readonly AnswerRule[])[];
  readonly levies: readonly Levy[];
  /** By index of the kind; undefined if this game has no such action. */
  readonly rules: readonly (ActionRule | undefined)[];
  readonly citations: Citations;
  readonly topics: Topics;
  readonly layout: Layout;
  readonly catalogue: Catalogue;
}
