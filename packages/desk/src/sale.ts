/** Sales that are chosen together, and what is settled of each. */

import type { ActionOf, OutletId, SiteId } from '@coalbrook/rules';

/** Where a barrel for a sale comes from, as the answer to the question about it. */
export type BeerSource = ActionOf<'beer'> | ActionOf<'barrel'>;

/** A tile, whom it is sold to, and where each barrel comes from. */
export interface Sale {
  readonly site: SiteId;
  readonly outlet: OutletId;
  readonly sources: readonly BeerSource[];
}

/** What the player has settled of a sale. The rest is suggested. */
export interface SaleChoice {
  readonly site: SiteId;
  readonly outlet?: OutletId | undefined;
  /** Barrel by barrel; undefined where any source will do. */
  readonly sources?: readonly (BeerSource | undefined)[] | undefined;
}
