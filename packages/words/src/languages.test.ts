import { expect, it } from 'vitest';

import { languages, loadCoachWords, noticeWords } from './languages.ts';

it('every language has its own words for notices and for the coach', async () => {
  expect(new Set(languages.map((language) => noticeWords(language).titles.turn)).size).toBe(languages.length);
  const coaches = await Promise.all(languages.map(loadCoachWords));
  expect(new Set(coaches.map(({ topics }) => topics.money)).size).toBe(languages.length);
});
