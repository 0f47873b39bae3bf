import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { canal, rail } from './drafts.ts';
import type { Setting } from './drafts.ts';

/** Hands with only one kind of card, so no card has to be chosen. */
const hands = (income: number, other: number): NonNullable<Setting['players']> => [
  { hand: { port: 3 }, income },
  { hand: { iron: 3 }, income: other },
];

const mill = { 'manchester#1': { seat: 0, tile: 'cotton-2' } } as const;
const port = { 'warrington#1': { seat: 1, tile: 'port-2' } } as const;
const toPort = { 'manchester-warrington': 0 };

it('lancashire.flip.1: a cotton mill flips when it is sold, and the port with it', () => {
  const scene = canal({ players: hands(10, 10), tiles: { ...mill, ...port }, links: toPort });
  expect([scene.now.tiles['manchester#1'].flipped, scene.now.tiles['warrington#1'].flipped]).toEqual([false, false]);
  scene.play('sell manchester#1 to warrington#1');
  expect([scene.now.tiles['manchester#1'].flipped, scene.now.tiles['warrington#1'].flipped]).toEqual([true, true]);
  expect(scene.told('flipped')).toHaveLength(2);
});

it('lancashire.flip.1: only the mill flips when sold to the distant market', () => {
  const scene = canal({
    players: hands(10, 10),
    tiles: { ...mill, ...port },
    links: toPort,
    distant: { tiles: { '1': 1 } },
  });
  scene.play('sell manchester#1 to abroad');
  expect([scene.now.tiles['manchester#1'].flipped, scene.now.tiles['warrington#1'].flipped]).toEqual([true, false]);
});

it('lancashire.flip.1: neither a mill nor a port flips when it is built', () => {
  const scene = canal({ players: [{ hand: ['preston', 'manchester'] }] });
  scene.play('build preston#3 port with preston', 'build manchester#1 cotton with manchester');
  expect(scene.now.tiles['preston#3'].flipped).toBe(false);
  expect(scene.now.tiles['manchester#1'].flipped).toBe(false);
  expect(scene.told('flipped')).toEqual([]);
});

it('lancashire.flip.1: a shipyard flips when it is built', () => {
  const scene = canal({
    players: [{ hand: ['liverpool', 'liverpool'], mat: { 'shipyard-0': 0 } }],
    tiles: { 'liverpool#1': { seat: 1, tile: 'port-1' } },
  }).play('build liverpool#3 shipyard with liverpool');
  expect(scene.now.tiles['liverpool#3']).toMatchObject({ tile: 'shipyard-1', flipped: true });
  expect(scene.now.players[0]).toMatchObject({ money: 30 - 16 - 1 - 1, income: 10 + 2 });

  const late = rail({
    players: [{ hand: ['birkenhead', 'birkenhead'], mat: { 'shipyard-0': 0, 'shipyard-1': 0 } }],
    tiles: { 'ellesmere-port#1': { seat: 1, tile: 'port-2' } },
    links: { 'birkenhead-ellesmere-port': 1 },
  }).play('build birkenhead#1 shipyard with birkenhead');
  expect(late.now.tiles['birkenhead#1']).toMatchObject({ tile: 'shipyard-2', flipped: true });
  expect(late.now.players[0]).toMatchObject({ money: 30 - 25 - 1 - 1, income: 10 + 1 });
});

/** A rail of seat 0 takes one cube from the mine of seat 1 in Oldham. */
const railToMine = (cubes: number, income = 10): Scene =>
  rail({
    players: hands(10, income),
    tiles: { ...mill, 'oldham#1': { seat: 1, tile: 'coal-2', cubes } },
  }).play('network manchester-oldham');

it('lancashire.flip.2: a mine flips in the turn of another seat that takes its last cube', () => {
  const last = railToMine(1);
  expect(last.now.tiles['oldham#1']).toMatchObject({ flipped: true, cubes: 0 });
  expect(last.now.players.map(({ income }) => income)).toEqual([10, 10 + 7]);

  const lastButOne = railToMine(2);
  expect(lastButOne.now.tiles['oldham#1']).toMatchObject({ flipped: false, cubes: 1 });
  expect(lastButOne.now.players[1].income).toBe(10);
});

