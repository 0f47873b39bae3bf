import type { Topics } from '@coalbrook/rules';

/** The numbered statement of docs/rules/age-of-industry.md that explains each topic. */
export const topics: Topics = {
  sold: 'age-of-industry.sell.3',
  soldThrough: 'age-of-industry.port.2',
  spentShip: 'age-of-industry.ship.5',
  emptied: 'age-of-industry.flip.1',
  site: 'age-of-industry.build.1',
  place: 'age-of-industry.place.5',
  link: 'age-of-industry.score.1',
  merchant: 'age-of-industry.market.1',
  market: 'age-of-industry.demand.4',
  placeCard: 'age-of-industry.card.7',
  industryCard: 'age-of-industry.card.1',
  mat: 'age-of-industry.build.2',
  money: 'age-of-industry.score.4',
  points: 'age-of-industry.score.5',
  cards: 'age-of-industry.draw.3',
  links: 'age-of-industry.rail.8',
  loans: 'age-of-industry.interest.1',
  spent: 'age-of-industry.order.1',
};
