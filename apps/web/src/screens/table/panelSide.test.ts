import { birmingham } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { expect, test } from 'vitest';

import { spreadOf, sideFor } from './panelSide.ts';

const made = makeTable(birmingham, { seats: 4 });
if (!made.ok) throw new Error('no table');
const table = made.value;
const none = { sites: [], links: [], places: [] };

test('spreadOf gives the positions of marks across the map', () => {
  const placeNamed = (slug: string) =>
    table.places.findIndex((place) => place.slug === slug) as (typeof table.places)[0]['id'];
  const west = placeNamed('coalbrookdale');
  const east = placeNamed('coventry');
  const [left, right] = spreadOf(table, { ...none, places: [west, east] });
  expect(left).toBeLessThan(0.4);
  expect(right).toBeGreaterThan(0.6);
  const [site] = table.places[west].sites;
  expect(spreadOf(table, { ...none, sites: [site] })).toEqual([left]);
  expect(spreadOf(table, { ...none, links: [table.links[0].id] })).toHaveLength(table.links[0].ends.length);
});

test('sideFor changes sides only to uncover marks', () => {
  expect(sideFor([], 'left')).toBe('left');
  expect(sideFor([0.5], 'right')).toBe('right');
  expect(sideFor([0.1], 'left')).toBe('right');
  expect(sideFor([0.9], 'left')).toBe('left');
  expect(sideFor([0.9, 0.8, 0.1], 'right')).toBe('left');
  expect(sideFor([0.9, 0.1], 'right')).toBe('right');
});
