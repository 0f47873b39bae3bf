import { keyOf } from '@coalbrook/desk';
import { birmingham } from '@coalbrook/editions';
import { listCircumstances } from '@coalbrook/record';
import type { Circumstance } from '@coalbrook/record';
import { beginGame, makeTable, mask } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { boardLayoutOf } from '@coalbrook/scene';
import { expect, it } from 'vitest';

import { touchablesOf } from '../../../board/touchables.ts';
import { keysOf, targetOf, touchedOn } from './mapChoice.ts';

const made = makeTable(birmingham, { seats: 3 });
if (!made.ok) throw new Error('no table');
const table = made.value;
const all = listCircumstances(table, mask(table, beginGame(table), 0 as Seat));

const firstOf = (about: Circumstance['about']): Circumstance => {
  const found = all.find((is) => is.about === about);
  if (!found) throw new Error(`nothing is ${about}`);
  return found;
};

it('whatever a condition can be about on the map can be touched there, and a touch means it', () => {
  const there = new Set(touchablesOf(boardLayoutOf(table)).map(({ key }) => key));
  for (const about of ['site', 'link', 'sold'] as const) {
    const some = all.filter((is) => is.about === about);
    expect(some.length, about).toBeGreaterThan(0);
    for (const is of some) {
      const target = targetOf(is);
      expect(target && there.has(keyOf(target)), JSON.stringify(is)).toBe(true);
      expect(target && touchedOn(all, firstOf(about), target)).toEqual(is);
    }
  }
  for (const key of keysOf(all)) expect(there).toContain(key);
});

it('another town keeps what is built, if it can be built there', () => {
  const builds = all.flatMap((is) => (is.about === 'built' && is.place !== undefined ? is : []));
  const places = new Set(builds.flatMap(({ place }) => place ?? []));
  for (const is of builds) {
    for (const place of [...places].slice(0, 6)) {
      const next = touchedOn(all, is, { on: 'place', place });
      expect(all).toContainEqual(next);
      if (next?.about === 'built' && next.industry !== undefined) expect(next.industry).toBe(is.industry);
    }
  }
});

it('nothing is meant by a touch on something else, nor by conditions that are nowhere', () => {
  expect(touchedOn(all, firstOf('built'), { on: 'link', link: table.links[0].id })).toBeUndefined();
  expect(touchedOn(all, firstOf('link'), { on: 'place', place: table.places[0].id })).toBeUndefined();
  for (const about of ['price', 'first', 'last'] as const) expect(targetOf(firstOf(about))).toBeUndefined();
});
