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
   * Links of one action: there are as many as there are prices. Links of the whole game: every later one has the last
   * price.
   */
  readonly linksCounted: 'inAction' | 'inGame';
  /** How many own tiles a seat may have in one place, where it depends on the place by its number of sites. */
  readonly tilesPerPlace: number | ((sites: number) => number);
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
 * Carries out a step. Returns true when it is complete; false when a question or a draw is open, and then it is called
 * again after the answer. What it must remember is in the state.
 */
export type StepRule<Name extends StepName = StepName> = (
  table: Table,
  state: State,
  tell: Tell,
  step: StepOf<Name>,
) => boolean;

export type StepRules = { readonly [Name in StepName]?: StepRule<Name> };

/** What ends an era: nobody has cards, or the deck and the hand of somebody are empty. */
export type EraEnding = 'everyHandEmpty' | 'deckAndAHandEmpty';

/** What happens between decisions. */
export interface Course {
  readonly setUp: readonly Step[];
  readonly afterTurn: readonly Step[];
  readonly roundEnd: readonly Step[];
  /** Actions of a turn in the first round of the game, and in every other. */
  readonly actions: { readonly firstRound: number; readonly otherRounds: number };
  readonly eraEnds: EraEnding;
  /** What is put in order before a seat is asked for its next action. */
  readonly betweenActions?: Step;
  /** Whether a turn goes on although the hand is empty. */
  readonly outlivesHand?: boolean;
}

/** Something that chance draws from without putting back. */
export interface Urn {
  readonly slug: string;
  /** Names of what can be drawn, by index. */
  readonly slugs: (table: Table) => readonly string[];
  /** How many of each are left. */
  readonly counts: (table: Table, state: State) => ArrayLike<number>;
  readonly receive: (table: Table, state: State, drawn: readonly number[], tell: Tell) => void;
  /** What was drawn is seen by the actor only. */
  readonly secret: boolean;
}

/** What one decision needs to know again and again, found out once and only when asked for. */
export interface Survey {
  /** For each place, the places connected to it over the links of anybody, itself included. */
  readonly joined: readonly PlaceSet[];
  /** The places of the seat's own network. */
  readonly network: PlaceSet;
  /** The places that an industry card is good for: the network, and what can be reached from it by ferry. */
  readonly home: PlaceSet;
  /** The different cards in the seat's hand. */
  readonly hand: readonly CardId[];
  /** The places that a card of the hand names. */
  readonly named: PlaceSet;
  /** The places that give access to the markets of what is carried. */
  readonly trade: PlaceSet;
  /** The sites on which some of a cargo stands. */
  stocked(cargo: CargoId): readonly SiteId[];
}

export type Offer = (action: Action) => void;

/** Everything there is to know about one kind of action. */
export interface ActionRule<K extends Kind = Kind> {
  readonly kind: K;
  /** Offers every legal action of this kind. The fast path. */
  list(table: Table, state: State, seat: Seat, survey: Survey, offer: Offer): void;
  /** Says what forbids the action, or nothing. Written from the rulebook, never optimised. */
  check(table: Table, state: State, seat: Seat, action: ActionOf<K>): Fault | undefined;
  /** Plays an action that is legal. */
  play(table: Table, state: State, seat: Seat, action: ActionOf<K>, tell: Tell): void;
}

/** A kind of action that answers a question. */
export interface AnswerRule<K extends Kind = Kind> extends ActionRule<K> {
  readonly answers: Question;
}

/** A kind of action that a turn is made of; it may take several steps of the same kind. */
export interface TurnRule<K extends Kind = Kind> extends ActionRule<K> {
  /** Cards that are spent for it, beside one that permits it. */
  readonly cards: number;
  /** Actions of the turn that it takes, where it is not one. */
  readonly actions?: number;
  /** Completes a step when the cards, cubes and barrels it owed have been given. */
  finish(table: Table, state: State, seat: Seat, tell: Tell): void;
  /** Its steps are no offer: as long as another is possible, it goes on. */
  readonly obliged?: true;
  /** How many steps one action may have. */
  most(table: Table, state: State): number;
}

export interface Start {
  readonly money: number;
  readonly income: number;
  readonly hand: number;
  /** Cards that lie open to be taken. */
  readonly display?: number;
  /** Cards that a hand can hold, where it can grow. */
  readonly mostCards?: number;
  readonly linkTiles: number;
  /** Cards of the deck that stay undrawn, by era. */
  readonly aside: readonly number[];
}

/**
 * A seat that plays by itself: nobody is asked for it, and it holds neither cards nor money nor income.
 * What it does is a module of its edition.
 */
export interface Automaton {
  readonly slug: string;
  readonly name: string;
  /** How it was asked for, in the edition's words: asked for again, it is the same. */
  readonly wish: string;
  /** Plays its turn. Returns false while it waits for chance, and is then called again. */
  readonly takeTurn: (table: Table, state: State, tell: Tell) => boolean;
}

/** An automaton with the tiles it begins with, by slug. */
export interface AutomatonFile extends Automaton {
  readonly mat: Readonly<Record<string, number>>;
}

