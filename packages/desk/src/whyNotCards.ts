/** What is said of cards where somebody touched none: then they are judged last, and the hand as a whole. */

import { check, cite, NONE, placeSets } from '@coalbrook/rules';
import type { Action, ActionOf, PlaceId, Reason, Refusal, Seat, SiteId, Table, View } from '@coalbrook/rules';

import type { Attempt } from './attempt.ts';
import { nearestRefusal } from './nearness.ts';

/** Reasons that speak of one card. Where none was touched, they hold for every card of the hand. */
const aboutCard: readonly Reason[] = ['cardForAnotherPlace', 'cardForAnotherIndustry', 'farmNeedsIndustryCard'];

/** The same with those that another card, or a larger network, would do away with. */
const aboutPermit: readonly Reason[] = [
  ...aboutCard,
  'placeOutsideNetwork',
  'farmOutsideNetwork',
  'placeWithoutOwnRail',
  'shipNeedsOwnPort',
  'portNotYours',
];

const isBuild = (action: Action): action is ActionOf<'build'> => action.kind === 'build';

/** The same table with cards that all permit everything. */
const withAnyCard = (table: Table): Table => {
  const places = placeSets.placeSet(table.places.map(({ id }) => id));
  return { ...table, cards: table.cards.map((card) => ({ ...card, places })) };
};

/** Whether some card of the hand permits to build something in a place, if not on every site. */
const isPermitted = (table: Table, view: View, seat: Seat, place: PlaceId): boolean =>
  table.catalogue.all.some((action) => {
    if (!isBuild(action) || table.sites[action.site].place !== place) return false;
    if (view.hand[seat * table.cards.length + action.card] === 0) return false;
    const reason = check(table, view, seat, action)?.reason;
    return reason === undefined || (reason !== 'siteNotFree' && !aboutPermit.includes(reason));
  });

/** No card serves for what the site shows. */
const industryRefused = (table: Table, { site, industry }: Attempt): Refusal =>
  cite(table, 'cardForAnotherIndustry', { site: site ?? NONE, ...(industry === undefined ? {} : { industry }) });

/** Makes the refusal of an attempt that names no card one of the whole hand, or of what no card would change. */
export const ofAnyCard = (
  table: Table,
  view: View,
  seat: Seat,
  attempt: Attempt,
  candidates: readonly Action[],
  refusal: Refusal,
): Refusal => {
  if (attempt.card !== undefined || !aboutPermit.includes(refusal.reason)) return refusal;
  const site = attempt.site as SiteId | undefined;
  if (site !== undefined && view.tile[site] !== NONE) {
    const whatever = nearestRefusal(withAnyCard(table), view, seat, candidates.filter(isBuild));
    if (whatever) return whatever;
  }
  if (!aboutCard.includes(refusal.reason)) return refusal;
  if (site !== undefined && refusal.reason !== 'farmNeedsIndustryCard') {
    const isOfIndustry = refusal.reason === 'cardForAnotherIndustry';
    if (isOfIndustry || isPermitted(table, view, seat, table.sites[site].place)) {
      return industryRefused(table, attempt);
    }
  }
  const { card: _, ...facts } = refusal.facts;
  return { ...refusal, facts };
};
