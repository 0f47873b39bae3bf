import type { Noun } from '@coalbrook/words';
import { capital } from '@coalbrook/words';

/** Texts of the map, and its description for screen readers. */
export const board = {
  map: (name: string) => `Map of ${name}`,
  help: 'Use the arrow keys to move between the things you can choose, and Enter to choose one. Control and the arrow keys reach everything else; Enter says why it cannot be chosen. Shift and the arrow keys move the map, plus and minus zoom, zero shows the whole map. Press I to inspect something; the arrow keys then reach everything on the table.',
  role: 'map',
  markets: 'Markets',
  distant: 'Distant market',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole map',
  /** Names of everything that can be chosen. */
  site: (place: string, number: number, industries: string) => `${place}, site ${number}: ${industries}`,
  free: 'free',
  holds: (tile: string, owner: string) => `${owner}’s ${tile}`,
  flipped: 'flipped',
  stock: (count: number, cargo: string) => `${count} ${cargo}`,
  link: (name: string) => `Line ${name}`,
  owned: (owner: string) => `laid by ${owner}`,
  merchant: (merchant: Noun, at: string, wares: string) => `${capital(merchant.one)} ${at}, buys ${wares}`,
  merchantBlank: (merchant: Noun, at: string) => `${capital(merchant.one)} ${at}, buys nothing`,
  merchantClosed: (merchant: Noun, at: string) => `${capital(merchant.one)} ${at}, no tile`,
  barrel: 'with a barrel',
  used: 'has already bought',
  market: (ladder: Noun, cargo: Noun, count: number, price: string) =>
    `${capital(ladder.one)} for ${cargo.one}: ${count} left, the next costs ${price}`,
  distantAt: (income: number) => `Distant market: a sale advances income by ${income}`,
  distantClosed: 'Distant market: closed',
  canChoose: 'can be chosen',
  cannotChoose: 'cannot be chosen now',
  isChosen: 'chosen',
  imports: (count: number, cargo: string) => `${count} ${cargo} behind the ship`,
  /** Headings of the text version. */
  textHeading: 'Text version of the map',
  placesHeading: 'Places',
  linksHeading: 'Lines',
  marketsHeading: (ladder: Noun) => capital(ladder.many),
  noLinks: 'No links have been laid.',
  nothingHere: 'nothing can be built here',
};