/** Money that can be borrowed whenever it is needed, in units, and costs interest at the end of a round. */
export interface Credit {
  readonly unit: number;
  readonly interest: number;
}

/** What decides between seats with equal points. */
export type TieBreak = 'income' | 'money' | 'order';

export interface Loan {
  readonly amount: number;
  readonly levels: number;
}

/**
 * Something an action may owe. Returns true when nothing of it is owed any more; false when a question or a draw is open,
 * and then it is called again after the answer.
 */
export type Due = (table: Table, state: State, seat: Seat, tell: Tell) => boolean;

/** What a board is called, and whether it only stands for one that could not be looked at. */
export interface BoardTitle {
  readonly name: string;
  readonly reconstructed: boolean;
}

/** An edition's answer for given seats and options: data and chosen modules. */
export interface Composition {
  readonly board: BoardFile;
  /** What the board is called, and whether it is the printed one. */
  readonly boardTitle: BoardTitle;
  /** How the board is drawn: where its places lie and its lines run. */
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
  /** Where there is credit, no payment fails. */
  readonly credit?: Credit | undefined;
  /** A tile that flips pays its income at once instead of moving a marker. */
  readonly flipPaysCash?: boolean;
  readonly eras: readonly EraRules[];
  readonly course: Course;
  /** The rules of steps that only this game has. */
  readonly stepRules?: StepRules;
  readonly urns: readonly Urn[];
  /** The kinds of action a turn may consist of, in the rulebook's order. */
  readonly turnRules: readonly TurnRule[];
  /** The kinds that answer questions. */
  readonly answerRules: readonly AnswerRule[];
  /** What an action may owe, in the order in which it is settled. */
  readonly dues: readonly Due[];
  /** One after the other; seats that are still equal share their rank. */
  readonly tieBreaks: readonly TieBreak[];
  /** The rule that each reason applies, for every reason that this game can give. */
  readonly citations: Citations;
  /** They sit after the people. */
  readonly automata?: readonly AutomatonFile[];
  /** The cards that tell automata what to do. */
  readonly plans?: readonly Plan[];
  /** What was brought along, as it was understood. */
  readonly files?: Readonly<Record<string, unknown>>;
}

export type Citations = Readonly<Partial<Record<Reason, string>>>;

/** What somebody wants to play. */
export interface Wish {
  /** How many people play. */
  readonly seats: number;
  readonly options?: readonly string[];
  /** Who else plays, by itself. */
  readonly automata?: readonly string[];
  /** Data that somebody brings along, by name: untrusted JSON. */
  readonly files?: Readonly<Record<string, unknown>>;
}

/** Something that can be asked for by its slug. */
export interface Option {
  readonly slug: string;
}

/** A published game: data and chosen rule modules; knows nothing of players. */
export interface Edition {
  readonly slug: string;
  readonly name: string;
  readonly currency: '£' | '$';
  /** Whether its rulebook speaks of eras. Where it does not, the only era of the course is never named. */
  readonly hasEras: boolean;
  /** Raised whenever a change alters how old records replay. */
  readonly rules: number;
  /** Earlier numbers whose records are replayed all the same; the first entry that no longer fits is found as always. */
  readonly earlierRules?: readonly number[];
  /** How many people can play without automata. */
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  /** Automata that people can play against, and how strong they can be. */
  readonly automata: readonly Option[];
  readonly levels: readonly Option[];
  /** Data that can be brought along. */
  readonly files: readonly Option[];
  /** The boards it is published with, or what stands for them. */
  readonly boards: readonly BoardDocument[];
  /** What it asks of a board. */
  readonly boardTerms: BoardTerms;
  /** Seats without automata and the names of options are known to be right. */
  compose(wish: Required<Wish>): Result<Composition, readonly InputFault[]>;
}

/** The lists that are made from an edition's data, each indexed by its ids. */
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
  /** What was asked for: asked for again, it is this table. */
  readonly wish: Required<Wish>;
  readonly options: readonly string[];
  /** Of people and automata. */
  readonly seats: number;
  /** By seat; undefined where a person sits. */
  readonly automata: readonly (Automaton | undefined)[];
  /** Tiles on each mat at the start: by seat, then tile. */
  readonly mats: readonly (readonly number[])[];
  readonly plans: readonly Plan[];
  readonly tieBreaks: readonly TieBreak[];
  readonly wilds: readonly CardId[];
  /** Places that nothing passes through. */
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
  readonly course: Course;
  readonly stepRules: StepRules;
  readonly urns: readonly Urn[];
  readonly turnRules: readonly TurnRule[];
  /** By index of the question; the rules of the running action come on top where it may go on. */
  readonly answerRules: readonly (readonly AnswerRule[])[];
  readonly dues: readonly Due[];
  /** By index of the kind; undefined where this game has no such action. */
  readonly rules: readonly (ActionRule | undefined)[];
  readonly citations: Citations;
  readonly layout: Layout;
  readonly catalogue: Catalogue;
}
