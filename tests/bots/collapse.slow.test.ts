import { findPolicy, playGame } from '@coalbrook/bots';
import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeTable, seedOf } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { isSoak } from '../soakCount.ts';

const SEATS = 4;

/** Those that judge by rules of thumb. */
const players = ['carter', 'brewer', 'apprentice'];

/** The points of every seat in games in which one player has all of them. */
const pointsOf = (edition: Edition, options: readonly string[], name: string, games: number): readonly number[] => {
  const made = makeTable(edition, { seats: SEATS, options });
  const player = findPolicy(name);
  if (!made.ok || !player) throw new Error(name);
  const seated = Array.from({ length: SEATS }, () => player);
  return Array.from({ length: games }, (_, game) =>
    Array.from(playGame(made.value, seated, seedOf(`collapse ${game}`)).state.points).slice(0, SEATS),
  ).flat();
};

describe.each([birmingham, lancashire])('players among their like in $slug', (edition) => {
  it.each(players)('%s hardly ever collapses', (name) => {
    const points = pointsOf(edition, [], name, isSoak ? 2000 : 8);
    const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
    const collapsed = points.filter((one) => one < mean / 3);
    expect(collapsed.length, collapsed.join(', ')).toBeLessThanOrEqual(points.length / 1000);
  });
});

// Whoever only passes ends with 0 points here, and with debts one ends below.
describe.each([[], ['new-england']])('players among their like in age-of-industry %s', (...options) => {
  it.each(players)('%s hardly ever does worse than by doing nothing', (name) => {
    const points = pointsOf(ageOfIndustry, options, name, isSoak ? 400 : 5);
    const ruined = points.filter((one) => one < 0);
    expect(ruined.length, ruined.join(', ')).toBeLessThanOrEqual(points.length / 100);
  });
});
