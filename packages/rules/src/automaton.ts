/** The terms in which an automaton explains what it does. Everything else about it belongs to its edition. */

import type { Facts } from './refusal.ts';

/** A card that tells an automaton what to do; its contents belong to the edition. */
export interface Plan {
  readonly slug: string;
  /** Reconstructed, because no printed card was available. */
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
