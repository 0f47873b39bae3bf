import { english, findLanguage } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { linkPreviewOf } from './linkPreview.ts';

test('linkPreviewOf reads a saved game, a position and a bare record', () => {
  const sitters = [{ name: 'Ada' }, { name: 7 }];
  expect(
    linkPreviewOf({ file: 'coalbrook-game', sitters, record: { edition: 'birmingham', entries: ['a', 'b'] } }, english),
  ).toEqual({
    kind: 'game',
    edition: 'birmingham',
    names: ['Ada'],
    entries: 2,
  });
  expect(linkPreviewOf({ sitters, position: { edition: 'lancashire' } }, english)).toMatchObject({
    kind: 'position',
    edition: 'lancashire',
  });
  expect(linkPreviewOf({ coalbrook: 1, edition: 'birmingham', entries: [] }, english)).toMatchObject({
    edition: 'birmingham',
  });
});

test.each([undefined, 3, 'x', [], {}])('linkPreviewOf tells nothing about nonsense: %j', (value) => {
  expect(linkPreviewOf(value, english)).toEqual({ kind: 'game', edition: '', names: [], entries: 0 });
});

test('linkPreviewOf names bots in the language of whoever looks', () => {
  const sitters = [
    { kind: 'person', name: 'Ada', policy: '' },
    { kind: 'bot', name: 'Brauerin', policy: 'brewer' },
  ];
  expect(linkPreviewOf({ sitters }, english).names).toEqual(['Ada', 'Brewer']);
  expect(linkPreviewOf({ sitters }, findLanguage('de') ?? english).names).toEqual(['Ada', 'Brauerin']);
});
