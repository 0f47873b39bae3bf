/** Ends of rounds, eras and games, for tests of what is settled there. */

import type { Description } from '@coalbrook/rules';

import { Scene } from '../scene.ts';
import type { Setting } from './drafts.ts';

export type Player = NonNullable<Setting['players']>[number];

const roundsFor = ({ seats = 2, options = [] }: Setting): number =>
  seats === 3 && options.includes('classic-deck') ? 10 : 12 - seats;

/** Before the last action of a round in the middle of an era. The last seat has one card, so a pass asks no question. */
export const lastActionOfRound = (setting: Setting = {}): Scene => {
  const { seats = 2, players = [] } = setting;
  const all = Array.from({ length: seats }, (_, seat): Player => players[seat] ?? {});
  const last = seats - 1;
  all[last] = { hand: ['iron'], ...all[last] };
  return new Scene({ edition: 'lancashire', seats, round: 3, turn: last, actionsLeft: 1, ...setting, players: all });
};

export const endOfRound = (setting: Setting = {}): Scene => lastActionOfRound(setting).play('pass');

/** Before the last action of an era, where the last seat has the only card left. */
export const lastActionOfEra = (setting: Setting = {}): Scene => {
  const { seats = 2 } = setting;
  return new Scene({
    edition: 'lancashire',
    seats,
    round: roundsFor(setting),
    turn: seats - 1,
    actionsLeft: 1,
    ...setting,
  });
};

export const endOfEra = (setting: Setting = {}): Scene => lastActionOfEra(setting).play('pass');

export const endOfGame = (setting: Setting = {}): Scene => endOfEra({ era: 'rail', ...setting });

/** Passing to the end of the game. */
export const passOut = (scene: Scene): Scene => scene.passUntil(({ pending }) => pending.awaits === 'nothing');

export const points = (scene: Scene): number[] => scene.now.players.map((player) => player.points);
export const money = (scene: Scene): (number | undefined)[] => scene.now.players.map((player) => player.money);
export const winners = (scene: Scene): number[] =>
  scene
    .told('gameEnded')
    .flatMap((event) => event.winners)
    .toSorted((a, b) => a - b);
export const ranks = (scene: Scene): (number | undefined)[] =>
  scene.standings.toSorted((a, b) => a.seat - b.seat).map(({ rank }) => rank);

/** All cards in hands, in the deck and aside. */
export const cardsIn = ({ players, deck }: Description): Record<string, number> => {
  const cards: Record<string, number> = {};
  for (const pile of [...players.map(({ hand }) => hand), deck]) {
    for (const [card, count] of Object.entries(pile ?? {})) cards[card] = (cards[card] ?? 0) + count;
  }
  return cards;
};

/** Counts from lists of names under the number of copies. */
export const copies = (lists: Readonly<Record<number, string>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([count, names]) => names.split(' ').map((name) => [name, Number(count)])),
  );

/** The printed points and half the printed cost of every tile that can be built, with a site and a line beside it. */
const printed = {
  cotton: { site: 'bolton#1', line: 'bolton-bury', points: [5, 5, 9, 12], halves: [6, 7, 8, 9] },
  coal: { site: 'wigan#1', line: 'liverpool-wigan', points: [1, 2, 3, 4], halves: [2, 3, 4, 5] },
  iron: { site: 'manchester#4', line: 'bolton-manchester', points: [3, 5, 7, 9], halves: [2, 3, 4, 6] },
  port: { site: 'fleetwood#1', line: 'fleetwood-preston', points: [2, 4, 6, 9], halves: [3, 3, 4, 4] },
  shipyard: { site: 'liverpool#3', line: 'liverpool-wigan', points: [10, 18], halves: [8, 12] },
} as const;

export const kinds = Object.entries(printed).flatMap(([industry, { site, line, points: values, halves }]) =>
  values.map((value, index) => ({
    tile: `${industry}-${index + 1}`,
    site,
    line,
    /** The last era in which the tile can lie on the board. */
    era: index === 0 ? 'canal' : 'rail',
    points: value,
    half: halves[index],
  })),
);
