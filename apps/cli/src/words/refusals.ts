import type { Facts, Industry, Reason, Refusal, Table } from '@coalbrook/rules';

import { capital, counted, listed, one, plural, pounds, roman } from './grammar.ts';
import { namesOf } from './names.ts';
import { thingsOf } from './things.ts';

/** The facts of a refusal in words, each empty or zero where the reason does not state it. */
interface Spoken {
  readonly needs: number;
  readonly has: number;
  readonly seat: string;
  readonly card: string;
  readonly place: string;
  /** A site by what it takes. */
  readonly site: string;
  /** Where the site is: in a town, at a farm. */
  readonly there: string;
  readonly industry: string;
  /** When tiles of the industry flip. */
  readonly flipping: string;
  readonly tile: string;
  readonly merchant: string;
  readonly link: string;
}

const flippingOf = ({ port, flipsWhenBuilt }: Industry): string => {
  if (port) return 'when something is sold through them';
  return flipsWhenBuilt ? 'as soon as they are built' : 'when the last thing on them is used up';
};

const speak = (table: Table, facts: Facts, names: readonly string[]): Spoken => {
  const things = thingsOf(table);
  const name = (fact: string, word: (id: never) => string): string =>
    facts[fact] === undefined ? '' : word(facts[fact] as never);
  return {
    needs: facts.needs ?? 0,
    has: facts.has ?? 0,
    seat: name('seat', (seat) => names[seat]),
    card: name('card', (id) => things.card(id)),
    place: name('place', (id) => things.place(id)),
    site: name('site', (id) => things.site(id)),
    there: name('site', (id) => things.inPlaceOfSite(id)),
    industry: name('industry', (id) => things.industry(id)),
    flipping: name('industry', (id) => flippingOf(table.industries[id])),
    tile: name('tile', (id) => things.tile(id)),
    merchant: name('merchant', (id) => things.merchant(id)),
    link: name('link', (id) => things.link(id)),
  };
};

/** Industries whose tiles anybody may replace once their cubes have run out. */
const replaceable = ({ industries, markets }: Table): string =>
  listed(industries.filter(({ cargo }) => cargo !== undefined && markets[cargo]).map(({ name }) => plural(name)));

/** What gives access to the markets, as players call it. */
const trader = ({ merchants }: Table): string => (merchants.length > 0 ? 'merchant' : 'trade icon');

/** Everything that has a trade icon. */
const traders = ({ places, industries }: Table): string =>
  listed(
    [
      ...places.filter(({ trade }) => trade).map(({ name }) => name),
      ...industries.filter(({ port }) => port).map(({ name }) => `any ${name}`),
    ],
    'or',
  );

const amount = (count: number): string => (count === 0 ? 'none' : `only ${count}`);

