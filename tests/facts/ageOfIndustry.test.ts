import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import cards from '../../packages/editions/src/age-of-industry/data/cards.json' with { type: 'json' };
import germany from '../../packages/editions/src/age-of-industry/data/germany.json' with { type: 'json' };
import markets from '../../packages/editions/src/age-of-industry/data/markets.json' with { type: 'json' };
import newEngland from '../../packages/editions/src/age-of-industry/data/newEngland.json' with { type: 'json' };
import tiles from '../../packages/editions/src/age-of-industry/data/tiles.json' with { type: 'json' };

const path = join(import.meta.dirname, '../../../shared/facts/age-of-industry.json');

interface Place {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly at: readonly number[];
  readonly sites?: readonly (readonly string[])[];
  readonly colour?: string;
  readonly trade?: boolean;
  readonly terminal?: boolean;
  readonly imports?: number;
  readonly confidence: Readonly<Record<string, number>>;
}

interface Board {
  readonly reconstructed: boolean;
  readonly places: readonly Place[];
  readonly links: readonly { readonly ends: readonly string[]; readonly confidence: number }[];
  readonly lanes: readonly { readonly land: string; readonly sea: string }[];
  readonly merchants: readonly { readonly place: string }[];
}

const boards = { germany, newEngland } as unknown as Readonly<Record<'germany' | 'newEngland', Board>>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('the data of Age of Industry', () => {
  it.each([
    ['germany', 31, 52, 53, 0],
    ['newEngland', 28, 45, 37, 8],
  ] as const)('%s has as many places, sites, lines and lanes as it should', (name, places, sites, lines, lanes) => {
    const board = boards[name];
    expect(board.places).toHaveLength(places);
    expect(sum(board.places.map((place) => place.sites?.length ?? 0))).toBe(sites);
    expect(board.links).toHaveLength(lines);
    expect(board.lanes).toHaveLength(lanes);
    expect(board.merchants).toHaveLength(7);
    expect(board.reconstructed).toBe(true);
  });

  it('gives a confidence for every place, line and tile', () => {
    const isConfidence = (value: number): boolean => value >= 0 && value <= 1;
    for (const { places, links } of Object.values(boards)) {
      for (const { confidence } of places) expect(Object.values(confidence).every(isConfidence)).toBe(true);
      for (const place of places) expect(Object.keys(place.confidence)).toContain('exists');
      expect(links.every(({ confidence }) => isConfidence(confidence))).toBe(true);
    }
    for (const tile of tiles.industries.flatMap((industry) => industry.tiles as readonly Partial<Place>[])) {
      expect(Object.values(tile.confidence ?? { missing: -1 }).every(isConfidence)).toBe(true);
    }
  });

  it('has 66 cards, 35 tiles a seat and 18 market tiles', () => {
    const colours = new Set(boards.germany.places.flatMap(({ colour }) => colour ?? []));
    expect(colours.size).toBe(6);
    expect(new Set(boards.newEngland.places.flatMap(({ colour }) => colour ?? []))).toEqual(colours);
    expect(colours.size * cards.colourCopies + sum(cards.industries.map(({ copies }) => copies))).toBe(66);
    expect(sum(tiles.industries.flatMap((industry) => industry.tiles.map(({ count }) => count)))).toBe(35);
    expect(sum(markets.buyers.map(({ copies }) => copies))).toBe(18);
  });
});

interface Fact {
  readonly id: string;
  readonly name: { readonly en: string };
  readonly kind: string;
  readonly color: string | null;
  readonly slots: readonly string[];
  readonly market: boolean;
  readonly distantPort: boolean;
  readonly x: number;
  readonly y: number;
}

interface FactTile {
  readonly type: string;
  readonly level: number;
  readonly count: number;
  readonly buildable: boolean;
  readonly cost: number | null;
  readonly coal: number | null;
  readonly iron: number | null;
  readonly income: number | null;
  readonly cubes: number;
  readonly vp: number;
}

