import {
  allHandsAreEmpty,
  build,
  cardUrn,
  coal,
  dealHands,
  declareWinner,
  develop,
  discard,
  distantUrn,
  done,
  double,
  drawOrder,
  dueCards,
  dueCoal,
  dueDistant,
  dueIron,
  fail,
  forfeit,
  iron,
  loanWhileCardsLast,
  networkFromHome,
  orderUrn,
  pass,
  payIncome,
  refillHand,
  removeObsolete,
  reorder,
  resetDistant,
  reshuffle,
  scoreCash,
  scoreIncome,
  scoreLastingTilesAgain,
  scoreLinks,
  scoreTiles,
  sellAbroad,
  stop,
} from '@coalbrook/rules';
import type { Composition, Edition, EraRules } from '@coalbrook/rules';

import { citations } from './citations.ts';
import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import distant from './data/distant.json' with { type: 'json' };
import markets from './data/markets.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };
import { options, optionFaults, revise } from './variants.ts';

const FIRST_ROUND_ACTIONS = 1;
const ACTIONS = 2;

const canal: EraRules = {
  slug: 'canal',
  name: 'canal era',
  links: [{ money: 3 }],
  tilesPerPlace: 1,
  atEnd: [scoreLinks, scoreTiles, removeObsolete, resetDistant, reshuffle, dealHands],
};

const rail: EraRules = {
  slug: 'rail',
  name: 'rail era',
  links: [
    { money: 5, coal: 1 },
    { money: 10, coal: 1 },
  ],
  tilesPerPlace: Infinity,
  atEnd: [scoreLinks, scoreTiles, scoreCash(10, Infinity), declareWinner],
};

/** The canal era as a game of its own. */
const introduction: EraRules = {
  ...canal,
  atEnd: [scoreLinks, scoreTiles, scoreCash(4, 15), scoreIncome, scoreLastingTilesAgain, declareWinner],
};

const full = (seats: number): Composition => ({
  board: board as Composition['board'],
  industries: tiles.industries,
  cards: cards.cards,
  merchants: [],
  buyers: [],
  markets: markets.markets,
  distant,
  track: markets.track,
  // A card for each seat lies beneath the deck tile in the canal era.
  start: { money: 30, income: 10, hand: 8, linkTiles: 14, aside: [seats, 0] },
  loans: [
    { amount: 10, levels: 1 },
    { amount: 20, levels: 2 },
    { amount: 30, levels: 3 },
  ],
  eras: [canal, rail],
  course: {
    setUp: [drawOrder, dealHands],
    afterTurn: [refillHand],
    roundEnd: [reorder, payIncome],
    actions: (era, round) => (era === 0 && round === 1 ? FIRST_ROUND_ACTIONS : ACTIONS),
    eraIsOver: allHandsAreEmpty,
  },
  urns: [orderUrn, cardUrn, distantUrn],
  turnRules: [build, double, networkFromHome, develop, sellAbroad, loanWhileCardsLast, pass],
  answerRules: [discard, coal, iron, forfeit, stop],
  dues: [dueCards, dueCoal, dueIron, dueDistant],
  tieBreaks: ['income', 'money'],
  citations,
});

export const lancashire: Edition = {
  slug: 'lancashire',
  name: 'Brass: Lancashire',
  rules: 1,
  seats: [2, 3, 4],
  options,
  automata: [],
  levels: [],
  files: [],
  compose(wish) {
    const faults = optionFaults(wish);
    if (faults.length > 0) return fail(faults);
    const game = revise(full(wish.seats), wish);
    return done(wish.options.includes('introductory') ? { ...game, eras: [introduction] } : game);
  },
};
