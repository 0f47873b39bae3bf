import { ageOfIndustry } from '@coalbrook/editions';
import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

const [germany] = ageOfIndustry.boards;

/** Kiel with a site for a port or a mill, which the printed board does not have. */
const board = {
  ...germany,
  places: germany?.places.map((place) => (place.slug === 'kiel' ? { ...place, sites: [['port', 'cotton']] } : place)),
};

const scene = (markets: Readonly<Record<string, number>>): Scene =>
  new Scene({
    edition: 'age-of-industry',
    seats: 3,
    round: 2,
    files: { board },
    markets,
    tiles: { 'kiel#1': { seat: 0, tile: 'port-1' } },
    players: [{ hand: ['cotton', 'port'], mat: { 'cotton-1': 0, 'port-1': 0 } }],
  });

it('a mill that replaces the only port loses access to the demand track', () => {
  const kiel = scene({ coal: 6 });
  expect(kiel.legal('build kiel#1 cotton')).toEqual([]);
  expect(kiel.refuse('build kiel#1 cotton with cotton').reason).toBe('coalOutOfReach');
});

it('a mill that replaces one of two ports keeps its access', () => {
  expect(scene({ coal: 6 }).allows('build kiel#1 port with port')).toBe(true);
});
