/** Shared by the actions that choose a source. They are asked only if there is more than one source. */

import { asks } from '../actions.ts';
import type { ActionOf, Question } from '../actions.ts';
import type { Tell } from '../events.ts';
import { NONE } from '../ids.ts';
import type { CargoId, PlaceId, Seat, SiteId } from '../ids.ts';
import { takeCube } from '../modules/tiles.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { AnswerRule, Table } from '../table.ts';

type Take = 'coal' | 'iron' | 'beer';

/** Where the current action consumes, by the rulebook: at either end of the new link, or in the tile's place. */
export const useOf = (table: Table, state: State): readonly PlaceId[] =>
  state.taskLink === NONE ? [table.sites[state.taskSite].place] : table.links[state.taskLink].ends;

/** Takes one cube or barrel from a tile and settles one of those owed. */
export const takeFrom = (table: Table, state: State, seat: Seat, cargo: CargoId, site: SiteId, tell: Tell): void => {
  takeCube(table, state, seat, site, tell);
  state.owed[cargo]--;
};

export const takeRule = <K extends Take>(
  kind: K & Question,
  cargo: CargoId,
  sources: (table: Table, state: State, seat: Seat) => readonly SiteId[],
  fault: (table: Table, state: State, seat: Seat, site: SiteId) => Fault | undefined,
): AnswerRule<K> => ({
  kind,
  answers: kind,
  list(table, state, seat, _survey, offer) {
    for (const site of sources(table, state, seat)) offer(table.catalogue[kind][site]);
  },
  check(table, state, seat, action) {
    if (state.awaits !== asks[kind]) return refuse('notAskedNow');
    return fault(table, state, seat, (action as ActionOf<Take>).site);
  },
  play(table, state, seat, action, tell) {
    takeFrom(table, state, seat, cargo, (action as ActionOf<Take>).site, tell);
  },
});
