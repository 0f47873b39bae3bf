import { isFinalRound, lowestTile, NONE, placeSets, projectCount, surveyOf } from '@coalbrook/rules';
import type { CardId, IndustryId, LinkId, PlaceId, State, Table, View } from '@coalbrook/rules';

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

/** The sorts of cards that the seat has left after the move. */
const handAfter = (table: Table, view: View, { events }: Aftermath): readonly CardId[] =>
  surveyOf(table, view, view.actor).hand.filter((card) => {
    const spent = events.filter((event) => event.event === 'discarded' && event.card === card);
    return view.hand[view.actor * table.cards.length + card] > spent.length;
  });

/** What industry cards let the seat build at a place; nothing if it has a card for the place anyway. */
const buildableAt = (table: Table, view: View, hand: readonly CardId[], place: PlaceId): readonly IndustryId[] => {
  if (hand.some((card) => placeSets.has(table.cards[card].places, place))) return [];
  const free = table.places[place].sites.filter((site) => view.tile[site] === NONE);
  return table.industries
    .filter(({ id }) => hand.some((card) => table.cards[card].industries[id] && !table.cards[card].wild))
    .filter(({ id }) => free.some((site) => table.sites[site].industries.includes(id)))
    .filter(({ id }) => lowestTile(table, view, view.actor, id)?.mayBuild[view.era])
    .map(({ id }) => id);
};

/** The places where cards can be used only after the move; at the very end there is hardly time for it. */
const opened = (table: Table, view: View, aftermath: Aftermath): readonly MoveReason[] => {
  if (isFinalRound(table, view)) return [];
  const { board } = aftermath;
  const hand = handAfter(table, view, aftermath);
  const { home } = surveyOf(table, view, view.actor);
  const fresh = placeSets.without(surveyOf(table, board, view.actor).home, home);
  return placeSets.placesOf(fresh).flatMap((place): readonly MoveReason[] => {
    const industries = buildableAt(table, view, hand, place);
    return industries.length > 0 ? [{ about: 'opens', place, industries }] : [];
  });
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
  return [...uses.slice(0, MOST_USES), ...counted(table, aftermath, link)];
};
