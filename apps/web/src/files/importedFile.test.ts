import { birmingham, editions } from '@coalbrook/editions';
import { expect, test } from 'vitest';

import { recognise } from './importedFile.ts';

test.each(editions.map(({ slug, boards }) => [slug, boards] as const))('recognise: boards of %s', (slug, boards) => {
  for (const board of boards)
    expect(recognise(JSON.stringify(board))).toMatchObject({ kind: 'board', edition: slug, name: board.name });
});

test('recognise: a damaged board lists its faults', () => {
  const [board] = birmingham.boards;
  const imported = recognise(JSON.stringify({ ...board, places: [] }));
  expect(imported.kind).toBe('wrong');
});

test('recognise: a board for an unknown game is a fault', () => {
  const [board] = birmingham.boards;
  expect(recognise(JSON.stringify({ ...board, edition: 'chess' }))).toMatchObject({
    kind: 'wrong',
    faults: [{ at: 'edition', problem: 'unknown' }],
  });
});

test('recognise: a deck without cards is a fault', () => {
  expect(recognise('{"$format": "mautoma-deck/1", "cards": []}').kind).toBe('wrong');
});

test('recognise: text that is not JSON is a fault, anything else may be a game', () => {
  expect(recognise('hello').kind).toBe('wrong');
  expect(recognise('{"coalbrook": 1}').kind).toBe('game');
});
