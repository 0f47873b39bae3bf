/** Tables and positions for tests of the map. */

import { apprentice } from '@coalbrook/bots';
import { editions, findEdition } from '@coalbrook/editions';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  makeTable,
  mask,
  play,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { GameEvent, Table, View, Wish } from '@coalbrook/rules';

export const tableOf = (slug: string, wish: Wish): Table => {
  const edition = findEdition(slug);
  if (!edition) throw new Error(slug);
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

/** A table for every board of every edition, with the fewest and the most seats. */
export const everyTable = (): readonly { readonly name: string; readonly table: Table }[] =>
  editions.flatMap(({ slug, seats, boards }) =>
    boards.flatMap((board) => {
      const options = board.name === 'New England' ? ['new-england'] : [];
      return [seats[0], seats[seats.length - 1]].map((count) => ({
        name: `${board.name} with ${count}`,
        table: tableOf(slug, { seats: count, options }),
      }));
    }),
  );

/** The views of a game after each decision, with the events that led to them. */
export const playedViews = (
  table: Table,
  decisions: number,
): readonly { readonly view: View; readonly events: readonly GameEvent[] }[] => {
  const seed = seedOf('map');
  let events: GameEvent[] = [];
  const tell = (event: GameEvent): void => void events.push(event);
  const state = beginGame(table, tell);
  const views: { readonly view: View; readonly events: readonly GameEvent[] }[] = [];
  let count = 0;
  while (!isOver(state) && count < decisions) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed), tell);
      continue;
    }
    const view = mask(table, state, state.actor);
    views.push({ view, events });
    events = [];
    const action = apprentice.choose({ table, view, legal: legalActions(table, view), count, seed });
    play(table, state, action, tell);
    count++;
  }
  return views;
};
