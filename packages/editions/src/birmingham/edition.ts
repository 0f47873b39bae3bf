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
  done,
  drawOrder,
  dueBeer,
  dueBonus,
  dueCards,
  dueCoal,
  dueIron,
  fail,
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

import { automata, difficulties } from './automa/difficulty.ts';
import { addAutomata, DECK, faultsWithoutAutomata, VARYING_ORDER } from './automa/solo.ts';
import { citations } from './citations.ts';
import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import markets from './data/markets.json' with { type: 'json' };
import merchants from './data/merchants.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };

const FIRST_ROUND_ACTIONS = 1;
const ACTIONS = 2;
/** Cards that each seat begins its discard pile with, and that nobody looks at. */
const FACE_DOWN = 1;

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

const forPeople = (seats: number): Composition => ({
  board: board as Composition['board'],
  industries: tiles.industries,
  cards: cards.cards,
  merchants: merchants.merchants as Composition['merchants'],
  buyers: merchants.buyers,
  markets: markets.markets,
  track: markets.track,
  start: { money: 17, income: 10, hand: 8, linkTiles: 14, aside: [FACE_DOWN * seats, 0] },
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
  tieBreaks: ['income', 'money'],
  citations,
});

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
    {
      slug: VARYING_ORDER,
      name: 'Varying turn order',
      sentence:
        'Automata go before you in a round if what they did in the last one would have cost less than you spent.',
    },
  ],
  automata,
  levels: difficulties,
  files: [
    {
      slug: DECK,
      name: 'Plan cards',
      sentence: 'Cards of your own for the automata, for instance corrected from a printed deck.',
    },
  ],
  compose(wish) {
    const { seats, options } = wish;
    if (wish.automata.length > 0) return addAutomata(forPeople(seats), wish);
    const faults = faultsWithoutAutomata(wish);
    if (faults.length > 0) return fail(faults);
    const people = forPeople(seats);
    return done(options.includes('introductory') ? { ...people, eras: [introduction] } : people);
  },
};
