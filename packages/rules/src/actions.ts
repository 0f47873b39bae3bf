import type { CardId, IndustryId, LinkId, OutletId, SiteId, TileId } from './ids.ts';

/** Stands for the deck where a card could be named. */
export const DECK = -1;

/**
 * One small decision of a seat, by kind. Those up to `pass` begin an action of the turn; the others answer a question
 * that the action raised, and are asked only where more than one answer exists.
 */
export interface Actions {
  build: { readonly kind: 'build'; readonly card: CardId; readonly site: SiteId; readonly industry: IndustryId };
  /** A build with any cards, which takes the whole turn. */
  double: { readonly kind: 'double'; readonly site: SiteId; readonly industry: IndustryId };
  network: { readonly kind: 'network'; readonly link: LinkId };
  develop: { readonly kind: 'develop'; readonly industry: IndustryId };
  sell: { readonly kind: 'sell'; readonly site: SiteId; readonly outlet: OutletId };
  loan: { readonly kind: 'loan'; readonly amount: number };
  scout: { readonly kind: 'scout' };
  /** Removes any tile from the mat. */
  remove: { readonly kind: 'remove'; readonly tile: TileId };
  /** Takes a card from the display, or from the deck. */
  draw: { readonly kind: 'draw'; readonly card: CardId | typeof DECK };
  pass: { readonly kind: 'pass' };
  /** Spends a card for the action that was begun. */
  discard: { readonly kind: 'discard'; readonly card: CardId };
  coal: { readonly kind: 'coal'; readonly site: SiteId };
  iron: { readonly kind: 'iron'; readonly site: SiteId };
  beer: { readonly kind: 'beer'; readonly site: SiteId };
  /** Drinks the barrel beside the merchant that is being sold to. */
  barrel: { readonly kind: 'barrel' };
  /** Removes a tile from the mat as a merchant's bonus. */
  bonus: { readonly kind: 'bonus'; readonly industry: IndustryId };
  /** Gives up a tile to cover a shortfall. */
  forfeit: { readonly kind: 'forfeit'; readonly site: SiteId };
  /** Goes no further with an action that could go on. */
  stop: { readonly kind: 'stop' };
  /** Takes the next cube from its market, where there is another way too. */
  buy: { readonly kind: 'buy' };
  /** Pays back a loan; takes no action. */
  repay: { readonly kind: 'repay' };
}

export type Kind = keyof Actions;
export type ActionOf<K extends Kind> = Actions[K];
export type Action = Actions[Kind];

/** Every kind, in a fixed order: the index is what a state stores. */
export const kinds = [
  'build',
  'network',
  'develop',
  'sell',
  'loan',
  'scout',
  'pass',
  'discard',
  'coal',
  'iron',
  'beer',
  'barrel',
  'bonus',
  'forfeit',
  'stop',
  'double',
  'remove',
  'draw',
  'buy',
  'repay',
] as const satisfies readonly Kind[];

export const kindIndex = Object.fromEntries(kinds.map((kind, index) => [kind, index])) as Readonly<
  Record<Kind, number>
>;

/** What the table waits for. `more`: another step of the same action, or an end to it. */
export const questions = [
  'nothing',
  'chance',
  'action',
  'more',
  'discard',
  'coal',
  'iron',
  'beer',
  'bonus',
  'forfeit',
] as const;

export type Question = (typeof questions)[number];

export const asks = Object.fromEntries(questions.map((question, index) => [question, index])) as Readonly<
  Record<Question, number>
>;
