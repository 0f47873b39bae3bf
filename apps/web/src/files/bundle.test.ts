import { expect, it } from 'vitest';

import { makeBundle } from './bundle.ts';
import { recognise } from './importedFile.ts';

it('a bundle is recognised, with each of its games', () => {
  const games = [
    { file: 'coalbrook-game', version: 1, seed: 'one' },
    { file: 'coalbrook-game', seed: 'two' },
  ];
  const text = makeBundle(games.map((game) => `${JSON.stringify(game)}\n`));
  expect(recognise(text)).toEqual({ kind: 'games', texts: games.map((game) => JSON.stringify(game)) });
  const progress = { lessons: ['a'] };
  expect(recognise(makeBundle([], progress))).toEqual({ kind: 'games', texts: [], progress });
});

it('a file that only looks like a bundle is left to the shelf', () => {
  expect(recognise('{"file":"coalbrook-games","games":7}').kind).toBe('game');
  expect(recognise('{"file":"coalbrook-game","games":[]}').kind).toBe('game');
});
