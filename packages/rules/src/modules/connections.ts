/** What is connected over all seats' links and open lanes. */

import { NONE } from '../ids.ts';
import type { PlaceId } from '../ids.ts';
import { oncePerTable } from '../oncePerTable.ts';
import { first, has, isEmpty, meet, NO_PLACES, only, placesOf, union, without, withoutFirst } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isLaneOpen } from './lanes.ts';

/** What is connected in one position; both lists are indexed by place and include the place itself. */
export interface Connections {
  /** The places that a laid link or an open lane leads to. */
  readonly near: readonly PlaceSet[];
  /** The places that can be reached. Terminals can, but lead no further. */
  readonly joined: readonly PlaceSet[];
}

const singlePlaces = oncePerTable(({ places }) => places.map(({ id }) => only(id)));

/** The places next to each over laid links and open lanes; those to avoid are next to none. */
const findNear = (table: Table, state: State, avoided: PlaceSet): PlaceSet[] => {
  const { linkOwner } = state;
  const near = singlePlaces(table).slice();
  for (let link = 0; link < linkOwner.length; link++) {
    if (linkOwner[link] === NONE) continue;
    const { ends, endSet } = table.links[link];
    const isOpen = !meet(endSet, avoided);
    if (!isOpen && table.terminalsCutLines) continue;
    const through = isOpen ? endSet : without(endSet, avoided);
    for (let end = 0; end < ends.length; end++) {
      if (isOpen || has(through, ends[end])) near[ends[end]] = union(near[ends[end]], through);
    }
  }
  for (const lane of table.lanes) {
    if (!isLaneOpen(table, state, lane)) continue;
    near[lane.land] = union(near[lane.land], lane.endSet);
    near[lane.sea] = union(near[lane.sea], lane.endSet);
  }
  return near;
};

/** Everything that can be reached over neighbours. */
const spread = (near: readonly PlaceSet[]): PlaceSet[] => {
  const joined = near.slice();
  let done = NO_PLACES;
  for (let start = 0; start < near.length; start++) {
    let reached = near[start];
    let rest = withoutFirst(reached);
    if (isEmpty(rest) || has(done, start as PlaceId)) continue;
    while (!isEmpty(rest)) {
      const fresh = without(near[first(rest)], reached);
      reached = union(reached, fresh);
      rest = union(withoutFirst(rest), fresh);
    }
    for (rest = reached; !isEmpty(rest); rest = withoutFirst(rest)) joined[first(rest)] = reached;
    done = union(done, reached);
  }
  return joined;
};

/** Adds terminals: each is connected to where its links lead, but connects nothing. */
const addTerminals = (table: Table, state: State, joined: PlaceSet[]): void => {
  const through = [...joined];
  for (const link of table.links) {
    if (state.linkOwner[link.id] === NONE || !meet(link.endSet, table.terminals)) continue;
    for (const terminal of link.ends) {
      if (!has(table.terminals, terminal)) continue;
      for (const other of link.ends) {
        joined[terminal] = union(joined[terminal], through[other]);
        for (const place of placesOf(through[other])) joined[place] = union(joined[place], only(terminal));
      }
    }
  }
  const ended = [...joined];
  for (const terminal of placesOf(table.terminals)) {
    for (const place of placesOf(without(ended[terminal], table.terminals))) {
      joined[terminal] = union(joined[terminal], ended[place]);
    }
  }
};

const findConnections = (table: Table, state: State): Connections => {
  const near = findNear(table, state, NO_PLACES);
  if (isEmpty(table.terminals)) return { near, joined: spread(near) };
  const joined = spread(findNear(table, state, table.terminals));
  addTerminals(table, state, joined);
  return { near, joined };
};

/** Remembers the connections of the latest position: often the next one that is looked at has the same links and lanes. */
class LatestConnections {
  readonly #table: Table;
  readonly #linkOwner: Int16Array;
  readonly #openLanes: Uint8Array;
  #latest: Connections | undefined;

  constructor(table: Table) {
    this.#table = table;
    this.#linkOwner = new Int16Array(table.links.length);
    this.#openLanes = new Uint8Array(table.lanes.length);
  }

  in(state: State): Connections {
    if (this.#latest && this.#hasSameLinks(state) && this.#hasSameLanes(state)) return this.#latest;
    const { lanes } = this.#table;
    this.#linkOwner.set(state.linkOwner);
    for (let lane = 0; lane < lanes.length; lane++) {
      this.#openLanes[lane] = isLaneOpen(this.#table, state, lanes[lane]) ? 1 : 0;
    }
    return (this.#latest = findConnections(this.#table, state));
  }

  #hasSameLinks({ linkOwner }: State): boolean {
    for (let link = 0; link < linkOwner.length; link++) if (linkOwner[link] !== this.#linkOwner[link]) return false;
    return true;
  }

  #hasSameLanes(state: State): boolean {
    const { lanes } = this.#table;
    for (let lane = 0; lane < lanes.length; lane++) {
      if (isLaneOpen(this.#table, state, lanes[lane]) !== (this.#openLanes[lane] === 1)) return false;
    }
    return true;
  }
}

const latestConnections = oncePerTable((table) => new LatestConnections(table));

export const connectionsIn = (table: Table, state: State): Connections => latestConnections(table).in(state);

/** For each place, the places connected to it, itself included. */
export const joinPlaces = (table: Table, state: State): readonly PlaceSet[] => connectionsIn(table, state).joined;
