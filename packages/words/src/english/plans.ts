import type { Criterion, Obstacle } from '@coalbrook/rules';

import type { ObstacleFacts, PlanWords } from '../catalogue/planWords.ts';
import { counted, listed, noun, several } from './grammar.ts';
import { names } from './names.ts';

/** By number of places. */
const pronouns = ['', 'it', 'either'];

const them = ({ places, areNamed }: ObstacleFacts): string =>
  areNamed
    ? (pronouns[places.length] ?? 'any of them')
    : listed(
        places.map(({ name }) => name),
        'or',
      );

const there = ({ places, areNamed }: ObstacleFacts): string => {
  if (areNamed) return 'there';
  return places.length === 0 ? '' : names.atPlaces(places);
};

const obstacles: Readonly<Record<Obstacle, (facts: ObstacleFacts) => string>> = {
  ironTooCheap: ({ price, limit }) => `iron costs only ${price} on the market (the card asks for at least ${limit})`,
  ironTooDear: ({ needs, price, limit }) =>
    needs === 0
      ? 'there is no iron on any iron works'
      : `iron costs ${price} on the market (the card allows at most ${limit})`,
  noTileLeft: () => 'none is left on the mat',
  tileNotOfEra: ({ tile }) => `${tile} cannot be built in this era`,
  noFreeSite: (facts) => `there is no free site ${there(facts)}`,
  placeTaken: (facts) => `no second tile is allowed ${there(facts)}`,
  noCoal: (facts) =>
    facts.needs === 1 ? `no coal reaches ${them(facts)}` : `fewer than ${facts.needs} coal reach ${them(facts)}`,
  noLinkForCoal: (facts) => `no link would bring ${several(facts.needs, 'coal')} to ${them(facts)}`,
  farmOutOfReach: (facts) => `no link would bring ${them(facts)} into the network`,
  nowhereToBuild: () => 'no town has everything it needs',
  outsideNetwork: (facts) => `the network does not reach ${them(facts)}`,
  noOpenLine: (facts) => `no line can be laid from ${them(facts)}`,
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

export const plans: PlanWords = {
  card: (slug, isReconstructed) => `card ${slug}${isReconstructed ? ' (reconstructed)' : ''}`,

  // What was tried
  turnOver: (card) => `turns over ${card}`,
  turnOverInVain: (card) => `turns over ${card} in vain`,
  followBack: (card) => `follows the back of ${card}`,
  followCorner: (card) => `follows the corner of ${card}`,
  told: (what, parts) => (parts.length === 0 ? `${what}.` : `${what}: ${parts.join('; ')}.`),

  // Why it failed
  obstacle: (obstacle, facts) => obstacles[obstacle](facts),
  noBuilding: (industry, places, reasons) =>
    because(`no ${industry.one} ${places.length === 0 ? 'anywhere' : names.atPlaces(places)}`, reasons),
  noLinkFrom: (word, places, reasons) =>
    because(
      `no ${word.one} from ${listed(
        places.map(({ name }) => name),
        'or',
      )}`,
      reasons,
    ),
  noLinkOnward: (word, reasons) => because(`no further ${word.one}`, reasons),
  noDevelopment: (reasons) => because('no development', reasons),
  nothingToSell: 'nothing to sell',
  noSale: (reasons) => because('no sale', reasons),
  noBeer: (brewery, reasons) => because(`no beer for a sale and no brewery ${brewery.at}`, reasons),

  // What was done
  develop: 'develops',
  forPoints: (points) => `for ${counted(points, 'point')}`,
  saleNeedsBeer: 'a sale needs beer',
  saleNeedsLink: 'a sale needs a way to a merchant',
  deeds: (deeds) => {
    const isShort = deeds.slice(0, -1).every(({ outcomes }) => outcomes.length === 0);
    const parts = deeds.map(({ deed, outcomes }, index) =>
      [index === 0 ? deed : `then ${deed}`, ...outcomes].join('; '),
    );
    return isShort && parts.length > 0 ? [parts.join(', ')] : parts;
  },
  sentence: (parts) => `${parts.join('; ')}.`,
  fromMarket: (cargo, count) => `${several(count, cargo.one)} from the market`,
  marketed: (count, cargo) => `${count} ${cargo.one} ${count === 1 ? 'goes' : 'go'} to the market`,
  weighed: (among, { one, many }, by) => `of ${among} ${among === 1 ? one : many}, ${criteria[by]}`,
  why: (weighed) => (weighed.length === 0 ? '' : ` (${weighed.join('; ')})`),
  line: noun('line'),
  site: noun('site'),
  town: noun('town'),
  tile: noun('tile'),

  // The end of an era
  matCleared: (name, count) =>
    `${name} removes ${counted(count, 'tile')} that ${count === 1 ? 'is' : 'are'} too old for the next era.`,
};
