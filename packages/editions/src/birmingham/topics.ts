import type { Topics } from '@coalbrook/rules';

/** The numbered statement of docs/rules/birmingham.md that explains each topic. */
export const topics: Topics = {
  sold: 'birmingham.flip.1',
  emptied: 'birmingham.flip.2',
  site: 'birmingham.build.1',
  place: 'birmingham.place.1',
  link: 'birmingham.era.2',
  merchant: 'birmingham.sell.1',
  bonus: 'birmingham.bonus.1',
  market: 'birmingham.market.2',
  placeCard: 'birmingham.card.2',
  industryCard: 'birmingham.card.3',
  wildPlaceCard: 'birmingham.card.5',
  wildIndustryCard: 'birmingham.card.6',
  mat: 'birmingham.build.3',
  money: 'birmingham.turn.5',
  income: 'birmingham.income.1',
  points: 'birmingham.era.5',
  cards: 'birmingham.turn.6',
  links: 'birmingham.network.12',
  spent: 'birmingham.order.1',
};
