import { DECK } from './actions.ts';
import type { Action, ActionOf } from './actions.ts';
import type { CardId, IndustryId, LinkId, OutletId, SiteId, TileId } from './ids.ts';

/**
 * Every action that can be expressed at a table, created once and shared,
 * so that listing what is legal allocates nothing.
 */
export interface Catalogue {
  /** By industry, then site, then card; empty where the site does not accept the industry. */
  readonly build: readonly (readonly (readonly ActionOf<'build'>[])[])[];
  /** By industry, then site; undefined where the site does not accept the industry. */
  readonly double: readonly (readonly (ActionOf<'double'> | undefined)[])[];
  readonly network: readonly ActionOf<'network'>[];
  readonly develop: readonly ActionOf<'develop'>[];
  /** By site, then outlet. */
  readonly sell: readonly (readonly ActionOf<'sell'>[])[];
  readonly loan: readonly ActionOf<'loan'>[];
  readonly discard: readonly ActionOf<'discard'>[];
  readonly coal: readonly ActionOf<'coal'>[];
  readonly iron: readonly ActionOf<'iron'>[];
  readonly beer: readonly ActionOf<'beer'>[];
  readonly bonus: readonly ActionOf<'bonus'>[];
  readonly forfeit: readonly ActionOf<'forfeit'>[];
  readonly remove: readonly ActionOf<'remove'>[];
  /** By card of the display. */
  readonly draw: readonly ActionOf<'draw'>[];
  readonly drawDeck: ActionOf<'draw'>;
  readonly scout: ActionOf<'scout'>;
  readonly buy: ActionOf<'buy'>;
  readonly repay: ActionOf<'repay'>;
  readonly pass: ActionOf<'pass'>;
  readonly barrel: ActionOf<'barrel'>;
  readonly stop: ActionOf<'stop'>;
  /** All of them. */
  readonly all: readonly Action[];
}

export interface Countable {
  readonly sites: readonly { readonly industries: readonly IndustryId[] }[];
  readonly links: number;
  readonly industries: number;
  readonly cards: number;
  readonly outlets: number;
  readonly tiles: number;
  readonly loans: readonly { readonly amount: number }[];
}

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const makeCatalogue = ({ sites, links, industries, cards, outlets, tiles, loans }: Countable): Catalogue => {
  const build = times(industries, (industry) =>
    sites.map((site, index) =>
      site.industries.includes(industry as IndustryId)
        ? times(cards, (card): ActionOf<'build'> => ({
            kind: 'build',
            card: card as CardId,
            site: index as SiteId,
            industry: industry as IndustryId,
          }))
        : [],
    ),
  );
  const double = times(industries, (industry) =>
    sites.map((site, index): ActionOf<'double'> | undefined =>
      site.industries.includes(industry as IndustryId)
        ? { kind: 'double', site: index as SiteId, industry: industry as IndustryId }
        : undefined,
    ),
  );
  const network = times(links, (link): ActionOf<'network'> => ({ kind: 'network', link: link as LinkId }));
  const develop = times(industries, (industry): ActionOf<'develop'> => ({
    kind: 'develop',
    industry: industry as IndustryId,
  }));
  const sell = sites.map((_, site) =>
    times(outlets, (outlet): ActionOf<'sell'> => ({
      kind: 'sell',
      site: site as SiteId,
      outlet: outlet as OutletId,
    })),
  );
  const loan = loans.map(({ amount }): ActionOf<'loan'> => ({ kind: 'loan', amount }));
  const discard = times(cards, (card): ActionOf<'discard'> => ({ kind: 'discard', card: card as CardId }));
  const bonus = times(industries, (industry): ActionOf<'bonus'> => ({
    kind: 'bonus',
    industry: industry as IndustryId,
  }));
  const coal = sites.map((_, site): ActionOf<'coal'> => ({ kind: 'coal', site: site as SiteId }));
  const iron = sites.map((_, site): ActionOf<'iron'> => ({ kind: 'iron', site: site as SiteId }));
  const beer = sites.map((_, site): ActionOf<'beer'> => ({ kind: 'beer', site: site as SiteId }));
  const forfeit = sites.map((_, site): ActionOf<'forfeit'> => ({ kind: 'forfeit', site: site as SiteId }));
  const remove = times(tiles, (tile): ActionOf<'remove'> => ({ kind: 'remove', tile: tile as TileId }));
  const draw = times(cards, (card): ActionOf<'draw'> => ({ kind: 'draw', card: card as CardId }));
  const drawDeck = { kind: 'draw', card: DECK } as const;
  const buy = { kind: 'buy' } as const;
  const repay = { kind: 'repay' } as const;
  const scout = { kind: 'scout' } as const;
  const pass = { kind: 'pass' } as const;
  const barrel = { kind: 'barrel' } as const;
  const stop = { kind: 'stop' } as const;
  const all = [
    ...build.flat(2),
    ...double.flat().filter((action) => action !== undefined),
    ...network,
    ...develop,
    ...sell.flat(),
    ...loan,
    scout,
    pass,
    ...discard,
    ...coal,
    ...iron,
    ...beer,
    barrel,
    ...bonus,
    ...forfeit,
    stop,
    ...remove,
    ...draw,
    drawDeck,
    buy,
    repay,
  ];
  return {
    build,
    double,
    network,
    develop,
    sell,
    loan,
    discard,
    coal,
    iron,
    beer,
    bonus,
    forfeit,
    scout,
    pass,
    barrel,
    stop,
    remove,
    draw,
    drawDeck,
    buy,
    repay,
    all,
  };
};

/** The shared object equal to an action; undefined if the table has no such action. */
export const findShared = (catalogue: Catalogue, action: Action): Action | undefined => {
  switch (action.kind) {
    case 'build':
      return catalogue.build[action.industry]?.[action.site]?.[action.card];
    case 'sell':
      return catalogue.sell[action.site]?.[action.outlet];
    case 'double':
      return catalogue.double[action.industry]?.[action.site];
    case 'loan':
      return catalogue.loan.find(({ amount }) => amount === action.amount);
    case 'network':
      return catalogue.network[action.link];
    case 'develop':
    case 'bonus':
      return catalogue[action.kind][action.industry];
    case 'discard':
      return catalogue.discard[action.card];
    case 'coal':
    case 'iron':
    case 'beer':
    case 'forfeit':
      return catalogue[action.kind][action.site];
    case 'remove':
      return catalogue.remove[action.tile];
    case 'draw':
      return action.card === DECK ? catalogue.drawDeck : catalogue.draw[action.card];
    case 'buy':
    case 'repay':
    case 'scout':
    case 'pass':
    case 'barrel':
    case 'stop':
      return catalogue[action.kind];
  }
};
