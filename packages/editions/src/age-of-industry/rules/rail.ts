import { NONE, placeSets, refuse } from '@coalbrook/rules';
import type { Fault, LinkId, LinkPrice, Seat, State, Table, TurnRule } from '@coalbrook/rules';
import { begin, mayBegin, pay, reachOf } from '@coalbrook/rules/compose';

import { isSupplied, placesWithTrade } from './reach.ts';
import { hasTiles, supplyFault, touches } from './terms.ts';

const RAIL = { kind: 'network', cards: 0 } as const;

/** A seat's first rail costs only money; later ones also cost coal and iron. */
const priceFor = (table: Table, state: State, seat: Seat): LinkPrice => {
  const isFirst = state.linkTiles[seat] === table.start.linkTiles;
  return table.eras[state.era].links[isFirst ? 0 : 1];
};

const lineFault = (table: Table, state: State, seat: Seat, link: LinkId): Fault | undefined => {
  if (state.linkTiles[seat] === 0) return refuse('noLinkTileLeft');
  if (state.linkOwner[link] !== NONE) return refuse('lineTaken', { link });
  const { ends } = table.links[link];
  if (!hasTiles(table, state, seat) && state.linkTiles[seat] === table.start.linkTiles) return refuse('noNetworkYet');
  const isNear = ends.some(
    (end) => touches(table, state, seat, end) || table.places[end].sites.some((site) => state.tileOwner[site] === seat),
  );
  return isNear ? undefined : refuse('lineOutsideNetwork', { link });
};

/** Lays one rail; each cube is delivered to either of its ends. */
export const rail: TurnRule<'network'> = {
  ...RAIL,
  list(table, state, seat, survey, offer) {
    if (state.linkTiles[seat] === 0 || !mayBegin(state, 'network')) return;
    const { needs } = priceFor(table, state, seat);
    const { network } = survey;
    const trading = placesWithTrade(survey);
    const { linkOwner } = state;
    for (const line of table.eras[state.era].lines) {
      if (linkOwner[line] !== NONE) continue;
      const link = table.links[line];
      if (!placeSets.meet(link.endSet, network)) continue;
      const isTrading = placeSets.meet(link.endSet, trading);
      if (isTrading || isSupplied(table, state, survey, reachOf(survey, link), needs)) {
        offer(table.catalogue.network[line]);
      }
    }
  },
  check(table, state, seat, { link }) {
    if (!mayBegin(state, 'network')) return refuse('notAskedNow');
    const { ends } = table.links[link];
    return (
      lineFault(table, state, seat, link) ??
      supplyFault(table, state, ends, priceFor(table, state, seat).needs, { link })
    );
  },
  play(table, state, seat, { link }, tell) {
    const { money, needs } = priceFor(table, state, seat);
    begin(state, seat, RAIL, tell);
    pay(table, state, seat, money, tell);
    tell?.({ event: 'laid', seat, link, cost: money });
    state.taskLink = link;
    needs.forEach((need, cargo) => (state.owed[cargo] = need));
  },
  // The rail is laid only now, because its own cubes may not travel over it.
  finish(_table, state, seat) {
    state.linkOwner[state.taskLink] = seat;
    state.linkTiles[seat]--;
  },
  most: () => 1,
};
