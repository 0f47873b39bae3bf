/** What is connected over all seats' links and open lanes. */

import { NONE } from '../ids.ts';
import type { PlaceId } from '../ids.ts';
import { oncePerTable } from '../oncePerTable.ts';
import { first, has, isEmpty, meet, NO_PLACES, only, placesOf, union, without, withoutFirst } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isLaneOpen } from './lanes.ts';

/** For each place, itself and the places that a laid link or an open lane connects it to directly. */
const neighbourPlaces = (table: Table, state: State): PlaceSet[] => {
  const { linkOwner } = state;
  const near: PlaceSet[] = [];
  for (let place = 0; place < table.places.length; place++) near.push(only(place as PlaceId));
  for (let link = 0; link < linkOwner.length; link++) {
    if (linkOwner[link] === NONE) continue;
    const { ends, endSet } = table.links[link];
    if (meet(endSet, table.terminals)) continue;
    for (let end = 0; end < ends.length; end++) near[ends[end]] = union(near[ends[end]], endSet);
  }
  for (const lane of table.lanes) {
    if (!isLaneOpen(table, state, lane)) continue;
    near[lane.land] = union(near[lane.land], lane.endSet);
    near[lane.sea] = union(near[lane.sea], lane.endSet);
  }
  return near;
};

/** Replaces neighbours by everything that can be reached over them. */
const spread = (near: PlaceSet[]): void => {
  let done = NO_PLACES;
  for (let start = 0; start < near.length; start++) {
    if (has(done, start as PlaceId)) continue;
    let reached = near[start];
    for (let rest = withoutFirst(reached); !isEmpty(rest);) {
      const fresh = without(near[first(rest)], reached);
      reached = union(reached, fresh);
      rest = union(withoutFirst(rest), fresh);
    }
    for (let rest = reached; !isEmpty(rest); rest = withoutFirst(rest)) near[first(rest)] = reached;
    done = union(done, reached);
  }
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

const findJoined = (table: Table, state: State): readonly PlaceSet[] => {
  const joined = neighbourPlaces(table, state);
  spread(joined);
  if (!isEmpty(table.terminals)) addTerminals(table, state, joined);
  return joined;
};

/** Remembers what is connected in the latest position: often the next one that is looked at has the same links and lanes. */
class Connections {
  readonly #table: Table;
  readonly #linkOwner: Int16Array;
  readonly #openLanes: Uint8Array;
  #joined: readonly PlaceSet[] | undefined;

  constructor(table: Table) {
    this.#table = table;
    this.#linkOwner = new Int16Array(table.links.length);
    this.#openLanes = new Uint8Array(table.lanes.length);
  }

  in(state: State): readonly PlaceSet[] {
    if (this.#joined && this.#hasSameLinks(state) && this.#hasSameLanes(state)) return this.#joined;
    const { lanes } = this.#table;
    this.#linkOwner.set(state.linkOwner);
    for (let lane = 0; lane < lanes.length; lane++) {
      this.#openLanes[lane] = isLaneOpen(this.#table, state, lanes[lane]) ? 1 : 0;
    }
    return (this.#joined = findJoined(this.#table, state));
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

const connectionsAt = oncePerTable((table) => new Connections(table));

/** For each place, the places connected to it, itself included. */
export const joinPlaces = (table: Table, state: State): readonly PlaceSet[] => connectionsAt(table).in(state);
