import { cargoes, COAL } from '@coalbrook/rules';
import type { Facts, Industry, Reason, Refusal, Site, Table } from '@coalbrook/rules';

import type { Dialect } from './dialects.ts';
import { capital, counted, listed, one, plural, sum } from './grammar.ts';
import { namesOf } from './names.ts';
import { thingsOf } from './things.ts';

/** The facts of a refusal in words, each empty or zero where the reason does not state it. */
interface Spoken {
  readonly needs: number;
  readonly has: number;
  /** The same as sums of money. */
  readonly price: string;
  readonly funds: string;
  readonly seat: string;
  readonly card: string;
  readonly place: string;
  /** In a town, at a farm, on the sea. */
  readonly inPlace: string;
  /** A site by what it takes. */
  readonly site: string;
  /** Where the site is: in a town, at a farm. */
  readonly there: string;
  /** What may lie there. */
  readonly cargo: string;
  readonly industry: string;
  /** When tiles of the industry flip. */
  readonly flipping: string;
  readonly tile: string;
  readonly merchant: string;
  /** In the merchant's place, or on the sea. */
  readonly atMerchant: string;
  readonly link: string;
  /** What the game calls things that others have, too. */
  readonly words: Dialect;
}

const flippingOf = ({ port, ship, flipsWhenBuilt }: Industry): string => {
  if (ship) return 'when their coal is gone and nothing more can be sold to their market';
  if (port) return 'when something is sold through them';
  return flipsWhenBuilt ? 'as soon as they are built' : 'when the last thing on them is used up';
};

/** What may lie on a site: coal, unless it only takes tiles with something else. */
const cargoOf = ({ industries }: Table, site: Site): string => {
  const stored = site.industries.flatMap((industry) => industries[industry].cargo ?? []);
  return stored.length === 0 || stored.includes(COAL) ? cargoes[COAL] : cargoes[stored[0]];
};

const speak = (table: Table, facts: Facts, names: readonly string[]): Spoken => {
  const things = thingsOf(table);
  const name = (fact: string, word: (id: never) => string): string =>
    facts[fact] === undefined ? '' : word(facts[fact] as never);
  return {
    needs: facts.needs ?? 0,
    has: facts.has ?? 0,
    price: things.money(facts.needs ?? 0),
    funds: things.money(facts.has ?? 0),
    seat: name('seat', (seat) => names[seat]),
    card: name('card', (id) => things.card(id)),
    place: name('place', (id) => things.place(id)),
    inPlace: name('place', (id) => things.inPlace(id)),
    site: name('site', (id) => things.site(id)),
    there: name('site', (id) => things.inPlaceOfSite(id)),
    cargo: name('site', (id) => cargoOf(table, table.sites[id])),
    industry: name('industry', (id) => things.industry(id)),
    flipping: name('industry', (id) => flippingOf(table.industries[id])),
    tile: name('tile', (id) => things.tile(id)),
    merchant: name('merchant', (id) => things.merchant(id)),
    atMerchant: name('merchant', (id) => things.inPlace(table.merchants[id].place)),
    link: name('link', (id) => things.link(id)),
    words: things.words,
  };
};

/** Industries whose tiles anybody may replace once their cubes have run out. */
const replaceable = ({ industries, markets }: Table): string =>
  listed(
    industries
      .filter(({ cargo, ship }) => cargo !== undefined && markets[cargo] && !ship)
      .map(({ name }) => plural(name)),
  );

/** What sets a limit. */
const allows = ({ eras }: Table): string => (eras.length > 1 ? 'this era allows' : 'the rules allow');

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

/** What cannot be brought to a place, or to either end of a line. */
const outOfReach = (cargo: string, { place, needs, has, words }: Spoken): string => {
  const what = place === '' ? 'This' : capital(place);
  const source = cargo === cargoes[COAL] ? 'mine' : 'iron works';
  return has === 0
    ? `${what} is not connected to any ${cargo}: it needs ${needs}, and no ${listed([source, ...words.access], 'or')} is in reach.`
    : `${what} needs ${needs} ${cargo}: ${plural(source)} in reach have ${amount(has)}, and no ${listed(words.access, 'or')} is in reach to buy the rest.`;
};

const cubesRemain = ({ there, has }: Spoken): string =>
  `The tile ${there} is not yours: you may replace it once no cube of its kind is left anywhere, and there ${has === 1 ? 'is' : 'are'} still ${has}.`;

