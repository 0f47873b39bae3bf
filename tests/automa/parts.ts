/** An automaton's turn taken apart: what it did on the front of a card and what on the back of the next one. */

import type { GameEvent } from '@coalbrook/rules';

import type { Scene } from '../scene.ts';
import { backOf, deedsOf, EADWEARD, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';

export interface Parts {
  readonly front: readonly string[];
  readonly back: readonly string[];
}

const isOfBack = (event: GameEvent): boolean =>
  (event.event === 'planFollowed' || event.event === 'planHindered') && typeof event.part === 'string';

export const partsOf = (scene: Scene): Parts => {
  const deeds = deedsOf(scene);
  const start = scene.events.findIndex(isOfBack);
  if (start === -1) return { front: deeds, back: [] };
  const back = deedsOf(Object.assign(Object.create(scene) as Scene, { events: scene.events.slice(start) }));
  return { front: deeds.slice(0, deeds.length - back.length), back };
};

/** What it does on fronts: the first card is turned over, the next is then on top, and so on. */
export const frontOf = (setting: Setting, ...cards: readonly string[]): readonly string[] =>
  partsOf(turnOf(setting, cards)).front;

/** Network on the back of card 4, where nothing can be sold and no works has cubes. */
export const networkAt = (setting: Setting, place: string): string[] => deedsOf(backOf(setting, '4', place));

const levels = { cotton: 4, manufacturer: 8, pottery: 5, coal: 4, iron: 4, brewery: 4 } as const;

/** No tile of some industries left on the mat. */
export const without = (...industries: readonly (keyof typeof levels)[]): Record<string, number> =>
  Object.fromEntries(
    industries.flatMap((industry) =>
      Array.from({ length: levels[industry] }, (_, index) => [`${industry}-${index + 1}`, 0] as const),
    ),
  );

/** A mat without tiles, so that only the network slot of every front is possible. */
export const bare = { mat: without('cotton', 'manufacturer', 'pottery', 'coal', 'iron', 'brewery') } as const;

/** Lines that belong to one seat. */
export const held = (seat: number, ...lines: readonly string[]): Record<string, number> =>
  Object.fromEntries(lines.map((line) => [line, seat]));

type Drafted = NonNullable<Setting['tiles']>[string];

type Tile = (tile: string, more?: Partial<Drafted>) => Drafted;

export const ofPerson: Tile = (tile, more = {}) => ({ seat: PERSON, tile, ...more });

export const ofEadweard: Tile = (tile, more = {}) => ({ seat: EADWEARD, tile, ...more });

/** A tile of Eadweard that does nothing but put its place in the network. */
export const spent: Tile = (tile) => ofEadweard(tile, { flipped: true });

/** A tile where it is in nobody's way: in the canal era no line leads to Uttoxeter. */
export const away = { 'uttoxeter#1': spent('brewery-2') } as const;
