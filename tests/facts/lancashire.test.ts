/** Checks totals of the data files, and compares them with the collected facts if they are available next to the project. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import alternateMap from '../../packages/editions/src/lancashire/data/alternateMap.json' with { type: 'json' };
import board from '../../packages/editions/src/lancashire/data/board.json' with { type: 'json' };
import others from '../../packages/editions/src/lancashire/data/cards.json' with { type: 'json' };
import decks from '../../packages/editions/src/lancashire/data/decks.json' with { type: 'json' };
import distant from '../../packages/editions/src/lancashire/data/distant.json' with { type: 'json' };
import marketFile from '../../packages/editions/src/lancashire/data/markets.json' with { type: 'json' };
import tileFile from '../../packages/editions/src/lancashire/data/tiles.json' with { type: 'json' };

type Counts = Readonly<Record<string, number>>;

const variantDecks: Readonly<Record<string, Counts>> = decks;

/** Location cards belong to the board, other cards to the edition; variants have their own counts. */
const cardFile = {
  cards: [...board.cards, ...others.cards].map((one) => {
    const inVariants = Object.entries(variantDecks).map(([deck, counts]) => [deck, counts[one.slug] ?? 0]);
    return { ...one, copies: { ...one.copies, ...Object.fromEntries(inVariants) } as Counts };
  }),
};

const file = join(import.meta.dirname, '..', '..', '..', 'shared', 'facts', 'lancashire.json');

interface Place {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly sites?: readonly (readonly string[])[];
  readonly icons?: number;
  readonly trade?: boolean;
}

interface Tile {
  readonly level: number;
  readonly count: number;
  readonly cost: number;
  readonly coal?: number;
  readonly iron?: number;
  readonly points: number;
  readonly income: number;
  readonly icons: number;
  readonly eras: readonly string[];
  readonly yields?: Counts;
}

interface Industry {
  readonly slug: string;
  readonly name: string;
  readonly cargo?: string;
  readonly sold?: boolean;
  readonly port?: boolean;
  readonly flipsWhenBuilt?: boolean;
  readonly tiles: readonly Tile[];
}

interface Card {
  readonly slug: string;
  readonly name: string;
  readonly places?: readonly string[];
  readonly industries?: readonly string[];
  readonly copies: Counts;
}

const places: readonly Place[] = board.places;
const { links } = board;
const industries: readonly Industry[] = tileFile.industries;
const cards: readonly Card[] = cardFile.cards;
const { markets, track } = marketFile;
const urn: readonly { readonly slug: string; readonly move: number; readonly copies: Counts }[] = distant.tiles;

const towns = places.filter((place) => place.kind === 'town');
const levelOfSpace = track.spacesPerLevel.flatMap((count, index) =>
  Array.from({ length: count }, () => track.lowestLevel + index),
);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const slugs = (things: readonly { readonly slug: string }[]): readonly string[] => things.map(({ slug }) => slug);
const copiesIn = (deck: string, things: readonly { readonly copies: Counts }[]): number =>
  sum(things.map(({ copies }) => copies[deck] ?? 0));

function card(slug: string): Card {
  const found = cards.find((one) => one.slug === slug);
  if (!found) throw new Error(`no card ${slug}`);
  return found;
}

