/** Traces of another engine, if they are available next to the repository, and its ids as our slugs. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Owner, industry, level, whether it has flipped, cubes or barrels; 0 where the site is free. */
export type TraceTile = 0 | readonly [number, string, number, number, number];

export interface TracePlayer {
  readonly m: number;
  readonly i: number;
  readonly vp: number;
  readonly sp: number;
  readonly h: readonly string[];
}

export interface TracePosition {
  readonly era: string;
  /** Counted through both eras; the last step of a game has already begun another. */
  readonly round: number;
  readonly turnOrder: readonly number[];
  readonly cur: number;
  readonly coal: number;
  readonly iron: number;
  readonly deck: number;
  readonly phase: 'action' | 'game-over';
  readonly p: readonly TracePlayer[];
  readonly tiles: Readonly<Record<string, readonly TraceTile[]>>;
  readonly links: readonly (readonly [number, number])[];
  readonly barrels: Readonly<Record<string, readonly number[]>>;
}

export interface TraceSale {
  readonly location: string;
  readonly slotIndex: number;
  readonly merchant: string;
  readonly useMerchantBeer: boolean;
  /** Where the beer came from; only in the game between people. */
  readonly beerSources?: readonly (
    | { readonly kind: 'merchant' }
    | { readonly kind: 'brewery'; readonly location: string; readonly slotIndex: number }
  )[];
}

export type TraceAction =
  | { readonly type: 'build'; readonly cardId: string; readonly industry: string; readonly location: string }
  | { readonly type: 'network'; readonly cardId: string; readonly links: readonly number[] }
  | { readonly type: 'develop'; readonly cardId: string; readonly removals: readonly string[] }
  | {
      readonly type: 'sell';
      readonly cardId: string;
      readonly sales: readonly TraceSale[];
      readonly bonusDevelop?: string;
    }
  | { readonly type: 'loan' | 'pass'; readonly cardId: string }
  | { readonly type: 'scout'; readonly cardIds: readonly string[] };

export interface TraceStep {
  readonly player: number;
  /** How many whole actions of each kind that engine would have allowed. */
  readonly legal: Readonly<Record<string, number>>;
  readonly action: TraceAction;
  readonly after: TracePosition;
}

export interface TraceSetUp {
  readonly turnOrder: readonly number[];
  readonly hands: readonly (readonly string[])[];
  /** From the top. */
  readonly deck: readonly string[];
  readonly merchants: Readonly<Record<string, { readonly tiles: readonly string[] }>>;
}

export interface Trace {
  readonly players: number;
  readonly eras: readonly { readonly at: number; readonly setup: TraceSetUp }[];
  readonly steps: readonly TraceStep[];
  readonly final: {
    readonly vp: readonly number[];
    readonly money: readonly number[];
    readonly incomeSpace: readonly number[];
    readonly winner: readonly number[];
  };
}

export interface TraceBoard {
  readonly links: readonly {
    readonly a: string;
    readonly b: string;
    readonly canal: boolean;
    readonly rail: boolean;
  }[];
  readonly locations: Readonly<
    Record<string, { readonly slots: readonly { readonly industries: readonly string[] }[] }>
  >;
}

const ending = '.trace.json';

export const folder: string = fileURLToPath(new URL('../../../shared/records', import.meta.url));

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The traced games; empty if the folder does not exist. */
export const traceNames = (): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .toSorted()
    : [];

export const readTrace = (name: string): Trace => readJson(`${name}${ending}`) as Trace;

export const readBoard = (): TraceBoard => readJson('links.json') as TraceBoard;

export const placeSlug = (location: string): string => location.replace(/-on-trent$/, '');

/** A place's n-th site or merchant space, which a trace counts from 0. */
export const spaceSlug = (location: string, slot: number): string => `${placeSlug(location)}#${slot + 1}`;

/** `loc-burton-on-trent-0` and `ind-coal-1` name one card each; equal cards share a slug. */
export const cardSlug = (cardId: string): string => placeSlug(cardId.replace(/^(loc|ind)-/, '').replace(/-\d+$/, ''));

export const buyerSlug = (tile: string): string => (tile === 'any' ? 'all' : tile);

export const linkSlug = (board: TraceBoard, link: number): string => {
  const { a, b } = board.links[link];
  return [placeSlug(a), placeSlug(b)].toSorted().join('-');
};
