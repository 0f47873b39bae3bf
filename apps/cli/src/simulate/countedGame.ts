import type { PlayedGame } from '@coalbrook/bots';
import { standings } from '@coalbrook/rules';
import type { Kind, Seat, Table } from '@coalbrook/rules';

/** What is counted of a finished game; plain data, because it may come from another thread. */
export interface CountedGame {
  /** By seat. */
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  readonly rounds: number;
  readonly decisions: number;
  /** Decisions by kind of action. */
  readonly actions: Readonly<Record<Kind, number>>;
}

export const countGame = (table: Table, { state, rounds, decisions, actions }: PlayedGame): CountedGame => {
  const winners = standings(table, state).filter(({ rank }) => rank === 1);
  return {
    points: Array.from({ length: table.seats }, (_, seat) => state.points[seat]),
    winners: winners.map(({ seat }) => seat),
    rounds,
    decisions,
    actions,
  };
};
