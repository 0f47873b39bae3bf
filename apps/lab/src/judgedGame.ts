import { apprentice, playGame } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { seedOf, standings } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

/** One deal, played by challengers alone and, twice, against apprentices. */
export interface JudgedGame {
  /** The points of each seat when challengers play all seats. */
  readonly among: readonly number[];
  /** The points of the challenger's seat against apprentices, and of an apprentice in its place. */
  readonly against: number;
  readonly instead: number;
  /** Its part of the first place. */
  readonly won: number;
  readonly decisions: number;
  /** What each decision of the challenger took, in milliseconds. */
  readonly times: readonly number[];
}

/** The challenger with its thinking time taken. */
const timed = (policy: Policy, times: number[]): Policy => ({
  ...policy,
  choose(decision) {
    const start = process.cpuUsage();
    const action = policy.choose(decision);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    return action;
  },
});

/** Plays the deal of a number; the challenger's seat goes round. */
export const judgeGame = (table: Table, challenger: Policy, seed: string, game: number): JudgedGame => {
  const { seats } = table.wish;
  const own = game % seats;
  const chance = seedOf(`${seed} ${game}`);
  const times: number[] = [];
  const player = timed(challenger, times);
  const tableOf = (others: Policy): readonly Policy[] =>
    Array.from({ length: seats }, (_, seat) => (seat === own ? player : others));
  const among = playGame(table, tableOf(challenger), chance);
  const against = playGame(table, tableOf(apprentice), chance).state;
  const instead = playGame(
    table,
    Array.from({ length: seats }, () => apprentice),
    chance,
  ).state;
  const winners = standings(table, against).filter(({ rank }) => rank === 1);
  return {
    among: Array.from(among.state.points).slice(0, seats),
    against: against.points[own],
    instead: instead.points[own],
    won: winners.some(({ seat }) => seat === own) ? 1 / winners.length : 0,
    decisions: among.decisions,
    times,
  };
};
