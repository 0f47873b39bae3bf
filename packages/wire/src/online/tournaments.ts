/** Tournaments and leagues: what a page sends and gets over HTTP. */

import type { Wish } from '@coalbrook/rules';
import { isTimeControl } from '@coalbrook/time';
import type { TimeControl } from '@coalbrook/time';

import { isFlag, isInteger, isListOf, isMaybe, isNumber, isShaped, isText } from '../guard.ts';
import type { Guard } from '../guard.ts';
import { isWish } from '../readRequest.ts';
import { areCustoms } from './consent.ts';
import type { Customs } from './consent.ts';
import { isDelay, isGameShort, isName, isNonce, isToken } from './newTable.ts';

const drawMethods = ['random', 'standing', 'balanced', 'alike'] as const;

/**
 * How the tables of a round are drawn: at `random`; by `standing`, the leaders together; or by strength, `balanced` with
 * strong and weak players at each table, or `alike` at one table.
 */
export type DrawMethod = (typeof drawMethods)[number];

/** How a tournament is played. */
export interface TournamentFormat {
  readonly edition: string;
  /** The game at each table. `seats` is the usual size of a table: it may be smaller if the number does not divide. */
  readonly wish: Wish;
  /** How many rounds there will be. */
  readonly rounds: number;
  /** The next round may be drawn while games of earlier ones go on. */
  readonly isLeague: boolean;
  readonly draw: DrawMethod;
  /** By place, the first first. Those who share a place share the points of the places that they take. */
  readonly points: readonly number[];
  /** For somebody who sits out a round because the number does not divide. */
  readonly byePoints: number;
  readonly isRated: boolean;
  /** Everybody on this server may find it, to enter or to look on. */
  readonly isPublic: boolean;
  readonly time?: TimeControl | undefined;
  readonly customs?: Customs | undefined;
  readonly watchDelay?: number | undefined;
}

export interface NewTournament extends TournamentFormat {
  readonly name: string;
}

/** The links of a new tournament, by their tokens. */
export interface OpenedTournament {
  readonly tournament: string;
  /** For entering, and for looking at it. */
  readonly entry: string;
  /** For whoever runs it. Nobody can ask for it again. */
  readonly organiser: string;
}

export type EntrantStatus = 'in' | 'withdrawn' | 'removed';

export interface TournamentEntrant {
  readonly entrant: string;
  readonly name: string;
  readonly status: EntrantStatus;
  /** At tables of the usual size; missing for somebody who is not rated. */
  readonly rating?: number | undefined;
}

/**
 * How far a game of a tournament has come. `opening`: the server is about to open it. `ended`: it was not played to its
 * end, or is gone, and the organiser has to decide. `decided`: the organiser has.
 */
export type MatchStatus = 'opening' | 'running' | 'over' | 'ended' | 'decided';

/** One table of a round. */
export interface TournamentMatch {
  /** By seat. */
  readonly entrants: readonly string[];
  readonly status: MatchStatus;
  /** Missing while it is not open. */
  readonly game?: string | undefined;
  /** By seat, once it is decided; empty if nobody gets points for it. */
  readonly places?: readonly number[] | undefined;
  /** By seat: the points of the game, and those of the tournament. */
  readonly points?: readonly number[] | undefined;
  readonly scores?: readonly number[] | undefined;
}

export interface TournamentRound {
  readonly round: number;
  readonly method: DrawMethod;
  /** From this text and the field, anybody can repeat the draw. */
  readonly seed: string;
  readonly at: number;
  readonly matches: readonly TournamentMatch[];
  /** Who sits out. */
  readonly byes: readonly string[];
  /** The pairs of people that the organiser has swapped after the draw. */
  readonly swaps: readonly (readonly [string, string])[];
}

/** Somebody in the standings. */
export interface TournamentStanding {
  readonly entrant: string;
  /** Equal for those who share it. */
  readonly place: number;
  readonly points: number;
  /** First places; one that is shared counts in part. */
  readonly firsts: number;
  /** Points in games, by the average of the table, over all games: 1 is average. Missing before the first game. */
  readonly share?: number | undefined;
  /** Games that have been decided, and rounds that they sat out. */
  readonly played: number;
  readonly byes: number;
}

/** `entering` until the first round is drawn; `over` once everything is decided, or the organiser has ended it. */
export type TournamentStatus = 'entering' | 'running' | 'over';

/** A tournament as somebody sees it. Files that its games use are left out of the format. */
export interface Tournament {
  readonly tournament: string;
  readonly name: string;
  readonly format: TournamentFormat;
  readonly status: TournamentStatus;
  /** Whether anybody can still enter. */
  readonly isOpen: boolean;
  readonly entrants: readonly TournamentEntrant[];
  readonly rounds: readonly TournamentRound[];
  readonly standings: readonly TournamentStanding[];
  /** The sizes that tables can have, the usual one first. */
  readonly sizes: readonly number[];
  /** The person who asks, if they have entered. */
  readonly own?: string | undefined;
  /** The person who asks runs it. */
  readonly isOrganiser: boolean;
  /** The token of the link for entering, for those who have entered and for the organiser. */
  readonly entry?: string | undefined;
}

/** A tournament in a list. */
export interface ListedTournament {
  readonly tournament: string;
  readonly name: string;
  readonly edition: string;
  readonly status: TournamentStatus;
  readonly isOpen: boolean;
  readonly isLeague: boolean;
  readonly entrants: number;
  /** How many rounds have been drawn, and how many there will be. */
  readonly round: number;
  readonly rounds: number;
  readonly isOrganiser: boolean;
  readonly hasEntered: boolean;
}

