import { capital } from '../capital.ts';
import type { JournalWords } from '../catalogue/journalWords.ts';
import { figure } from '../money.ts';
import { counted, listed, one, possessive, several } from './grammar.ts';
import { names } from './names.ts';

const times = (item: string, count: number): string => (count === 1 ? item : `${item} (${count} times)`);

/** Groups equal things and counts them. */
const grouped = (items: readonly string[]): string =>
  listed([...new Set(items)].map((item) => times(item, items.filter((other) => other === item).length)));

/** A price for each, or one for all. */
const priced = (prices: readonly string[]): string =>
  prices.length > 1 && prices.every((price) => price === prices[0]) ? `${prices[0]} each` : listed(prices);

/** Cards by name; equal ones are counted. */
const cardsOf = (cards: readonly string[]): string => {
  const different = [...new Set(cards)];
  const words = `${listed(different)} ${cards.length === 1 ? 'card' : 'cards'}`;
  return different.length < cards.length ? `${cards.length} ${words}` : words;
};

/** The same, if the cards are known. */
const theCards = (cards: readonly string[]): string => {
  const words = cardsOf(cards);
  return /^\d/.test(words) ? words : `the ${words}`;
};

const offerAbroad = (standing: string): string => `offers ${standing} to the distant market`;
const bonusIncome = (spaces: number): string => `a bonus of ${counted(spaces, 'space')} of income`;

