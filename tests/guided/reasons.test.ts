/** What a suggested move does in its position, on small positions of the introductory game. */

import { reasonsFor } from '@coalbrook/guide';
import type { MoveReason } from '@coalbrook/guide';
import { tableFor } from '@coalbrook/record';
import { IRON, legalActions, mask, play } from '@coalbrook/rules';
import type { Action, BuyerId, LinkId, Seat, SiteId, State, Table, TileId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { me, secondTurn } from './secondTurn.ts';

const made = tableFor('birmingham', { seats: 2, options: ['introductory'], automata: [] });
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const table: Table = made.value;

const siteOf = (slug: string): SiteId => table.sites.findIndex((site) => site.slug === slug) as SiteId;
const tileOf = (slug: string): TileId => table.tiles.findIndex((tile) => tile.slug === slug) as TileId;
const linkOf = (slug: string): LinkId => table.links.findIndex((link) => link.slug === slug) as LinkId;
const placeOf = (slug: string): number => table.places.findIndex((place) => place.slug === slug);

/** The first seat's second turn, with nothing on the board; only Oxford has merchants, who buy cotton. */
const begun = (): State => {
  const state = secondTurn(table);
  const cotton = table.buyers.findIndex(({ slug }) => slug === 'cotton') as BuyerId;
  const blank = table.buyers.findIndex((buyer) => buyer.blank) as BuyerId;
  for (const { id, slug, open } of table.merchants) {
    if (!open) continue;
    state.buyer[id] = slug.startsWith('oxford') ? cotton : blank;
    state.barrel[id] = 0;
  }
  return state;
};

const put = (state: State, site: string, tile: string, cubes = 0): void => {
  state.tile[siteOf(site)] = tileOf(tile);
  state.tileOwner[siteOf(site)] = me;
  state.flipped[siteOf(site)] = 0;
  state.cubes[siteOf(site)] = cubes;
};

const reasonsOf = (state: State, action: Action | undefined): readonly MoveReason[] => {
  if (!action) throw new Error('no such action');
  const view = mask(table, state, me);
  expect(legalActions(table, view)).toContain(action);
  return reasonsFor(table, view, [action]);
};

const lay = (slug: string): Action => table.catalogue.network[linkOf(slug)];

const about = <About extends MoveReason['about']>(
  reasons: readonly MoveReason[],
  name: About,
): readonly Extract<MoveReason, { readonly about: About }>[] =>
  reasons.filter((reason): reason is Extract<MoveReason, { readonly about: About }> => reason.about === name);

describe('the reasons for a link', () => {
  it('name the buyer that it leads to, and the beer that is missing', () => {
    const state = begun();
    put(state, 'birmingham#1', 'cotton-1');
    const reason = { about: 'buyer', site: siteOf('birmingham#1'), place: placeOf('oxford') };
    expect(reasonsOf(state, lay('birmingham-oxford'))).toContainEqual({ ...reason, lacksBeer: true });
    put(state, 'derby#1', 'brewery-1', 1);
    expect(reasonsOf(state, lay('birmingham-oxford'))).toContainEqual({ ...reason, lacksBeer: false });
  });

  it('do not name a buyer who does not buy, or who was connected before', () => {
    const state = begun();
    put(state, 'birmingham#1', 'manufacturer-1');
    expect(about(reasonsOf(state, lay('birmingham-oxford')), 'buyer')).toEqual([]);
    put(state, 'birmingham#1', 'cotton-1');
    state.linkOwner[linkOf('birmingham-oxford')] = me;
    expect(about(reasonsOf(state, lay('birmingham-dudley')), 'buyer')).toEqual([]);
  });

  it('say how far a buyer still is', () => {
    const state = begun();
    put(state, 'dudley#1', 'cotton-1');
    expect(about(reasonsOf(state, lay('birmingham-dudley')), 'nearer')).toEqual([
      { about: 'nearer', site: siteOf('dudley#1'), links: 1 },
    ]);
  });

  it('name where the coal of a mine gets to, as long as there is some', () => {
    const state = begun();
    put(state, 'dudley#1', 'coal-1', 2);
    expect(about(reasonsOf(state, lay('birmingham-dudley')), 'carries')).toEqual([
      { about: 'carries', cargo: 0, site: siteOf('dudley#1'), places: [placeOf('birmingham')] },
    ]);
    state.cubes[siteOf('dudley#1')] = 0;
    expect(about(reasonsOf(state, lay('birmingham-dudley')), 'carries')).toEqual([]);
  });

  it('say what it counts as the map stands, also when the turn ends with it', () => {
    const state = begun();
    put(state, 'dudley#1', 'coal-1');
    state.flipped[siteOf('dudley#1')] = 1;
    state.actionsLeft = 1;
    const { icons } = table.tiles[tileOf('coal-1')];
    expect(icons).toBeGreaterThan(0);
    expect(about(reasonsOf(state, lay('birmingham-dudley')), 'linkPoints')).toEqual([
      { about: 'linkPoints', points: icons, sources: [{ place: placeOf('dudley'), points: icons, tiles: 1 }] },
    ]);
  });
});

describe('the reasons for a sale', () => {
  const ready = (): State => {
    const state = begun();
    put(state, 'birmingham#1', 'cotton-1');
    put(state, 'derby#1', 'brewery-1', 1);
    state.linkOwner[linkOf('birmingham-oxford')] = me;
    return state;
  };
  const sale = (state: State): Action | undefined => {
    return legalActions(table, mask(table, state, me)).find(({ kind }) => kind === 'sell');
  };

  it('begin with all tiles that flip, and give their income in money together', () => {
    const state = ready();
    const [first] = reasonsOf(state, sale(state));
    const flipped = [tileOf('brewery-1'), tileOf('cotton-1')].map((tile) => table.tiles[tile]);
    const space = state.income[me];
    const spaces = flipped.reduce((sum, { income }) => sum + income, 0);
    const money = table.track.levelOf[space + spaces] - table.track.levelOf[space];
    expect(money).toBeLessThan(spaces);
    expect(first).toEqual({
      about: 'flips',
      tiles: [
        { site: siteOf('derby#1'), tile: tileOf('brewery-1'), isNew: false },
        { site: siteOf('birmingham#1'), tile: tileOf('cotton-1'), isNew: false },
      ],
      gain: { money, points: flipped.reduce((sum, { points }) => sum + points, 0), times: 1 },
    });
  });

  it('do not say that a brewery flips while the merchant’s barrel would do as well', () => {
    const state = ready();
    for (const { id, slug } of table.merchants) if (slug.startsWith('oxford')) state.barrel[id] = 1;
    const [flips] = about(reasonsOf(state, sale(state)), 'flips');
    expect(flips?.tiles.map(({ site }) => site)).toEqual([siteOf('birmingham#1')]);
  });

  it('name the bonus of the merchant’s barrel while there is one', () => {
    const state = ready();
    expect(about(reasonsOf(state, sale(state)), 'bonus')).toEqual([]);
    for (const { id, slug } of table.merchants) if (slug.startsWith('oxford')) state.barrel[id] = 1;
    const [bonus] = about(reasonsOf(state, sale(state)), 'bonus');
    expect(bonus?.bonus).toEqual(table.merchants.find(({ slug }) => slug.startsWith('oxford'))?.bonus);
  });
});

describe('the reasons for a build', () => {
  it('say what the market pays at once', () => {
    const state = begun();
    put(state, 'dudley#1', 'coal-1', 2);
    state.linkOwner[linkOf('birmingham-dudley')] = me;
    state.money[me] = 40;
    const iron = table.cards.findIndex(({ slug }) => slug === 'iron');
    state.hand[me * table.cards.length + iron] = 1;
    state.market[IRON] -= 2;
    const build = legalActions(table, mask(table, state, me)).find(
      (action) =>
        action.kind === 'build' && action.card === iron && table.sites[action.site].place === placeOf('birmingham'),
    );
    const [paid] = about(reasonsOf(state, build), 'paid');
    const after = state.copy();
    if (build) play(table, after, build);
    expect(paid?.cubes).toBe(after.market[IRON] - state.market[IRON]);
    expect(paid?.money).toBe(after.money[me] - state.money[me] + table.tiles[tileOf('iron-1')].cost);
  });
});

describe('the reasons for a brewery', () => {
  /** The site that waits for beer, as it is said of a brewery in Burton. */
  const thirsty = (state: State): readonly SiteId[] => {
    const card = table.cards.findIndex(({ slug }) => slug === 'burton');
    state.hand[me * table.cards.length + card] = 1;
    state.money[me] = 40;
    const build = legalActions(table, mask(table, state, me)).find(
      (action) =>
        action.kind === 'build' && action.card === card && table.industries[action.industry].slug === 'brewery',
    );
    return about(reasonsOf(state, build), 'beerFor').map(({ site }) => site);
  };

  it('call for its beer while something unsold needs some', () => {
    const state = begun();
    expect(thirsty(state)).toEqual([]);
    put(state, 'birmingham#1', 'cotton-1');
    expect(thirsty(state)).toEqual([siteOf('birmingham#1')]);
  });

  it('do not call for beer that the seat already has', () => {
    const state = begun();
    put(state, 'birmingham#1', 'cotton-1');
    put(state, 'derby#1', 'brewery-1', 1);
    expect(thirsty(state)).toEqual([]);
    put(state, 'coventry#1', 'cotton-1');
    expect(thirsty(state)).toEqual([siteOf('birmingham#1')]);
    state.cubes[siteOf('derby#1')] = 2;
    expect(thirsty(state)).toEqual([]);
    state.tileOwner[siteOf('derby#1')] = 1 as Seat;
    expect(thirsty(state)).toEqual([siteOf('birmingham#1')]);
  });
});

describe('the reasons for a loan', () => {
  const borrow = table.catalogue.loan[0];

  it('say what it costs every round, and for how many', () => {
    const state = begun();
    state.round = 1;
    state.actionsLeft = 1;
    const [loan] = about(reasonsOf(state, borrow), 'loan');
    expect(loan).toStrictEqual({
      about: 'loan',
      has: state.money[me],
      amount: 30,
      perRound: 3,
      rounds: 9,
      points: undefined,
    });
  });

  it('say what is paid every round once income is negative, and nothing of it before', () => {
    const state = begun();
    const owedAt = (level: number): readonly MoveReason[] => {
      state.income[me] = table.track.levelOf.indexOf(level);
      return about(reasonsOf(state, borrow), 'owes');
    };
    expect(owedAt(2)).toEqual([{ about: 'owes', perRound: 1 }]);
    expect(owedAt(-1)).toEqual([{ about: 'owes', perRound: 4 }]);
    expect(owedAt(3)).toEqual([]);
  });

  it('say in the last round how many points it adds: its money counts, and so does the income that it costs', () => {
    const state = begun();
    state.round = 10;
    state.actionsLeft = 1;
    state.deck.fill(0);
    state.deckSize = 0;
    state.hand.fill(0);
    state.hand[0] = 1;
    state.handSize.fill(0);
    state.handSize[me] = 1;
    state.money[me] = 8;
    state.income[me] = 20;
    const { levelOf } = table.track;
    // Every £4 and every £1 of income are a point.
    const points = Math.floor((8 + 30) / 4) - Math.floor(8 / 4) - 3;
    expect(levelOf[state.income[me]]).toBeGreaterThan(3);
    expect(about(reasonsOf(state, borrow), 'loan')).toMatchObject([{ rounds: 0, points }]);
  });
});

it('there is none for a pass', () => {
  expect(reasonsOf(begun(), table.catalogue.pass)).toEqual([]);
});

it('a move that flips a tile of somebody else says so', () => {
  const state = begun();
  put(state, 'coventry#3', 'iron-1', 1);
  state.tileOwner[siteOf('coventry#3')] = 1 as Seat;
  const industry = table.industries.findIndex(({ slug }) => slug === 'cotton');
  const develop = table.catalogue.develop[industry];
  const [told] = about(reasonsOf(state, develop), 'flipsForOthers');
  expect(told).toMatchObject({ tiles: [{ site: siteOf('coventry#3') }], gain: { points: 3 } });
  state.tileOwner[siteOf('coventry#3')] = me;
  expect(about(reasonsOf(state, develop), 'flipsForOthers')).toEqual([]);
});