/** A draw that the organiser has not confirmed yet. */
export interface ProposedRound extends Pick<TournamentRound, 'round' | 'method' | 'seed' | 'byes'> {
  /** By table and seat. */
  readonly tables: readonly (readonly string[])[];
  /** Changes when anything changes on which the draw depends. */
  readonly basis: string;
}

/** The organiser confirms a draw. */
export interface ConfirmedRound extends Pick<TournamentRound, 'round' | 'method' | 'seed' | 'swaps'> {
  readonly tournament: string;
  readonly basis: string;
}

/** Somebody shows a link, or comes again. */
export interface TournamentVisit {
  readonly tournament: string;
  /** Empty for a public tournament, and for people who are known there. */
  readonly token: string;
}

export interface TournamentEntry extends TournamentVisit {
  readonly name: string;
  /** A random number, mixed into the draws of all their games. */
  readonly nonce: string;
}

/** What the organiser decides about a game that was not played to its end. */
export interface MatchDecision {
  readonly tournament: string;
  readonly round: number;
  /** The number of the table, from 0. */
  readonly table: number;
  /** By seat; empty if nobody gets points, missing to take a decision back. */
  readonly places?: readonly number[] | undefined;
}

export const MOST_ENTRANTS = 64;
const MOST_ROUNDS = 30;
const MOST_POINTS = 1000;
const MOST_SEATS = 9;
const MOST_SWAPS = 100;
const LONGEST_SEED = 64;

const isOneOf =
  <Value extends string>(values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    (values as readonly unknown[]).includes(value);

const isWithin =
  (least: number, most: number): Guard<number> =>
  (value): value is number =>
    isInteger(value) && value >= least && value <= most;

const isId = (value: unknown): value is string => isToken(value) && value !== '';
const isRound = isWithin(1, MOST_ROUNDS);
const isMethod = isOneOf(drawMethods);

/** Points may have halves. */
const isScore = (value: unknown): value is number =>
  isNumber(value) && value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 2);

const areScores = (value: unknown): value is readonly number[] =>
  isListOf(isScore)(value) && value.every((score, at) => at === 0 || score <= value[at - 1]);

const isGame = (value: unknown): value is Wish =>
  isWish(value) && value.seats >= 2 && value.seats <= MOST_SEATS && (value.automata ?? []).length === 0;

const isFormat = isShaped<TournamentFormat>({
  edition: isText,
  wish: isGame,
  rounds: isRound,
  isLeague: isFlag,
  draw: isMethod,
  points: areScores,
  byePoints: isScore,
  isRated: isFlag,
  isPublic: isFlag,
  time: isMaybe(isTimeControl),
  customs: isMaybe(areCustoms),
  watchDelay: isMaybe(isDelay),
});

/** There are points for each place at a table. */
export const isNewTournament = (value: unknown): value is NewTournament =>
  isFormat(value) &&
  isShaped<Pick<NewTournament, 'name'>>({ name: isName })(value) &&
  isGameShort(value) &&
  value.points.length === value.wish.seats;

export const isTournamentId = isShaped<Pick<TournamentVisit, 'tournament'>>({ tournament: isId });

export const isTournamentVisit = isShaped<TournamentVisit>({ tournament: isId, token: isToken });

export const isTournamentEntry = isShaped<TournamentEntry>({
  tournament: isId,
  token: isToken,
  name: isName,
  nonce: isNonce,
});

export const isEntering = isShaped<{ readonly tournament: string; readonly isOpen: boolean }>({
  tournament: isId,
  isOpen: isFlag,
});

/** Somebody is removed by the organiser, or let in again. */
export const isRemoval = isShaped<{
  readonly tournament: string;
  readonly entrant: string;
  readonly isRemoved: boolean;
}>({ tournament: isId, entrant: isId, isRemoved: isFlag });

export const isWantedDraw = isShaped<{ readonly tournament: string; readonly method?: DrawMethod | undefined }>({
  tournament: isId,
  method: isMaybe(isMethod),
});

const isPair = (value: unknown): value is readonly [string, string] => isListOf(isId)(value) && value.length === 2;

const areSwaps = (value: unknown): value is ConfirmedRound['swaps'] =>
  isListOf(isPair)(value) && value.length <= MOST_SWAPS;

export const isConfirmedRound = isShaped<ConfirmedRound>({
  tournament: isId,
  round: isRound,
  method: isMethod,
  seed: (value): value is string => isId(value) && value.length <= LONGEST_SEED,
  basis: isId,
  swaps: areSwaps,
});

/** Places as they can be: as many begin at a place as come before it. */
const arePlaces = (value: unknown): value is readonly number[] =>
  isListOf(isWithin(1, MOST_SEATS))(value) &&
  value.every((place) => value.filter((other) => other < place).length === place - 1);

export const isMatchDecision = isShaped<MatchDecision>({
  tournament: isId,
  round: isRound,
  table: isWithin(0, MOST_ENTRANTS),
  places: isMaybe(arePlaces),
});

/** Somebody wants to watch a game of a tournament. */
export const isMatchWatch = isShaped<TournamentVisit & { readonly game: string }>({
  tournament: isId,
  token: isToken,
  game: isId,
});
