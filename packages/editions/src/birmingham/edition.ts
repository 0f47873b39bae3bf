import {
  allHandsAreEmpty,
  barrel,
  beer,
  bonus,
  build,
  cardUrn,
  coal,
  dealHands,
  declareWinner,
  develop,
  discard,
  drawOrder,
  dueBeer,
  dueBonus,
  dueCards,
  dueCoal,
  dueIron,
  forfeit,
  iron,
  loan,
  merchantUrn,
  network,
  orderUrn,
  pass,
  payIncome,
  placeMerchants,
  refillHand,
  removeObsolete,
  reorder,
  reshuffle,
  restoreBarrels,
  scoreCash,
  scoreIncome,
  scoreLastingTilesAgain,
  scoreLinks,
  scoreTiles,
  scout,
  sellToMerchants,
  stop,
} from '@coalbrook/rules';
import type { Composition, Edition, EraRules } from '@coalbrook/rules';

import { citations } from './citations.ts';
import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import markets from './data/markets.json' with { type: 'json' };
import merchants from './data/merchants.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };

const FIRST_ROUND_ACTIONS = 1;
const ACTIONS = 2;

const canal: EraRules = {
  slug: 'canal',
  name: 'canal era',
  links: [{ money: 3 }],
  tilesPerPlace: 1,
  atEnd: [scoreLinks, scoreTiles, removeObsolete, restoreBarrels, reshuffle, dealHands],
};

const rail: EraRules = {
  slug: 'rail',
  name: 'rail era',
  links: [
    { money: 5, coal: 1 },
    { money: 10, coal: 1, beer: 1 },
  ],
  tilesPerPlace: Infinity,
  atEnd: [scoreLinks, scoreTiles, declareWinner],
};

/** The canal era as a game of its own. */
const introduction: EraRules = {
  ...canal,
  atEnd: [scoreLinks, scoreTiles, scoreCash(4, 15), scoreIncome, scoreLastingTilesAgain, declareWinner],
};

const full = {
  board: board as Composition['board'],
  industries: tiles.industries as Composition['industries'],
  cards: cards.cards as Composition['cards'],
  merchants: merchants.merchants as Composition['merchants'],
  buyers: merchants.buyers,
  markets: markets.markets,
  track: markets.track,
  start: { money: 17, income: 10, hand: 8, linkTiles: 14, faceDown: 1 },
  loans: [{ amount: 30, levels: 3 }],
  eras: [canal, rail],
  course: {
    setUp: [drawOrder, placeMerchants, dealHands],
    afterTurn: [refillHand],
    roundEnd: [reorder, payIncome],
    actions: (era, round) => (era === 0 && round === 1 ? FIRST_ROUND_ACTIONS : ACTIONS),
    eraIsOver: allHandsAreEmpty,
  },
  urns: [orderUrn, merchantUrn, cardUrn],
  turnRules: [build, network, develop, sellToMerchants, loan, scout, pass],
  answerRules: [discard, coal, iron, beer, barrel, bonus, forfeit, stop],
  dues: [dueCards, dueCoal, dueIron, dueBeer, dueBonus],
  citations,
} satisfies Composition;

export const birmingham: Edition = {
  slug: 'birmingham',
  name: 'Brass: Birmingham',
  rules: 1,
  seats: [2, 3, 4],
  options: [
    {
      slug: 'introductory',
      name: 'Introductory game',
      sentence: 'Play the canal era only; cash, income and tiles of level II and higher score extra at the end.',
    },
  ],
  compose: (_seats, options) => (options.includes('introductory') ? { ...full, eras: [introduction] } : full),
};
