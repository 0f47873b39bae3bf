import { done, fail } from '@coalbrook/rules';
import type { Composition, Edition, EraRules, Option } from '@coalbrook/rules';
import {
  barrel,
  beer,
  bonus,
  build,
  cardUrn,
  coal,
  develop,
  discard,
  levyBeer,
  levyBonus,
  levyCards,
  levyCoal,
  levyIron,
  forfeit,
  iron,
  loan,
  merchantUrn,
  network,
  orderUrn,
  pass,
  scout,
  sellToMerchants,
  stop,
} from '@coalbrook/rules/compose';
import type { BoardDocument, BoardTerms, CardFile } from '@coalbrook/rules/input';

import { boardFile, boardFiles, buyersOn, chooseBoard, titleOf } from '../boards.ts';
import { tiesByIncomeSpace } from '../changes.ts';
import { automata, difficulties } from './automa/difficulty.ts';
import { addAutomata, DECK, faultsWithoutAutomata, VARYING_ORDER } from './automa/solo.ts';
import { citations } from './citations.ts';
import board from './data/board.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import markets from './data/markets.json' with { type: 'json' };
import merchants from './data/merchants.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };
import { topics } from './topics.ts';

/** Cards that each seat starts its discard pile with, unseen. */
const FACE_DOWN = 1;

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
    { name: 'restoreBarrels' },
    { name: 'reshuffle' },
    { name: 'dealHands' },
  ],
};

const rail: EraRules = {
  slug: 'rail',
  name: 'rail era',
  links: [
    { money: 5, coal: 1 },
    { money: 10, coal: 1, beer: 1 },
  ],
  linksCounted: 'inAction',
  tilesPerPlace: Infinity,
  atEnd: [{ name: 'scoreLinks' }, { name: 'scoreTiles' }, { name: 'declareWinner' }],
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

/** Wild location cards permit every town, wild industry cards every industry. */
const otherCards = ({ places, industries = tiles.industries }: BoardDocument): readonly CardFile[] => {
  const towns = places.filter(({ kind }) => kind === 'town').map(({ slug }) => slug);
  return (cards.cards as readonly CardFile[]).map((card) => {
    if (!card.wild) return card;
    return card.industries ? { ...card, industries: industries.map(({ slug }) => slug) } : { ...card, places: towns };
  });
};

const forPeople = (seats: number, map: BoardDocument): Composition => ({
  board: map,
  boardTitle: titleOf(map),
  map,
  industries: map.industries ?? tiles.industries,
  cards: [...(map.cards ?? []), ...otherCards(map)],
  merchants: map.merchants ?? [],
  buyers: buyersOn(map, tiles.industries, merchants.buyers),
  markets: markets.markets,
  track: markets.track,
  start: { money: 17, income: 10, hand: HAND, linkTiles: 14, aside: [FACE_DOWN * seats, 0] },
  loans: [{ amount: 30, levels: 3 }],
  eras: [canal, rail],
  course: {
    setUp: [{ name: 'drawOrder' }, { name: 'placeMerchants' }, { name: 'dealHands' }],
    afterTurn: [{ name: 'refillHand' }],
    roundEnd: [{ name: 'reorder' }, { name: 'payIncome' }],
    actions: { firstRound: 1, otherRounds: 2 },
    eraEnds: 'everyHandEmpty',
  },
  urns: [orderUrn, merchantUrn, cardUrn],
  turnRules: [build, network, develop, sellToMerchants, loan, scout, pass],
  answerRules: [discard, coal, iron, beer, barrel, bonus, forfeit, stop],
  levies: [levyCards, levyCoal, levyIron, levyBeer, levyBonus],
  tieBreaks: ['incomeSpace', 'money'],
  citations,
  topics,
});

const SEATS = [2, 3, 4];
const HAND = 8;

/** Merchant tiles in the game, by number of seats. */
const countTiles = (seats: number): number =>
  merchants.buyers.reduce((sum, { copies }) => sum + ((copies as Readonly<Record<string, number>>)[seats] ?? 0), 0);

const boardTerms: BoardTerms = {
  edition: 'birmingham',
  seats: SEATS,
  eras: [canal.slug, rail.slug],
  kinds: ['town', 'farm', 'merchant'],
  marks: ['icons'],
  tileMarks: ['beer', 'icons', 'bulb', 'points'],
  industries: tiles.industries,
  cards: { named: true, others: cards.cards, least: HAND + FACE_DOWN },
  merchants: {
    kinds: ['merchant'],
    bonus: true,
    tiles: Object.fromEntries(SEATS.map((seats) => [seats, countTiles(seats)])),
  },
};

export const optionList = [{ slug: 'introductory' }, { slug: VARYING_ORDER }] as const satisfies readonly Option[];

export const birmingham: Edition = {
  slug: 'birmingham',
  name: 'Brass: Birmingham',
  bggId: 224517,
  currency: '£',
  hasEras: true,
  rules: 2,
  changes: [tiesByIncomeSpace],
  seats: SEATS,
  boards: [printed],
  boardTerms,
  options: optionList,
  automata,
  levels: difficulties,
  files: [boardFile, { slug: DECK }],
  compose(wish, isBegun) {
    const { seats, options } = wish;
    if (wish.automata.length > 0) return addAutomata(forPeople(seats, printed), wish);
    const map = chooseBoard(printed, wish, boardTerms, isBegun);
    const faults = [...faultsWithoutAutomata(wish), ...(map.ok ? [] : map.fault)];
    if (faults.length > 0 || !map.ok) return fail(faults);
    const people = { ...forPeople(seats, map.value), files: boardFiles(wish, map.value) };
    return done(options.includes('introductory') ? { ...people, eras: [introduction] } : people);
  },
};
