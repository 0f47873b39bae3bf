/** Games for tests of the desk. */

import { random } from '@coalbrook/bots';
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
import type { Action, Edition, GameEvent, State, Table, View } from '@coalbrook/rules';

export const tableFor = (edition: Edition, seats = edition.seats[0]): Table => {
  const made = makeTable(edition, { seats });
  if (!made.ok) throw new Error('no table');
  return made.value;
};

export interface SampleDecision {
  readonly state: State;
  readonly view: View;
  readonly legal: readonly Action[];
  /** The action that will be chosen. */
  readonly action: Action;
  /** All events so far. */
  readonly events: readonly GameEvent[];
}

/** Every decision of a game, played at random unless something else is said. */
export function* decisionsOf(
  table: Table,
  name: string,
  choose?: (legal: readonly Action[], count: number) => Action,
): Generator<SampleDecision> {
  const seed = seedOf(name);
  const events: GameEvent[] = [];
  const tell = (event: GameEvent): void => void events.push(event);
  const state = beginGame(table, tell);
  for (let count = 0; !isOver(state); count++) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed), tell);
      continue;
    }
    const view = mask(table, state, state.actor);
    const legal = legalActions(table, view);
    const action = choose?.(legal, count) ?? random.choose({ table, view, legal, count, seed });
    yield { state, view, legal, action, events };
    play(table, state, action, tell);
  }
}
