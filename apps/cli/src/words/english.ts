/**
 * Every sentence of the journal. Whoever calls these decides what happened; only the wording is here.
 * Sums of money come as texts, since each game has its own currency.
 */

import type { TieBreak } from '@coalbrook/rules';

import { capital, counted, listed, one, plural } from './grammar.ts';

const times = (item: string, count: number): string => (count === 1 ? item : `${item} (${count} times)`);

/** Equal things once, with their number. */
const grouped = (items: readonly string[]): string =>
  listed([...new Set(items)].map((item) => times(item, items.filter((other) => other === item).length)));

/** One price for each, or the same for all. */
const priced = (prices: readonly string[]): string =>
  prices.length > 1 && prices.every((price) => price === prices[0]) ? `${prices[0]} each` : listed(prices);

const several = (count: number, noun: string): string => (count === 1 ? noun : `${count} ${noun}`);

/** Cards by name; equal ones are counted. */
const cardsOf = (cards: readonly string[]): string => {
  const different = [...new Set(cards)];
  const words = `${listed(different)} ${cards.length === 1 ? 'card' : 'cards'}`;
  return different.length < cards.length ? `${cards.length} ${words}` : words;
};

/** The same where it is known which cards. */
const theCards = (cards: readonly string[]): string => {
  const words = cardsOf(cards);
  return /^\d/.test(words) ? words : `the ${words}`;
};

