/** For writing an edition: rules of actions and of what they owe, urns, and the modules they are built from. */

// Actions of a turn.
export { build, meetsTrade, putTile, stockTile } from './actions/build.ts';
export { develop } from './actions/develop.ts';
export { double } from './actions/double.ts';
export { loan } from './actions/loan.ts';
export { network, networkFromHome, reachOf } from './actions/network.ts';
export { pass, stop } from './actions/pass.ts';
export { scout } from './actions/scout.ts';
export { saleFault, sellToMerchants } from './actions/sell.ts';
export { sellAbroad } from './actions/sellAbroad.ts';

// Answers and obligations.
export { barrel, beer, levyBeer } from './actions/beer.ts';
export { coal, iron, levyCoal, levyCubes, levyIron } from './actions/cubes.ts';
export type { Offers } from './actions/cubes.ts';
export { bonus, levyBonus } from './actions/develop.ts';
export { discard, levyCards } from './actions/discard.ts';
export { forfeit } from './actions/forfeit.ts';
export { takeRule, useOf } from './actions/take.ts';
export { levyDistant } from './modules/distant.ts';
export { begin, mayBegin, request } from './modules/ask.ts';

// Urns.
export { cardUrn } from './modules/cards.ts';
export { distantUrn } from './modules/distant.ts';
export { merchantUrn } from './modules/merchants.ts';
export { firstUrn, orderUrn } from './modules/order.ts';

// Cards, money, markets, tiles and transport.
export { drawable, gainCard, holds, spendCard } from './modules/cards.ts';
export { hasIndustryCard } from './modules/permit.ts';
export { buyCube, costOfCubes, moveCubesToMarket } from './modules/market.ts';
export { addPoints, charge, pay, receive } from './modules/money.ts';
export { flip, flipSpentShip, takeCube, takeFromMat } from './modules/tiles.ts';
export { joinPlaces } from './modules/connections.ts';
export { nearestSources, stockedSites } from './modules/transport.ts';

// The rulebook's terms, for `check`.
export { hasTradeIcon, highestLevel, nextTile, ownSites, placeOf, sitesWith } from './terms.ts';
