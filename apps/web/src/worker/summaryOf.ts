import type { Host } from '@coalbrook/host';
import { NOBODY, standings, State } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import type { GameSummary } from '@coalbrook/wire';

const winnersOf = (table: Table, state: State): readonly number[] =>
  standings(table, state).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []));

/** What the start page shows of a game. */
export const summaryOf = (host: Host, touched: number): GameSummary => {
  const { table, seq, sheet, isOver } = host;
  const view = new State(table.layout);
  view.cells.set(host.viewAt(seq, NOBODY));
  return {
    sheet,
    touched,
    isOver,
    era: table.eras[view.era].slug,
    round: view.round,
    points: [...view.points],
    ...(isOver ? { winners: winnersOf(table, view) } : {}),
  };
};
