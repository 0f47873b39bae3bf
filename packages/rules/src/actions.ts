import type { CardId, IndustryId, LinkId, OutletId, SiteId, TileId } from './ids.ts';

/** Names the deck in place of a card. */
export const DECK = -1;

/**
 * One small decision of a seat, by kind. The kinds up to `pass` start an action of the turn; the others answer a question
 * raised by that action, and are asked only if there is more than one answer.
 */
export interface Actions {
  build: { readonly kind: 'build'; readonly card: CardId; readonly site: SiteId; readonly industry: IndustryId };
  /** A build with any cards; takes the whole turn. */
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
  /** Spends a card for the current action. */
  discard: { readonly kind: 'discard'; readonly card: CardId };
  coal: { readonly kind: 'coal'; readonly site: SiteId };
  iron: { readonly kind: 'iron'; readonly site: SiteId };
  beer: { readonly kind: 'beer'; readonly site: SiteId };
  /** Uses the barrel beside the merchant being sold to. */
  barrel: { readonly kind: 'barrel' };
  /** Removes a tile from the mat as a merchant's bonus. */
  bonus: { readonly kind: 'bonus'; readonly industry: IndustryId };
  /** Gives up a tile to cover a shortfall. */
  forfeit: { readonly kind: 'forfeit'; readonly site: SiteId };
  /** Ends an action that could take another step. */
  stop: { readonly kind: 'stop' };
  /** Takes the next cube from its market, if it could also come from elsewhere. */
  buy: { readonly kind: 'buy' };
  /** Pays back a loan; takes no action. */
  repay: { readonly kind: 'repay' };
}

export type Kind = keyof Actions;
export type ActionOf<K extends Kind> = Actions[K];
export type Action = Actions[Kind];

/** Every kind in a fixed order; states store the index. */
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

/** What the table is waiting for. `more`: another step of the current action, or its end. */
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
