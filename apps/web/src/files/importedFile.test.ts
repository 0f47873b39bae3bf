import { birmingham, editions } from '@coalbrook/editions';
import { expect, test } from 'vitest';

import { recognise } from './importedFile.ts';

test.each(editions.map(({ slug, boards }) => [slug, boards] as const))(
  'boards of %s are recognised',
  (slug, boards) => {
    for (const board of boards)
      expect(recognise(JSON.stringify(board))).toMatchObject({ kind: 'board', edition: slug, name: board.name });
  },
);

test('a damaged board says what is wrong', () => {
  const [board] = birmingham.boards;
  const imported = recognise(JSON.stringify({ ...board, places: [] }));
  expect(imported.kind).toBe('wrong');
});

test('a board for an unknown game says so', () => {
  const [board] = birmingham.boards;
  expect(recognise(JSON.stringify({ ...board, edition: 'chess' }))).toMatchObject({
    kind: 'wrong',
    faults: [{ at: 'edition', problem: 'unknown' }],
  });
});

test('a deck without cards says what is wrong', () => {
  expect(recognise('{"$format": "mautoma-deck/1", "cards": []}').kind).toBe('wrong');
});

test('what is no JSON is wrong, anything else may be a game', () => {
  expect(recognise('hello').kind).toBe('wrong');
  expect(recognise('{"coalbrook": 1}').kind).toBe('game');
});
