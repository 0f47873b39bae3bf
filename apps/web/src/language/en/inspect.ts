/** The card about a thing on the table. */

import { ruleNumber } from '../ruleNumber.ts';
export const inspect = {
  ownedBy: (name: string) => `Owner: ${name}`,
  rule: (id: string) => `Rule ${ruleNumber(id)}`,
  /** Keys of the card. */
  walk: 'Arrow keys: what is beside it · Page Down: the next one · Esc: back',
  flipped: 'Flipped',
  neverFlips: 'Never flips: it replaced another ship',
  holds: (count: number, cargo: string) => `Holds ${count} ${cargo}`,
  freeFor: (industries: string) => `Free, for ${industries}`,
  bonus: (bonus: string) => `Bonus for using its barrel: ${bonus}`,
  icons: (icons: number) => `Adds ${icons === 1 ? '1 point' : `${icons} points`} to each link that ends here`,
  sites: (count: number) => (count === 1 ? '1 site' : `${count} sites`),
  freeLine: 'No link yet',
  onlyIn: (eras: string) => `Only in the ${eras}`,
  linkWorth: (amount: string) => `If scored now: ${amount}`,
  market: (cargo: string) => `Market: ${cargo}`,
  marketHolds: (count: number, spaces: number) => `${count} of ${spaces} spaces filled`,
  nextCosts: (money: string) => `The next cube costs ${money}`,
  emptyCosts: (money: string) => `Once it is empty, each costs ${money}`,
  nextSells: (money: string) => `Selling the next cube to it brings ${money}`,
  permits: {
    location: 'Permits any build in this place',
    colour: 'Permits any build in a place of this colour',
    industry: 'Permits building this industry in your network',
    wildLocation: 'Permits any build in any town',
    wildIndustry: 'Permits building any industry in your network',
  },
  left: (left: number, all: number) => `${left} of ${all} left on the mat`,
  cardCounts: (all: number, discarded: number, unseen: number) =>
    `${all} in the game, ${discarded} discarded, ${unseen} unseen`,
  money: 'Pays for tiles, links and cubes from the markets',
  income: 'Paid at the end of each round',
  cards: 'Cards in hand; most actions cost one',
  links: 'Link tiles that can still be laid in this era',
  loans: 'Each open loan costs interest every round',
  spent: 'Whoever spends least this round goes first in the next',
};
