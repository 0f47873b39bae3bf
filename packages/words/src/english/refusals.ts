import { capital } from '../capital.ts';
import type { Noun, SiteWords } from '../catalogue/noun.ts';
import type { Flipping, RefusalWords, Spoken } from '../catalogue/refusalWords.ts';
import { counted, listed, noun, one } from './grammar.ts';
import { names } from './names.ts';

const flippings: Readonly<Record<Flipping, string>> = {
  emptyShip: 'when their coal is gone and nothing more can be sold to their market',
  soldThrough: 'when something is sold through them',
  built: 'as soon as they are built',
  usedUp: 'when everything on them has been used up',
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

/** Where a tile is: the place, and which site if there are several. */
const onSite = (site: SiteWords): string => (site.hasNeighbours ? `on ${names.site(site)}` : site.place.at);

/** The same for a tile of a known industry. */
const whereOf = (site: SiteWords): string => (site.hasRivals ? onSite(site) : site.place.at);

/** A place or a line that a cargo cannot reach. */
const outOfReach = (cargo: string, source: Noun, { place, link, needs, has, words }: Spoken): string => {
  const line = link === '' ? 'This' : `The line ${link}`;
  const what = place.name === '' ? line : capital(place.name);
  return has === 0
    ? `${what} is not connected to any ${cargo}: it needs ${needs}, and no ${anyOf([source, ...words.access])} is within reach.`
    : `${what} needs ${needs} ${cargo}: ${source.many} within reach have ${amount(has)}, and no ${anyOf(words.access)} is within reach to buy the rest.`;
};

/** What money is spent on; empty if that is not known. */
const purposeOf = ({ tile, place, link, industry }: Spoken): string => {
  if (tile.industry.one !== '') return `${one(names.tile(tile))} ${place.at}`;
  if (link !== '') return `a link on the line ${link}`;
  return industry.one === '' ? '' : 'developing';
};

const cubesTooDear = (cargo: string, spoken: Spoken): string => {
  const purpose = purposeOf(spoken);
  return `The ${cargo}${purpose === '' ? '' : ` for ${purpose}`} would cost ${spoken.price} on the market, but you would have only ${spoken.funds} left for it.`;
};

/** A tile of the seat by its industry and place. */
const yourTile = ({ industry, place }: Spoken): string => `your ${industry.one} ${place.at}`;

/** Why something is not allowed. */
export const refusals: RefusalWords = {
  gameIsOver: () => 'The game is over, so nothing more can be played.',
  waitsForChance: () => 'Something has to be drawn before the game can continue.',
  notYourTurn: ({ seat }) => `It is ${seat}’s turn to decide, not yours.`,
  notAskedNow: ({ isPurchase, words }) =>
    isPurchase
      ? `You cannot buy coal or iron separately: they come from the ${words.ladder.one} automatically when something needs them and no ${words.mine.one} or iron works can supply any.`
      : 'That is not what you have to decide now: answer the open question first.',
  actionUnknown: ({ otherwise }) =>
    otherwise === '' ? 'This game has no such action.' : `This game has no such action: write “${otherwise}” instead.`,
  cardNotHeld: ({ card }) => `You do not hold the ${card} card.`,
  siteRefusesIndustry: ({ industry, site }) => `${capital(one(industry.one))} cannot be built on ${names.site(site)}.`,
  cardForAnotherPlace: ({ card, place }) => {
    if (place.name === '') return 'None of your cards lets you build anything now.';
    return card === ''
      ? `None of your cards lets you build ${place.at}: you need a card for that place or, if the place is in your network, a card for the industry.`
      : `The ${card} card is not for ${place.name}, so it does not let you build there.`;
  },
  cardForAnotherIndustry: ({ card, industry, site }) =>
    card === ''
      ? `None of your cards lets you build ${oneOf(industry.one === '' ? site.industries : [industry])} ${site.place.at || 'now'}.`
      : `The ${card} card does not let you build ${one(industry.one)}.`,
  farmNeedsIndustryCard: ({ card }) =>
    `${card === '' ? 'None of your cards works' : `The ${card} card does not work`} at a farm: to build there, you need a brewery card or the wild industry card.`,
  placeOutsideNetwork: ({ place, card }) =>
    `${capital(place.name)} is not in your network: the ${card} card works only where you have a tile or one of your links ends.`,
  siteNotFree: ({ site, card }) =>
    `${capital(names.site(site))} is taken: while you have nothing on the board, the ${card} card works anywhere, but only on free sites.`,
  farmOutsideNetwork: ({ place, card }) =>
    `${capital(place.name)} is not in your network: lay the link to it first, then the ${card} card lets you build there.`,
  noTileLeft: ({ industry }) => `There is no ${industry.one} left on your mat.`,
  tileTooOldForEra: ({ tile }) =>
    `Your next tile is ${names.tile(tile)}, which is too old for this era: develop it to get to a better tile.`,
  tileTooNewForEra: ({ tile, comesLater }) =>
    `Your next tile is ${names.tile(tile)}, which ${comesLater ? 'can only be built in a later era' : 'cannot be built in this game'}.`,
  tileLocked: ({ tile }) =>
    `Your next tile is ${one(names.tile(tile))}, which can never be built: develop it, and any other like it, to get to a better tile.`,
  betterSiteFree: ({ site }) =>
    `Sites on which nothing else can be built come first, and ${names.site(site)} is still free.`,
  placeTaken: ({ place, has, sizeLimits }) =>
    `You already have ${counted(has, 'tile')} ${place.at}, and ${sizeLimits ? 'the rules allow no more in a place of that size' : 'this era allows no more in one place'}.`,
  overbuildOtherIndustry: ({ tile, site }) =>
    `${capital(names.tile(tile))} is on ${names.site(site)}, and only the same industry can replace it.`,
  overbuildNeedsHigherLevel: ({ site, needs, has, most, words }) =>
    needs > most
      ? `The tile ${onSite(site)} already has the highest level, so nothing can replace it.`
      : `The tile ${onSite(site)} can be replaced only by level ${words.level(needs)} or higher, and your next tile is level ${words.level(has)}.`,
  overbuildOpponentIndustry: ({ site, replaceable }) =>
    `The tile ${onSite(site)} is not yours, and of other players’ tiles only ${listed(replaceable.map(({ many }) => many))} can be replaced.`,
  overbuildOpponentWhileCubesRemain: ({ site, has }) =>
    `The tile ${onSite(site)} is not yours: you may replace it only when no cube of its kind is left anywhere, and there ${has === 1 ? 'is' : 'are'} still ${has}.`,
  overbuildOpponentBesideOwn: ({ place, has, sizeLimits }) =>
    `You already have ${counted(has, 'tile')} ${place.at}, and ${sizeLimits ? '' : 'in this era '}with another player’s tile replaced you would have one tile too many.`,
  tooLittleMoney: (spoken) =>
    `${capital(purposeOf(spoken) || 'that')} costs ${spoken.price}, but you have only ${spoken.funds}.`,
  tooLittleMoneyForCoal: (spoken) => cubesTooDear('coal', spoken),
  tooLittleMoneyForIron: (spoken) => cubesTooDear('iron', spoken),
  coalOutOfReach: (spoken) => outOfReach('coal', spoken.words.mine, spoken),
  ironOutOfReach: (spoken) => outOfReach('iron', noun('iron works'), spoken),
  lineNotInEra: ({ link }) => `The line ${link} is not used in this era.`,
  lineTaken: ({ link }) => `There is already a link on the line ${link}.`,
  lineOutsideNetwork: ({ link }) =>
    link === ''
      ? 'No line that is still free touches your network.'
      : `The line ${link} does not touch your network: you need a tile or another link at one of its ends.`,
  noLinkTileLeft: ({ hasEras }) => `You have no link tile left${hasEras ? ' in this era' : ''}.`,
  noNetworkYet: () => 'You have nothing on the board yet, so there is nowhere to start a link: build something first.',
  linkNeedsBeer: ({ needs, has }) =>
    `Another link in the same action needs ${needs} beer from a brewery, and there is ${amount(has)} within reach.`,
  nothingToDevelop: ({ industry, removesAny }) =>
    `There is no ${removesAny ? 'such ' : ''}${industry.one} left on your mat to develop.`,
  higherTileBelow: ({ tile }) =>
    `${capital(one(names.tile(tile)))} lies below that tile on your mat and has to be developed first.`,
  tileMayNotBeDeveloped: ({ tile }) =>
    `${capital(names.tile(tile))} shows a lightbulb: it can be built, but not developed.`,
  bonusMayNotRemove: ({ tile }) =>
    `${capital(names.tile(tile))} shows a lightbulb: a merchant’s bonus cannot remove it either.`,
  notYourTile: ({ site, sold }) =>
    site.place.name === ''
      ? `You have nothing to sell: you need ${oneOf(sold)} on the board that has not flipped yet.`
      : `You have no tile on ${names.site(site)}.`,
  tileIsFlipped: ({ site }) => `Your tile ${onSite(site)} has already flipped.`,
  industryNotSold: ({ industry, flipping }) =>
    `${capital(industry.many)} are not sold: they flip ${flippings[flipping]}.`,
  merchantAbsent: ({ merchant, seats, words }) =>
    `That ${words.merchant.one} space ${merchant.at} is closed: it is not used with ${counted(seats, 'player')}.`,
  merchantBuysOther: (spoken) =>
    spoken.merchant.name === ''
      ? `You have nothing to sell: no ${spoken.words.merchant.one} buys ${spoken.wares}, which is what ${yourTile(spoken)} makes.`
      : `That ${spoken.words.merchant.one} ${spoken.merchant.at} does not buy ${spoken.wares}.`,
  marketUsed: ({ merchant }) =>
    `That market ${merchant.at} has already bought something, and each market buys only once.`,
  merchantOutOfReach: (spoken) =>
    spoken.merchant.name === ''
      ? `You can sell nothing yet: no links lead from ${yourTile(spoken)} to a ${spoken.words.merchant.one} that buys ${spoken.wares}.`
      : `${capital(spoken.place.name)} is not connected to ${spoken.merchant.name}: links must lead all the way, whoever owns them.`,
  tooLittleBeer: (spoken) =>
    `Selling ${spoken.industry.one === '' ? 'this tile' : yourTile(spoken)} takes ${spoken.needs} beer, and there is ${amount(spoken.has)} within reach.`,
  portMissing: ({ site }) => `There is no port on ${names.site(site)} to sell through: someone has to build one first.`,
  portIsFlipped: ({ site }) =>
    `Something has already been sold through the port ${whereOf(site)}: choose a port that has not flipped.`,
  portOutOfReach: (spoken) =>
    spoken.site.place.name === ''
      ? `You can sell nothing yet: no links lead from ${yourTile(spoken)} to a port that has not flipped.`
      : `${capital(spoken.place.name)} is not connected to the port ${spoken.site.place.at}: links must lead all the way, whoever owns them.`,
  portTakesOther: ({ tile, industry }) =>
    `${capital(names.tile(tile))} does not take what ${industry.many} make: use a port of a higher level.`,
  distantMarketClosed: () => 'The distant market is closed for the rest of this era: sell through a port instead.',
  tradeOutOfReach: ({ place, traders }) =>
    `${capital(place.name)} is not connected to the distant market: links must lead to ${anyTrader(traders)}, whoever owns them.`,
  wholeTurnNeeded: ({ needs, has, words }) =>
    `A ${words.double.one} with ${words.anyCards} takes ${counted(needs, 'action')}, and you have ${amount(has)} left this turn: with a matching card, one action is enough.`,
  mustGoOn: () => 'This action is not finished: take another card first.',
  shipNeedsPort: ({ place }) =>
    `No sea lane connects ${place.name} to a port: someone has to build one before a ship can be built there.`,
  shipNeedsOwnPort: ({ card, place }) =>
    `The ${card} card works only from places where you are present: no sea lane connects ${place.name} to a place that has a port and a tile or a link of yours.`,
  portNotYours: ({ card, place }) =>
    `The ${card} card works only from your own ports, and no sea lane connects ${place.name} to a port of yours.`,
  placeWithoutOwnRail: ({ card, place }) =>
    `None of your rails reaches ${place.name}: the ${card} card works only where a rail of yours ends, or next to a tile of yours in a place with room for two.`,
  handFull: ({ has }) => `You hold ${counted(has, 'card')}, which is the most you can hold.`,
  nothingToTake: ({ card }) =>
    card === '' ? 'The deck is empty: no more cards can be drawn from it.' : `There is no ${card} card in the display.`,
  mustDrawInstead: () =>
    'Passing costs a card, and you hold none while there are still cards to draw: draw, sell or lay a rail instead.',
  marketNotAllowed: ({ words }) =>
    `A ${words.ladder.one} supplies only a place that no cube on the board can reach and that is connected to a ${anyOf(words.access)}.`,
  noCardToSpend: () => 'That costs a card, and you hold none.',
  noCardsLeft: () => 'There are no cards left to take, neither in the deck nor in the display.',
  noLoanToRepay: () => 'You have no loan to pay back.',
  tooLittleMoneyToRepay: ({ price, funds }) => `Paying back a loan costs ${price}, but you have only ${funds}.`,
  noMoreLoans: () => 'The last cards have been drawn, and after that no more loans can be taken.',
  loanUnknown: ({ funds, loans }) => `There is no loan of ${funds}: you can borrow ${listed(loans, 'or')}.`,
  incomeTooLow: ({ price, funds }) =>
    `Your income is too low for a loan: it must be at least ${price}, but it is ${funds}.`,
  wildAlreadyHeld: ({ card }) => `You hold the ${card} card, and you cannot scout while you hold a wild card.`,
  tooFewCards: ({ needs, has }) => `That costs ${counted(needs, 'card')}, and you hold ${has === 0 ? 'none' : has}.`,
  mineEmpty: ({ site }) => `There is no coal on ${names.site(site)}.`,
  mineOutOfReach: ({ site, cargo }) => `The ${cargo.one} ${site.place.at} is not connected to where you need it.`,
  mineNotNearest: ({ site, cargo, needs, has }) =>
    needs === has
      ? `The ${cargo.one} ${site.place.at} is not the nearest ${cargo.one}, and the nearest must be taken first.`
      : `The ${cargo.one} ${site.place.at} is ${counted(has, 'link')} away, and there is ${cargo.one} only ${counted(needs, 'link')} away: the nearest must be taken first.`,
  worksEmpty: ({ site }) => `There is no iron on ${names.site(site)}.`,
  breweryEmpty: ({ site }) => `There is no beer on ${names.site(site)}.`,
  breweryOutOfReach: ({ site }) =>
    `The beer ${whereOf(site)} is not yours, and it is not connected to where you need it.`,
  barrelMissing: ({ link }) =>
    link === ''
      ? 'There is no beer beside this merchant.'
      : 'The beer for a second link comes from a brewery, never from a merchant.',
  notYoursToGiveUp: ({ site }) => `You have no tile on ${names.site(site)} to give up.`,
  tileWorthNothing: ({ site }) => `The tile ${onSite(site)} would raise no money, so giving it up would not help.`,
  drawWrongNumber: ({ needs, has }) => `The draw must be of ${needs}, not ${has}.`,
  drawNotAvailable: () => 'The draw names something that is no longer there to be drawn.',
  nothingToDraw: () => 'There is nothing to draw now.',
};
