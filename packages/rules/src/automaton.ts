/** The words in which an automaton, a seat that plays by itself, explains what it does. The rest is its edition's. */

import type { Facts } from './refusal.ts';

/** A card that tells an automaton what to do. What is printed on it is the edition's business. */
export interface Plan {
  readonly slug: string;
  /** Made up from what is known of a card that nobody could look at. */
  readonly reconstructed: boolean;
}

/** Why an automaton could not do what its card says. */
export const obstacles = [
  'ironTooCheap',
  'ironTooDear',
  'noTileLeft',
  'tileNotOfEra',
  'noFreeSite',
  'placeTaken',
  'noCoal',
  'noLinkForCoal',
  'farmOutOfReach',
  'nowhereToBuild',
  'outsideNetwork',
  'noOpenLine',
  'noLinkTileLeft',
  'nothingToSell',
  'noBeerNoBrewery',
  'noLinkToMerchant',
] as const;

export type Obstacle = (typeof obstacles)[number];

export interface Hindrance {
  readonly obstacle: Obstacle;
  readonly facts: Facts;
}

/** What decided between equal possibilities. */
export const criteria = [
  'noMerchant',
  'reachesBeer',
  'inNetwork',
  'mostTiles',
  'mostFreeSites',
  'ownCoal',
  'clockwise',
  'mostSites',
  'ownSource',
  'personSource',
  'linkIcons',
  'sellsThere',
  'linkBalance',
  'alphabet',
  'corner',
] as const;

export type Criterion = (typeof criteria)[number];
