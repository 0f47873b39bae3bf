import { birmingham } from '@coalbrook/editions';
import { expect, it } from 'vitest';

import { finishedLanguages, loadCoachWords, noticeWords } from './languages.ts';

it('every finished language has its own words for notices and for the coach', async () => {
  expect(new Set(finishedLanguages.map((language) => noticeWords(language).titles.turn)).size).toBe(
    finishedLanguages.length,
  );
  const coaches = await Promise.all(finishedLanguages.map(loadCoachWords));
  expect(new Set(coaches.map(({ topics }) => topics.money)).size).toBe(finishedLanguages.length);
});

it.each(finishedLanguages)(
  '$name calls things of users’ boards by their names, whatever their slugs are',
  ({ names, offers }) => {
    const edition = birmingham;
    const named = { slug: 'constructor', name: 'Gasworks' };
    expect(names.industry(edition, named).one).toBe('Gasworks');
    expect(names.era(edition, named).one).toBe('Gasworks');
    expect(names.card(edition, named)).toBe('Gasworks');
    expect(names.wares([['constructor', names.industry(edition, named)]])).toContain('Gasworks');
    expect(names.place({ name: 'constructor', kind: 'town' }).name).toBe('constructor');
    expect(offers.board('constructor')).toBe('constructor');
  },
);
