/** Merchant tiles and the barrels beside them. */

import type { Merchant } from '../board/parts.ts';
import { NOBODY, NONE } from '../ids.ts';
import type { BuyerId } from '../ids.ts';
import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';
import type { StepRule, Table, Urn } from '../table.ts';
import { request } from './ask.ts';

const openMerchants = (table: Table): readonly Merchant[] => table.merchants.filter(({ open }) => open);

/** The spaces whose market counts for links: those that are open at this number of seats, or all of them. */
export const marketsThatCount = (
  { merchants }: Pick<Table, 'merchants'>,
  { markets }: StepOf<'payLinks'>,
): readonly Merchant[] => merchants.filter(({ open }) => open || markets === 'all');

const setBarrel = (table: Table, state: State, { id }: Merchant): boolean => {
  const buyer = state.buyer[id];
  if (buyer === NONE || !table.merchants[id].bonus) return false;
  if (table.buyers[buyer].blank || state.barrel[id] === 1) return false;
  state.barrel[id] = 1;
  return true;
};

export const merchantUrn: Urn = {
  slug: 'merchants',
  secret: false,
  slugs: (table) => table.buyers.map(({ slug }) => slug),
  counts: (table) => table.buyers.map(({ copies }) => copies),
  receive(table, state, drawn, tell) {
    openMerchants(table).forEach((merchant, index) => {
      const buyer = drawn[index] as BuyerId;
      state.buyer[merchant.id] = buyer;
      setBarrel(table, state, merchant);
      tell?.({ event: 'merchantPlaced', merchant: merchant.id, buyer });
    });
  },
};

/** Places a random merchant tile on every space that is open at this number of seats. */
export const placeMerchants: StepRule = (table, state) => {
  const open = openMerchants(table);
  if (state.buyer[open[0].id] !== NONE) return true;
  request(table, state, merchantUrn, open.length, NOBODY);
  return false;
};

/** Refills the barrel beside every merchant that buys something. */
export const restoreBarrels: StepRule = (table, state, tell) => {
  for (const merchant of table.merchants) {
    if (setBarrel(table, state, merchant)) tell?.({ event: 'barrelPlaced', merchant: merchant.id });
  }
  return true;
};
