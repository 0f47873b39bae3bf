import { editions } from '@coalbrook/editions';
import { readBoard } from '@coalbrook/rules/input';
import { expect, it } from 'vitest';

import { boards } from './boards.ts';

it.each(boards)('the board of $name is sound, and unchanged when read again', ({ board, edition }) => {
  const read = readBoard(board, edition.boardTerms);
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) return;
  expect(readBoard(read.value, edition.boardTerms)).toEqual(read);
  expect(read.value.links.every(({ eras }) => eras.length > 0)).toBe(true);
  // Lines may leave out eras, and an empty list of lanes says nothing.
  const { lanes = [], ...rest } = board;
  expect(read.value).toMatchObject(lanes.length > 0 ? board : rest);
});

it.each(editions)('the tiles of $name are valid in a board file', ({ boards: [board], boardTerms }) => {
  const read = readBoard({ ...board, industries: boardTerms.industries }, boardTerms);
  expect(read).toMatchObject({ ok: true });
});

it('a board may name its schema, which is ignored', () => {
  const [{ board, edition }] = boards;
  const plain = readBoard(board, edition.boardTerms);
  expect(readBoard({ $schema: './board.schema.json', ...board }, edition.boardTerms)).toEqual(plain);
});
