import type { ListedGame } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import type { ProgressPart } from './progressSource.ts';
import { suggestNext } from './suggestion.ts';

const part = (id: string, done: number, all: number): ProgressPart => ({
  id,
  title: id,
  done,
  all,
  next: done < all ? { title: `${id} ${done + 1}`, route: { screen: 'lesson', id: `${id}-${done + 1}` } } : undefined,
});

const game = (id: string, touched: number, isOver: boolean, kind: 'person' | 'bot' = 'person'): ListedGame => ({
  sheet: {
    id,
    header: { edition: 'birmingham', rules: 1, seats: 2 },
    sitters: [{ kind, name: 'Ada', policy: '', figure: '', colour: '' }],
    seed: '',
    begun: 0,
  },
  touched,
  isOver,
  era: 'canal',
  round: 1,
  points: [0],
  isDraftLost: false,
});

it('suggests the first lesson to somebody who is new', () => {
  expect(suggestNext([part('a', 0, 5), part('b', 0, 5)], [])).toMatchObject({ kind: 'begin', title: 'a 1' });
});

it('goes on where lessons were begun', () => {
  expect(suggestNext([part('a', 0, 5), part('b', 2, 5)], [])).toMatchObject({ kind: 'goOn', title: 'b 3' });
});

it('suggests a game after a few lessons, and that it is finished', () => {
  const parts = [part('a', 3, 5)];
  expect(suggestNext(parts, [])).toEqual({ kind: 'play', route: { screen: 'new' } });
  expect(suggestNext(parts, [game('x', 1, false, 'bot')])).toMatchObject({ kind: 'play' });
  expect(suggestNext(parts, [game('x', 1, true), game('y', 2, false)])).toEqual({
    kind: 'resume',
    route: { screen: 'game', id: 'y' },
  });
});

it('suggests to review the last game, and lessons in between', () => {
  const games = [game('x', 1, true), game('y', 3, true), game('z', 2, true)];
  expect(suggestNext([part('a', 3, 5)], games)).toEqual({ kind: 'review', route: { screen: 'review', id: 'y' } });
  expect(suggestNext([part('a', 3, 5)], games.slice(0, 2))).toMatchObject({ kind: 'goOn', title: 'a 4' });
  expect(suggestNext([part('a', 5, 5)], games.slice(0, 2))).toMatchObject({ kind: 'review' });
});
