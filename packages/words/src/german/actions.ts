import type { Kind } from '@coalbrook/rules';

import type { ActionWords, Customer, SiteContents } from '../catalogue/actionWords.ts';
import type { Dialect } from '../catalogue/dialect.ts';
import { a, the } from './grammar.ts';
import { names, siteNoun } from './names.ts';

const standing = ({ tile, ...site }: SiteContents): string =>
  tile ? `${names.tile(tile)} ${site.place.at}` : `das Plättchen auf dem ${siteNoun(site, 'en')}`;

const customerOf = (customer: Customer, { merchant }: Dialect): string => {
  switch (customer.kind) {
    case 'merchant': {
      const { place, wares, number } = customer;
      const details = [...(wares ? [wares] : []), ...(number ? [`Feld ${number}`] : [])];
      return `an ${the(merchant, 'accusative')} ${place.at}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
    }
    case 'port':
      return `über den Hafen ${customer.port.place.at}`;
    case 'distant':
      return 'auf dem Baumwollmarkt';
  }
};

/** How to stop an action that could be continued. */
const stops: Readonly<Partial<Record<Kind, string>>> = {
  network: 'Keine weitere Verbindung legen',
  develop: 'Nichts weiter entwickeln',
  sell: 'Nichts weiter verkaufen',
  draw: 'Keine weitere Karte ziehen',
};

export const actions: ActionWords = {
  kinds: {
    build: 'Bauen',
    double: 'Überall bauen',
    network: 'Verbinden',
    develop: 'Entwickeln',
    sell: 'Verkaufen',
    loan: 'Kredit',
    scout: 'Erkunden',
    remove: 'Entwickeln',
    draw: 'Ziehen',
    pass: 'Passen',
    discard: 'Abwerfen',
    coal: 'Kohle nehmen',
    iron: 'Eisen nehmen',
    beer: 'Bier nehmen',
    barrel: 'Bier des Händlers nehmen',
    bonus: 'Als Bonus entwickeln',
    forfeit: 'Plättchen abgeben',
    stop: 'Aufhören',
    buy: 'Vom Markt kaufen',
    repay: 'Zurückzahlen',
  },
  build: (industry, { at }, card) => `${a(industry, 'accusative')} ${at} mit der Karte „${card}“ bauen`,
  double: (industry, { at }, { builtFreely }) => `${a(industry, 'accusative')} ${at} ${builtFreely} bauen`,
  network: (word, link) => `${the(word, 'accusative')} ${link} legen`,
  develop: (industry) => `${a(industry, 'accusative')} entwickeln`,
  sell: (target, customer, words) => `${standing(target)} ${customerOf(customer, words)} verkaufen`,
  customer: customerOf,
  loan: (money) => `einen Kredit von ${money} aufnehmen`,
  scout: 'Erkunden: Karten gegen Joker tauschen',
  remove: (tile) => `${names.tile(tile)} entwickeln`,
  draw: (card) =>
    card === undefined ? 'eine Karte vom Zugstapel ziehen' : `die Karte „${card}“ aus der Auslage nehmen`,
  pass: 'passen',
  discard: (card) => `die Karte „${card}“ abwerfen`,
  take: (cargo, target) =>
    target.tile
      ? `${cargo.one} ${target.tile.industry.gender === 'f' ? 'von der' : 'vom'} ${target.tile.industry.one} ${target.place.at} nehmen`
      : `${cargo.one} ${target.place.from} nehmen`,
  barrel: 'das Bier des Händlers nehmen',
  bonus: (industry) => `${a(industry, 'accusative')} als Bonus des Händlers entwickeln`,
  forfeit: (target) => `${standing(target)} abgeben`,
  stop: (kind) => (kind && stops[kind]) ?? 'hier aufhören',
  buy: (cargo, ladder) =>
    `${cargo?.one ?? 'einen Würfel'} ${ladder.gender === 'f' ? 'von der' : 'vom'} ${ladder.one} kaufen`,
  repay: (money) => `${money} zurückzahlen`,
};
