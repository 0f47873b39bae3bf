import { isFinalRound, legalActions, NONE, placeSets, projectCount, surveyOf } from '@coalbrook/rules';
import type { LinkId, PlaceId, State, Table, View } from '@coalbrook/rules';

import type { Aftermath } from './aftermath.ts';
import { nearerBuyers, newBuyers } from './buyerReasons.ts';
import type { LinkSource, MoveReason } from './moveReason.ts';

/** What cargo of the learner that is left after the move reaches because of it. */
const carried = (table: Table, view: View, { board }: Aftermath): readonly MoveReason[] => {
  const before = surveyOf(table, view, view.actor);
  const { joined } = surveyOf(table, board, view.actor);
  return before.ownSites.flatMap((site): readonly MoveReason[] => {
    const { cargo } = table.tiles[view.tile[site]];
    if (cargo === undefined || view.cubes[site] === 0 || board.flipped[site] === 1) return [];
    if (!table.markets[cargo]?.carried) return [];
    const { place } = table.sites[site];
    const fresh = placeSets.without(joined[place], before.joined[place]);
    const places = placeSets.placesOf(fresh).filter((one) => table.places[one].sites.length > 0);
    return places.length > 0 ? [{ about: 'carries', cargo, site, places }] : [];
  });
};

/** The carried cargoes whose markets the network reaches only now. */
const markets = (table: Table, view: View, { board }: Aftermath): readonly MoveReason[] => {
  const isConnected = (state: State): boolean => {
    const { network, joined, trade } = surveyOf(table, state, view.actor);
    return placeSets.placesOf(network).some((place) => placeSets.meet(joined[place], trade));
  };
  if (isConnected(view) || !isConnected(board)) return [];
  return table.markets.flatMap((market) => (market?.carried ? [{ about: 'market', cargo: market.cargo }] : []));
};

/** The places where a tile can be built at once, and could not be before; at the very end there is no time for it. */
const opened = (table: Table, view: View, { board, isPaid }: Aftermath): readonly MoveReason[] => {
  if (isFinalRound(table, view) || !isPaid) return [];
  const { home } = surveyOf(table, view, view.actor);
  const fresh = placeSets.without(surveyOf(table, board, view.actor).home, home);
  if (placeSets.placesOf(fresh).length === 0) return [];
  const buildsIn = (state: State, place: PlaceId) =>
    legalActions(table, state).flatMap((action) =>
      action.kind === 'build' && table.sites[action.site].place === place && state.tile[action.site] === NONE
        ? [action]
        : [],
    );
  return placeSets.placesOf(fresh).flatMap((place): readonly MoveReason[] => {
    const there = buildsIn(board, place);
    // Whoever has a card for the place needs no network there.
    if (there.some(({ card }) => placeSets.has(table.cards[card].places, place))) return [];
    const known = new Set(buildsIn(view, place).map(({ industry }) => industry));
    const industries = [...new Set(there.map(({ industry }) => industry))].filter((one) => !known.has(one));
    return industries.length > 0 ? [{ about: 'opens', place, industries }] : [];
  });
};

/** The places that the network grows by. */
const reached = (table: Table, view: View, { board }: Aftermath): readonly MoveReason[] => {
  const { network } = surveyOf(table, view, view.actor);
  const places = placeSets.placesOf(placeSets.without(surveyOf(table, board, view.actor).network, network));
  return places.length > 0 ? [{ about: 'reaches', places }] : [];
};

/** What a link scores for, at each end. */
const sourcesOf = (table: Table, board: State, link: LinkId): readonly LinkSource[] =>
  table.links[link].ends.flatMap((place) => {
    const { icons, sites } = table.places[place];
    const scoring = sites
      .filter((site) => board.flipped[site] === 1)
      .map((site) => table.tiles[board.tile[site]].icons)
      .filter((points) => points > 0);
    const points = scoring.reduce((sum, one) => sum + one, 0);
    return [
      ...(icons > 0 ? [{ place, points: icons, tiles: 0 }] : []),
      ...(points > 0 ? [{ place, points, tiles: scoring.length }] : []),
    ];
  });

/** What the link counts or pays if the era ended now. */
const counted = (table: Table, { board }: Aftermath, link: LinkId): readonly MoveReason[] =>
  projectCount(table, board).events.flatMap((event): readonly MoveReason[] => {
    if (event.event === 'linkScored' && event.link === link && event.points > 0)
      return [{ about: 'linkPoints', points: event.points, sources: sourcesOf(table, board, link) }];
    return event.event === 'linkPaid' && event.link === link ? [{ about: 'linkMoney', money: event.money }] : [];
  });

/** More uses than these are not read. */
const MOST_USES = 2;

export const linkReasons = (table: Table, view: View, aftermath: Aftermath, link: LinkId): readonly MoveReason[] => {
  // One of each sort is enough.
  const uses = [newBuyers, nearerBuyers, carried, opened, markets].flatMap((find) =>
    find(table, view, aftermath).slice(0, 1),
  );
  const found = [...uses.slice(0, MOST_USES), ...counted(table, aftermath, link)];
  return found.length > 0 ? found : reached(table, view, aftermath);
};