export const english = {
  // Headings
  title: (parts: readonly string[]): string => parts.join(' · '),
  board: (name: string, isReconstructed: boolean): string => (isReconstructed ? `${name} (reconstructed board)` : name),
  seats: (count: number): string => counted(count, 'seat'),
  against: (automata: readonly string[]): string => `against ${listed(automata)}`,
  eraBegins: (era: string): string => era.toUpperCase(),
  eraEnds: (era: string): string => `End of the ${era}`,
  round: (round: number): string => `Round ${round}`,
  finalScore: 'Final score',

  // Setting up
  merchants: (merchant: string, list: readonly string[]): string => `${capital(plural(merchant))}: ${list.join('; ')}.`,
  merchant: (place: string, wares: readonly string[]): string =>
    `${place} buys ${wares.length === 0 ? 'nothing' : wares.join(' / ')}`,
  display: (cards: readonly string[]): string => `Open to be taken: ${theCards(cards)}.`,
  firstOrder: (order: readonly string[]): string => `First to play: ${order.join(', ')}.`,

  // Actions
  build: (tile: string, where: string): string => `builds ${tile} ${where}`,
  over: (tile: string): string => `over ${tile}`,
  lay: (word: string, links: readonly string[]): string =>
    `lays the ${links.length === 1 ? word : plural(word)} ${listed(links)}`,
  develop: (tiles: readonly string[]): string => `develops ${grouped(tiles)}`,
  sell: (tile: string, merchant: string): string => `sells ${tile} to ${merchant}`,
  sellThrough: (tile: string, port: string): string => `sells ${tile} through ${port}`,
  sellAbroad: (tile: string, move: number, income: number): string => {
    const marker = move === 0 ? 'the marker stays' : `the marker moves ${counted(move, 'space')}`;
    const bonus = income === 0 ? 'no bonus' : english.bonusIncome(income);
    return `sells ${tile} to the distant market (${marker}: ${bonus})`;
  },
  offerAbroad: (tile: string): string => `offers ${tile} to the distant market`,
  offerInVain: (tile: string): string => `${english.offerAbroad(tile)}, which closes: the tile is not sold`,
  borrow: (money: string): string => `takes a loan of ${money}`,
  repay: (money: string): string => `pays back ${money}`,
  draw: (count: number): string => `draws ${count === 1 ? 'a card' : `${count} cards`} from the deck`,
  pick: (cards: readonly string[]): string => `takes ${theCards(cards)} from the display`,
  scout: (spent: readonly string[], gained: readonly string[]): string =>
    `scouts: trades the cards ${grouped(spent)} for ${listed(gained.map(one))} card`,
  pass: 'passes',
  deeds: (deeds: readonly string[]): string => listed(deeds),
  deed: (deed: string, consequences: readonly string[]): string =>
    `${[deed, ...consequences].filter((part) => part !== '').join('; ')}.`,
  thenDeed: (deed: string): string => `then ${deed}`,
  cards: cardsOf,
  loan: (money: string, isOne: boolean): string => `${isOne ? 'a loan' : 'loans'} of ${money}`,
  /** What else an action took. */
  besides: (items: readonly string[]): string => `(${items.join(', ')})`,

  // What it took
  paid: (items: readonly string[], isMoney: boolean): string => `${isMoney ? 'for' : 'with'} ${listed(items)}`,
  total: (paid: string, money: string): string => `${paid}, ${money} in all`,
  fromOwnTile: (count: number, cargo: string, place: string): string =>
    `${several(count, `own ${cargo}`)} from ${place}`,
  fromTileOf: (name: string, count: number, cargo: string, where: string): string =>
    `${several(count, cargo)} from ${name} ${where}`,
  fromMarket: (cubes: string, prices: readonly string[]): string => `${cubes} at ${priced(prices)}`,
  fromMerchant: (cargo: string): string => `the merchant’s ${cargo}`,
  own: 'own',
  ownedBy: (name: string): string => `${name}’s`,
  tileOf: (owner: string, tile: string): string => `${owner} ${tile}`,
  it: 'it',

  // What came of it
  marketed: (count: number, cargo: string, ladder: string, money: string): string =>
    `${count} ${cargo} ${count === 1 ? 'goes' : 'go'} to the ${ladder} for ${money}`,
  laidOpen: (cards: readonly string[]): string => `${theCards(cards)} ${cards.length === 1 ? 'is' : 'are'} laid open`,
  bonusMoney: (money: string): string => `a bonus of ${money}`,
  bonusPoints: (points: number): string => `a bonus of ${counted(points, 'point')}`,
  bonusIncome: (spaces: number): string => `a bonus of ${counted(spaces, 'space')} of income`,
  bonusTile: (tile: string): string => `the bonus develops ${tile}`,
  fall: (level: string): string => `income down to ${level}`,
  flips: (tiles: readonly string[]): string => `${listed(tiles)} ${tiles.length === 1 ? 'flips' : 'flip'}`,
  ownIncome: 'income',
  incomeOf: (name: string): string => `${name}’s income`,
  rises: (income: string, spaces: number, level: string): string =>
    `${income} up ${counted(spaces, 'space')} to ${level}`,
  ownGain: (money: string): string => `${money} received`,
  gainOf: (name: string, money: string): string => `${money} for ${name}`,

  // The end of a round
  order: (spenders: readonly string[]): string => `Next order, by money spent: ${spenders.join(', ')}.`,
  spender: (name: string, money: string): string => `${name} ${money}`,
  incomes: (earners: readonly string[]): string => `Income: ${earners.join(', ')}.`,
  earner: (name: string, income: string, money: string): string => `${name} ${income} (has ${money})`,
  forfeit: (name: string, debt: string, tile: string, where: string, money: string, left: string): string =>
    `${name} is ${debt} short and gives up ${tile} ${where}, which raises ${money} (has ${left}).`,
  fallShort: (name: string, debt: string, points: number): string =>
    `${name} is ${debt} short and ${points === 0 ? 'has no points to lose' : `loses ${counted(points, 'point')}`}.`,
  loans: (debtors: readonly string[]): string => `Loans: ${debtors.join('; ')}.`,
  debtor: (name: string, deeds: readonly string[], money: string): string => `${name} ${listed(deeds)} (has ${money})`,
  lend: (money: string): string => `borrows ${money}`,
  payInterest: (money: string): string => `pays ${money} interest`,

  // The end of an era
  linkPay: (money: string, count: number, word: string): string => `receives ${money} for ${counted(count, word)}`,
  left: (money: string): string => `has ${money}`,
  closed: (deeds: readonly string[]): string => `${listed(deeds)}.`,
  scored: (parts: readonly string[], points: number): string => `${listed(parts)}; now ${counted(points, 'point')}.`,
  fromLinks: (points: number, count: number): string => `${points} for ${counted(count, 'link')}`,
  fromTiles: (points: number, count: number): string => `${points} for ${counted(count, 'tile')}`,
  fromTilesAgain: (points: number, count: number): string => `${points} once more for ${counted(count, 'tile')}`,
  fromCash: (points: number): string => `${points} for cash`,
  fromLoans: (points: number): string => `${points < 0 ? `−${-points}` : points} for loans`,
  fromIncome: (points: number): string => `${points} for income`,
  removed: (count: number): string =>
    `${counted(count, 'obsolete tile')} ${count === 1 ? 'leaves' : 'leave'} the board.`,
  distantOpens: 'The distant market is open again.',
  distantBegins: 'The distant market begins anew.',
  barrels: (places: readonly string[]): string => `New beer stands in ${listed(places)}.`,
  /** `people` are those who hold cards; everybody does where none are named. */
  reshuffled: (count: number, people: readonly string[]): string => {
    const who = people.length === 0 ? 'everybody is' : `${listed(people)} ${people.length === 1 ? 'is' : 'are'}`;
    return `All ${count} cards are shuffled, and ${who} dealt a new hand.`;
  },

  // The end
  ofEra: (era: string): string => era.replace(/ era$/, ''),
  columns: {
    links: 'links',
    tiles: 'tiles',
    againOver: 'tiles',
    again: 'again',
    bonuses: 'bonuses',
    cash: 'cash',
    income: 'income',
    loans: 'loans',
    lost: 'lost',
    total: 'total',
  },
  rank: (rank: number, name: string): string => `${rank}. ${name}`,
  /** What decided among those with as many points. */
  tieBreaks: {
    income: 'by higher income',
    money: 'by more money',
    order: 'by going first in the order of play',
  } satisfies Readonly<Record<TieBreak, string>>,
  victory: (names: readonly string[], points: number, tieBreak: string | undefined): string => {
    const verb = names.length === 1 ? 'wins' : 'share the win';
    const tie = tieBreak === undefined ? '' : `, before others with as many ${tieBreak}`;
    return `${listed(names)} ${verb} with ${counted(points, 'point')}${tie}.`;
  },
} as const;