interface Facts {
  readonly maps: Readonly<
    Record<
      'germany' | 'newEngland',
      {
        readonly locations: readonly Fact[];
        readonly links: readonly { readonly a: string; readonly b: string }[];
        readonly shippingLanes: readonly { readonly kind: string; readonly a: string; readonly b: string }[];
        readonly coalImports: readonly { readonly shipSpace: string; readonly cubes: number }[];
        readonly seaMarkets: readonly { readonly shipSpace: string }[];
        readonly noThrough: readonly string[];
      }
    >
  >;
  readonly industryTiles: readonly FactTile[];
}

const facts = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Facts) : undefined;

const accepts: Readonly<Record<string, readonly string[]>> = {
  blank: ['cotton', 'goods', 'iron'],
  colliery: ['coal'],
  port: ['port'],
  ship: ['ship'],
};

describe.skipIf(!facts).each(['germany', 'newEngland'] as const)('%s against the collected facts', (name) => {
  const map = facts?.maps[name];
  const board = boards[name];
  const nameOf = (id: string): string => map?.locations.find((fact) => fact.id === id)?.name.en ?? '';
  const slugOf = (id: string): string => board.places.find((place) => place.name === nameOf(id))?.slug ?? '';

  it('has the same places', () => {
    for (const fact of map?.locations ?? []) {
      const place = board.places.find((one) => one.name === fact.name.en);
      expect(place?.at).toEqual([fact.x, fact.y]);
      expect(place?.sites ?? []).toEqual(fact.slots.map((slot) => accepts[slot]));
      expect(place?.colour ?? '').toBe(fact.color?.replace('lightgreen', 'light-green') ?? '');
      expect(place?.trade ?? false).toBe(fact.distantPort);
      expect(place?.terminal ?? false).toBe(map?.noThrough.includes(fact.id) ?? false);
      expect(place?.imports ?? 0).toBe(map?.coalImports.find(({ shipSpace }) => shipSpace === fact.id)?.cubes ?? 0);
    }
  });

  it('has the same lines, lanes and markets', () => {
    expect(board.links.map(({ ends }) => ends)).toEqual(map?.links.map(({ a, b }) => [slugOf(a), slugOf(b)]));
    expect(board.lanes).toEqual(
      map?.shippingLanes
        .filter(({ kind }) => kind === 'port-ship')
        .map(({ a, b }) => ({ land: slugOf(a), sea: slugOf(b) })),
    );
    const onLand = map?.locations.filter(({ market }) => market).map(({ id }) => slugOf(id)) ?? [];
    const atSea = map?.seaMarkets.map(({ shipSpace }) => slugOf(shipSpace)) ?? [];
    expect(board.merchants.map(({ place }) => place)).toEqual([...onLand, ...atSea]);
  });
});

describe.skipIf(!facts)('the tiles against the collected facts', () => {
  it('are the same', () => {
    interface Tile {
      readonly level: number;
      readonly count: number;
      readonly cost: number;
      readonly coal?: number;
      readonly iron?: number;
      readonly income: number;
      readonly points: number;
      readonly eras: readonly string[];
      readonly yields?: { readonly rail: number };
    }
    const own = tiles.industries.flatMap(({ slug, tiles: list }) =>
      (list as readonly Tile[]).map((tile) => ({ slug, ...tile })),
    );
    expect(own).toHaveLength(facts?.industryTiles.length ?? 0);
    own.forEach((tile, index) => {
      const fact = facts?.industryTiles[index];
      expect([tile.slug, tile.level, tile.count, tile.points]).toEqual([
        fact?.type,
        fact?.level,
        fact?.count,
        fact?.vp,
      ]);
      expect([tile.cost, tile.coal ?? 0, tile.iron ?? 0, tile.income, tile.yields?.rail ?? 0]).toEqual([
        fact?.cost ?? 0,
        fact?.coal ?? 0,
        fact?.iron ?? 0,
        fact?.income ?? 0,
        fact?.cubes,
      ]);
      expect(tile.eras.length > 0).toBe(fact?.buildable);
    });
  });
});
