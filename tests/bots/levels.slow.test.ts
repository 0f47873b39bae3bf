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

interface Outcome {
  readonly points: number;
  readonly isWon: boolean;
}

const outcomes = new Map<string, Outcome>();

/** How a player fares against three apprentices. Both tests look at the same games. */
const outcomeOf = (player: Policy, deal: number): Outcome => {
  const key = `${player.name} ${deal}`;
  const known = outcomes.get(key);
  if (known) return known;
  const own = deal % SEATS;
  const { state } = playGame(table, seated(own, player), seedOf(`levels ${deal}`));
  const winners = standings(table, state).filter(({ rank }) => rank === 1);
  const outcome = { points: state.points[own], isWon: winners.length === 1 && winners[0].seat === own };
  outcomes.set(key, outcome);
  return outcome;
};

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

describe('the players', () => {
  const deals = isSoak ? soakCount(60) : 2;
  const games = isSoak ? soakCount(100) : deals;

  it(`the master beats three apprentices in six of ten games, out of ${games}`, () => {
    const won = upTo(games).filter((deal) => outcomeOf(master, deal).isWon);
    expect(won.length).toBeGreaterThanOrEqual(0.6 * games);
  });

  it('are in order: each is better than the one two levels below and, in many games, than the one below', () => {
    const means = players.map(
      (player) => upTo(deals).reduce((sum, deal) => sum + outcomeOf(player, deal).points, 0) / deals,
    );
    const apart = isSoak ? 1 : 2;
    for (let level = apart; level < means.length; level++) {
      expect(means[level], `${players[level].name}: ${means.join(', ')}`).toBeGreaterThan(means[level - apart]);
    }
  });
});
