import type { Noun } from '@coalbrook/words';
import { capital } from '@coalbrook/words';

/** Texts of the map and what is told of it to those who do not see it. */
export const board = {
  map: (name: string) => `Map of ${name}`,
  help: 'Arrow keys move between what can be chosen, Enter chooses. With Shift the arrows move the map, plus and minus zoom, zero shows the whole map.',
  role: 'map',
  markets: 'Markets',
  distant: 'Distant market',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole map',
  /** Names of what can be touched. */
  site: (place: string, number: number, industries: string) => `${place}, site ${number}: ${industries}`,
  free: 'free',
  holds: (tile: string, owner: string) => `${tile} of ${owner}`,
  flipped: 'flipped',
  stock: (count: number, cargo: string) => `${count} ${cargo}`,
  link: (name: string) => `Line ${name}`,
  owned: (owner: string) => `laid by ${owner}`,
  merchant: (merchant: Noun, at: string, wares: string) => `${capital(merchant.one)} ${at}, buys ${wares}`,
  merchantBlank: (merchant: Noun, at: string) => `${capital(merchant.one)} ${at}, buys nothing`,
  merchantClosed: (merchant: Noun, at: string) => `${capital(merchant.one)} ${at}, no tile`,
  barrel: 'with a barrel',
  used: 'has bought already',
  market: (ladder: Noun, cargo: Noun, count: number, price: string) =>
    `${capital(ladder.one)} for ${cargo.one}: ${count} left, the next costs ${price}`,
  distantAt: (income: number) => `Distant market: a sale advances income by ${income}`,
  distantClosed: 'Distant market: closed',
  canChoose: 'can be chosen',
  isChosen: 'chosen',
  imports: (count: number, cargo: string) => `${count} ${cargo} behind the ship`,
  /** Headings of the text version. */
  textHeading: 'The map in words',
  placesHeading: 'Places',
  linksHeading: 'Lines',
  marketsHeading: (ladder: Noun) => capital(ladder.many),
  noLinks: 'No links have been laid.',
  nothingHere: 'nothing can be built here',
};
