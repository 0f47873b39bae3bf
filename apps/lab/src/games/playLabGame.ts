import { unrecordedGame } from '@coalbrook/bots';
import { playContest } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import { fingerprint, seedOf, standings } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

import { timed } from '../players/timed.ts';
import type { LabGame, LabResult } from './labGame.ts';

/** A thousandth of a millisecond is exact enough. */
const rounded = (time: number): number => Math.round(time * 1000) / 1000;

export const playLabGame = async (
  table: Table,
  players: readonly Contestant[],
  { lineup, deal }: LabGame,
): Promise<LabResult> => {
  const isOwn = new Set(lineup).size === 1;
  const times: number[] = [];
  const seated = lineup.map((player) => (isOwn ? timed(players[player], times) : players[player]));
  const { state } = await playContest(unrecordedGame(table), seated, seedOf(deal));
  const ranks = lineup.map(() => 0);
  for (const { seat, rank } of standings(table, state)) ranks[seat] = rank;
  return {
    points: lineup.map((_, seat) => state.points[seat]),
    ranks,
    print: fingerprint(table, state),
    ...(isOwn ? { times: times.map(rounded) } : {}),
  };
};
