import { tableFor } from '@coalbrook/record';
import { State } from '@coalbrook/rules';
import type { Seat, Table, View } from '@coalbrook/rules';
import { english } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import type { SeenThought } from '../session/seenThoughts.ts';
import { consideredLines } from './considered.ts';

const made = tableFor('birmingham', { seats: 3 });
if (!made.ok) throw new Error('no table');
const table: Table = made.value;
const view = new State(table.layout) as View;

const thoughtOf = (played: string, considered: readonly (readonly [string, number])[]): SeenThought => ({
  seq: 30,
  seat: 1 as Seat,
  played,
  considered: considered.map(([action, worth]) => ({ action, worth })),
  isNetless: false,
  view,
});

const linesOf = (played: string, ...considered: readonly (readonly [string, number])[]) =>
  consideredLines(table, thoughtOf(played, considered), english);

const siteOf = (slug: string): number => table.sites.findIndex((site) => site.slug === slug);
const placeOf = (slug: string): number => table.places.findIndex((place) => place.slug === slug);

describe('what a bot considered', () => {
  it('is shown in words, the best first, with how close the others come', () => {
    const lines = linesOf(
      'build dudley#1 coal with dudley',
      ['build dudley#1 coal with dudley', 120],
      ['loan 30', 118],
      ['pass', 60],
    );
    expect(lines.map(({ text, worth }) => [text, worth])).toEqual([
      ['Build a coal mine in Dudley with the Dudley card', 120],
      ['Take a loan of £30', 118],
      ['Pass', 60],
    ]);
    expect(lines.map(({ isPlayed }) => isPlayed)).toEqual([true, false, false]);
    const [first, second, third] = lines.map(({ share }) => share);
    expect(first).toBe(1);
    expect(second).toBeCloseTo(0.8);
    expect(third).toBeGreaterThan(0);
    expect(third).toBeLessThan(second);
  });

  it('is the same with another card, or on another site that reads alike', () => {
    const lines = linesOf(
      'build tamworth#2 coal with tamworth',
      ['build tamworth#1 coal with tamworth', 120],
      ['build tamworth#1 coal with coal', 119],
      ['build tamworth#2 coal with tamworth', 118],
      ['loan 30', 117],
      ['scout', 116],
      ['pass', 115],
    );
    expect(lines.map(({ text, worth, isPlayed }) => [text, worth, isPlayed])).toEqual([
      ['Build a coal mine in Tamworth with the Tamworth card', 120, true],
      ['Take a loan of £30', 117, false],
      ['Scout for wild cards', 116, false],
    ]);
  });

  it('includes what was played, however bad, and whether or not it was considered', () => {
    const three = [
      ['loan 30', 120],
      ['scout', 119],
      ['develop coal', 118],
    ] as const;
    const bad = linesOf('pass', ...three, ['develop iron', 117], ['pass', 90]);
    expect(bad.map(({ text, worth, isPlayed }) => [text, worth, isPlayed]).slice(2)).toEqual([
      ['Develop a coal mine', 118, false],
      ['Pass', 90, true],
    ]);
    const ignored = linesOf('pass', ...three);
    expect(ignored).toHaveLength(4);
    expect(ignored[3]).toMatchObject({ text: 'Pass', worth: undefined, isPlayed: true });
  });

  it('leaves out what cannot be read', () => {
    expect(linesOf('pass', ['build atlantis#1 coal with coal', 130], ['pass', 120]).map(({ text }) => text)).toEqual([
      'Pass',
    ]);
  });

  it('knows where it is on the map', () => {
    const [build, link, loan] = linesOf(
      'loan 30',
      ['build dudley#1 coal with dudley', 120],
      ['network birmingham-dudley', 119],
      ['loan 30', 118],
    );
    expect(build.marks).toEqual({ sites: [siteOf('dudley#1')], links: [], places: [] });
    expect(link.marks).toEqual({
      sites: [],
      links: [table.links.findIndex(({ slug }) => slug === 'birmingham-dudley')],
      places: [],
    });
    expect(loan.marks).toEqual({ sites: [], links: [], places: [] });
    const [sale] = linesOf('pass', ['sell dudley#1 to oxford#1', 120], ['pass', 119]);
    expect(sale.marks).toEqual({ sites: [siteOf('dudley#1')], links: [], places: [placeOf('oxford')] });
  });
});