it('lancashire.flip.2: an iron works flips in the turn of another seat that takes its last cube', () => {
  const withCubes = (cubes: number): Scene =>
    canal({ players: hands(10, 10), tiles: { 'bolton#3': { seat: 1, tile: 'iron-3', cubes } } }).play('develop cotton');
  const last = withCubes(1);
  expect(last.now.tiles['bolton#3']).toMatchObject({ flipped: true, cubes: 0 });
  expect(last.now.players.map(({ income }) => income)).toEqual([10, 10 + 2]);
  expect(withCubes(2).now.tiles['bolton#3']).toMatchObject({ flipped: false, cubes: 1 });
});

it('lancashire.flip.2: a mine that moves its last cube to the market flips, one that keeps a cube does not', () => {
  const built = (coal: number): Scene =>
    canal({
      players: [{ hand: ['rochdale', 'rochdale'] }],
      links: { 'rochdale-yorkshire': 1 },
      markets: { coal },
    }).play('build rochdale#1 coal with rochdale');
  expect(built(6).now.tiles['rochdale#1']).toMatchObject({ tile: 'coal-1', flipped: true, cubes: 0 });
  expect(built(6).now.players[0].income).toBe(10 + 4);
  expect(built(7).now.tiles['rochdale#1']).toMatchObject({ flipped: false, cubes: 1 });
  expect(built(7).now.players[0].income).toBe(10);
});

it('lancashire.flip.2: an iron works that moves its last cube to the market flips', () => {
  const built = (iron: number): Scene =>
    canal({
      players: [{ hand: ['rochdale', 'rochdale'] }],
      links: { 'rochdale-yorkshire': 1 },
      markets: { iron },
    }).play('build rochdale#3 iron with rochdale');
  expect(built(4).now.tiles['rochdale#3']).toMatchObject({ tile: 'iron-1', flipped: true, cubes: 0 });
  expect(built(4).now.players[0].income).toBe(10 + 3);
  expect(built(5).now.tiles['rochdale#3']).toMatchObject({ flipped: false, cubes: 1 });
  expect(built(5).now.players[0].income).toBe(10);
});

it.each([
  [8, -2, 15, 3],
  [29, 10, 36, 12],
  [61, 21, 68, 22],
])('lancashire.flip.3: coal mine II moves the marker from space %i by 7 spaces', (from, was, to, level) => {
  const before = canal({ players: hands(10, from) });
  expect(before.now.players[1].level).toBe(was);
  expect(railToMine(1, from).now.players[1]).toMatchObject({ income: to, level });
});

it.each([
  ['cotton-1', 5],
  ['cotton-2', 4],
  ['cotton-3', 3],
  ['cotton-4', 2],
])('lancashire.flip.3: %s moves its owner by %i, at once', (tile, spaces) => {
  const scene = canal({
    players: hands(20, 20),
    tiles: { ...port, 'manchester#1': { seat: 0, tile } },
    links: toPort,
  });
  scene.play('sell manchester#1 to warrington#1');
  expect(scene.now.players.map(({ income }) => income)).toEqual([20 + spaces, 20 + 3]);
  expect(scene.now.actionsLeft).toBe(1);
});

it.each([
  [92, 99],
  [93, 99],
  [99, 99],
])('lancashire.flip.4: an advance of 7 from space %i ends on space %i', (from, to) => {
  expect(railToMine(1, from).now.players[1]).toMatchObject({ income: to, level: 30 });
});

it('lancashire.flip.4: bonus and income of a mill sold to the distant market end there too', () => {
  const scene = canal({
    players: hands(97, 98),
    tiles: { ...mill, ...port },
    links: toPort,
    distant: { tiles: { '1': 1 } },
  });
  scene.play('sell manchester#1 to abroad');
  expect(scene.now.players.map(({ income }) => income)).toEqual([99, 98]);
});

it('lancashire.flip.4: a loan does not bring lost spaces back', () => {
  const scene = canal({ players: hands(98, 98), tiles: { ...mill, ...port }, links: toPort });
  scene.play('sell manchester#1 to warrington#1');
  expect(scene.now.players.map(({ income }) => income)).toEqual([99, 99]);
  scene.play('loan 10');
  expect(scene.now.players[0]).toMatchObject({ income: 96, level: 29 });
});
