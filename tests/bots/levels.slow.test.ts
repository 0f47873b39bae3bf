import { readFile } from 'node:fs/promises';

import { apprentice, findPolicy, NetShelf, playGame, levelNames } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeTable, seedOf, standings } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { isSoak, soakCount } from '../soakCount.ts';

const SEATS = 4;

const shelf = new NetShelf((file) => readFile(new URL(import.meta.resolve(`@coalbrook/bots/nets/${file}`))));
const players = levelNames.map((name) => findPolicy(name, shelf)!);
const master = players[players.length - 1];

const seated = (own: number, player: Policy): readonly Policy[] =>
  Array.from({ length: SEATS }, (_, seat) => (seat === own ? player : apprentice));

interface Outcome {
  readonly points: number;
  readonly isWon: boolean;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

/** How players fare against three apprentices; what one test has played, the next one need not play again. */
const contestIn = async (edition: Edition): Promise<(player: Policy, deal: number) => Outcome> => {
  const made = makeTable(edition, { seats: SEATS });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const table = made.value;
  await shelf.fetch(table);
  const outcomes = new Map<string, Outcome>();
  return (player, deal) => {
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
};

/** Expects each player to be better, in the mean of its points, than the one so many levels below. */
const expectOrder = (outcomeOf: (player: Policy, deal: number) => Outcome, deals: number, apart: number): void => {
  const means = players.map(
    (player) => upTo(deals).reduce((sum, deal) => sum + outcomeOf(player, deal).points, 0) / deals,
  );
  for (let level = apart; level < means.length; level++) {
    expect(means[level], `${players[level].name}: ${means.join(', ')}`).toBeGreaterThan(means[level - apart]);
  }
};

describe('the players', async () => {
  const deals = isSoak ? soakCount(60) : 2;
  const games = isSoak ? soakCount(100) : deals;
  const outcomeOf = await contestIn(birmingham);

  it(`the master beats three apprentices in six of ten games, out of ${games}`, () => {
    const won = upTo(games).filter((deal) => outcomeOf(master, deal).isWon);
    expect(won.length).toBeGreaterThanOrEqual(0.6 * games);
  });

  it('are in order: each is better than the one two levels below and, in many games, than the one below', () => {
    expectOrder(outcomeOf, deals, isSoak ? 1 : 2);
  });

  it.runIf(isSoak).each([lancashire, ageOfIndustry])('are in order in $slug, too', async (edition) => {
    expectOrder(await contestIn(edition), deals, 2);
  });
});
