/** What is said of automata and their cards. Whoever calls these decides what happened; only the wording is here. */

import type { Criterion, Obstacle } from '@coalbrook/rules';

import { counted, listed } from './grammar.ts';

/** What hindered an automaton: its figures, and the places where it did. */
export interface Hurdle {
  readonly needs: number;
  /** What something costs, and what the card says it may cost. */
  readonly price: string;
  readonly limit: string;
  readonly tile: string;
  /** None where the reason does not depend on a place. */
  readonly places: readonly string[];
  /** The same, as where something stands. */
  readonly inPlaces: string;
  /** Whether exactly these places have just been named. */
  readonly areNamed: boolean;
}

/** An action, and what came of it. */
interface Done {
  readonly deed: string;
  readonly outcomes: readonly string[];
}

/** By number of places. */
const pronouns = ['', 'it', 'either'];

const them = ({ places, areNamed }: Hurdle): string =>
  areNamed ? (pronouns[places.length] ?? 'any of them') : listed(places, 'or');

const there = ({ inPlaces, areNamed }: Hurdle): string => (areNamed ? 'there' : inPlaces);

const coal = (count: number): string => (count === 1 ? 'coal' : `${count} coal`);

const obstacles: Readonly<Record<Obstacle, (hurdle: Hurdle) => string>> = {
  ironTooCheap: ({ price, limit }) => `iron costs only ${price} on the market (the card asks for at least ${limit})`,
  ironTooDear: ({ needs, price, limit }) =>
    needs === 0
      ? 'there is no iron on any iron works'
      : `iron costs ${price} on the market (the card allows at most ${limit})`,
  noTileLeft: () => 'none is left on the mat',
  tileNotOfEra: ({ tile }) => `${tile} cannot be built in this era`,
  noFreeSite: (hurdle) => `there is no free site ${there(hurdle)}`,
  placeTaken: (hurdle) => `no second tile is allowed ${there(hurdle)}`,
  noCoal: (hurdle) =>
    hurdle.needs === 1 ? `no coal reaches ${them(hurdle)}` : `fewer than ${hurdle.needs} coal reach ${them(hurdle)}`,
  noLinkForCoal: (hurdle) => `no link would bring ${coal(hurdle.needs)} to ${them(hurdle)}`,
  farmOutOfReach: (hurdle) => `no link would bring ${them(hurdle)} into the network`,
  nowhereToBuild: () => 'no town offers what it takes',
  outsideNetwork: (hurdle) => `the network does not reach ${them(hurdle)}`,
  noOpenLine: (hurdle) => `no line can be laid from ${them(hurdle)}`,
  noLinkTileLeft: () => 'no link tile is left',
  nothingToSell: () => 'there is nothing to sell',
  noBeerNoBrewery: () => 'there is no beer',
  noLinkToMerchant: () => 'no single link would lead to a merchant who buys',
};

const criteria: Readonly<Record<Criterion, string>> = {
  noMerchant: 'the one that leads to no merchant',
  reachesBeer: 'the one that reaches beer',
  inNetwork: 'the one that leads back into the network',
  mostTiles: 'the one to the place with the most tiles',
  mostFreeSites: 'the one to the place with the most free sites',
  ownCoal: 'the one that burns own coal',
  clockwise: 'the first clockwise from the north',
  mostSites: 'the one between the most sites',
  ownSource: 'own before others’',
  personSource: 'a person’s before an automaton’s',
  linkIcons: 'the one where own links gain most',
  sellsThere: 'the one connected to a buyer',
  linkBalance: 'the one with the most own links, less the person’s',
  alphabet: 'the first in the alphabet',
  corner: 'the one in the corner marked on the next card',
};

const because = (what: string, reasons: readonly string[]): string =>
  reasons.length === 0 ? what : `${what}, because ${listed(reasons)}`;

export const englishPlans = {
  card: (slug: string, isReconstructed: boolean): string => `card ${slug}${isReconstructed ? ' (reconstructed)' : ''}`,

  // What was tried
  turnOver: (card: string): string => `turns over ${card}`,
  turnOverInVain: (card: string): string => `turns over ${card} in vain`,
  backOf: (card: string): string => `the back of ${card}`,
  followCorner: (card: string): string => `follows the corner of ${card}`,
  told: (what: string, parts: readonly string[]): string =>
    parts.length === 0 ? `${what}.` : `${what}: ${parts.join('; ')}.`,

  // Why it failed
  obstacle: (obstacle: Obstacle, hurdle: Hurdle): string => obstacles[obstacle](hurdle),
  noBuilding: (industry: string, where: string, reasons: readonly string[]): string =>
    because(`no ${industry} ${where}`, reasons),
  anywhere: 'anywhere',
  noLinkFrom: (word: string, places: readonly string[], reasons: readonly string[]): string =>
    because(`no ${word} from ${listed(places, 'or')}`, reasons),
  noLinkOnward: (word: string, reasons: readonly string[]): string => because(`no further ${word}`, reasons),
  noDevelopment: (reasons: readonly string[]): string => because('no development', reasons),
  nothingToSell: 'nothing to sell',
  noSale: (reasons: readonly string[]): string => because('no sale', reasons),
  noBeer: (where: string, reasons: readonly string[]): string =>
    because(`no beer for a sale and no brewery ${where}`, reasons),

  // What was done
  develop: 'develops',
  forPoints: (points: number): string => `for ${counted(points, 'point')}`,
  saleNeedsBeer: 'a sale needs beer',
  saleNeedsLink: 'a sale needs a way to a merchant',
  /** Actions one after the other, each with what came of it. */
  deeds: (deeds: readonly Done[]): readonly string[] => {
    const isShort = deeds.slice(0, -1).every(({ outcomes }) => outcomes.length === 0);
    const parts = deeds.map(({ deed, outcomes }, index) =>
      [index === 0 ? deed : `then ${deed}`, ...outcomes].join('; '),
    );
    return isShort && parts.length > 0 ? [parts.join(', ')] : parts;
  },
  sentence: (parts: readonly string[]): string => `${parts.join('; ')}.`,
  fromMarket: (cargo: string, count: number): string => `${count === 1 ? cargo : `${count} ${cargo}`} from the market`,
  marketed: (count: number, cargo: string): string => `${count} ${cargo} ${count === 1 ? 'goes' : 'go'} to the market`,
  weighed: (among: number, noun: string, by: Criterion): string => `of ${counted(among, noun)}, ${criteria[by]}`,
  /** Follows at once upon what was chosen. */
  why: (weighed: readonly string[]): string => (weighed.length === 0 ? '' : ` (${weighed.join('; ')})`),
  line: 'line',
  site: 'site',
  town: 'town',
  tile: 'tile',

  // The end of an era
  matCleared: (name: string, count: number): string =>
    `${name} puts away ${counted(count, 'tile')} that ${count === 1 ? 'is' : 'are'} too old for the next era.`,
} as const;
