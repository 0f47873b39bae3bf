import { describe, expect, it } from 'vitest';

import { backOf, deedsOf, EADWEARD, EMILY, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { merchants, own, persons } from './tradeHelp.ts';

/** Card 1 builds a pottery in Coventry, whose only canal the person has; the back of card 4 then offers nothing. */
const shutIn: Setting = {
  links: { 'birmingham-coventry': PERSON },
  merchants: merchants({ 'oxford#1': 'all', 'oxford#2': 'cotton', 'gloucester#1': 'manufacturer' }),
};

const pottery = 'build pottery-1 coventry#1';

describe('birmingham-automa.pass', () => {
  it('birmingham-automa.pass.1: it passes and gets 5 points if no action of the back is possible', () => {
    const scene = turnOf({ ...shutIn, automaton: { points: 2 } }, ['1', '4']);
    expect(deedsOf(scene)).toEqual([pottery, 'pass']);
    expect(scene.now.players[EADWEARD]?.points).toBe(7);
  });

  it('birmingham-automa.pass.1: a pass ends the turn', () => {
    const { now } = turnOf(shutIn, ['1', '4']);
    expect(now).toMatchObject({ round: 3, turn: 0, pending: { awaits: 'action', seat: PERSON } });
    expect(now.players[EADWEARD]?.plan).toBe('4');
  });

  it('birmingham-automa.pass.1: it passes in the rail era if a line is open but lacks coal', () => {
    const tiles = { 'coventry#1': { ...own('pottery-1'), flipped: true } };
    const without = backOf({ era: 'rail', tiles }, '4', 'coventry');
    expect(deedsOf(without)).toEqual(['pass']);
    expect(without.now.players[EADWEARD]?.points).toBe(5);
    const coal = { ...tiles, 'nuneaton#2': persons('coal-2') };
    expect(deedsOf(backOf({ era: 'rail', tiles: coal }, '4', 'coventry'))).toEqual(['link coventry-nuneaton']);
  });

  it('birmingham-automa.pass.1: the same goes for the other automaton', () => {
    const scene = backOf(
      { automata: ['eadweard:normal', 'emily:normal'], links: { 'birmingham-coventry': PERSON } },
      '4',
      'coventry',
      EMILY,
    );
    expect(deedsOf(scene, EMILY)).toEqual(['pass']);
    expect(scene.now.players.map(({ points }) => points)).toEqual([0, 0, 5]);
  });

  const possible: readonly (readonly [string, Setting, string, string])[] = [
    ['a link', { links: {} }, '4', 'link birmingham-coventry'],
    ['a development', shutIn, '9', 'develop'],
    ["a development with a works' cube", { ...shutIn, tiles: { 'dudley#2': persons('iron-2', 2) } }, '4', 'develop'],
    [
      'a sale',
      {
        links: { 'birmingham-coventry': PERSON, 'birmingham-oxford': PERSON },
        merchants: merchants({ 'oxford#1': 'all', 'oxford#2': 'cotton', 'gloucester#1': 'manufacturer' }, ['oxford#1']),
      },
      '4',
      'sell coventry#1 to oxford#1',
    ],
    [
      'a brewery for a sale',
      { ...shutIn, links: { 'birmingham-coventry': PERSON, 'birmingham-oxford': PERSON } },
      '4',
      'build brewery-1 walsall#2',
    ],
    [
      'a link for a sale',
      { ...shutIn, tiles: { 'birmingham#3': { ...own('iron-2'), flipped: true } } },
      '4',
      'link birmingham-oxford',
    ],
  ];

  it.each(possible)('birmingham-automa.pass.1: it does not pass while %s is possible', (_, setting, card, deed) => {
    const scene = turnOf(setting, ['1', card]);
    expect(deedsOf(scene)).toEqual([pottery, deed]);
    expect(scene.told('passed')).toEqual([]);
  });
});
