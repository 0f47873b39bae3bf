import type { CargoId, IndustryId, LinkId, OutletId, PlaceId, SiteId } from '@coalbrook/rules';

/** Something that others may have done since an order was left, or that may be so when the turn comes. */
export type Circumstance =
  /** Somebody else has built there, or this, or this there. At least one of them is named. */
  | {
      readonly about: 'built';
      readonly place: PlaceId | undefined;
      readonly industry: IndustryId | undefined;
    }
  /** Somebody else has sold to this outlet. */
  | { readonly about: 'sold'; readonly outlet: OutletId }
  /** Somebody has a tile on the site, or a link tile on the line. */
  | { readonly about: 'site'; readonly site: SiteId }
  | { readonly about: 'link'; readonly link: LinkId }
  /** The next cube costs at most so much. */
  | { readonly about: 'price'; readonly cargo: CargoId; readonly most: number }
  /** The seat has at least so much. */
  | { readonly about: 'money'; readonly least: number }
  /** The seat is the first or the last of this round. */
  | { readonly about: 'first' | 'last' };

/** What an order waits for: a circumstance, or that it has not come about. */
export interface Condition {
  readonly is: Circumstance;
  readonly isNot: boolean;
}

/** The most money that a condition can ask for. */
export const MOST_MONEY = 999;
