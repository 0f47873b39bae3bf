/** What is shown of tiles that are sold together. */

import { asks } from '@coalbrook/rules';
import type { OutletId, Refusal, SiteId, TileId, View } from '@coalbrook/rules';

import type { PlayedSales } from './playSales.ts';
import type { Sale, SaleChoice, BeerSource } from './sale.ts';
import type { Selection } from './target.ts';

/** A tile that was not sold yet. */
export interface Ware {
  readonly site: SiteId;
  readonly tile: TileId;
  readonly isChosen: boolean;
  /** How it is sold, or would be as well. Undefined if it cannot be. */
  readonly sale: Sale | undefined;
  /** Whom it could be sold to if nothing else were sold. */
  readonly outlets: readonly OutletId[];
  /** Where a barrel for its sale could come from if nothing else were sold. */
  readonly sources: readonly BeerSource[];
  /** Why it cannot be sold, or not as well. */
  readonly refusal: Refusal | undefined;
}

/** Chooses what is sold together. What is impossible is refused with its reason, and changes nothing. */
export interface SaleChooser {
  /** Chooses a tile to be sold together with those already chosen, or no longer. */
  choose(site: SiteId, isChosen: boolean): void;
  /** Chooses all tiles that can be sold besides those already chosen. */
  all(): void;
  /** Chooses the buyer of a tile. */
  to(site: SiteId, outlet: OutletId): void;
  /** Chooses where a barrel for the sale of a tile comes from. */
  supply(site: SiteId, barrel: number, source: BeerSource): void;
}

/** Several sales that are drafted together. */
export interface SaleList {
  /** Those that can be sold first. */
  readonly wares: readonly Ware[];
  /** What the player has chosen, in this order. */
  readonly choices: readonly SaleChoice[];
  /** What is drafted, and what it changes; undefined if nothing was chosen. */
  readonly played: PlayedSales | undefined;
  /** Whether more can be sold than is chosen. */
  readonly canSellMore: boolean;
  /** Changes what is chosen. */
  readonly chooser: SaleChooser;
}

/** Whether tiles to sell are what is chosen now, and not one of them. */
export const isSelling = (view: View, selection: Selection): boolean => {
  if (view.awaits === asks.more) return selection.length === 0;
  return (
    view.awaits === asks.action &&
    selection.some((target) => target.on === 'kind' && target.kind === 'sell') &&
    selection.every(({ on }) => on === 'kind' || on === 'card')
  );
};
