import { apprentice, unrecordedGame } from '@coalbrook/bots';
import { contestantOf, playContest } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import { seedOf, standings } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';

import { timed } from '../players/timed.ts';

/** One deal, played by challengers alone and, twice, against apprentices. */
export interface JudgedGame {
  /** The points of each seat when challengers play all seats. */
  readonly among: readonly number[];
  /** The points of the challenger's seat against apprentices, and of an apprentice in its place. */
  readonly against: number;
  readonly instead: number;
  /** Its part of the first place. */
  readonly won: number;
  /** What each decision of the challenger took, in milliseconds. */
  readonly times: readonly number[];
}

/** Plays the deal of a number; the challenger's seat goes round. */
export const judgeGame = async (
  table: Table,
  challenger: Contestant,
  seed: string,
  game: number,
): Promise<JudgedGame> => {
  const { seats } = table.wish;
  const own = game % seats;
  const times: number[] = [];
  const player = timed(challenger, times);
  const rival = contestantOf(apprentice);
  const stateAfter = async (one: Contestant, others: Contestant): Promise<State> => {
    const seated = Array.from({ length: seats }, (_, seat) => (seat === own ? one : others));
    return (await playContest(unrecordedGame(table), seated, seedOf(`${seed} ${game}`))).state;
  };
  const among = await stateAfter(player, challenger);
  const against = await stateAfter(player, rival);
  const instead = await stateAfter(rival, rival);
  const winners = standings(table, against).filter(({ rank }) => rank === 1);
  return {
    among: Array.from(among.points).slice(0, seats),
    against: against.points[own],
    instead: instead.points[own],
    won: winners.some(({ seat }) => seat === own) ? 1 / winners.length : 0,
    times,
  };
};
