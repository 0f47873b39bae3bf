import type { TieBreak } from '@coalbrook/rules';

import type { Noun, PlaceWords, TileWords } from './noun.ts';

/** The headings of a table of scores. */
export interface ScoreWords {
  readonly links: string;
  readonly tiles: string;
  readonly againOver: string;
  readonly again: string;
  readonly bonuses: string;
  readonly cash: string;
  readonly income: string;
  readonly loans: string;
  readonly lost: string;
  /** Points from before the journal began. */
  readonly earlier: string;
  readonly total: string;
}

/**
 * Every sentence of the journal. The caller decides what to say; the catalogue decides the wording.
 * Deeds have no subject and begin with the verb. Money and cards are passed as text; an owner is a name,
 * or undefined if the actor is the owner.
 */
export interface JournalWords {
  // Headings
  readonly title: (parts: readonly string[]) => string;
  readonly board: (name: string, isReconstructed: boolean) => string;
  readonly seats: (count: number) => string;
  readonly against: (automata: readonly string[]) => string;
  readonly eraBegins: (era: Noun) => string;
  readonly eraEnds: (era: Noun) => string;
  readonly round: (round: number) => string;
  readonly finalScore: string;

  // Setting up
  readonly merchants: (merchant: Noun, list: readonly string[]) => string;
  readonly merchant: (place: PlaceWords, wares: readonly string[]) => string;
  readonly display: (cards: readonly string[]) => string;
  readonly firstOrder: (order: readonly string[]) => string;

  // Actions
  readonly build: (tile: string, place: PlaceWords) => string;
  readonly over: (owner: string | undefined, tile: TileWords) => string;
  readonly lay: (word: Noun, links: readonly string[]) => string;
  readonly develop: (tiles: readonly string[]) => string;
  /** A tile, its place, and why it was chosen. */
  readonly standing: (tile: string, place: PlaceWords, why: string) => string;
  readonly sell: (standing: string, merchant: Noun, place: PlaceWords) => string;
  readonly sellThrough: (standing: string, owner: string | undefined, port: TileWords, place: PlaceWords) => string;
  readonly sellAbroad: (standing: string, move: number, income: number) => string;
  readonly offerAbroad: (standing: string) => string;
  readonly offerInVain: (standing: string) => string;
  readonly borrow: (money: string) => string;
  readonly repay: (money: string) => string;
  readonly draw: (count: number) => string;
  readonly pick: (cards: readonly string[]) => string;
  /** `spent` is empty if the cards are unknown. */
  readonly scout: (spent: readonly string[], gained: readonly string[]) => string;
  /** The action has begun, but no card is spent yet. */
  readonly scouting: string;
  readonly pass: string;
  /** Cards for an action that began before the journal. */
  readonly spend: (cards: readonly string[]) => string;
  /** An action that began before the journal; its costs follow. */
  readonly goOn: string;
  readonly deeds: (deeds: readonly string[]) => string;
  readonly deed: (deed: string, consequences: readonly string[]) => string;
  /** Another deed of the same turn, or a further sentence about one. */
  readonly thenDeed: (deed: string) => string;
  readonly cards: (cards: readonly string[]) => string;
  readonly loan: (money: string, isOne: boolean) => string;
  /** Further costs of an action. */
  readonly besides: (items: readonly string[]) => string;

  // Costs
  readonly paid: (money: string | undefined, items: readonly string[]) => string;
  readonly total: (paid: string, money: string) => string;
  readonly fromOwnTile: (count: number, cargo: Noun, place: PlaceWords) => string;
  readonly fromTileOf: (owner: string, count: number, cargo: Noun, place: PlaceWords) => string;
  readonly fromMarket: (cubes: string, prices: readonly string[]) => string;
  readonly fromMerchant: (cargo: Noun) => string;

  // Results
  readonly marketed: (count: number, cargo: Noun, ladder: Noun, money: string) => string;
  readonly laidOpen: (cards: readonly string[]) => string;
  readonly bonusMoney: (money: string) => string;
  readonly bonusPoints: (points: number) => string;
  readonly bonusIncome: (spaces: number) => string;
  readonly bonusTile: (tile: string) => string;
  readonly fall: (level: string) => string;
  /** The tile that was just built. */
  readonly newTile: string;
  readonly tileOf: (owner: string | undefined, tile: TileWords, place: PlaceWords) => string;
  readonly flips: (tiles: readonly string[]) => string;
  readonly rises: (owner: string | undefined, spaces: number, level: string) => string;
  readonly gains: (owner: string | undefined, money: string) => string;

  // The end of a round
  readonly order: (spenders: readonly string[]) => string;
  readonly spender: (name: string, money: string) => string;
  readonly incomes: (earners: readonly string[]) => string;
  readonly earner: (name: string, income: string, money: string) => string;
  readonly forfeit: (
    name: string,
    debt: string,
    tile: string,
    place: PlaceWords,
    money: string,
    left: string,
  ) => string;
  readonly fallShort: (name: string, debt: string, points: number) => string;
  readonly loans: (debtors: readonly string[]) => string;
  readonly debtor: (name: string, deeds: readonly string[], money: string) => string;
  readonly lend: (money: string) => string;
  readonly payInterest: (money: string) => string;

  // The end of an era
  readonly linkPay: (money: string, count: number, word: Noun) => string;
  readonly left: (money: string) => string;
  readonly closed: (deeds: readonly string[]) => string;
  readonly scored: (parts: readonly string[], points: number) => string;
  readonly fromLinks: (points: number, count: number) => string;
  readonly fromTiles: (points: number, count: number) => string;
  readonly fromTilesAgain: (points: number, count: number) => string;
  readonly fromCash: (points: number) => string;
  readonly fromLoans: (points: number) => string;
  readonly fromIncome: (points: number) => string;
  readonly removed: (count: number) => string;
  readonly distantOpens: string;
  readonly distantBegins: string;
  readonly barrels: (places: readonly PlaceWords[]) => string;
  /** `people` are those who hold cards; empty means everybody. */
  readonly reshuffled: (count: number, people: readonly string[]) => string;
  readonly beginsAt: (era: Noun, round: number) => string;
  readonly resumed: (era: Noun, round: number) => string;

  // The end
  readonly columns: ScoreWords;
  readonly rank: (rank: number, name: string) => string;
  /** What broke the tie. */
  readonly tieBreaks: Readonly<Record<TieBreak, string>>;
  readonly victory: (names: readonly string[], points: number, tieBreak: string | undefined) => string;
}
