import { capital } from '../capital.ts';
import type { Noun, SiteWords } from '../catalogue/noun.ts';
import type { Flipping, RefusalWords, Spoken } from '../catalogue/refusalWords.ts';
import { counted, listed, noun, one } from './grammar.ts';
import { names } from './names.ts';

const flippings: Readonly<Record<Flipping, string>> = {
  emptyShip: 'when their coal is gone and nothing more can be sold to their market',
  soldThrough: 'when something is sold through them',
  built: 'as soon as they are built',
  usedUp: 'when the last thing on them is used up',
};

const anyOf = (nouns: readonly Noun[]): string =>
  listed(
    nouns.map((word) => word.one),
    'or',
  );

/** A cotton mill or a brewery. */
const oneOf = (nouns: readonly Noun[]): string =>
  listed(
    nouns.map((word) => one(word.one)),
    'or',
  );

const anyTrader = ({ places, industries }: Spoken['traders']): string =>
  listed([...places.map(({ name }) => name), ...industries.map((industry) => `any ${industry.one}`)], 'or');

const amount = (count: number): string => (count === 0 ? 'none' : `only ${count}`);

/** Where a tile lies: the place, and which site where there are several. */
const onSite = (site: SiteWords): string => (site.hasNeighbours ? `on ${names.site(site)}` : site.place.at);

/** The same for a tile of an industry that is known. */
const whereOf = (site: SiteWords): string => (site.hasRivals ? onSite(site) : site.place.at);

/** What cannot be brought to a place, or to either end of a line. */
const outOfReach = (cargo: string, source: Noun, { place, link, needs, has, words }: Spoken): string => {
  const line = link === '' ? 'This' : `The line ${link}`;
  const what = place.name === '' ? line : capital(place.name);
  return has === 0
    ? `${what} is not connected to any ${cargo}: it needs ${needs}, and no ${anyOf([source, ...words.access])} is in reach.`
    : `${what} needs ${needs} ${cargo}: ${source.many} in reach have ${amount(has)}, and no ${anyOf(words.access)} is in reach to buy the rest.`;
};

const cubesRemain = ({ site, has }: Spoken): string =>
  `The tile ${onSite(site)} is not yours: you may replace it once no cube of its kind is left anywhere, and there ${has === 1 ? 'is' : 'are'} still ${has}.`;

