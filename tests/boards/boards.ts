/** The built-in boards. */

import { editions } from '@coalbrook/editions';
import type { Edition } from '@coalbrook/rules';
import type { BoardDocument } from '@coalbrook/rules/input';

export interface NamedBoard {
  readonly name: string;
  readonly edition: Edition;
  readonly board: BoardDocument;
}

export const boards: readonly NamedBoard[] = editions.flatMap((edition) =>
  edition.boards.map((board) => ({ name: board.name, edition, board })),
);

export const boardCalled = (name: string): NamedBoard => {
  const found = boards.find((one) => one.name === name);
  if (!found) throw new Error(`there is no board ${name}`);
  return found;
};
