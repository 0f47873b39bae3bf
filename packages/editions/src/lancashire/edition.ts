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
  loan,
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
import type { BoardDocument, BoardTerms, Composition, Edition, EraRules } from '@coalbrook/rules';

import { boardFile, boardFiles, chooseBoard, tileOptionFaults, titleOf } from '../boards.ts';
import { citations } from './citations.ts';
import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import distant from './data/distant.json' with { type: 'json' };
import markets from './data/markets.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };
import { options, optionFaults, revise, TILE_OPTIONS } from './variants.ts';

const FIRST_ROUND_ACTIONS = 1;
const ACTIONS = 2;
const HAND = 8;

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
  loansEndWithDeck: true,
  atEnd: [scoreLinks, scoreTiles, scoreCash(10, Infinity), declareWinner],
};

/** The canal era as a game of its own. */
const introduction: EraRules = {
  ...canal,
  atEnd: [scoreLinks, scoreTiles, scoreCash(4, 15), scoreIncome, scoreLastingTilesAgain, declareWinner],
};

const printed = board as unknown as BoardDocument;

const full = (seats: number, map: BoardDocument): Composition => ({
  board: map,
  boardTitle: titleOf(map),
  map,
  industries: map.industries ?? tiles.industries,
  cards: [...(map.cards ?? []), ...cards.cards],
  merchants: [],
  buyers: [],
  markets: markets.markets,
  distant,
  track: markets.track,
  // A card for each seat lies beneath the deck tile in the canal era.
  start: { money: 30, income: 10, hand: HAND, linkTiles: 14, aside: [seats, 0] },
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
  turnRules: [build, double, networkFromHome, develop, sellAbroad, loan, pass],
  answerRules: [discard, coal, iron, forfeit, stop],
  dues: [dueCards, dueCoal, dueIron, dueDistant],
  tieBreaks: ['income', 'money'],
  citations,
});

const SEATS = [2, 3, 4];

const boardTerms: BoardTerms = {
  edition: 'lancashire',
  seats: SEATS,
  eras: [canal.slug, rail.slug],
  kinds: ['town', 'outside'],
  marks: ['icons'],
  tileMarks: ['icons', 'locked'],
  industries: tiles.industries,
  cards: { named: true, others: cards.cards, least: HAND + 1 },
};

export const lancashire: Edition = {
  slug: 'lancashire',
  name: 'Brass: Lancashire',
  currency: '£',
  rules: 1,
  seats: SEATS,
  options,
  automata: [],
  levels: [],
  files: [boardFile],
  boards: [printed],
  boardTerms,
  compose(wish) {
    const map = chooseBoard(printed, wish, boardTerms);
    const faults = [...optionFaults(wish), ...(map.ok ? tileOptionFaults(wish, map.value, TILE_OPTIONS) : map.fault)];
    if (faults.length > 0 || !map.ok) return fail(faults);
    const game = { ...revise(full(wish.seats, map.value), wish), files: boardFiles(wish, map.value) };
    return done(wish.options.includes('introductory') ? { ...game, eras: [introduction] } : game);
  },
};