describe('the data of Brass: Lancashire', () => {
  it('has 19 towns with 43 sites, and 6 places outside', () => {
    expect(towns).toHaveLength(19);
    expect(towns.flatMap((town) => town.sites ?? [])).toHaveLength(43);
    expect(places.slice(0, 19)).toEqual(towns);
    expect(places.slice(19).map(({ kind, sites, icons }) => [kind, sites, icons])).toEqual(
      Array.from({ length: 6 }, () => ['outside', undefined, 2]),
    );
    expect(new Set(slugs(places)).size).toBe(25);
  });

  it('has 36 lines, named by their ends', () => {
    expect(links).toHaveLength(36);
    expect(links.filter(({ eras }) => eras.includes('canal'))).toHaveLength(23);
    expect(links.filter(({ eras }) => eras.includes('rail'))).toHaveLength(35);
    expect(new Set(slugs(links)).size).toBe(36);
    for (const { slug, ends } of links) {
      expect(ends).toHaveLength(2);
      expect(ends.toSorted().join('-')).toBe(slug);
      expect(ends).toEqual(ends.toSorted());
    }
    expect(new Set(links.flatMap(({ ends }) => ends))).toEqual(new Set(slugs(places)));
  });

  it('has 37 tiles for each seat', () => {
    const counts = industries.map(({ slug, tiles }) => [slug, sum(tiles.map(({ count }) => count))]);
    expect(Object.fromEntries(counts)).toEqual({ cotton: 12, coal: 7, iron: 4, port: 8, shipyard: 6 });
    expect(sum(industries.flatMap(({ tiles }) => tiles.map(({ count }) => count)))).toBe(37);
    const accepted = towns.flatMap((town) => town.sites ?? []).flat();
    expect(new Set(accepted)).toEqual(new Set(slugs(industries)));
  });

  it.each(Object.entries({ '2': 40, '3': 54, '4': 64, classic: 66, community: 40 }))(
    'has the deck "%s" of %i cards',
    (deck, size) => expect(copiesIn(deck, cards)).toBe(size),
  );

  it('has a card for each town and each industry, of the same name', () => {
    const ours = cards.map(({ slug, name, places: where, industries: what }) => ({ slug, name, where, what }));
    expect(ours).toEqual([
      ...towns.map(({ slug, name }) => ({ slug, name, where: [slug], what: undefined })),
      ...industries.map(({ slug, name }) => ({ slug, name, where: undefined, what: [slug] })),
    ]);
  });

  it.each(Object.entries({ '2': 8, '3': 10, '4': 12, community: 8 }))(
    'has with "%s" %i distant tiles, more than enough to close the market',
    (deck, size) => {
      expect(copiesIn(deck, urn)).toBe(size);
      const moves = sum(urn.map(({ move, copies }) => move * (copies[deck] ?? 0)));
      expect(moves).toBeGreaterThan(distant.track.length);
    },
  );

  it('has an income track of 100 spaces, from −10 to 30', () => {
    expect(levelOfSpace).toHaveLength(100);
    expect([levelOfSpace[0], levelOfSpace[10], levelOfSpace[99]]).toEqual([-10, 0, 30]);
  });

  it('has a consistent alternate map', () => {
    const absent = new Set(alternateMap.absentPlaces);
    expect(slugs(places)).toEqual(expect.arrayContaining(alternateMap.absentPlaces));
    expect(alternateMap.absentLinks).toEqual(slugs(links.filter(({ ends }) => ends.some((end) => absent.has(end)))));
    for (const slug of Object.keys(alternateMap.links)) {
      expect(slugs(links)).toContain(slug);
      expect(alternateMap.absentLinks).not.toContain(slug);
    }
    for (const { slug } of towns) expect(card(slug).copies['community'] === 0).toBe(absent.has(slug));
  });
});

type Absent = null | undefined;

