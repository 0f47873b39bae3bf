/** Choosing between tiles: which to sell, which to take cubes or barrels from, which of equal sites to build on. */

import { NONE } from '@coalbrook/rules';
import type { PlaceId, Seat, SiteId } from '@coalbrook/rules';

import type { AutomatonTurn } from './automatonTurn.ts';
import type { Preference } from './choice.ts';
import { alphabetOf, turnsFrom } from './compass.ts';
import { planCard } from './planCard.ts';

const placeOf = ({ table }: AutomatonTurn, site: SiteId): PlaceId => table.sites[site].place;

const countLinks = ({ table, state }: AutomatonTurn, place: PlaceId, counts: (owner: Seat) => boolean): number => {
  let count = 0;
  for (const { id, ends } of table.links) {
    const owner = state.linkOwner[id];
    if (owner !== NONE && ends.includes(place) && counts(owner)) count++;
  }
  return count;
};

export const ownLinks = (turn: AutomatonTurn, place: PlaceId): number =>
  countLinks(turn, place, (owner) => owner === turn.seat);

/** Its links at a place minus the person's. Another automaton's do not count. */
export const linkBalance = (turn: AutomatonTurn, place: PlaceId): number =>
  ownLinks(turn, place) - countLinks(turn, place, (owner) => !turn.table.automata[owner]);

/** The corner shown on the top card of the deck decides between sites of one place. */
export const byCorner = ({ table, state, seat }: AutomatonTurn): Preference<SiteId> => {
  const { corner } = planCard(table, state.nextPlan[seat]).back;
  return { by: 'corner', worth: (site) => -turnsFrom(table, corner, site) };
};

export const byPlace = (turn: AutomatonTurn): readonly Preference<PlaceId>[] => [
  { by: 'linkBalance', worth: (place) => linkBalance(turn, place) },
  { by: 'alphabet', worth: (place) => -alphabetOf(turn.table, place) },
];

export const bySite = (turn: AutomatonTurn): readonly Preference<SiteId>[] => [
  ...byPlace(turn).map(({ by, worth }) => ({ by, worth: (site: SiteId) => worth(placeOf(turn, site)) })),
  byCorner(turn),
];

export const ownFirst = ({ state, seat }: AutomatonTurn): Preference<SiteId> => ({
  by: 'ownSource',
  worth: (site) => (state.tileOwner[site] === seat ? 1 : 0),
});

export const personFirst = ({ table, state }: AutomatonTurn): Preference<SiteId> => ({
  by: 'personSource',
  worth: (site) => (table.automata[state.tileOwner[site]] ? 0 : 1),
});
