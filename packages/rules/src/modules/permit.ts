/** What a card permits to build, and where. */

import type { Berth, Card } from '../board/parts.ts';
import { NONE } from '../ids.ts';
import type { CardId, IndustryId, Seat, SiteId } from '../ids.ts';
import { has, isEmpty } from '../placeSet.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Survey, Table } from '../table.ts';
import { hasNothingOnBoard, isInNetwork, placeOf } from '../terms.ts';

/** Whether a card of the seat names this industry. */
export const hasIndustryCard = (table: Table, survey: Survey, industry: IndustryId): boolean => {
  for (const card of survey.hand) if (table.cards[card].industries[industry]) return true;
  return false;
};

/** Whether an industry card can be used at a berth: within the network, or on any free site with nothing on the board. */
const isAtHome = (state: State, survey: Survey, { site, place }: Berth): boolean =>
  has(survey.home, place) || (isEmpty(survey.network) && state.tile[site] === NONE);

/** Whether a card in hand might permit a build at a berth. Fast; may be wrongly true, never wrongly false. */
export const mayBePermitted = (state: State, survey: Survey, berth: Berth, skilled: boolean): boolean =>
  has(survey.named, berth.place) || (skilled && isAtHome(state, survey, berth));

/** The cards of the hand that permit a build. */
export const eachPermit = (
  table: Table,
  state: State,
  survey: Survey,
  berth: Berth,
  industry: IndustryId,
  visit: (card: CardId) => void,
): void => {
  const atHome = isAtHome(state, survey, berth);
  for (const id of survey.hand) {
    const card = table.cards[id];
    if (has(card.places, berth.place) || (atHome && card.industries[industry])) visit(id);
  }
};

/** Why a card does not permit a build, by place and network. */
export const permitFault = (
  table: Table,
  state: State,
  seat: Seat,
  card: Card,
  site: SiteId,
  industry: IndustryId,
): Fault | undefined => {
  const place = placeOf(table, site);
  if (has(card.places, place.id)) return undefined;
  const namesIndustries = card.industries.some(Boolean);
  if (!namesIndustries && place.kind === 'farm') return refuse('farmNeedsIndustryCard', { card: card.id });
  if (!namesIndustries) return refuse('cardForAnotherPlace', { card: card.id, place: place.id });
  if (!card.industries[industry]) return refuse('cardForAnotherIndustry', { card: card.id, industry });
  if (isInNetwork(table, state, seat, place.id)) return undefined;
  const ferries = table.ferries.filter(({ to }) => to === place.id);
  if (ferries.some(({ from }) => isInNetwork(table, state, seat, from))) return undefined;
  if (hasNothingOnBoard(table, state, seat)) {
    return state.tile[site] === NONE ? undefined : refuse('siteNotFree', { site, card: card.id });
  }
  return refuse(place.kind === 'farm' ? 'farmOutsideNetwork' : 'placeOutsideNetwork', {
    place: place.id,
    card: card.id,
  });
};
