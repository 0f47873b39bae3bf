import { readFile } from 'node:fs/promises';

import { apprentice, findPolicy, NetShelf, playGame, policyNames } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { birmingham } from '@coalbrook/editions';
import { makeTable, seedOf, standings } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { beforeAll, describe, expect, it } from 'vitest';

import { isSoak, soakCount } from '../soakCount.ts';

const SEATS = 4;

const shelf = new NetShelf((file) => readFile(new URL(import.meta.resolve(`@coalbrook/bots/nets/${file}`))));
const players = policyNames.map((name) => findPolicy(name, shelf)!);
const master = players[players.length - 1];
let table: Table;

beforeAll(async () => {
  const made = makeTable(birmingham, { seats: SEATS });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  table = made.value;
  await shelf.fetch(table);
});

const seated = (own: number, player: Policy): readonly Policy[] =>
  Array.from({ length: SEATS }, (_, seat) => (seat === own ? player : apprentice));

describe('the players', () => {
  const games = soakCount(100);

  it(`the master beats three apprentices in six of ten games, out of ${games}`, () => {
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const own = game % SEATS;
      const { state } = playGame(table, seated(own, master), seedOf(`master ${game}`));
      const winners = standings(table, state).filter(({ rank }) => rank === 1);
      if (winners.length === 1 && winners[0].seat === own) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(0.6 * games);
  });

  it('are in order: each is better than the one two levels below and, in many games, than the one below', () => {
    const deals = soakCount(60);
    const means = players.map((player) => {
      let points = 0;
      for (let deal = 0; deal < deals; deal++) {
        const own = deal % SEATS;
        points += playGame(table, seated(own, player), seedOf(`levels ${deal}`)).state.points[own];
      }
      return points / deals;
    });
    const apart = isSoak ? 1 : 2;
    for (let level = apart; level < means.length; level++) {
      expect(means[level], `${players[level].name}: ${means.join(', ')}`).toBeGreaterThan(means[level - apart]);
    }
  });
});
