/** Situations in which one reason can rest on several statements, with the statement that decides each. */

import { describe, expect, it } from 'vitest';

import { canal, rail } from '../birmingham/drafts.ts';
import type { Scene } from '../scene.ts';

type Situation = readonly [what: string, rule: string, scene: () => Scene, line: string];

const wild = { hand: ['wild-industry', 'wild-location', 'dudley'] };
const mine = { 'dudley#1': { seat: 0, tile: 'coal-1' } } as const;

/** The second rail of an action, whose beer may come from either of two own breweries. */
const secondRail = (): Scene =>
  rail({
    players: [{ hand: ['iron', 'iron'], money: 50 }],
    tiles: {
      'tamworth#1': { seat: 0, tile: 'coal-2' },
      'burton#2': { seat: 0, tile: 'brewery-2' },
      'stafford#1': { seat: 0, tile: 'brewery-2' },
      'leek#2': { seat: 1, tile: 'coal-2' },
      'derby#1': { seat: 1, tile: 'brewery-3' },
    },
    merchants: { 'oxford#1': { tile: 'all' } },
  }).play('network burton-tamworth', 'network nuneaton-tamworth');

/** A sale that may take its beer from either of two own breweries, but not beside the merchant. */
const sale = (barrel: boolean): Scene =>
  rail({
    players: [{ hand: ['iron', 'iron'], money: 50 }],
    tiles: {
      'birmingham#1': { seat: 0, tile: 'cotton-2' },
      'burton#2': { seat: 0, tile: 'brewery-2' },
      'stafford#1': { seat: 0, tile: 'brewery-2' },
      'derby#1': { seat: 1, tile: 'brewery-3' },
    },
    links: { 'birmingham-oxford': 0 },
    merchants: { 'oxford#1': { tile: 'all', barrel }, 'oxford#2': { tile: 'cotton' } },
  }).play('sell birmingham#1 to oxford#1');

const situations: readonly Situation[] = [
  [
    'a wild industry card outside the network',
    'card.6',
    () => canal({ tiles: mine, players: [wild] }),
    'build worcester#1 cotton with wild-industry',
  ],
  [
    'an industry card outside the network',
    'card.3',
    () => canal({ tiles: mine, players: [{ hand: ['iron', 'coal'] }] }),
    'build coalbrookdale#2 iron with iron',
  ],
  [
    'a wild industry card on a farm outside the network',
    'build.9',
    () => canal({ tiles: mine, players: [wild] }),
    'build farm-north#1 brewery with wild-industry',
  ],
  [
    'a wild location card on a farm',
    'build.8',
    () => canal({ tiles: mine, players: [wild] }),
    'build farm-north#1 brewery with wild-location',
  ],
  [
    'a location card on a farm',
    'build.8',
    () => canal({ tiles: mine, players: [wild] }),
    'build farm-north#1 brewery with dudley',
  ],
  ['a merchant’s barrel for the second rail', 'network.11', secondRail, 'barrel'],
  ['another seat’s brewery without a connection to the second rail', 'beer.3', secondRail, 'beer derby#1'],
  ['the barrel beside a merchant that has lost it', 'beer.4', () => sale(false), 'barrel'],
  ['another seat’s brewery without a connection to the sold tile', 'beer.3', () => sale(true), 'beer derby#1'],
];

describe('birmingham', () => {
  it.each(situations)('%s rests on %s', (_what, rule, scene, line) => {
    expect(scene().rule(line)).toBe(`birmingham.${rule}`);
  });
});
