/** What a suggested move does in its position. */

import type { ClosingOdds, FlipTrigger, TilePoints } from '@coalbrook/guide';
import { capital } from '@coalbrook/words';
import type { Noun } from '@coalbrook/words';

const pointsOf = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

/** A tile may score its points several times at the next count. */
const oftenOf = (times: number): string => (times > 1 ? `, counted ${times === 2 ? 'twice' : `${times} times`}` : '');

const tilePointsOf = ({ points, times }: TilePoints): string => `${pointsOf(points)}${oftenOf(times)}`;

const numbers = ['no', 'one', 'two', 'three'];

const counted = (count: number, one: string, many: string): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : many}`;

/** When the new tile flips, and what it brings then. */
const promise: Readonly<Record<FlipTrigger, (brought: string, cargo: string) => string>> = {
  sold: (brought) => `Sold, it brings ${brought}.`,
  soldThrough: (brought) => `Once something is sold through it, it brings ${brought}.`,
  emptied: (brought, cargo) => `Once all its ${cargo} is used, it brings ${brought}.`,
  built: (brought) => `It brings ${brought}.`,
};

/** So few rounds are too few for a loan. */
const FEW_ROUNDS = 3;

export const reasonTexts = {
  buyer: (tile: Noun, at: string, buyerAt: string, lacksBeer: boolean): string =>
    `Your ${tile.one} ${at} then has a buyer ${buyerAt}${lacksBeer ? '; only beer is missing' : ''}.`,
  nearer: (tile: Noun, at: string, links: number, link: Noun): string =>
    `After it, your ${tile.one} ${at} is only ${counted(links, `more ${link.one}`, `more ${link.many}`)} away from a buyer.`,
  ownBuyer: (buyerAt: string, lacksBeer: boolean): string =>
    `There is a buyer for it ${buyerAt}, already connected${lacksBeer ? '; only beer is missing' : ''}.`,
  missingLinks: (links: number, link: Noun): string =>
    links === 1
      ? `One more ${link.one} would lead to a buyer.`
      : `${capital(numbers[links] ?? String(links))} more ${link.many} would lead to a buyer.`,
  carries: (cargo: string, tile: Noun, at: string, places: string): string =>
    `The ${cargo} of your ${tile.one} ${at} then reaches ${places}.`,
  carriesFar: (cargo: string, tile: Noun, at: string, count: number): string =>
    `The ${cargo} of your ${tile.one} ${at} then reaches ${count} more places.`,
  market: (cargo: string): string => `It connects your network to the ${cargo} market.`,
  reaches: (places: string): string => `Your network then reaches ${places}.`,
  opens: (at: string, cards: string, count: number): string =>
    `${capital(at)} you can then use your ${count === 1 ? 'card' : 'cards'}: ${cards}.`,
  linkPoints: (points: number, sources: string): string =>
    `As the map stands, it scores ${pointsOf(points)}${sources}.`,
  /** What the points of a link are for: all for one thing, or for several. */
  pointsFor: {
    all: (source: string): string => `, for ${source}`,
    some: (parts: string): string => `: ${parts}`,
    part: (points: number, source: string): string => `${points} for ${source}`,
  },
  edgePlace: (place: string): string => `${place} at the edge of the map`,
  flippedTiles: (tiles: number, at: string): string =>
    `${tiles === 1 ? 'a flipped tile' : `${numbers[tiles] ?? tiles} flipped tiles`} ${at}`,
  linkMoney: (money: string): string => `As the map stands, it pays ${money} at the end.`,
  paid: (cubes: number, cargo: string, money: string): string =>
    `The market takes ${cubes} ${cargo} at once and pays you ${money}.`,
  /** A tile that flips, as part of a list. */
  flipping: (tile: Noun, at: string, isNew: boolean): string => `${isNew ? 'the new' : 'your'} ${tile.one} ${at}`,
  flips: (tiles: string, count: number, brought: string): string =>
    `${capital(tiles)} ${count === 1 ? 'flips' : 'flip'}${brought === '' ? '' : ` and ${count === 1 ? 'brings' : 'bring'} ${brought}`}.`,
  flipsForOthers: (tiles: string, count: number, brought: string): string =>
    `But it also flips ${count === 1 ? 'a tile' : 'tiles'} of somebody else: ${tiles}${brought === '' ? '' : `, which brings them ${brought}`}.`,
  flipsAtOnce: (brought: string): string => `It flips at once${brought === '' ? '' : ` and brings ${brought}`}.`,
  mayFlip: (tile: Noun, brought: string, { tiles, closing }: ClosingOdds): string => {
    if (closing === tiles) return 'Whatever is drawn closes the market: nothing will be sold.';
    if (closing > 0)
      return `Of the ${tiles} tiles that can be drawn, ${closing} would close the market, and nothing would be sold.`;
    return `No tile that can be drawn closes the market yet: your ${tile.one} flips${brought === '' ? '' : ` and brings ${brought}`}.`;
  },
  promise,
  /** What a flipped tile brings. */
  gainMoney: (money: string, isOnce: boolean): string => (isOnce ? money : `${money} more every round`),
  gainPoints: tilePointsOf,
  beerFor: (tile: Noun, at: string): string =>
    `Your ${tile.one} ${at} needs beer to be sold; beer of your own needs no connection.`,
  bonus: (isUsed: boolean, bonus: string): string =>
    isUsed
      ? `The merchant’s own barrel is used, and that brings a bonus: ${bonus}.`
      : `The merchant’s own barrel would bring a bonus: ${bonus}.`,
  bonuses: {
    money: (money: string): string => money,
    income: (money: string): string => `${money} more every round`,
    /** Income that does not make a whole pound yet. */
    someIncome: 'a step towards more income',
    points: pointsOf,
    develop: (count: number): string =>
      count === 1 ? 'you develop a tile free of charge' : `you develop ${count} tiles free of charge`,
  },
  takes: (cargo: string, left: number, isOwn: boolean): string =>
    `It is ${isOwn ? 'your own tile' : 'somebody else’s'}; ${left} ${cargo} ${left === 1 ? 'stays' : 'stay'} there.`,
  cards: (has: number): string => `You have ${counted(has, 'card', 'cards')}, and every build costs one.`,
  idleCards: (idle: number, of: number): string => `With ${idle} of your ${of} cards you can build nothing now.`,
  locked: (left: number): string =>
    `${capital(counted(left, 'more locked tile', 'more locked tiles'))} must go before you can build this industry.`,
  second: (industry: Noun, level: string): string =>
    `It goes on with a second tile, and then your next ${industry.one} is level ${level}.`,
  unlocked: (industry: Noun, level: string): string =>
    `Nothing is locked there any more: your next ${industry.one} is then level ${level}.`,
  above: (left: number, level: string, nextLevel: string, countsMore: boolean): string =>
    `${capital(counted(left, `more level ${level} tile then lies`, `more level ${level} tiles then lie`))} above level ${nextLevel}${countsMore ? ', which brings more points' : ''}.`,
  better: (industry: Noun, level: string, before: TilePoints, now: TilePoints): string => {
    const next = `Your next ${industry.one} is then level ${level}`;
    if (now.points * now.times <= before.points * before.times) return `${next}.`;
    return now.times === before.times
      ? `${next}: ${pointsOf(now.points)} instead of ${before.points}${oftenOf(now.times)}.`
      : `${next}: ${tilePointsOf(now)}, instead of ${before.points}${oftenOf(before.times)}.`;
  },
  /** What the learner has before a loan. */
  purse: (has: string, isLittle: boolean): string => `You have ${isLittle ? 'only ' : ''}${has}.`,
  loan: (purse: string, perRound: string, cost: string | undefined, rounds: number | undefined): string => {
    const price = `${purse} The loan costs you ${perRound} every round from now on${cost === undefined ? '' : `, ${cost} until the end`}.`;
    if (rounds === 0) return `${purse} No income is paid after this round.`;
    return rounds !== undefined && rounds <= FEW_ROUNDS
      ? `${price} That is late: ${counted(rounds, 'round is', 'rounds are')} left to use it.`
      : price;
  },
  owes: (income: string): string => `Your income falls to ${income}: you pay that each round.`,
  /** What a loan is worth shortly before money is counted. */
  lastLoan: (points: number, moneyPerPoint: string, mostPoints: number | undefined): string => {
    const count = `At the end, every ${moneyPerPoint} is worth a point${mostPoints === undefined ? '' : `, up to ${mostPoints}`}.`;
    return points > 0
      ? `${count} After what it costs in income, the loan brings you ${counted(points, 'point', 'points')}.`
      : `${count} After what it costs in income, this loan adds none.`;
  },
};

export type ReasonTexts = typeof reasonTexts;
