/** Why a tile cannot be sold, alone or together with others. */

import { asks, BEER, check, NONE } from '@coalbrook/rules';
import type { MerchantId, Refusal, State, Table, View } from '@coalbrook/rules';

import type { SaleChoice, BeerSource } from './sale.ts';
import { solveSales } from './solveSales.ts';
import { explainAttempt } from './whyNot.ts';

/** Uses up a barrel of a source. */
const drink = (state: State, merchant: number, source: BeerSource): void => {
  if (source.kind === 'beer') state.cubes[source.site]--;
  else if (merchant !== NONE) state.barrel[merchant]--;
};

/** Why barrels cannot come from certain sources, asked for as if nothing else were left to decide. */
const whyNotFrom = (table: Table, state: State, { site, outlet, sources = [] }: SaleChoice): Refusal | undefined => {
  const asked = state.copy();
  asked.awaits = asks.beer;
  asked.owed[BEER] = 1;
  asked.taskSite = site;
  asked.taskMerchant = (outlet === undefined ? undefined : table.outlets[outlet].merchant) ?? (NONE as MerchantId);
  for (const source of sources) {
    if (!source) continue;
    const refusal = check(table, asked, asked.actor, source);
    if (refusal) return refusal;
    drink(asked, asked.taskMerchant, source);
  }
  return undefined;
};

/** Why a tile cannot be sold as well; undefined if it can. */
export const whyNotSold = (
  table: Table,
  position: State,
  others: readonly SaleChoice[],
  choice: SaleChoice,
): Refusal | undefined => {
  const sold = solveSales(table, position, others);
  const after = sold?.at(-1)?.after ?? position;
  const { site, outlet } = choice;
  const attempt = { kind: 'sell', site, ...(outlet === undefined ? {} : { outlet }) } as const;
  return explainAttempt(table, after as View, position.actor, attempt) ?? whyNotFrom(table, after, choice);
};
