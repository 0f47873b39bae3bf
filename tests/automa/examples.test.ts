import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { backOf, deedsOf, EADWEARD, firstTurnOf, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';

const facts = join(import.meta.dirname, '../../../shared/facts/mautoma.json');

interface ExampleTile {
  readonly owner: 'eadweard' | 'human';
  readonly location: string;
  readonly space: number;
  readonly industry: string;
  readonly level: number;
  readonly flipped: boolean;
  readonly resources: number;
}

interface Example {
  readonly id: string;
  readonly title: string;
  readonly era: 'canal' | 'rail';
  readonly difficulty: string;
  readonly step: 'firstRound' | 'turn' | 'back';
  readonly deckTop: readonly string[];
  readonly setup: {
    readonly ironMarketCubes: number;
    readonly coalMarketCubes: number;
    readonly merchants: readonly {
      readonly location: string;
      readonly buys: readonly (string | null)[];
      readonly beer: readonly number[];
    }[];
    readonly tiles: readonly ExampleTile[];
    readonly links: readonly { readonly link: string; readonly owner: 'eadweard' | 'human' }[];
    readonly matOverride?: Readonly<Record<string, readonly number[]>>;
    readonly lastLocation?: string;
  };
  readonly expect: {
    readonly events: readonly string[];
    readonly vpGained: number;
    readonly ironMarketCubes: number;
    readonly coalMarketCubes: number;
    readonly topCardAfter: string;
    readonly tilesAfter: readonly ExampleTile[];
  };
}

const examples: readonly Example[] = existsSync(facts)
  ? (JSON.parse(readFileSync(facts, 'utf8')) as { workedExamples: { examples: readonly Example[] } }).workedExamples
      .examples
  : [];

const seatOf = (owner: ExampleTile['owner']): number => (owner === 'eadweard' ? EADWEARD : 0);

const siteOf = ({ location, space }: ExampleTile): string => `${location.replace('_', '-')}#${space + 1}`;

const tilesOf = (tiles: readonly ExampleTile[]): NonNullable<Setting['tiles']> =>
  Object.fromEntries(
    tiles.map((tile) => [
      siteOf(tile),
      {
        seat: seatOf(tile.owner),
        tile: `${tile.industry}-${tile.level}`,
        flipped: tile.flipped,
        cubes: tile.resources,
      },
    ]),
  );

const buyerOf = (buys: string | null): string => {
  if (buys === null) return 'blank';
  return buys === 'any' ? 'all' : buys;
};

/** Merchant spaces that an example leaves out are blank; an example with more tiles than two players have is wrong. */
const merchantsOf = ({ setup }: Example): NonNullable<Setting['merchants']> =>
  Object.fromEntries(
    setup.merchants.flatMap(({ location, buys, beer }) =>
      buys.map((buyer, index) => [
        `${location}#${index + 1}`,
        { tile: buyerOf(buyer), barrel: (beer[index] ?? 0) === 1 },
      ]),
    ),
  );

/** Tiles on the mat that are not on the board. */
const matOf = ({ setup }: Example): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(setup.matOverride ?? {}).flatMap(([industry, counts]) =>
      counts.map((count, index) => [`${industry}-${index + 1}`, count] as const),
    ),
  );

const settingOf = (example: Example): Setting => ({
  automata: [`eadweard:${example.difficulty}`],
  era: example.era,
  tiles: tilesOf(example.setup.tiles),
  links: Object.fromEntries(example.setup.links.map(({ link, owner }) => [link, seatOf(owner)])),
  merchants: merchantsOf(example),
  markets: { coal: example.setup.coalMarketCubes, iron: example.setup.ironMarketCubes },
  automaton: { mat: matOf(example) },
});

const play = (example: Example): Scene => {
  const setting = settingOf(example);
  if (example.step === 'back') return backOf(setting, example.deckTop[0] ?? '', example.setup.lastLocation);
  return (example.step === 'firstRound' ? firstTurnOf : turnOf)(setting, example.deckTop);
};

/** The words of the examples for what happened. */
const inShort = (event: string): string =>
  event
    .replace(/ \(\+beer\)$/, '')
    .replace(/^build (\w+) L(\d) in (\w+)$/, 'build $1-$2 $3')
    .replace(/^sell \w+ in (\w+) to (\w+) .*$/, 'sell $1 to $2')
    .replace(/^develop .*$/, 'develop');

describe.skipIf(examples.length === 0)('the worked examples', () => {
  it.each(examples)('$id: $title', (example) => {
    const scene = play(example);
    expect(deedsOf(scene).map((deed) => deed.replaceAll(/#\d/g, ''))).toEqual(example.expect.events.map(inShort));
    const { now } = scene;
    expect(now.players[EADWEARD]?.points).toBe(example.expect.vpGained);
    expect(now.markets).toEqual({ iron: example.expect.ironMarketCubes, coal: example.expect.coalMarketCubes });
    expect(now.players[EADWEARD]?.plan).toBe(example.expect.topCardAfter);
    expect(now.tiles).toEqual(tilesOf(example.expect.tilesAfter));
  });
});
