import { done, fail } from '@coalbrook/rules';
import type { Composition, Edition, EraRules } from '@coalbrook/rules';
import {
  build,
  cardUrn,
  coal,
  develop,
  discard,
  distantUrn,
  double,
  levyCards,
  levyCoal,
  levyDistant,
  levyIron,
  forfeit,
  iron,
  loan,
  networkFromHome,
  orderUrn,
  pass,
  sellAbroad,
  stop,
} from '@coalbrook/rules/compose';
import type { BoardDocument, BoardTerms } from '@coalbrook/rules/input';

import { boardFile, boardFiles, chooseBoard, tileOptionFaults, titleOf } from '../boards.ts';
import { tiesByIncomeSpace } from '../changes.ts';
import { citations } from './citations.ts';
import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import distant from './data/distant.json' with { type: 'json' };
import markets from './data/markets.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };
import { topics } from './topics.ts';
import { options, optionFaults, revise, TILE_OPTIONS } from './variants.ts';

const HAND = 8;

const canal: EraRules = {
  slug: 'canal',
  name: 'canal era',
  links: [{ money: 3 }],
  linksCounted: 'inAction',
  tilesPerPlace: 1,
  atEnd: [
    { name: 'scoreLinks' },
    { name: 'scoreTiles' },
    { name: 'removeObsolete', upToLevel: 1 },
    { name: 'resetDistant' },
    { name: 'reshuffle' },
    { name: 'dealHands' },
  ],
};

const rail: EraRules = {
  slug: 'rail',
  name: 'rail era',
  links: [
    { money: 5, coal: 1 },
    { money: 10, coal: 1 },
  ],
  linksCounted: 'inAction',
  tilesPerPlace: Infinity,
  loansEndWithDeck: true,
  atEnd: [
    { name: 'scoreLinks' },
    { name: 'scoreTiles' },
    { name: 'scoreCash', moneyPerPoint: 10 },
    { name: 'declareWinner' },
  ],
};

/** The canal era as a game of its own. */
const introduction: EraRules = {
  ...canal,
  atEnd: [
    { name: 'scoreLinks' },
    { name: 'scoreTiles' },
    { name: 'scoreCash', moneyPerPoint: 4, mostPoints: 15 },
    { name: 'scoreIncome' },
    { name: 'scoreTilesAgain', fromLevel: 2 },
    { name: 'declareWinner' },
  ],
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
  // In the canal era one card per seat is set aside.
  start: { money: 30, income: 10, hand: HAND, linkTiles: 14, aside: [seats, 0] },
  loans: [
    { amount: 10, levels: 1 },
    { amount: 20, levels: 2 },
    { amount: 30, levels: 3 },
  ],
  eras: [canal, rail],
  course: {
    setUp: [{ name: 'drawOrder' }, { name: 'dealHands' }],
    afterTurn: [{ name: 'refillHand' }],
    roundEnd: [{ name: 'reorder' }, { name: 'payIncome' }],
    actions: { firstRound: 1, otherRounds: 2 },
    eraEnds: 'everyHandEmpty',
  },
  urns: [orderUrn, cardUrn, distantUrn],
  turnRules: [build, double, networkFromHome, develop, sellAbroad, loan, pass],
  answerRules: [discard, coal, iron, forfeit, stop],
  levies: [levyCards, levyCoal, levyIron, levyDistant],
  tieBreaks: ['incomeSpace', 'money'],
  citations,
  topics,
});

const SEATS = [2, 3, 4];

const boardTerms: BoardTerms = {
  edition: 'lancashire',
  seats: SEATS,
  eras: [canal.slug, rail.slug],
  kinds: ['town', 'outside'],
  marks: ['icons'],
  tileMarks: ['icons', 'locked', 'points'],
  industries: tiles.industries,
  cards: { named: true, others: cards.cards, least: HAND + 1 },
};

export const lancashire: Edition = {
  slug: 'lancashire',
  name: 'Brass: Lancashire',
  bggId: 28720,
  currency: '£',
  hasEras: true,
  rules: 2,
  changes: [tiesByIncomeSpace],
  seats: SEATS,
  options,
  automata: [],
  levels: [],
  files: [boardFile],
  boards: [printed],
  boardTerms,
  compose(wish, isBegun) {
    const map = chooseBoard(printed, wish, boardTerms, isBegun);
    const tileFaults = map.ok && !isBegun ? tileOptionFaults(wish, map.value, TILE_OPTIONS) : [];
    const faults = [...optionFaults(wish), ...(map.ok ? tileFaults : map.fault)];
    if (faults.length > 0 || !map.ok) return fail(faults);
    const game = { ...revise(full(wish.seats, map.value), wish), files: boardFiles(wish, map.value) };
    return done(wish.options.includes('introductory') ? { ...game, eras: [introduction] } : game);
  },
};
