import { lowestTile } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';

import { worthOfAction } from './evaluation/economy.ts';

/** What a player likes for its own sake: how many actions it would give for one of these. */
export interface Leaning {
  /** Laying a link. */
  readonly links?: number;
  /** Building what others need: a tile that holds coal, iron or beer. */
  readonly supplies?: number;
  /** Taking a tile off the mat. */
  readonly development?: number;
}

const likingFor = (table: Table, state: State, leaning: Leaning, action: Action): number => {
  const { links = 0, supplies = 0, development = 0 } = leaning;
  switch (action.kind) {
    case 'network':
      return links;
    case 'develop':
    case 'remove':
      return development;
    case 'build':
    case 'double':
      return lowestTile(table, state, state.actor, action.industry)?.cargo === undefined ? 0 : supplies;
    default:
      return 0;
  }
};

/** The points that a leaning adds to an action. */
export const leaningTo = (table: Table, state: State, leaning: Leaning, action: Action): number =>
  worthOfAction(table) * likingFor(table, state, leaning, action);
