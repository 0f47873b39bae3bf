import { lowestTile, NONE, placeSets, projectCount, surveyOf } from '@coalbrook/rules';
import type { IndustryId, LinkId, PlaceId, State, Table, View } from '@coalbrook/rules';

import type { Aftermath } from './aftermath.ts';
import { nearerBuyers, newBuyers } from './buyerReasons.ts';
import type { MoveReason } from './moveReason.ts';

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

/** What cards of the hand let the seat build at a place. */
const buildableAt = (table: Table, view: View, place: PlaceId): readonly IndustryId[] => {
  const { hand } = surveyOf(table, view, view.actor);
  const free = table.places[place].sites.filter((site) => view.tile[site] === NONE);
  return table.industries
    .filter(({ id }) => hand.some((card) => table.cards[card].industries[id] && !table.cards[card].wild))
    .filter(({ id }) => free.some((site) => table.sites[site].industries.includes(id)))
    .filter(({ id }) => lowestTile(table, view, view.actor, id)?.mayBuild[view.era])
    .map(({ id }) => id);
};

const opened = (table: Table, view: View, { board }: Aftermath): readonly MoveReason[] => {
  const { home } = surveyOf(table, view, view.actor);
  const fresh = placeSets.without(surveyOf(table, board, view.actor).home, home);
  return placeSets.placesOf(fresh).flatMap((place): readonly MoveReason[] => {
    const industries = buildableAt(table, view, place);
    return industries.length > 0 ? [{ about: 'opens', place, industries }] : [];
  });
};

/** What the link counts or pays if the era ended now. */
const counted = (table: Table, { board }: Aftermath, link: LinkId): readonly MoveReason[] =>
  projectCount(table, board).events.flatMap((event): readonly MoveReason[] => {
    if (event.event === 'linkScored' && event.link === link && event.points > 0)
      return [{ about: 'linkPoints', points: event.points }];
    return event.event === 'linkPaid' && event.link === link ? [{ about: 'linkMoney', money: event.money }] : [];
  });

/** More uses than these are not read. */
const MOST_USES = 2;

export const linkReasons = (table: Table, view: View, aftermath: Aftermath, link: LinkId): readonly MoveReason[] => {
  // One of each sort is enough.
  const uses = [newBuyers, nearerBuyers, carried, opened, markets].flatMap((find) =>
    find(table, view, aftermath).slice(0, 1),
  );
  return [...uses.slice(0, MOST_USES), ...counted(table, aftermath, link)];
};