export const journal: JournalWords = {
  // Headings
  title: (parts) => parts.join(' · '),
  board: (name, isReconstructed) => (isReconstructed ? `${name} (reconstructed board)` : name),
  seats: (count) => counted(count, 'seat'),
  against: (automata) => `against ${listed(automata)}`,
  eraBegins: (era) => era.one.toUpperCase(),
  eraEnds: (era) => `End of the ${era.one}`,
  round: (round) => `Round ${round}`,
  finalScore: 'Final score',

  // Setting up
  merchants: (merchant, list) => `${capital(merchant.many)}: ${list.join('; ')}.`,
  merchant: ({ name }, wares) => `${name} buys ${wares.length === 0 ? 'nothing' : wares.join(' / ')}`,
  display: (cards) => `In the display: ${theCards(cards)}.`,
  firstOrder: (order) => `Turn order: ${order.join(', ')}.`,

  // Actions
  build: (tile, { at }) => `builds ${tile} ${at}`,
  over: (owner, tile) => `over ${possessive(owner)} ${names.tile(tile)}`,
  lay: (word, links) => `lays the ${links.length === 1 ? word.one : word.many} ${listed(links)}`,
  develop: (tiles) => `develops ${grouped(tiles)}`,
  standing: (tile, { at }, why) => `${tile} ${at}${why}`,
  sell: (standing, _merchant, { name }) => `sells ${standing} to ${name}`,
  sellThrough: (standing, owner, port, { at }) =>
    `sells ${standing} through ${possessive(owner)} ${names.tile(port)} ${at}`,
  sellAbroad: (standing, move, income) => {
    const marker = move === 0 ? 'the marker stays' : `the marker moves ${counted(move, 'space')}`;
    const bonus = income === 0 ? 'no bonus' : bonusIncome(income);
    return `sells ${standing} to the distant market (${marker}: ${bonus})`;
  },
  offerAbroad,
  offerInVain: (standing) => `${offerAbroad(standing)}, which closes: the tile is not sold`,
  borrow: (money) => `takes a loan of ${money}`,
  repay: (money) => `pays back ${money}`,
  draw: (count) => `draws ${count === 1 ? 'a card' : `${count} cards`} from the deck`,
  pick: (cards) => `takes ${theCards(cards)} from the display`,
  scout: (spent, gained) =>
    `scouts: trades ${spent.length === 0 ? 'three cards' : `the cards ${grouped(spent)}`} for ${listed(gained.map(one))} card`,
  scouting: 'scouts for wild cards',
  pass: 'passes',
  spend: (cards) => `spends ${theCards(cards)}`,
  goOn: 'continues',
  deeds: (deeds) => listed(deeds),
  deed: (deed, consequences) => `${[deed, ...consequences].filter((part) => part !== '').join('; ')}.`,
  thenDeed: (deed) => `then ${deed}`,
  cards: cardsOf,
  loan: (money, isOne) => `${isOne ? 'a loan' : 'loans'} of ${money}`,
  besides: (items) => `(${items.join(', ')})`,

  // Costs
  paid: (money, items) => (money === undefined ? `with ${listed(items)}` : `for ${listed([money, ...items])}`),
  total: (paid, money) => `${paid}, ${money} in all`,
  fromOwnTile: (count, cargo, { from }) => `${several(count, `own ${cargo.one}`)} ${from}`,
  fromTileOf: (owner, count, cargo, { at }) => `${several(count, cargo.one)} from ${owner} ${at}`,
  fromMarket: (cubes, prices) => `${cubes} at ${priced(prices)}`,
  fromMerchant: (cargo) => `the merchant’s ${cargo.one}`,

  // Results
  marketed: (count, cargo, ladder, money) =>
    `${count} ${cargo.one} ${count === 1 ? 'goes' : 'go'} to the ${ladder.one} for ${money}`,
  laidOpen: (cards) => `${theCards(cards)} ${cards.length === 1 ? 'is' : 'are'} displayed`,
  bonusMoney: (money) => `a bonus of ${money}`,
  bonusPoints: (points) => `a bonus of ${counted(points, 'point')}`,
  bonusIncome,
  bonusTile: (tile) => `the bonus develops ${tile}`,
  fall: (level) => `income falls to ${level}`,
  newTile: 'it',
  tileOf: (owner, tile, { at }) => `${possessive(owner)} ${names.tile(tile)} ${at}`,
  flips: (tiles) => `${listed(tiles)} ${tiles.length === 1 ? 'flips' : 'flip'}`,
  rises: (owner, spaces, level) =>
    `${owner === undefined ? 'income' : `${possessive(owner)} income`} rises to ${level} (${counted(spaces, 'space')})`,
  gains: (owner, money) => (owner === undefined ? `${money} received` : `${money} for ${owner}`),

  // The end of a round
  order: (spenders) => `Next turn order, by money spent: ${spenders.join(', ')}.`,
  spender: (name, money) => `${name} ${money}`,
  incomes: (earners) => `Income: ${earners.join(', ')}.`,
  earner: (name, income, money) => `${name} ${income} (has ${money})`,
  forfeit: (name, debt, tile, { at }, money, left) =>
    `${name} is ${debt} short and gives up ${tile} ${at}, which raises ${money} (has ${left}).`,
  fallShort: (name, debt, points) =>
    `${name} is ${debt} short and ${points === 0 ? 'has no points to lose' : `loses ${counted(points, 'point')}`}.`,
  loans: (debtors) => `Loans: ${debtors.join('; ')}.`,
  debtor: (name, deeds, money) => `${name} ${listed(deeds)} (has ${money})`,
  lend: (money) => `borrows ${money}`,
  payInterest: (money) => `pays ${money} interest`,

  // The end of an era
  linkPay: (money, count, word) => `receives ${money} for ${count} ${count === 1 ? word.one : word.many}`,
  left: (money) => `has ${money}`,
  closed: (deeds) => `${listed(deeds)}.`,
  scored: (parts, points) => `${listed(parts)}; now ${counted(points, 'point')}.`,
  fromLinks: (points, count) => `${points} for ${counted(count, 'link')}`,
  fromTiles: (points, count) => `${points} for ${counted(count, 'tile')}`,
  fromTilesAgain: (points, count) => `${points} again for ${counted(count, 'tile')}`,
  fromCash: (points) => `${points} for cash`,
  fromLoans: (points) => `${figure(points)} for loans`,
  fromIncome: (points) => `${figure(points)} for income`,
  removed: (count) => `${counted(count, 'obsolete tile')} ${count === 1 ? 'leaves' : 'leave'} the board.`,
  distantOpens: 'The distant market is open again.',
  distantBegins: 'The distant market starts over.',
  barrels: (places) => `New beer is placed in ${listed(places.map(({ name }) => name))}.`,
  reshuffled: (count, people) => {
    const who = people.length === 0 ? 'everybody is' : `${listed(people)} ${people.length === 1 ? 'is' : 'are'}`;
    return `All ${count} cards are shuffled, and ${who} dealt a new hand.`;
  },
  beginsAt: (era, round) => `The game begins from a given position: ${era.one}, round ${round}.`,
  resumed: (era, round) =>
    `A rule was corrected. The game goes on under the corrected rules from here: ${era.one}, round ${round}.`,

  // The end
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
    earlier: 'before',
    total: 'total',
  },
  rank: (rank, name) => `${rank}. ${name}`,
  tieBreaks: {
    incomeSpace: 'by being further on the income track',
    incomeLevel: 'by having the higher income',
    money: 'by having more money',
    order: 'by going earlier in turn order',
  },
  victory: (winners, points, tieBreak) => {
    const verb = winners.length === 1 ? 'wins' : 'share the win';
    const tie = tieBreak === undefined ? '' : `, breaking the tie ${tieBreak}`;
    return `${listed(winners)} ${verb} with ${counted(points, 'point')}${tie}.`;
  },
};
