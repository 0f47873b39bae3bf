/** Refusals about cards if no card was touched: cards are judged last, and the hand as a whole. */

import { check, cite, NONE, placeSets, refuse } from '@coalbrook/rules';
import type {
  Action,
  ActionOf,
  IndustryId,
  PlaceId,
  Reason,
  Refusal,
  Seat,
  SiteId,
  Table,
  View,
} from '@coalbrook/rules';

import type { Attempt } from './attempt.ts';
import { nearestFailure } from './nearness.ts';

/** Reasons about one card. If none was touched, they apply to every card in hand. */
const aboutCard: readonly Reason[] = ['cardForAnotherPlace', 'cardForAnotherIndustry', 'farmNeedsIndustryCard'];

/** These, and reasons that another card or a larger network would remove. */
const aboutPermit: readonly Reason[] = [
  ...aboutCard,
  'placeOutsideNetwork',
  'farmOutsideNetwork',
  'placeWithoutOwnRail',
  'shipNeedsOwnPort',
  'portNotYours',
];

const isBuild = (action: Action): action is ActionOf<'build'> => action.kind === 'build';

/** The table with cards that permit every place. */
const withAnyCard = (table: Table): Table => {
  const places = placeSets.placeSet(table.places.map(({ id }) => id));
  return { ...table, cards: table.cards.map((card) => ({ ...card, places })) };
};

/** Whether a card in hand permits a build in a place, though perhaps not on every site. */
const isPermitted = (table: Table, view: View, seat: Seat, place: PlaceId): boolean =>
  table.catalogue.all.some((action) => {
    if (!isBuild(action) || table.sites[action.site].place !== place) return false;
    if (view.hand[seat * table.cards.length + action.card] === 0) return false;
    const reason = check(table, view, seat, action)?.reason;
    return reason === undefined || (reason !== 'siteNotFree' && !aboutPermit.includes(reason));
  });

/** No card permits what the site accepts. */
const industryRefused = (table: Table, site: SiteId, industry: IndustryId | undefined): Refusal =>
  cite(table, refuse('cardForAnotherIndustry', { site, ...(industry === undefined ? {} : { industry }) }));

/** Turns the refusal of an attempt without a card into one about the whole hand, or about what no card would change. */
export const refusalForHand = (
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
    const whatever = nearestFailure(withAnyCard(table), view, seat, candidates.filter(isBuild));
    if (whatever) return whatever.refusal;
  }
  if (!aboutCard.includes(refusal.reason)) return refusal;
  const at = site ?? table.places[attempt.place ?? NONE]?.sites[0];
  if (at !== undefined && refusal.reason !== 'farmNeedsIndustryCard') {
    const isOfIndustry = refusal.reason === 'cardForAnotherIndustry';
    const industry = attempt.industry ?? (site === undefined ? refusal.facts.industry : undefined);
    const isNamed = site !== undefined || industry !== undefined;
    if (isOfIndustry || (isNamed && isPermitted(table, view, seat, table.sites[at].place))) {
      return industryRefused(table, at, industry as IndustryId | undefined);
    }
  }
  const { card: _, ...facts } = refusal.facts;
  return { ...refusal, facts };
};
