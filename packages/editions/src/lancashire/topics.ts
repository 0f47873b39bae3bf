import type { Topics } from '@coalbrook/rules';

/** The numbered statement of docs/rules/lancashire.md that explains each topic. */
export const topics: Topics = {
  sold: 'lancashire.flip.1',
  soldThrough: 'lancashire.port.2',
  built: 'lancashire.shipyard.3',
  emptied: 'lancashire.flip.2',
  site: 'lancashire.build.1',
  place: 'lancashire.place.5',
  link: 'lancashire.era.2',
  distant: 'lancashire.distant.6',
  market: 'lancashire.market.2',
  placeCard: 'lancashire.card.2',
  industryCard: 'lancashire.card.3',
  mat: 'lancashire.build.3',
  money: 'lancashire.turn.5',
  income: 'lancashire.income.1',
  points: 'lancashire.era.5',
  cards: 'lancashire.turn.6',
  links: 'lancashire.network.11',
  spent: 'lancashire.order.1',
};
