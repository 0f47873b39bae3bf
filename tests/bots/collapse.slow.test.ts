import { findPolicy, playGame } from '@coalbrook/bots';
import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeTable, seedOf } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { isSoak } from '../soakCount.ts';

/** Those that judge by rules of thumb. */
const players = ['carter', 'brewer', 'apprentice'];

interface TableChoice {
  readonly seats: number;
  readonly options: readonly string[];
}

/** The points of every seat in games in which one player has all of them. */
const pointsOf = (
  edition: Edition,
  { seats, options }: TableChoice,
  name: string,
  games: number,
): readonly number[] => {
  const made = makeTable(edition, { seats, options });
  const player = findPolicy(name);
  if (!made.ok || !player) throw new Error(name);
  const seated = Array.from({ length: seats }, () => player);
  return Array.from({ length: games }, (_, game) =>
    Array.from(playGame(made.value, seated, seedOf(`collapse ${game}`)).state.points).slice(0, seats),
  ).flat();
};

describe.each([birmingham, lancashire])('players among their like in $slug', (edition) => {
  it.each(players)('%s hardly ever collapses', (name) => {
    const points = pointsOf(edition, { seats: 4, options: [] }, name, isSoak ? 2000 : 8);
    const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
    const collapsed = points.filter((one) => one < mean / 3);
    expect(collapsed.length, collapsed.join(', ')).toBeLessThanOrEqual(points.length / 1000);
  });
});

const moneyTables: readonly TableChoice[] = [
  { seats: 4, options: [] },
  { seats: 4, options: ['new-england'] },
  { seats: 3, options: ['new-england'] },
];

// Whoever only passes ends with 0 points here, and with debts one ends below.
describe.each(moneyTables)('players among their like in age-of-industry $options, $seats seats', (choice) => {
  it.each(players)('%s hardly ever does worse than by doing nothing', (name) => {
    const points = pointsOf(ageOfIndustry, choice, name, isSoak ? 400 : 5);
    const ruined = points.filter((one) => one < 0);
    expect(ruined.length, ruined.join(', ')).toBeLessThanOrEqual(points.length / 100);
  });
});
