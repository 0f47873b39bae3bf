import type { Host } from '@coalbrook/host';
import { NOBODY, standings, State } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { piecesOf, writePieces } from '@coalbrook/scene';
import type { GameSummary } from '@coalbrook/wire';

const winnersOf = (table: Table, state: State): readonly number[] =>
  standings(table, state).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []));

/** A finished game as it was counted: nothing lies on the board after that. */
const lastView = (host: Host): Int16Array =>
  (host.isOver ? host.viewCounted(host.seq - 1, NOBODY) : undefined) ?? host.viewAt(host.seq, NOBODY);

/** What the start page shows of a game. */
export const summaryOf = (host: Host, touched: number): GameSummary => {
  const { table, seq, sheet, isOver } = host;
  const view = new State(table.layout);
  view.cells.set(host.viewAt(seq, NOBODY));
  const shown = new State(table.layout);
  shown.cells.set(lastView(host));
  return {
    sheet,
    touched,
    isOver,
    era: table.eras[view.era].slug,
    round: view.round,
    points: [...view.points],
    pieces: writePieces(piecesOf(table, shown)),
    ...(isOver ? { winners: winnersOf(table, view) } : {}),
  };
};
