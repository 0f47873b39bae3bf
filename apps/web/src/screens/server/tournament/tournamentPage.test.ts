import type { Tournament } from '@coalbrook/wire/online';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { tournamentClient } from '../../../session/online/tournamentsApi.ts';
import { arePlaces } from './places.ts';
import { readScoring, usualBye, usualPoints } from './scoring.ts';
import { withSwaps } from './swaps.ts';
import { testTournament } from './testTournament.ts';
import { TournamentPage } from './TournamentScreen.tsx';

// A page that is drawn once, outside a browser, cannot ask whether it is night, nor where it is.
vi.mock(import('../../../settings/theme.ts'), () => ({ useTheme: () => 'day' as const }));
vi.mock(import('../../../page/Page.tsx'), () => ({
  Page: ({ title, subtitle, children }) => createElement('main', {}, title, subtitle, children),
}));
vi.mock(import('./TournamentLink.tsx'), () => ({
  TournamentLink: ({ label, token }) => createElement('a', {}, `${label} ${token}`),
}));

const names = ['Ada', '<b>Ben</b>', 'Cleo', 'Doro', 'Emil'];
const tournament: Tournament = {
  ...testTournament,
  name: 'Winter <Cup>',
  entrants: testTournament.entrants.map((entrant, at) => ({ ...entrant, name: names[at] ?? '' })),
};

const show = (change: Partial<Tournament> = {}): string =>
  renderToStaticMarkup(
    createElement(TournamentPage, {
      tournament: { ...tournament, ...change },
      client: tournamentClient('t', ''),
      carryOut: () => Promise.resolve(true),
    }),
  );

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the page of a tournament', () => {
  it('shows standings, tables and who sits out, and no name as markup', () => {
    const html = show();
    expect(html).toContain('&lt;b&gt;Ben&lt;/b&gt;');
    expect(html).not.toContain('<b>Ben');
    expect(html).toContain('114%');
    expect(html).toContain('Sitting out, for 2.5 points: Emil');
    expect(html).toContain('Swapped by the organiser: Ada and Cleo');
    expect(html).toContain('Seed of the draw: seed-1');
    expect(html).toContain('round 1 of 3');
    // The winner comes first at the table.
    expect(html.indexOf('+5')).toBeLessThan(html.indexOf('+3'));
  });

  it('offers the organiser’s work only to the organiser', () => {
    expect(show()).not.toContain('Draw round 2');
    expect(show()).not.toContain('Decide');
    const html = show({ isOrganiser: true, entry: 'entry' });
    expect(html).toContain('Draw round 2');
    expect(html).toContain('1 game of the last round must end first');
    // Only the game that ended early can be decided.
    expect(html.split('aria-label="Decide').length - 1).toBe(1);
    expect(html).toContain('For players entry');
  });

  it('lets a league go on while games are played, and says when all rounds are drawn', () => {
    const league = { isOrganiser: true, format: { ...tournament.format, isLeague: true } };
    expect(show(league)).not.toContain('must end first');
    const last = { isOrganiser: true, format: { ...tournament.format, rounds: 1 } };
    expect(show(last)).toContain('All rounds have been drawn.');
  });

  it('lets people enter, come back or see that it is closed', () => {
    expect(show()).toContain('You are taking part.');
    expect(show({ own: 'e5' })).toContain('Take part again');
    const { own: _own, ...stranger } = tournament;
    const html = renderToStaticMarkup(
      createElement(TournamentPage, {
        tournament: stranger,
        client: tournamentClient('t', ''),
        carryOut: () => Promise.resolve(true),
      }),
    );
    expect(html).toContain('Enter</button>');
    expect(show({ own: 'nobody', isOpen: false })).toContain('Entries are closed.');
  });
});

describe('a draft of a draw', () => {
  it('shows people swapped one after the other', () => {
    const draw = { tables: [['a', 'b'], ['c']], byes: ['d'] };
    expect(
      withSwaps(draw, [
        ['a', 'c'],
        ['a', 'd'],
      ]),
    ).toEqual({ tables: [['c', 'b'], ['d']], byes: ['a'] });
  });
});

describe('points', () => {
  it.each([
    [
      ['5', '3', '2,5', '0'],
      [5, 3, 2.5, 0],
    ],
    [['3', '5'], undefined],
    [['5', ''], undefined],
    [['5', '-1'], undefined],
    [['0.3'], undefined],
  ])('are read from %j', (texts, points) => {
    expect(readScoring(texts)).toEqual(points);
  });

  it('that are offered fall, and sitting out is worth an average game', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(readScoring(usualPoints(seats).map(String))).toHaveLength(seats);
    expect([2, 3, 4].map((seats) => usualBye(usualPoints(seats)))).toEqual([0.5, 3, 2.5]);
  });

  it.each([
    [[1, 2, 3], true],
    [[2, 1, 2], true],
    [[1, 1, 2], false],
    [[2, 2], false],
  ])('go to places %j: %s', (places, isFine) => {
    expect(arePlaces(places)).toBe(isFine);
  });
});
