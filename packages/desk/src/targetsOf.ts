import { asks, COAL, DECK, IRON } from '@coalbrook/rules';
import type { Action, CargoId, OutletId, SiteId, Table, View } from '@coalbrook/rules';

import type { Target } from './target.ts';

const siteTargets = (table: Table, site: SiteId): readonly Target[] => [
  { on: 'site', site },
  { on: 'place', place: table.sites[site].place },
];

/** A port is touched on its site, a merchant on its own space. */
const outletTargets = (table: Table, outlet: OutletId): readonly Target[] => {
  const { port, merchant } = table.outlets[outlet];
  if (port !== undefined) return siteTargets(table, port);
  if (merchant === undefined) return [{ on: 'outlet', outlet }];
  return [
    { on: 'outlet', outlet },
    { on: 'place', place: table.merchants[merchant].place },
  ];
};

const outletOfMerchant = (table: Table, merchant: number): readonly Target[] =>
  table.outlets.filter((outlet) => outlet.merchant === merchant).flatMap(({ id }) => outletTargets(table, id));

/** The cargo that the pending question is about. */
export const cargoAsked = ({ awaits }: View): CargoId | undefined => {
  if (awaits === asks.coal) return COAL;
  return awaits === asks.iron ? IRON : undefined;
};

const marketTargets = (view: View): readonly Target[] => {
  const cargo = cargoAsked(view);
  return cargo === undefined ? [] : [{ on: 'market', cargo }];
};

/** The targets of an action, apart from its kind. */
const objectsOf = (table: Table, view: View, action: Action): readonly Target[] => {
  switch (action.kind) {
    case 'build':
      return [
        { on: 'card', card: action.card },
        ...siteTargets(table, action.site),
        { on: 'industry', industry: action.industry },
      ];
    case 'double':
      return [...siteTargets(table, action.site), { on: 'industry', industry: action.industry }];
    case 'network':
      return [{ on: 'link', link: action.link }];
    case 'develop':
    case 'bonus':
      return [{ on: 'industry', industry: action.industry }];
    case 'sell':
      return [...siteTargets(table, action.site), ...outletTargets(table, action.outlet)];
    case 'loan':
      return [{ on: 'amount', amount: action.amount }];
    case 'remove':
      return [
        { on: 'tile', tile: action.tile },
        { on: 'industry', industry: table.tiles[action.tile].industry },
      ];
    case 'draw':
      return action.card === DECK ? [{ on: 'deck' }] : [{ on: 'display', card: action.card }];
    case 'discard':
      return [{ on: 'card', card: action.card }];
    case 'coal':
    case 'iron':
    case 'beer':
    case 'forfeit':
      return siteTargets(table, action.site);
    case 'barrel':
      return outletOfMerchant(table, view.taskMerchant);
    case 'buy':
      return marketTargets(view);
    case 'scout':
    case 'pass':
    case 'stop':
    case 'repay':
      return [];
  }
};

/** All targets of an action, its kind first. */
export const targetsOf = (table: Table, view: View, action: Action): readonly Target[] => [
  { on: 'kind', kind: action.kind },
  ...objectsOf(table, view, action),
];
