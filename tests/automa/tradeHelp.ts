/** Helpers for tests of sales: merchants, and where the automaton took its beer from. */

import type { Scene } from '../scene.ts';
import { EADWEARD, PERSON } from './solo.ts';
import type { Setting } from './solo.ts';

export type Tiles = NonNullable<Setting['tiles']>;
type Merchants = NonNullable<Setting['merchants']>;

const spacesForTwo = ['shrewsbury#1', 'oxford#1', 'oxford#2', 'gloucester#1', 'gloucester#2'];

const merchantsOn = (
  spaces: readonly string[],
  buyers: Readonly<Record<string, string>>,
  barrels: readonly string[],
): Merchants =>
  Object.fromEntries(
    spaces.map((space) => [space, { tile: buyers[space] ?? 'blank', barrel: barrels.includes(space) }]),
  );

/** The merchant tiles against one automaton; spaces not named are blank, and there are barrels only where stated. */
export const merchants = (buyers: Readonly<Record<string, string>>, barrels: readonly string[] = []): Merchants =>
  merchantsOn(spacesForTwo, buyers, barrels);

/** The merchant tiles against two automata. */
export const merchantsForThree = (
  buyers: Readonly<Record<string, string>>,
  barrels: readonly string[] = [],
): Merchants => merchantsOn([...spacesForTwo, 'warrington#1', 'warrington#2'], buyers, barrels);

/** Plan cards by their corner icon; only that of NW could develop without works' cubes, up to £3. */
export const cardOf = { NW: '2', NE: '8', SE: '13', SW: '4' } as const;

/** A tile of Eadweard, with all its cubes unless said otherwise. */
export const own = (tile: string, cubes?: number): Tiles[string] => ({
  seat: EADWEARD,
  tile,
  ...(cubes === undefined ? {} : { cubes }),
});

/** A tile of the person. */
export const persons = (tile: string, cubes?: number): Tiles[string] => ({ ...own(tile, cubes), seat: PERSON });

/** The sites whose tiles were sold, in order. */
export const soldIn = ({ events, table }: Scene): string[] =>
  events.flatMap((event) => (event.event === 'sold' ? [table.sites[event.site].slug] : []));
