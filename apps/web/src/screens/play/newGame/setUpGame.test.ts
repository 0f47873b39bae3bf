import { birmingham, lancashire } from '@coalbrook/editions';
import { describe, expect, test } from 'vitest';

import { automaton, bot, person } from './chairs.ts';
import type { Names } from './names.ts';
import { usualSetUp, withChair, withCompany, withSeed } from './setUp.ts';
import { newGameOf, readNewGame, setUpOf, sharedSetUp } from './setUpGame.ts';

const names: Names = {
  figure: (figure) => `the ${figure}`,
  bot: (policy) => `Mr ${policy}`,
  automaton: (slug) => `Mx ${slug}`,
};
const german: Names = {
  figure: (figure) => `die Figur ${figure}`,
  bot: (policy) => `Herr ${policy}`,
  automaton: (slug) => `Automat ${slug}`,
};

test('a set-up survives a link', () => {
  const before = withChair(
    withCompany(usualSetUp(birmingham), [person, automaton('eadweard'), automaton('emily')]),
    0,
    { name: 'Ada' },
  );
  const game = newGameOf({ ...before, seed: 'tea' }, names, 'other');
  const read = readNewGame(JSON.parse(JSON.stringify(game)));
  expect(read).toEqual({ ok: true, value: game });
  expect(setUpOf(game, names)).toEqual({ ...before, seed: 'tea' });
});

test('a shared set-up keeps the seed it was shared with', () => {
  const shared = withSeed(usualSetUp(birmingham), 'shared');
  expect(shared.seed).toBe('shared');
  expect(newGameOf(shared, names, 'another').seed).toBe('shared');
  expect(withSeed(shared, 'another')).toEqual(shared);
  expect(withSeed({ ...shared, seed: '  ' }, 'new').seed).toBe('new');
});

test.each([
  undefined,
  'text',
  {},
  { edition: 'chess', wish: { seats: 2 }, sitters: [], seed: '' },
  { edition: 'birmingham', wish: { seats: 2 }, sitters: [{ kind: 'person' }], seed: '' },
  { edition: 'birmingham', wish: { seats: 1 }, sitters: [{ kind: 'ghost' }], seed: '' },
])('readNewGame rejects nonsense: %j', (value) => {
  expect(readNewGame(value).ok).toBe(false);
});

test('a bot keeps its policy', () => {
  const game = newGameOf(withCompany(usualSetUp(lancashire), [person, bot('random')]), names, 's');
  expect(game.sitters.map(({ policy }) => policy)).toEqual(['', 'random']);
  expect(game.seed).toBe('s');
});

describe('a set-up that is kept or shared', () => {
  const setUp = withChair(withCompany(usualSetUp(birmingham), [person, bot('carter'), bot('carter'), person]), 3, {
    name: 'Ada',
  });
  const stored: unknown = JSON.parse(JSON.stringify(sharedSetUp({ ...setUp, seed: 'tea' })));

  test('has no names but those that were typed, so that it fits any language', () => {
    expect(sharedSetUp(setUp).sitters.map(({ name }) => name)).toEqual(['', '', '', 'Ada']);
    const read = readNewGame(stored);
    if (!read.ok) throw new Error('it cannot be read');
    const again = setUpOf(read.value, german);
    expect(again).toEqual({ ...setUp, seed: 'tea' });
    expect(newGameOf(again, german, '').sitters.map(({ name }) => name)).toEqual([
      'die Figur arkwright',
      'Herr carter',
      'Herr carter 2',
      'Ada',
    ]);
  });
});

test('a game of bots with figures, as they all had before, keeps the figures', () => {
  const game = newGameOf(withCompany(usualSetUp(birmingham), [person, bot('random')]), names, 's');
  const old = {
    ...game,
    sitters: game.sitters.map((sitter, seat) =>
      seat === 1 ? { ...sitter, figure: 'brunel', name: 'the brunel' } : sitter,
    ),
  };
  expect(setUpOf(old, names).chairs[1]).toMatchObject({ ...bot('random'), figure: 'brunel', name: '' });
  expect(newGameOf(setUpOf(old, names), names, 's')).toEqual(old);
});

test('a person whose figure is unknown gets one', () => {
  const game = newGameOf(withCompany(usualSetUp(birmingham), [person, person]), names, 's');
  const unknown = { ...game, sitters: game.sitters.map((sitter) => ({ ...sitter, figure: 'nobody' })) };
  expect(setUpOf(unknown, names).chairs.map(({ figure }) => figure)).toEqual(['arkwright', 'tinsley']);
});