interface Facts {
  readonly industries: readonly { id: string; name: string; tilesPerPlayer: number }[];
  readonly setup: {
    readonly deckSize: Counts;
    readonly startingIncomeSpace: number;
  };
  readonly locations: readonly {
    id: string;
    name: string;
    kind: 'town' | 'external';
    cardsInPlayerCounts: readonly number[];
    slots: readonly { index: number; industries: readonly string[] }[];
    tradeIcon: boolean;
    printedLinkVp: number;
    onAlternateMap: boolean;
  }[];
  readonly links: readonly {
    id: string;
    a: string;
    b: string;
    canal: boolean;
    rail: boolean;
    onAlternateMap: boolean;
  }[];
  readonly linkTotals: Counts;
  readonly industryTiles: readonly {
    id: string;
    industry: string;
    level: number;
    countPerPlayer: number;
    cost: { money: number; coal: number; iron: number };
    vp: number;
    incomeSteps: number;
    linkIconsWhenFlipped: number;
    produces: { resource: string; cubes: number } | Absent;
    buildable: boolean;
    canalEra: boolean;
    railEra: boolean;
    developable: boolean;
    removedAtEndOfCanalEra: boolean;
    flip: string | Absent;
    tradeIcon: boolean;
    shortfallValue: number;
  }[];
  readonly classicTileOverrides: readonly { id: string; field: string; value: number }[];
  readonly cards: readonly {
    type: 'location' | 'industry';
    location?: string;
    industry?: string;
    total: number;
    inDeck: Counts;
    readManualIconCopies: number;
    inCommunity2pDeck: number;
  }[];
  readonly distantMarket: {
    readonly tiles: readonly { value: number; move: number; players: readonly number[]; communityCogIcon: boolean }[];
    readonly tilesByPlayerCount: Readonly<Record<string, readonly number[]>>;
    readonly community2p: readonly number[];
    readonly track: readonly { space: number; incomeBonus: number | Absent; closed: boolean }[];
    readonly startSpace: number;
    readonly xSpace: number;
  };
  readonly markets: Readonly<
    Record<
      string,
      { spaces: readonly { space: number; price: number }[]; initialCubes: number; priceWhenEmpty: number }
    >
  >;
  readonly incomeTrack: {
    readonly levelBySpace: readonly number[];
    readonly highestSpaceByLevel: Counts;
    readonly maxSpace: number;
    readonly startSpace: number;
  };
  readonly variants: {
    readonly community2p: {
      readonly deckSize: number;
      readonly absentLocations: readonly string[];
      readonly absentLinks: readonly string[];
      readonly linkOverrides: readonly { id: string; canal: boolean; rail: boolean }[];
      readonly markets: { readonly spaces: readonly number[]; readonly priceWhenEmpty: number };
    };
    readonly classicDeck: { readonly deckSize: number };
  };
}

const shortNames: Readonly<Record<string, string>> = {
  barrow_in_furness: 'barrow',
  warrington_runcorn: 'warrington',
  the_midlands: 'midlands',
  cotton_mill: 'cotton',
  coal_mine: 'coal',
  iron_works: 'iron',
};

const slugOf = (id: string): string => shortNames[id] ?? id.replaceAll('_', '-');
const linkSlug = (id: string): string => id.split('--').map(slugOf).toSorted().join('-');
const erasOf = (canal: boolean, rail: boolean): readonly string[] => [
  ...(canal ? ['canal'] : []),
  ...(rail ? ['rail'] : []),
];
const bySlug = <T extends { readonly slug: string }>(things: readonly T[]): readonly T[] =>
  things.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

