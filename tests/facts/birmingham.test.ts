/** Compares the data files with the collected facts, if they are available next to the project. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { birmingham } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

const file = join(import.meta.dirname, '..', '..', '..', 'shared', 'facts', 'birmingham.json');

interface Facts {
  readonly locations: readonly { id: string; slots: readonly { industries: readonly string[] }[] }[];
  readonly merchants: readonly {
    id: string;
    linkIcons: number;
    spacesByPlayerCount: Readonly<Record<string, number>>;
    bonus: { type: string; amount: number };
  }[];
  readonly links: readonly { ends: readonly string[]; also?: readonly string[]; canal: boolean; rail: boolean }[];
  readonly tiles: readonly {
    industry: string;
    level: number;
    count: number;
    cost: { money: number; coal: number; iron: number };
    beerToSell: number | undefined;
    vp: number;
    income: number;
    linkIcons: number;
    buildableIn: readonly string[];
    canDevelop: boolean;
    produces: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  }[];
  readonly cards: {
    readonly locations: readonly { location: string; count: Readonly<Record<string, number>> }[];
    readonly industries: readonly { industries: readonly string[]; count: Readonly<Record<string, number>> }[];
    readonly deckSize: Readonly<Record<string, number>>;
  };
  readonly merchantTiles: readonly { accepts: readonly string[]; minPlayers: number }[];
  readonly markets: Readonly<
    Record<'coal' | 'iron', { spaces: readonly number[]; initialCubes: number; priceWhenEmpty: number }>
  >;
  readonly incomeTrack: {
    readonly levelOfSpace: readonly number[];
    readonly loanTargetSpace: readonly (number | null)[];
  };
}

const tableFor = (seats: number): Table => {
  const table = makeTable(birmingham, { seats });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

const slug = (id: string): string => id.replace('_', '-');
const sorted = (words: readonly string[]): string => words.toSorted().join(' ');

describe.skipIf(!existsSync(file))('the data of Brass: Birmingham against the collected facts', () => {
  const facts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Facts) : ({} as Facts);
  const table = tableFor(4);
  const industries = (flags: readonly boolean[]): string =>
    sorted(table.industries.filter((_, id) => flags[id]).map((industry) => industry.slug));

  it('has the same sites', () => {
    const ours = table.sites.map(
      (site) => `${site.slug} ${site.industries.map((id) => table.industries[id].slug).join('/')}`,
    );
    const theirs = facts.locations.flatMap(({ id, slots }) =>
      slots.map((slot, index) => `${slug(id)}#${index + 1} ${slot.industries.join('/')}`),
    );
    expect(ours).toEqual(theirs);
  });

  it('has the same lines', () => {
    const ours = table.links.map(
      (link) => `${sorted(link.ends.map((end) => table.places[end].slug))} ${link.eras.join()}`,
    );
    const theirs = facts.links.map(
      (link) =>
        `${sorted([...link.ends, ...(link.also ?? [])].map(slug))} ${[link.canal ? 0 : -1, link.rail ? 1 : -1].filter((era) => era >= 0).join()}`,
    );
    expect(ours.toSorted()).toEqual(theirs.toSorted());
  });

  it('has the same tiles', () => {
    const ours = table.tiles.map((tile) => [
      table.industries[tile.industry].slug,
      [
        tile.level,
        tile.count,
        tile.cost,
        tile.needs[0],
        tile.needs[1],
        tile.beer,
        tile.points,
        tile.income,
        tile.icons,
      ],
      tile.mayDevelop,
      table.eras.filter((_, era) => tile.mayBuild[era]).map((era) => era.slug),
      tile.yields,
    ]);
    const theirs = facts.tiles.map((tile) => {
      const [made = 0] = Object.values(tile.produces);
      return [
        tile.industry,
        [
          tile.level,
          tile.count,
          tile.cost.money,
          tile.cost.coal,
          tile.cost.iron,
          tile.beerToSell ?? 0,
          tile.vp,
          tile.income,
          tile.linkIcons,
        ],
        tile.canDevelop,
        tile.buildableIn,
        typeof made === 'number' ? [made, made] : [made['canal'], made['rail']],
      ];
    });
    expect(ours).toEqual(theirs);
  });

  it.each([2, 3, 4])('has the same cards with %i seats', (seats) => {
    const { cards } = tableFor(seats);
    const copies = new Map(cards.map((card) => [card.slug, card.copies]));
    for (const { location, count } of facts.cards.locations) expect(copies.get(location)).toBe(count[seats]);
    for (const card of facts.cards.industries) {
      expect(cards.find((one) => industries(one.industries) === sorted(card.industries))?.copies).toBe(
        card.count[seats],
      );
    }
    expect(cards.reduce((sum, card) => sum + card.copies, 0)).toBe(facts.cards.deckSize[seats]);
  });

  it.each([2, 3, 4])('has the same merchants with %i seats', (seats) => {
    const { merchants, buyers, places } = tableFor(seats);
    for (const { id, linkIcons, spacesByPlayerCount } of facts.merchants) {
      const place = places.find((one) => one.slug === id);
      expect(place?.icons).toBe(linkIcons);
      expect(place?.trade).toBe(true);
      expect(merchants.filter((one) => one.open && one.place === place?.id)).toHaveLength(spacesByPlayerCount[seats]);
    }
    const ours = buyers.flatMap(({ buys, copies }) => Array.from({ length: copies }, () => industries(buys)));
    const theirs = facts.merchantTiles.filter((tile) => seats >= tile.minPlayers).map((tile) => sorted(tile.accepts));
    expect(ours.toSorted()).toEqual(theirs.toSorted());
  });

  it('has the same bonuses, markets and income track', () => {
    const words: Readonly<Record<string, string>> = { vp: 'points' };
    for (const { id, bonus } of facts.merchants) {
      const place = table.places.find((one) => one.slug === id);
      const ours = table.merchants.find((one) => one.place === place?.id)?.bonus;
      expect(ours).toEqual({ kind: words[bonus.type] ?? bonus.type, amount: bonus.amount });
    }
    for (const [cargo, name] of (['coal', 'iron'] as const).entries()) {
      const { spaces, start, emptyPrice } = table.markets[cargo] ?? {};
      const { spaces: prices, initialCubes, priceWhenEmpty } = facts.markets[name];
      expect([spaces, start, emptyPrice]).toEqual([prices, initialCubes, priceWhenEmpty]);
    }
    expect(table.track.levelOf).toEqual(facts.incomeTrack.levelOfSpace);
    const landing = table.track.levelOf.map((level) => table.track.topOf.get(level - 3));
    expect(landing).toEqual(facts.incomeTrack.loanTargetSpace.map((space) => space ?? undefined));
  });
});
