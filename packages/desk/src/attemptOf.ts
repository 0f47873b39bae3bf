import type { Table } from '@coalbrook/rules';

import type { Attempt } from './attempt.ts';
import type { Selection, Target } from './target.ts';

type Draft = { -readonly [Field in keyof Attempt]: Attempt[Field] };

const addTo = (table: Table, draft: Draft, target: Target): void => {
  switch (target.on) {
    case 'kind':
      draft.kind = target.kind;
      return;
    case 'card':
      draft.card = target.card;
      return;
    case 'display':
      draft.kind = 'draw';
      draft.card = target.card;
      return;
    case 'deck':
      draft.kind = 'draw';
      return;
    case 'site': {
      // The second site of a sale is the port.
      const outlet = draft.site === undefined ? undefined : table.outlets.find(({ port }) => port === target.site);
      if (outlet && draft.kind === 'sell') draft.outlet = outlet.id;
      else draft.site = target.site;
      return;
    }
    case 'place':
      draft.place = target.place;
      return;
    case 'link':
      draft.link = target.link;
      return;
    case 'outlet':
      draft.outlet = target.outlet;
      return;
    case 'market':
      draft.kind = 'buy';
      return;
    case 'industry':
      draft.industry = target.industry;
      return;
    case 'tile':
      draft.tile = target.tile;
      draft.industry = table.tiles[target.tile].industry;
      return;
    case 'amount':
      draft.amount = target.amount;
  }
};

/** What somebody apparently wanted: the selection plus the target that does not fit it. */
export const attemptOf = (table: Table, selection: Selection, target: Target): Attempt => {
  const draft: Draft = {};
  for (const part of [...selection, target]) addTo(table, draft, part);
  return draft;
};
