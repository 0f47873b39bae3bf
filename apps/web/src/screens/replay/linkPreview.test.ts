import { expect, test } from 'vitest';

import { linkPreviewOf } from './linkPreview.ts';

test('linkPreviewOf reads a saved game, a position and a bare record', () => {
  const sitters = [{ name: 'Ada' }, { name: 7 }];
  expect(
    linkPreviewOf({ file: 'coalbrook-game', sitters, record: { edition: 'birmingham', entries: ['a', 'b'] } }),
  ).toEqual({
    kind: 'game',
    edition: 'birmingham',
    names: ['Ada'],
    entries: 2,
  });
  expect(linkPreviewOf({ sitters, position: { edition: 'lancashire' } })).toMatchObject({
    kind: 'position',
    edition: 'lancashire',
  });
  expect(linkPreviewOf({ coalbrook: 1, edition: 'birmingham', entries: [] })).toMatchObject({ edition: 'birmingham' });
});

test.each([undefined, 3, 'x', [], {}])('linkPreviewOf tells nothing about nonsense: %j', (value) => {
  expect(linkPreviewOf(value)).toEqual({ kind: 'game', edition: '', names: [], entries: 0 });
});
