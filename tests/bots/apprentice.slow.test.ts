import { apprentice, playGame, random } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { makeTable, seedOf, standings } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { soakCount } from '../soakCount.ts';

const SEATS = 4;
const GAMES = soakCount(100);
const WINS = Math.ceil(0.95 * GAMES);

const boards: readonly string[] = ['new-england'];

/** Every edition on each of its boards. */
const tables = editions.flatMap((edition) => {
  const others = boards.filter((board) => edition.options.some(({ slug }) => slug === board));
  return [[], ...others.map((board) => [board])].map((options) => ({
    name: [edition.name, ...options].join(', '),
    table: makeTable(edition, { seats: SEATS, options }),
  }));
});

/** How often one apprentice beats random players outright, taking each seat in turn. */
const countWins = (table: Table): number => {
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const own = game % SEATS;
    const policies = Array.from({ length: SEATS }, (_, seat) => (seat === own ? apprentice : random));
    const winners = standings(table, playGame(table, policies, seedOf(`proof ${game}`)).state).filter(
      ({ rank }) => rank === 1,
    );
    if (winners.length === 1 && winners[0].seat === own) wins++;
  }
  return wins;
};

describe('one apprentice against random players', () => {
  it.each(tables)(`wins at least ${WINS} of ${GAMES} games of $name alone`, ({ table }) => {
    if (!table.ok) throw new Error(JSON.stringify(table.fault));
    expect(countWins(table.value)).toBeGreaterThanOrEqual(WINS);
  });
});
