import { findPolicy, playGame } from '@coalbrook/bots';
import { birmingham, lancashire } from '@coalbrook/editions';
import { makeTable, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { isSoak } from '../soakCount.ts';

const SEATS = 4;
const GAMES = isSoak ? 2000 : 20;

describe.each([birmingham, lancashire])('players among their like in $slug', (edition) => {
  it.each(['carter', 'brewer', 'apprentice'])('%s hardly ever collapses', (name) => {
    const made = makeTable(edition, { seats: SEATS });
    const player = findPolicy(name);
    if (!made.ok || !player) throw new Error(name);
    const points = Array.from({ length: GAMES }, (_, game) => {
      const players = Array.from({ length: SEATS }, () => player);
      return Array.from(playGame(made.value, players, seedOf(`collapse ${game}`)).state.points).slice(0, SEATS);
    }).flat();
    const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
    const collapsed = points.filter((one) => one < mean / 3);
    expect(collapsed.length, collapsed.join(', ')).toBeLessThanOrEqual(points.length / 1000);
  });
});
