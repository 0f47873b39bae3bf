import { done, fail } from '@coalbrook/rules';
import type { Composition, Edition, EraRules, Option } from '@coalbrook/rules';
import { cardUrn, discard, levyCards, merchantUrn, firstUrn, stop } from '@coalbrook/rules/compose';
import type { BoardDocument, BoardFile, BoardTerms, CardFile } from '@coalbrook/rules/input';

import { boardFile, boardFiles, boardOptionFaults, buyersOn, chooseBoard, titleOf } from '../boards.ts';
import { changes } from './changes.ts';
import { citations } from './citations.ts';
import cards from './data/cards.json' with { type: 'json' };
import germany from './data/germany.json' with { type: 'json' };
import markets from './data/markets.json' with { type: 'json' };
import newEngland from './data/newEngland.json' with { type: 'json' };
import tiles from './data/tiles.json' with { type: 'json' };
import { buildWith, combined } from './rules/building.ts';
import { displayUrn, draw, levyDraw, pass, refillDisplay, removeTile, repay } from './rules/cards.ts';
import { closingSteps } from './rules/closing.ts';
import { buyCoal, buyIron, coal, levyCoal, levyIron, iron } from './rules/delivery.ts';
import { LARGE } from './rules/permits.ts';
import { rail } from './rules/rail.ts';
import { sell } from './rules/selling.ts';
import { topics } from './topics.ts';

const SEATS = [3, 4, 5];
const HAND = 6;

const railways: EraRules = {
  slug: 'rail',
  name: 'age of railways',
  links: [{ money: 1 }, { money: 1, coal: 1, iron: 1 }],
  linksCounted: 'inGame',
  tilesPerPlace: 1,
  largePlaces: { fromSites: LARGE, tilesPerPlace: 2 },
  atEnd: [
    { name: 'throwHandsAway' },
    { name: 'payLinks', base: 2, markets: 'open' },
    { name: 'settleLoans' },
    { name: 'scoreCash', moneyPerPoint: 5 },
    { name: 'scoreEveryTile' },
    { name: 'scoreLoans', pointsPerLoan: 5 },
    { name: 'declareWinner' },
  ],
};

/** The same number of copies for every number of seats. */
const always = (copies: number): Readonly<Record<string, number>> =>
  Object.fromEntries(SEATS.map((seats) => [seats, copies]));

/** Each colour on the board has cards that can be used in all its places. */
const colourCards = ({ places }: BoardFile): readonly CardFile[] => {
  const colours = [...new Set(places.flatMap(({ colour }) => colour ?? []))].toSorted();
  return colours.map((colour) => ({
    slug: colour,
    name: colour.replace('-', ' '),
    places: places.filter((place) => place.colour === colour).map(({ slug }) => slug),
    copies: always(cards.colourCopies),
  }));
};

const industryCards: readonly CardFile[] = cards.industries.map((card) => ({ ...card, copies: always(card.copies) }));

const printedOf = (options: readonly string[]): BoardDocument =>
  (options.includes('new-england') ? newEngland : germany) as unknown as BoardDocument;

/** Every line belongs to the only era. */
const withEra = (map: BoardDocument): BoardFile => ({
  ...map,
  links: map.links.map((link) => ({ ...link, eras: [railways.slug] })),
});

const composeOn = (map: BoardDocument, options: readonly string[]): Composition => ({
  board: withEra(map),
  boardTitle: titleOf(map),
  map,
  industries: map.industries ?? tiles.industries,
  cards: [...colourCards(map), ...industryCards],
  merchants: map.merchants ?? [],
  buyers: buyersOn(
    map,
    tiles.industries,
    markets.buyers.map((buyer) => ({ ...buyer, copies: always(buyer.copies) })),
  ),
  markets: markets.markets,
  track: { lowestLevel: 0, spacesPerLevel: [1] },
  start: { money: 0, income: 0, hand: HAND, display: 2, mostCards: 9, linkTiles: 12, aside: [0] },
  loans: [],
  credit: { unit: 10, interest: 1 },
  flipPaysCash: true,
  eras: [railways],
  course: {
    setUp: [{ name: 'drawFirst' }, { name: 'placeMerchants' }, { name: 'dealHands' }, { name: 'refillDisplay' }],
    afterTurn: [],
    roundEnd: [{ name: 'reorder' }, { name: 'payInterest' }],
    actions: { firstRound: 1, otherRounds: 2 },
    eraEnds: 'deckAndAHandEmpty',
    betweenActions: { name: 'refillDisplay' },
    outlivesHand: true,
  },
  stepRules: { ...closingSteps, refillDisplay },
  urns: [firstUrn, merchantUrn, cardUrn, displayUrn],
  turnRules: [
    buildWith(options.includes('ship-card-own-port') ? 'ownPort' : 'ownPresence'),
    combined,
    rail,
    sell,
    removeTile(options.includes('develop-lowest')),
    draw,
    pass,
  ],
  answerRules: [discard, coal, buyCoal, iron, buyIron, repay, stop],
  levies: [levyCards, levyCoal, levyIron, levyDraw],
  tieBreaks: ['order'],
  citations,
  topics,
});

const marketTiles = markets.buyers.reduce((sum, { copies }) => sum + copies, 0);

const boardTerms: BoardTerms = {
  edition: 'age-of-industry',
  seats: SEATS,
  eras: [railways.slug],
  kinds: ['town', 'outside', 'settlement', 'sea'],
  marks: ['colour', 'terminal', 'imports'],
  tileMarks: ['takes', 'locked'],
  industries: tiles.industries,
  cards: { named: false, others: industryCards, least: HAND },
  merchants: { kinds: ['town', 'outside', 'sea'], bonus: false, tiles: always(marketTiles) },
};

export const optionList = [
  { slug: 'new-england' },
  { slug: 'ship-card-own-port' },
  { slug: 'develop-lowest' },
] as const satisfies readonly Option[];

export const ageOfIndustry: Edition = {
  slug: 'age-of-industry',
  name: 'Age of Industry',
  bggId: 65901,
  currency: '$',
  hasEras: false,
  rules: 3,
  changes,
  seats: SEATS,
  options: optionList,
  automata: [],
  levels: [],
  files: [boardFile],
  boards: [printedOf([]), printedOf(['new-england'])],
  boardTerms,
  compose(wish, isBegun) {
    const { options } = wish;
    const map = chooseBoard(printedOf(options), wish, boardTerms, isBegun);
    const faults = [...boardOptionFaults(wish, ['new-england']), ...(map.ok ? [] : map.fault)];
    if (faults.length > 0 || !map.ok) return fail(faults);
    return done({ ...composeOn(map.value, options), files: boardFiles(wish, map.value) });
  },
};