describe.skipIf(!existsSync(file))('the data of Brass: Lancashire against the collected facts', () => {
  const facts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Facts) : ({} as Facts);

  it('has the same places', () => {
    const ours = places.map(({ slug, name, kind, sites = [], icons = 0, trade = false }) => {
      return { slug, name, kind, sites, icons, trade };
    });
    const theirs = facts.locations.map(({ id, name, kind, slots, printedLinkVp: icons, tradeIcon: trade }) => {
      const sites = slots.toSorted((a, b) => a.index - b.index).map((slot) => slot.industries.map(slugOf));
      return { slug: slugOf(id), name, kind: kind === 'external' ? 'outside' : kind, sites, icons, trade };
    });
    expect(bySlug(ours)).toEqual(bySlug(theirs));
  });

  it('has the same lines', () => {
    const theirs = facts.links.map(({ id, a, b, canal, rail }) => {
      return { slug: linkSlug(id), ends: [slugOf(a), slugOf(b)].toSorted(), eras: erasOf(canal, rail) };
    });
    expect(bySlug(links)).toEqual(bySlug(theirs));
    const eras = links.map((link) => link.eras.join());
    const totals = {
      all: eras.length,
      canal: eras.filter((era) => era !== 'rail').length,
      rail: eras.filter((era) => era !== 'canal').length,
      canalOnly: eras.filter((era) => era === 'canal').length,
      railOnly: eras.filter((era) => era === 'rail').length,
      both: eras.filter((era) => era === 'canal,rail').length,
    };
    expect(totals).toEqual(facts.linkTotals);
  });

  it('has the same industries', () => {
    const ours = industries.map(({ slug, name, tiles }) => [slug, name, sum(tiles.map(({ count }) => count))]);
    const theirs = facts.industries.map(({ id, name, tilesPerPlayer }) => [
      slugOf(id),
      name.toLowerCase(),
      tilesPerPlayer,
    ]);
    expect(ours).toEqual(theirs);
  });

  it('has the same tiles', () => {
    const ours = industries.flatMap(({ slug, cargo, tiles }) =>
      tiles.map(({ coal = 0, iron = 0, yields, ...tile }) => {
        return { industry: slug, ...tile, coal, iron, cargo, yields };
      }),
    );
    const theirs = facts.industryTiles.map((tile) => {
      const { resource, cubes = 0 } = tile.produces ?? {};
      return {
        industry: slugOf(tile.industry),
        level: tile.level,
        count: tile.countPerPlayer,
        cost: tile.cost.money,
        coal: tile.cost.coal,
        iron: tile.cost.iron,
        points: tile.vp,
        income: tile.incomeSteps,
        icons: tile.linkIconsWhenFlipped,
        eras: erasOf(tile.canalEra, tile.railEra),
        cargo: resource,
        yields: tile.produces ? { canal: cubes, rail: cubes } : undefined,
      };
    });
    expect(ours).toEqual(theirs);
    expect(facts.industryTiles.every(({ developable }) => developable)).toBe(true);
  });

  it('has the same rules for flipping, obsolete and forfeited tiles', () => {
    const way = ({ cargo, sold, port, flipsWhenBuilt }: Industry): readonly string[] => [
      cargo === undefined ? '' : 'last_cube_removed',
      sold ? 'sell_action' : '',
      port ? 'sell_action with a trade icon' : '',
      flipsWhenBuilt ? 'on_build' : '',
    ];
    const ours = industries.flatMap((industry) =>
      industry.tiles.map(({ level, cost, eras }) => [
        `${industry.slug}-${level}`,
        eras.length > 0 ? way(industry).join('') : '',
        eras.length > 0,
        eras.join() === 'canal',
        Math.floor(cost / 2),
      ]),
    );
    const theirs = facts.industryTiles.map((tile) => [
      `${slugOf(tile.industry)}-${tile.level}`,
      `${tile.flip ?? ''}${tile.tradeIcon ? ' with a trade icon' : ''}`,
      tile.buildable,
      tile.removedAtEndOfCanalEra,
      tile.shortfallValue,
    ]);
    expect(ours).toEqual(theirs);
  });

  it('has the same figures of the first edition', () => {
    const fields: Readonly<Record<string, string>> = { vp: 'points' };
    const theirs = facts.classicTileOverrides.map(({ id, field, value }) => {
      const tile = facts.industryTiles.find((one) => one.id === id);
      return [`${slugOf(tile?.industry ?? '')}-${tile?.level}`, { [fields[field] ?? field]: value }];
    });
    expect(tileFile.classic).toEqual(Object.fromEntries(theirs));
  });

  it('has the same cards', () => {
    const ours = cards.map(({ places: where, industries: what, copies }) => ({ where, what, copies }));
    const theirs = facts.cards.map(({ location, industry, total, inDeck, inCommunity2pDeck }) => ({
      where: location === undefined ? undefined : [slugOf(location)],
      what: industry === undefined ? undefined : [slugOf(industry)],
      copies: { ...inDeck, classic: total, community: inCommunity2pDeck },
    }));
    expect(ours).toEqual(theirs);
    for (const { location, industry, readManualIconCopies } of facts.cards) {
      const { copies } = card(slugOf(location ?? industry ?? ''));
      expect(copies['classic'] - copies['4']).toBe(readManualIconCopies);
    }
    for (const { id, cardsInPlayerCounts } of facts.locations.filter(({ kind }) => kind === 'town')) {
      expect([2, 3, 4].filter((seats) => card(slugOf(id)).copies[seats] > 0)).toEqual(cardsInPlayerCounts);
    }
  });

  it('has decks of the same size', () => {
    const { community2p, classicDeck } = facts.variants;
    const theirs = { ...facts.setup.deckSize, classic: classicDeck.deckSize, community: community2p.deckSize };
    for (const [deck, size] of Object.entries(theirs)) expect(copiesIn(deck, cards)).toBe(size);
  });

  it('has the same distant market', () => {
    const { tiles, tilesByPlayerCount, community2p, track: spaces, startSpace, xSpace } = facts.distantMarket;
    const movesIn = (deck: string): readonly number[] =>
      urn.flatMap(({ move, copies }) => Array.from({ length: copies[deck] ?? 0 }, () => move));
    for (const [deck, values] of Object.entries({ ...tilesByPlayerCount, community: community2p })) {
      expect(movesIn(deck)).toEqual(values.map((value) => Math.abs(value)));
    }
    for (const seats of [2, 3, 4]) {
      expect(movesIn(`${seats}`)).toEqual(
        tiles.filter(({ players }) => players.includes(seats)).map(({ move }) => move),
      );
    }
    expect(movesIn('community')).toEqual(
      tiles.filter(({ communityCogIcon }) => communityCogIcon).map(({ move }) => move),
    );
    expect(slugs(urn)).toEqual([...new Set(tiles.map(({ move }) => `${move}`))]);
    expect(distant.track).toEqual(spaces.filter(({ closed }) => !closed).map(({ incomeBonus }) => incomeBonus));
    expect([startSpace, xSpace]).toEqual([0, distant.track.length]);
  });

  it('has the same markets and income track', () => {
    expect(markets.map(({ cargo }) => cargo)).toEqual(Object.keys(facts.markets));
    for (const { cargo, spaces, start, emptyPrice, carried } of markets) {
      const theirs = facts.markets[cargo];
      expect(spaces).toEqual(theirs.spaces.map(({ price }) => price));
      expect([start, emptyPrice]).toEqual([theirs.initialCubes, theirs.priceWhenEmpty]);
      expect(carried).toBe(cargo === 'coal');
    }
    const { levelBySpace, highestSpaceByLevel, maxSpace, startSpace } = facts.incomeTrack;
    expect(levelOfSpace).toEqual(levelBySpace);
    expect(levelOfSpace.length - 1).toBe(maxSpace);
    expect(levelOfSpace[startSpace]).toBe(0);
    expect(startSpace).toBe(facts.setup.startingIncomeSpace);
    for (const [level, space] of Object.entries(highestSpaceByLevel)) {
      expect(levelOfSpace.lastIndexOf(Number(level))).toBe(space);
    }
  });

  it('has the same alternate map', () => {
    const { absentLocations, absentLinks, linkOverrides, markets: ladder } = facts.variants.community2p;
    const { absentPlaces, absentLinks: ourLinks, links: overrides } = alternateMap;
    expect(absentPlaces.toSorted()).toEqual(absentLocations.map(slugOf).toSorted());
    expect(ourLinks.toSorted()).toEqual(absentLinks.map(linkSlug).toSorted());
    expect(overrides).toEqual(
      Object.fromEntries(linkOverrides.map(({ id, canal, rail }) => [linkSlug(id), erasOf(canal, rail)])),
    );
    for (const { id, onAlternateMap } of facts.locations)
      expect(absentPlaces.includes(slugOf(id))).toBe(!onAlternateMap);
    for (const { id, onAlternateMap } of facts.links) expect(ourLinks.includes(linkSlug(id))).toBe(!onAlternateMap);
    for (const { spaces, emptyPrice } of markets) {
      expect([spaces, emptyPrice]).toEqual([ladder.spaces, ladder.priceWhenEmpty]);
    }
  });
});
