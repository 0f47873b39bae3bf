import { birmingham } from '@coalbrook/editions';
import { expect, it } from 'vitest';

import { languages, loadCoachWords, noticeWords } from './languages.ts';

it('every language has its own words for notices and for the coach', async () => {
  expect(new Set(languages.map((language) => noticeWords(language).titles.turn)).size).toBe(languages.length);
  const coaches = await Promise.all(languages.map(loadCoachWords));
  expect(new Set(coaches.map(({ topics }) => topics.money)).size).toBe(languages.length);
});

it.each(languages)(
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
