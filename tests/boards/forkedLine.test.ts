import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

const town = (slug: string, at: readonly number[], colour: string, sites: readonly (readonly string[])[]) => ({
  slug,
  name: `Town ${slug}`,
  kind: 'town',
  at,
  colour,
  sites,
});

const works = ['cotton', 'goods', 'iron'];

/** One line with three ends, of which one is terminal: it leads through between the other two. */
const board = {
  $format: 'coalbrook-board/1',
  edition: 'age-of-industry',
  name: 'Three Ends',
  size: [600, 460],
  places: [
    town('alpha', [100, 230], 'blue', [['port'], works, ['coal']]),
    town('beta', [500, 230], 'red', [['port'], works, ['coal']]),
    { ...town('gamma', [300, 400], 'green', [works, ['coal']]), terminal: true },
    { slug: 'north', name: 'The North', kind: 'outside', at: [500, 50], trade: true },
  ],
  links: [
    { slug: 'alpha-beta', ends: ['alpha', 'beta', 'gamma'] },
    { slug: 'beta-north', ends: ['beta', 'north'] },
  ],
  merchants: [{ place: 'north', spaces: [3] }],
};

const position = {
  edition: 'age-of-industry',
  seats: 3,
  round: 3,
  files: { board },
  links: { 'alpha-beta': 0 },
} as const;

it('goods are sold over a line that also has a terminal end', () => {
  const scene = new Scene({
    ...position,
    tiles: { 'alpha#2': { seat: 0, tile: 'cotton-1' }, 'beta#1': { seat: 1, tile: 'port-1' } },
  });
  expect(scene.legal('sell alpha#2')).toEqual(['sell alpha#2 to beta#1']);
  expect(scene.allows('sell alpha#2 to beta#1')).toBe(true);
});

it('coal comes from a mine over such a line, and not from the market', () => {
  const scene = new Scene({
    ...position,
    tiles: { 'alpha#2': { seat: 0, tile: 'cotton-1' }, 'beta#3': { seat: 1, tile: 'coal-1' } },
    players: [{ money: 30, hand: ['cotton'], mat: { 'cotton-1': 0 } }],
  });
  const events = scene.play('build alpha#2 cotton with cotton').events.map(({ event }) => event);
  expect(events).toContain('took');
  expect(events).not.toContain('bought');
});
