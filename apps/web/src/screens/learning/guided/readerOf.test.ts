import { guidedGames } from '@coalbrook/guide';
import type { ToldIdea } from '@coalbrook/guide';
import { expect, test } from 'vitest';

import type { Source } from '../../../count/counting.ts';
import { readerOf } from './readerOf.ts';

const [birmingham] = guidedGames;
const told: readonly ToldIdea[] = (await birmingham.loadIdeas())
  .filter(({ cues }) => cues.some(({ at }) => at === 'end'))
  .map((idea) => ({ idea, event: undefined }));

const sources: readonly Source[] = ['link', 'tile', 'again', 'cash', 'income'];
const reachedOn = (page: number): readonly Source[] => sources.filter(readerOf(told, page, told.length).hasReached);

test('the count waits for what is not read yet: links, then tiles, then money', () => {
  expect(told.map(({ idea }) => idea.light)).toEqual(['links', 'tiles', 'figures', undefined]);
  expect(reachedOn(0)).toEqual(['link']);
  expect(reachedOn(1)).toEqual(['link', 'tile', 'again']);
  expect(reachedOn(2)).toEqual(sources);
});

test('there is more to read until the last page', () => {
  expect(readerOf(told, 3, told.length).hasMore).toBe(true);
  expect(readerOf(told, 4, told.length).hasMore).toBe(false);
});
