import type { Kind } from '@coalbrook/rules';

import type { ActionWords, Customer, SiteContents } from '../catalogue/actionWords.ts';
import type { Dialect } from '../catalogue/dialect.ts';
import { one } from './grammar.ts';
import { names } from './names.ts';

const standing = ({ tile, ...site }: SiteContents): string =>
  tile ? `${names.tile(tile)} ${site.place.at}` : `the tile on ${names.site(site)}`;

const customerOf = (customer: Customer, { merchant }: Dialect): string => {
  switch (customer.kind) {
    case 'merchant': {
      const { place, wares, number } = customer;
      const details = [...(wares ? [wares] : []), ...(number ? [`space ${number}`] : [])];
      return `to the ${merchant.one} ${place.at}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
    }
    case 'port':
      return `through the port ${customer.port.place.at}`;
    case 'distant':
      return 'to the distant market';
  }
};

/** How to stop an action that could be continued. */
const stops: Readonly<Partial<Record<Kind, string>>> = {
  network: 'Stop laying links',
  develop: 'Stop developing',
  sell: 'Stop selling',
  draw: 'Stop drawing',
};

export const actions: ActionWords = {
  kinds: {
    build: 'Build',
    double: 'Double build',
    network: 'Network',
    develop: 'Develop',
    sell: 'Sell',
    loan: 'Loan',
    scout: 'Scout',
    remove: 'Develop',
    draw: 'Draw cards',
    pass: 'Pass',
    discard: 'Discard',
    coal: 'Take coal',
    iron: 'Take iron',
    beer: 'Take beer',
    barrel: 'Take the merchant’s beer',
    bonus: 'Develop as a bonus',
    forfeit: 'Give up a tile',
    stop: 'Stop',
    buy: 'Buy from the market',
    repay: 'Pay back',
  },
  build: (industry, { at }, card) => `Build ${one(industry.one)} ${at} with the ${card} card`,
  double: (industry, { at }, { builtFreely }) => `Build ${one(industry.one)} ${at} ${builtFreely}`,
  network: (word, link) => `Lay the ${word.one} ${link}`,
  develop: (industry) => `Develop ${one(industry.one)}`,
  sell: (target, customer, words) => `Sell ${standing(target)} ${customerOf(customer, words)}`,
  customer: customerOf,
  loan: (money) => `Take a loan of ${money}`,
  scout: 'Scout for wild cards',
  remove: (tile) => `Develop ${names.tile(tile)}`,
  draw: (card) => (card === undefined ? 'Draw a card from the deck' : `Take the ${card} card from the display`),
  pass: 'Pass',
  discard: (card) => `Discard the ${card} card`,
  take: (cargo, target) =>
    target.tile
      ? `Take ${cargo.one} from the ${target.tile.industry.one} ${target.place.at}`
      : `Take ${cargo.one} ${target.place.from}`,
  barrel: 'Take the merchant’s beer',
  bonus: (industry) => `Develop ${one(industry.one)} as the merchant’s bonus`,
  forfeit: (target) => `Give up ${standing(target)}`,
  stop: (kind) => (kind && stops[kind]) ?? 'Stop here',
  buy: (cargo, ladder) => `Buy ${cargo?.one ?? 'a cube'} from the ${ladder.one}`,
  repay: (money) => `Pay back ${money}`,
};
