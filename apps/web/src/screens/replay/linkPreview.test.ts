import { expect, test } from 'vitest';

import { sketchOf } from './linkPreview.ts';

test('a saved game, a position and a bare record', () => {
  const sitters = [{ name: 'Ada' }, { name: 7 }];
  expect(sketchOf({ file: 'coalbrook-game', sitters, record: { edition: 'birmingham', entries: ['a', 'b'] } })).toEqual(
    {
      kind: 'game',
      edition: 'birmingham',
      names: ['Ada'],
      entries: 2,
    },
  );
  expect(sketchOf({ sitters, position: { edition: 'lancashire' } })).toMatchObject({
    kind: 'position',
    edition: 'lancashire',
  });
  expect(sketchOf({ coalbrook: 1, edition: 'birmingham', entries: [] })).toMatchObject({ edition: 'birmingham' });
});

test.each([undefined, 3, 'x', [], {}])('nonsense tells nothing: %j', (value) => {
  expect(sketchOf(value)).toEqual({ kind: 'game', edition: '', names: [], entries: 0 });
});