/** Why something is not allowed. */
export const refusals: RefusalWords = {
  gameIsOver: () => 'The game is over, so nothing more can be played.',
  waitsForChance: () => 'Something has to be drawn first; then the game goes on.',
  notYourTurn: ({ seat }) => `The decision is ${seat}’s now; yours will come.`,
  notAskedNow: ({ isPurchase, words }) =>
    isPurchase
      ? `Nothing is bought here on its own: coal and iron come from the ${words.ladder.one} by themselves when something needs them and no ${words.mine.one} or iron works can deliver any.`
      : 'That is not what is being decided now; the open question comes first.',
  actionUnknown: ({ otherwise }) =>
    otherwise === '' ? 'This game has no such action.' : `This game has no such action: write “${otherwise}” instead.`,
  cardNotHeld: ({ card }) => `You do not hold the ${card} card.`,
  siteRefusesIndustry: ({ industry, site }) => `${capital(one(industry.one))} does not fit on ${names.site(site)}.`,
  cardForAnotherPlace: ({ card, place }) =>
    card === ''
      ? `None of your cards lets you build ${place.at}: it takes a card for that place, or one of the industry where the place is in your network.`
      : `The ${card} card is not for ${place.name}, so it does not let you build there.`,
  cardForAnotherIndustry: ({ card, industry, site }) =>
    card === ''
      ? `None of your cards lets you build ${oneOf(industry.one === '' ? site.industries : [industry])} ${site.place.at || 'there'}.`
      : `The ${card} card does not let you build ${one(industry.one)}.`,
  farmNeedsIndustryCard: ({ card }) =>
    `${card === '' ? 'None of your cards helps' : `The ${card} card is no help`} at a farm: building there takes a brewery card or the wild industry card.`,
  placeOutsideNetwork: ({ place, card }) =>
    `${capital(place.name)} is not in your network: the ${card} card works only where you have a tile or where a link of yours ends.`,
  siteNotFree: ({ site, card }) =>
    `${capital(names.site(site))} is taken: while you have nothing on the board, the ${card} card works anywhere, but only on free sites.`,
  farmOutsideNetwork: ({ place, card }) =>
    `${capital(place.name)} is not in your network: lay the link that reaches it, then the ${card} card lets you build there.`,
  noTileLeft: ({ industry }) => `There is no ${industry.one} left on your mat.`,
  tileTooOldForEra: ({ tile }) =>
    `Your next tile is ${names.tile(tile)}, and it is too old for this era: develop it to reach a better one.`,
  tileTooNewForEra: ({ tile, comesLater }) =>
    `Your next tile is ${names.tile(tile)}, and it ${comesLater ? 'can only be built in a later era' : 'cannot be built in this game'}.`,
  tileLocked: ({ tile }) =>
    `Your next tile is ${one(names.tile(tile))}, which can never be built: develop it, and any other like it, to reach a better one.`,
  betterSiteFree: ({ site }) => `Take ${names.site(site)} instead: it is free, and nothing else can be built on it.`,
  placeTaken: ({ place, has, sizeLimits }) =>
    `You already have ${counted(has, 'tile')} ${place.at}, and ${sizeLimits ? 'the rules allow no more in a place of that size' : 'this era allows no more in one place'}.`,
  overbuildOtherIndustry: ({ tile, site }) =>
    `${capital(names.tile(tile))} stands on ${names.site(site)}, and only the same industry can replace it.`,
  overbuildNeedsHigherLevel: ({ site, needs, has, most, words }) =>
    needs > most
      ? `The tile ${onSite(site)} is of the highest level there is, so nothing can replace it.`
      : `The tile ${onSite(site)} can be replaced from level ${words.level(needs)} on, and your next one has level ${words.level(has)}.`,
  overbuildOpponentIndustry: ({ site, replaceable }) =>
    `The tile ${onSite(site)} is not yours, and of other people’s tiles only ${listed(replaceable.map(({ many }) => many))} can be replaced.`,
  overbuildOpponentWhileCubesRemain: cubesRemain,
  overbuildOpponentWhileIronRemains: cubesRemain,
  overbuildOpponentBesideOwn: ({ place, has, sizeLimits }) =>
    `You already have ${counted(has, 'tile')} ${place.at}, and ${sizeLimits ? '' : 'in this era '}replacing somebody else’s would make one too many.`,
  tooLittleMoney: ({ price, funds }) => `That costs ${price}, and you have ${funds}.`,
  tooLittleMoneyForCoal: ({ price, funds }) =>
    `The coal would cost ${price} on the market, and you would have ${funds} left for it.`,
  tooLittleMoneyForIron: ({ price, funds }) =>
    `The iron would cost ${price} on the market, and you would have ${funds} left for it.`,
  coalOutOfReach: (spoken) => outOfReach('coal', spoken.words.mine, spoken),
  ironOutOfReach: (spoken) => outOfReach('iron', noun('iron works'), spoken),
  lineNotInEra: ({ link }) => `The line ${link} is not used in this era.`,
  lineTaken: ({ link }) => `There is a link on the line ${link} already.`,
  lineOutsideNetwork: ({ link }) =>
    `The line ${link} does not touch your network: one of its ends needs a tile of yours or another link of yours.`,
  noLinkTileLeft: ({ hasEras }) => `You have no link tile left${hasEras ? ' in this era' : ''}.`,
  noNetworkYet: () => 'You have nothing on the board yet, so no link can start anywhere: build something first.',
  linkNeedsBeer: ({ needs, has }) =>
    `Another link in the same action needs ${needs} beer from a brewery, and there is ${amount(has)} in reach.`,
  nothingToDevelop: ({ industry, removesAny }) =>
    `There is no ${removesAny ? 'such ' : ''}${industry.one} left on your mat to develop.`,
  higherTileBelow: ({ tile }) =>
    `${capital(one(names.tile(tile)))} lies below it on your mat and has to be developed first.`,
  tileMayNotBeDeveloped: ({ tile }) =>
    `${capital(names.tile(tile))} carries a lightbulb: it can be built, but not developed.`,
  bonusMayNotRemove: ({ tile }) =>
    `${capital(names.tile(tile))} carries a lightbulb: a merchant’s bonus cannot remove it either.`,
  notYourTile: ({ site, sold }) =>
    site.place.name === ''
      ? `You have nothing to sell: that takes ${oneOf(sold)} of yours that has not flipped yet.`
      : `You have no tile on ${names.site(site)}.`,
  tileIsFlipped: ({ site }) => `Your tile ${onSite(site)} has flipped already.`,
  industryNotSold: ({ industry, flipping }) =>
    `${capital(industry.many)} are not for sale: they flip ${flippings[flipping]}.`,
  merchantAbsent: ({ merchant, seats, words }) =>
    `That ${words.merchant.one} space ${merchant.at} is closed: with ${counted(seats, 'player')} it is not used.`,
  merchantBuysOther: ({ merchant, industry, words }) =>
    `That ${words.merchant.one} ${merchant.at} does not buy ${industry.many}.`,
  marketUsed: ({ merchant }) => `Something was sold to ${merchant.name} already, and a market buys only once.`,
  merchantOutOfReach: ({ place, merchant }) =>
    `${capital(place.name)} is not connected to ${merchant.name}: links must lead all the way, whoever owns them.`,
  tooLittleBeer: ({ needs, has }) => `Selling this tile takes ${needs} beer, and there is ${amount(has)} in reach.`,
  portMissing: ({ site }) => `There is no port on ${names.site(site)} to sell through: somebody has to build it first.`,
  portIsFlipped: ({ site }) =>
    `Something was sold through the port ${whereOf(site)} already: look for a port that has not flipped.`,
  portOutOfReach: ({ place, site }) =>
    `${capital(place.name)} is not connected to the port ${site.place.at}: links must lead all the way, whoever owns them.`,
  portTakesOther: ({ tile, industry }) =>
    `${capital(names.tile(tile))} does not take what ${industry.many} make: look for a port of a higher level.`,
  distantMarketClosed: () => 'The distant market is closed for the rest of this era: sell through a port instead.',
  tradeOutOfReach: ({ place, traders }) =>
    `${capital(place.name)} has no way to the distant market: links must lead to ${anyTrader(traders)}, whoever owns them.`,
  wholeTurnNeeded: ({ needs, has, words }) =>
    `A ${words.double.one}, with ${words.anyCards}, takes ${counted(needs, 'action')}, and you have ${amount(has)} left in this turn: a card that fits would do with one.`,
  mustGoOn: () => 'This action goes on: take another card first.',
  shipNeedsPort: ({ place }) =>
    `No sea lane joins ${place.name} to a port: somebody has to build one before a ship can lie there.`,
  shipNeedsOwnPort: ({ card, place }) =>
    `The ${card} card sails only from where you are: no sea lane joins ${place.name} to a place that has a port and a tile or a link of yours.`,
  portNotYours: ({ card, place }) =>
    `The ${card} card sails only from your own ports, and no sea lane joins ${place.name} to one of them.`,
  placeWithoutOwnRail: ({ card, place }) =>
    `No rail of yours touches ${place.name}: the ${card} card works where one does, or beside a tile of yours in a place with room for two.`,
  handFull: ({ has }) => `You hold ${counted(has, 'card')}, and a hand has room for no more.`,
  nothingToTake: ({ card }) =>
    card === '' ? 'The deck is empty: no more cards can be drawn from it.' : `No ${card} card lies in the display.`,
  mustDrawInstead: () =>
    'Passing costs a card, and you hold none while there are still cards to draw: draw, sell or lay a rail instead.',
  marketNotAllowed: ({ words }) =>
    `A ${words.ladder.one} serves only a place that no cube on the board can reach, and that a way joins to a ${anyOf(words.access)}.`,
  noCardToSpend: () => 'That costs a card, and you hold none.',
  noCardsLeft: () => 'There are no more cards to take, neither in the deck nor in the display.',
  noLoanToRepay: () => 'You have no loan to pay back.',
  tooLittleMoneyToRepay: ({ price, funds }) => `Paying back a loan takes ${price}, and you have ${funds}.`,
  noMoreLoans: () => 'The last cards have been drawn, and from then on nobody lends money any more.',
  loanUnknown: ({ funds, loans }) => `There is no loan of ${funds}: you can borrow ${listed(loans, 'or')}.`,
  incomeTooLow: ({ price, funds }) =>
    `Your income is too low for a loan: it must be at least ${price}, and it is ${funds}.`,
  wildAlreadyHeld: ({ card }) => `You hold the ${card} card, and only somebody without wild cards may scout.`,
  tooFewCards: ({ needs, has }) => `That takes ${counted(needs, 'card')}, and you hold ${has === 0 ? 'none' : has}.`,
  mineEmpty: ({ site }) => `There is no coal on ${names.site(site)}.`,
  mineOutOfReach: ({ site, cargo }) => `The ${cargo.one} ${site.place.at} is not connected to where you need it.`,
  mineNotNearest: ({ site, cargo, needs, has }) =>
    needs === has
      ? `The ${cargo.one} ${site.place.at} is not the nearest, and the nearest comes first.`
      : `The ${cargo.one} ${site.place.at} is ${counted(has, 'link')} away, and there is some ${counted(needs, 'link')} away: the nearest comes first.`,
  worksEmpty: ({ site }) => `There is no iron on ${names.site(site)}.`,
  breweryEmpty: ({ site }) => `There is no beer on ${names.site(site)}.`,
  breweryOutOfReach: ({ site }) =>
    `The beer ${whereOf(site)} is not yours, and it is not connected to where you need it.`,
  barrelMissing: () => 'There is no beer beside this merchant.',
  notYoursToGiveUp: ({ site }) => `You have no tile on ${names.site(site)} to give up.`,
  tileWorthNothing: ({ site }) => `The tile ${onSite(site)} would raise no money, so giving it up would not help.`,
  drawWrongNumber: ({ needs, has }) => `The draw is of ${needs}, not of ${has}.`,
  drawNotAvailable: () => 'The draw names something that is not left to be drawn.',
  nothingToDraw: () => 'There is nothing to draw now.',
};
