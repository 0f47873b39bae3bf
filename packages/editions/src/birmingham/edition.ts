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
import type { BoardDocument, BoardTerms, CardFile, Composition, Edition, EraRules } from '@coalbrook/rules';

import { boardFile, boardFiles, buyersOn, chooseBoard, titleOf } from '../boards.ts';
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

const printed = board as unknown as BoardDocument;

/** Wild cards of places are good for every town, those of industries for every industry. */
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
  tileMarks: ['beer', 'icons', 'bulb'],
  industries: tiles.industries,
  cards: { named: true, others: cards.cards, least: HAND + FACE_DOWN },
  merchants: {
    kinds: ['merchant'],
    bonus: true,
    tiles: Object.fromEntries(SEATS.map((seats) => [seats, countTiles(seats)])),
  },
};

export const birmingham: Edition = {
  slug: 'birmingham',
  name: 'Brass: Birmingham',
  currency: '£',
  rules: 1,
  seats: SEATS,
  boards: [printed],
  boardTerms,
  options: [{ slug: 'introductory' }, { slug: VARYING_ORDER }],
  automata,
  levels: difficulties,
  files: [boardFile, { slug: DECK }],
  compose(wish) {
    const { seats, options } = wish;
    if (wish.automata.length > 0) return addAutomata(forPeople(seats, printed), wish);
    const map = chooseBoard(printed, wish, boardTerms);
    const faults = [...faultsWithoutAutomata(wish), ...(map.ok ? [] : map.fault)];
    if (faults.length > 0 || !map.ok) return fail(faults);
    const people = { ...forPeople(seats, map.value), files: boardFiles(wish, map.value) };
    return done(options.includes('introductory') ? { ...people, eras: [introduction] } : people);
  },
};