const sentences: Readonly<Record<Reason, (spoken: Spoken, table: Table) => string>> = {
  gameIsOver: () => 'The game is over, so nothing more can be played.',
  waitsForChance: () => 'Something has to be drawn first; then the game goes on.',
  notYourTurn: ({ seat }) => `The decision is ${seat}’s now; yours will come.`,
  notAskedNow: () => 'That is not what is being decided now; the open question comes first.',
  actionUnknown: () => 'This game has no such action.',
  cardNotHeld: ({ card }) => `You do not hold the ${card} card.`,
  siteRefusesIndustry: ({ industry, site }) => `${capital(one(industry))} does not fit on ${site}.`,
  cardForAnotherPlace: ({ card, place }) => `The ${card} card is not for ${place}, so it does not let you build there.`,
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
  placeTaken: ({ inPlace, has }, table) =>
    `You already have ${counted(has, 'tile')} ${inPlace}, and ${allows(table)} no more in ${table.eras.length > 1 ? 'one place' : 'a place of that size'}.`,
  overbuildOtherIndustry: ({ tile, there }) =>
    `${capital(tile)} stands on that site ${there}, and only the same industry can replace it.`,
  overbuildNeedsHigherLevel: ({ there, needs, has, words }) =>
    `The tile ${there} can be replaced from level ${words.level(needs)} on, and your next one has level ${words.level(has)}.`,
  overbuildOpponentIndustry: ({ there }, table) =>
    `The tile ${there} is not yours, and of other people’s tiles only ${replaceable(table)} can be replaced.`,
  overbuildOpponentWhileCubesRemain: cubesRemain,
  overbuildOpponentWhileIronRemains: cubesRemain,
  overbuildOpponentBesideOwn: ({ inPlace, has }, { eras }) =>
    `You already have ${counted(has, 'tile')} ${inPlace}, and ${eras.length > 1 ? 'in this era ' : ''}replacing somebody else’s would make one too many.`,
  tooLittleMoney: ({ price, funds }) => `That costs ${price}, and you have ${funds}.`,
  tooLittleMoneyForCoal: ({ price, funds }) =>
    `The coal would cost ${price} on the market, and you would have ${funds} left for it.`,
  tooLittleMoneyForIron: ({ price, funds }) =>
    `The iron would cost ${price} on the market, and you would have ${funds} left for it.`,
  coalOutOfReach: (spoken) => outOfReach('coal', spoken),
  ironOutOfReach: (spoken) => outOfReach('iron', spoken),
  lineNotInEra: ({ link }) => `The line ${link} is not used in this era.`,
  lineTaken: ({ link }) => `There is a link on the line ${link} already.`,
  lineOutsideNetwork: ({ link }) =>
    `The line ${link} does not touch your network: one of its ends needs a tile of yours or another link of yours.`,
  noLinkTileLeft: (_spoken, { eras }) => `You have no link tile left${eras.length > 1 ? ' in this era' : ''}.`,
  noNetworkYet: () => 'You have nothing on the board yet, so no link can start anywhere: build something first.',
  noMoreLinks: ({ has }) => `You have laid ${counted(has, 'link')} with this action, and this era allows no more.`,
  linkNeedsBeer: ({ needs, has }) =>
    `Another link in the same action needs ${needs} beer from a brewery, and there is ${amount(has)} in reach.`,
  nothingToDevelop: ({ industry }, { turnRules }) =>
    `There is no ${turnRules.some(({ kind }) => kind === 'remove') ? 'such ' : ''}${industry} left on your mat to develop.`,
  higherTileBelow: ({ tile }) => `${capital(one(tile))} lies below it on your mat and has to be developed first.`,
  tileMayNotBeDeveloped: ({ tile }) => `${capital(tile)} carries a lightbulb: it can be built, but not developed.`,
  noMoreDevelopment: ({ has }) => `You have developed ${counted(has, 'tile')}, and one action allows no more.`,
  bonusMayNotRemove: ({ tile }) => `${capital(tile)} carries a lightbulb: a merchant’s bonus cannot remove it either.`,
  notYourTile: ({ site }) => `You have no tile on ${site}.`,
  tileIsFlipped: ({ there }) => `Your tile ${there} has flipped already.`,
  industryNotSold: ({ industry, flipping }) => `${capital(plural(industry))} are not for sale: they flip ${flipping}.`,
  merchantAbsent: ({ merchant }) => `There is no merchant on that space in ${merchant}.`,
  merchantBuysOther: ({ atMerchant, industry, words }) =>
    `That ${words.merchant} ${atMerchant} does not buy ${plural(industry)}.`,
  marketUsed: ({ merchant }) => `Something was sold to ${merchant} already, and a market buys only once.`,
  merchantOutOfReach: ({ place, merchant }) =>
    `${capital(place)} is not connected to ${merchant}: links must lead all the way, whoever owns them.`,
  tooLittleBeer: ({ needs, has }) => `Selling this tile takes ${needs} beer, and there is ${amount(has)} in reach.`,
  portMissing: ({ site }) => `There is no port on ${site} to sell through: somebody has to build it first.`,
  portIsFlipped: ({ there }) =>
    `Something was sold through the port ${there} already: look for a port that has not flipped.`,
  portOutOfReach: ({ place, there }) =>
    `${capital(place)} is not connected to the port ${there}: links must lead all the way, whoever owns them.`,
  portTakesOther: ({ tile, industry }) =>
    `${capital(tile)} does not take what ${plural(industry)} make: look for a port of a higher level.`,
  distantMarketClosed: () => 'The distant market is closed for the rest of this era: sell through a port instead.',
  tradeOutOfReach: ({ place }, table) =>
    `${capital(place)} has no way to the distant market: links must lead to ${traders(table)}, whoever owns them.`,
  wholeTurnNeeded: ({ needs, has, words }) =>
    `A ${words.double}, with ${words.anyCards}, takes ${counted(needs, 'action')}, and you have ${amount(has)} left in this turn: a card that fits would do with one.`,
  mustGoOn: () => 'This action goes on: take another card first.',
  shipNeedsPort: ({ place }) =>
    `No sea lane joins ${place} to a port: somebody has to build one before a ship can lie there.`,
  shipNeedsOwnPort: ({ card, place }) =>
    `The ${card} card sails only from where you are: no sea lane joins ${place} to a place that has a port and a tile or a link of yours.`,
  portNotYours: ({ card, place }) =>
    `The ${card} card sails only from your own ports, and no sea lane joins ${place} to one of them.`,
  placeWithoutOwnRail: ({ card, place }) =>
    `No rail of yours touches ${place}: the ${card} card works where one does, or beside a tile of yours in a place with room for two.`,
  handFull: ({ has }) => `You hold ${counted(has, 'card')}, and a hand has room for no more.`,
  nothingToTake: ({ card }) =>
    card === '' ? 'The deck is empty: no more cards can be drawn from it.' : `No ${card} card lies in the display.`,
  mustDrawInstead: () =>
    'Passing costs a card, and you hold none while there are still cards to draw: draw, sell or lay a rail instead.',
  marketNotAllowed: ({ words }) =>
    `A ${words.ladder} serves only a place that no cube on the board can reach, and that a way joins to a ${listed(words.access, 'or')}.`,
  noCardToSpend: () => 'That costs a card, and you hold none.',
  noCardsLeft: () => 'There are no more cards to take, neither in the deck nor in the display.',
  noLoanToRepay: () => 'You have no loan to pay back.',
  tooLittleMoneyToRepay: ({ price, funds }) => `Paying back a loan takes ${price}, and you have ${funds}.`,
  noMoreLoans: () => 'The last cards have been drawn, and from then on nobody lends money any more.',
  loanUnknown: ({ funds }, { loans, edition }) =>
    `There is no loan of ${funds}: you can borrow ${listed(
      loans.map((loan) => sum(loan.amount, edition.currency)),
      'or',
    )}.`,
  incomeTooLow: ({ price, funds }) =>
    `Your income is too low for a loan: it must be at least ${price}, and it is ${funds}.`,
  wildAlreadyHeld: ({ card }) => `You hold the ${card} card, and only somebody without wild cards may scout.`,
  tooFewCards: ({ needs, has }) => `That takes ${counted(needs, 'card')}, and you hold ${has === 0 ? 'none' : has}.`,
  mineEmpty: ({ site }) => `There is no coal on ${site}.`,
  mineOutOfReach: ({ there, cargo }) => `The ${cargo} ${there} is not connected to where you need it.`,
  mineNotNearest: ({ there, cargo, needs, has }) =>
    needs === has
      ? `The ${cargo} ${there} is not the nearest, and the nearest comes first.`
      : `The ${cargo} ${there} is ${counted(has, 'link')} away, and there is some ${counted(needs, 'link')} away: the nearest comes first.`,
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