const sentences: Readonly<Record<Reason, (spoken: Spoken, table: Table) => string>> = {
  gameIsOver: () => 'The game is over, so nothing more can be played.',
  waitsForChance: () => 'Something has to be drawn first; then the game goes on.',
  notYourTurn: ({ seat }) => `The decision is ${seat}’s now; yours will come.`,
  notAskedNow: () => 'That is not what is being decided now; the open question comes first.',
  actionUnknown: () => 'This game has no such action.',
  cardNotHeld: ({ card }) => `You do not hold the ${card} card.`,
  siteRefusesIndustry: ({ industry, site }) => `${capital(one(industry))} does not fit on ${site}.`,
  cardForAnotherPlace: ({ card, place }) =>
    `The ${card} card names another town, so it does not let you build in ${place}.`,
  cardForAnotherIndustry: ({ card, industry }) => `The ${card} card does not let you build ${one(industry)}.`,
  farmNeedsIndustryCard: ({ card }) =>
    `The ${card} card is no help at a farm: building there takes an industry card, wild or not.`,
  placeOutsideNetwork: ({ place, card }) =>
    `${capital(place)} is not in your network: the ${card} card works only where you have a tile or where a link of yours ends.`,
  siteNotFree: ({ there, card }) =>
    `The site ${there} is taken: while you have nothing on the board, the ${card} card works anywhere, but only on free sites.`,
  farmOutsideNetwork: ({ place, card }) =>
    `${capital(place)} is not in your network: lay the link that reaches it, then the ${card} card lets you build there.`,
  noTileLeft: ({ industry }) => `There is no ${industry} left on your mat.`,
  tileTooOldForEra: ({ tile }) =>
    `Your next tile is ${tile}, and it is too old for this era: develop it to reach a better one.`,
  tileTooNewForEra: ({ tile }) => `Your next tile is ${tile}, and it can only be built in a later era.`,
  tileLocked: ({ tile }) =>
    `Your next tile is ${one(tile)}, which can never be built: develop it, and any other like it, to reach a better one.`,
  betterSiteFree: ({ site }) => `Take ${site} instead: it is free, and nothing else can be built on it.`,
  placeTaken: ({ place, has }) =>
    `You already have ${counted(has, 'tile')} in ${place}, and this era allows no more in one place.`,
  overbuildOtherIndustry: ({ tile, there }) =>
    `${capital(tile)} stands on that site ${there}, and only the same industry can replace it.`,
  overbuildNeedsHigherLevel: ({ there, needs, has }) =>
    `The tile ${there} can be replaced from level ${roman(needs)} on, and your next one has level ${roman(has)}.`,
  overbuildOpponentIndustry: ({ there }, table) =>
    `The tile ${there} is not yours, and of other people’s tiles only ${replaceable(table)} can be replaced.`,
  overbuildOpponentWhileCubesRemain: ({ there, has }) =>
    `The tile ${there} is not yours: you may replace it once no cube of its kind is left anywhere, and there ${has === 1 ? 'is' : 'are'} still ${has}.`,
  overbuildOpponentBesideOwn: ({ place, has }) =>
    `You already have ${counted(has, 'tile')} in ${place}, and in this era replacing somebody else’s would make one too many.`,
  tooLittleMoney: ({ needs, has }) => `That costs ${pounds(needs)}, and you have ${pounds(has)}.`,
  tooLittleMoneyForCoal: ({ needs, has }) =>
    `The coal would cost ${pounds(needs)} on the market, and you would have ${pounds(has)} left for it.`,
  tooLittleMoneyForIron: ({ needs, has }) =>
    `The iron would cost ${pounds(needs)} on the market, and you would have ${pounds(has)} left for it.`,
  coalOutOfReach: ({ place, needs, has }, table) =>
    has === 0
      ? `${place === '' ? 'This' : capital(place)} is not connected to any coal: it needs ${needs}, and no mine or ${trader(table)} is in reach.`
      : `${place === '' ? 'This' : capital(place)} needs ${needs} coal: mines in reach have ${amount(has)}, and no ${trader(table)} is in reach to buy the rest.`,
  lineNotInEra: ({ link }) => `The line ${link} is not used in this era.`,
  lineTaken: ({ link }) => `There is a link on the line ${link} already.`,
  lineOutsideNetwork: ({ link }) =>
    `The line ${link} does not touch your network: one of its ends needs a tile of yours or another link of yours.`,
  noLinkTileLeft: () => 'You have no link tile left in this era.',
  noNetworkYet: () => 'You have nothing on the board yet, so no link can start anywhere: build something first.',
  noMoreLinks: ({ has }) => `You have laid ${counted(has, 'link')} with this action, and this era allows no more.`,
  linkNeedsBeer: ({ needs, has }) =>
    `Another link in the same action needs ${needs} beer from a brewery, and there is ${amount(has)} in reach.`,
  nothingToDevelop: ({ industry }) => `There is no ${industry} left on your mat to develop.`,
  tileMayNotBeDeveloped: ({ tile }) => `${capital(tile)} carries a lightbulb: it can be built, but not developed.`,
  noMoreDevelopment: ({ has }) => `You have developed ${counted(has, 'tile')}, and one action allows no more.`,
  bonusMayNotRemove: ({ tile }) => `${capital(tile)} carries a lightbulb: a merchant’s bonus cannot remove it either.`,
  notYourTile: ({ site }) => `You have no tile on ${site}.`,
  tileIsFlipped: ({ there }) => `Your tile ${there} has flipped already.`,
  industryNotSold: ({ industry, flipping }) => `${capital(plural(industry))} are not for sale: they flip ${flipping}.`,
  merchantAbsent: ({ merchant }) => `There is no merchant on that space in ${merchant}.`,
  merchantBuysOther: ({ merchant, industry }) => `That merchant in ${merchant} does not buy ${plural(industry)}.`,
  merchantOutOfReach: ({ place, merchant }) =>
    `${capital(place)} is not connected to ${merchant}: links must lead all the way, whoever owns them.`,
  tooLittleBeer: ({ needs, has }) => `Selling this tile takes ${needs} beer, and there is ${amount(has)} in reach.`,
  portMissing: ({ site }) => `There is no port on ${site} to sell through: somebody has to build it first.`,
  portIsFlipped: ({ there }) =>
    `Something was sold through the port ${there} already: look for a port that has not flipped.`,
  portOutOfReach: ({ place, there }) =>
    `${capital(place)} is not connected to the port ${there}: links must lead all the way, whoever owns them.`,
  distantMarketClosed: () => 'The distant market is closed for the rest of this era: sell through a port instead.',
  tradeOutOfReach: ({ place }, table) =>
    `${capital(place)} has no way to the distant market: links must lead to ${traders(table)}, whoever owns them.`,
  wholeTurnNeeded: ({ needs, has }) =>
    `A double build, with any two cards, takes ${counted(needs, 'action')}, and you have ${amount(has)} left in this turn: a card that fits would do with one.`,
  noMoreLoans: () => 'The last cards have been drawn, and from then on nobody lends money any more.',
  loanUnknown: ({ has }, { loans }) =>
    `There is no loan of ${pounds(has)}: you can borrow ${listed(
      loans.map((loan) => pounds(loan.amount)),
      'or',
    )}.`,
  incomeTooLow: ({ needs, has }) =>
    `Your income is too low for a loan: it must be at least ${pounds(needs)}, and it is ${pounds(has)}.`,
  wildAlreadyHeld: ({ card }) => `You hold the ${card} card, and only somebody without wild cards may scout.`,
  tooFewCards: ({ needs, has }) => `Scouting takes ${needs} cards, and you hold ${has}.`,
  mineEmpty: ({ site }) => `There is no coal on ${site}.`,
  mineOutOfReach: ({ there }) => `The coal ${there} is not connected to where you need it.`,
  mineNotNearest: ({ there, needs, has }) =>
    `The coal ${there} is ${counted(has, 'link')} away, and there is some ${counted(needs, 'link')} away: the nearest comes first.`,
  worksEmpty: ({ site }) => `There is no iron on ${site}.`,
  breweryEmpty: ({ site }) => `There is no beer on ${site}.`,
  breweryOutOfReach: ({ there }) => `The beer ${there} is not yours, and it is not connected to where you need it.`,
  barrelMissing: () => 'There is no beer beside this merchant.',
  notYoursToGiveUp: ({ site }) => `You have no tile on ${site} to give up.`,
  tileWorthNothing: ({ there }) => `The tile ${there} would raise no money, so giving it up would not help.`,
  drawWrongNumber: ({ needs, has }) => `The draw is of ${needs}, not of ${has}.`,
  drawNotAvailable: () => 'The draw names something that is not left to be drawn.',
  nothingToDraw: () => 'There is nothing to draw now.',
};

/** Why something is not allowed, in a sentence for somebody who is still learning the game. */
export const explain = (table: Table, { reason, facts }: Refusal, names: readonly string[] = namesOf(table)): string =>
  sentences[reason](speak(table, facts, names), table);
