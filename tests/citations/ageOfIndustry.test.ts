import { ageOfIndustry } from '@coalbrook/editions';

import { germany } from '../ageOfIndustry/drafts.ts';
import type { Setting } from '../ageOfIndustry/drafts.ts';
import { endOfGame } from '../ageOfIndustry/settling.ts';
import { chanceRows, describeCitations, tries } from './rows.ts';
import type { Row } from './rows.ts';

const ownMill = { 'leipzig#1': { seat: 0, tile: 'cotton-1' } };

const sells = (outlet: string, setting: Setting = {}, site = 'leipzig#1'): ReturnType<typeof tries> =>
  tries(germany({ tiles: ownMill, ...setting }), `sell ${site} to ${outlet}`);

/** A board whose market in Poland opens with five seats. */
const withoutPolishMarket = (): Setting => {
  const { map } = germany().table;
  const merchants = map.merchants?.map((one) => (one.place === 'poland' ? { ...one, spaces: [5] } : one));
  return { files: { board: { ...map, name: 'Closed', merchants } } };
};

/** Somebody else’s mine in Chemnitz. */
const overMine = (setting: Setting = {}): ReturnType<typeof germany> =>
  germany({
    players: [{ hand: ['yellow', 'yellow'] }],
    tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1', flipped: true } },
    ...setting,
  });

/** A board whose site in Chemnitz also takes iron works, which no printed site for mines does. */
const withWorksOrMine = (): Readonly<Record<string, unknown>> => {
  const { map } = germany().table;
  const places = map.places.map((one) => (one.slug === 'chemnitz' ? { ...one, sites: [['coal', 'iron']] } : one));
  return { board: { ...map, name: 'Mine or works', places } };
};

const rows: readonly Row[] = [
  ...chanceRows(ageOfIndustry, 'turn.6', () => germany()),
  {
    reason: 'gameIsOver',
    rule: 'end.1',
    says: /The game is over/,
    states: /The game ends/,
    provoke: () => tries(endOfGame(), 'pass', 0),
  },
  {
    reason: 'notYourTurn',
    rule: 'turn.2',
    says: /It is .+’s turn to decide/,
    states: /both taken before the next seat begins/,
    provoke: () => tries(germany(), 'pass', 1),
  },
  {
    reason: 'notAskedNow',
    rule: 'turn.6',
    says: /question/,
  },
  {
    reason: 'actionUnknown',
    rule: 'turn.3',
    says: /no such action/,
    states: /The actions are build, rail, sell, develop, draw and pass/,
    provoke: () => tries(germany(), 'scout'),
  },
  {
    reason: 'cardNotHeld',
    rule: 'turn.4',
    says: /do not hold/,
    states: /a card of the hand/,
  },
  {
    reason: 'siteRefusesIndustry',
    rule: 'build.1',
    says: /cannot be built on/,
    states: /to a site that takes its industry/,
  },
  {
    reason: 'cardForAnotherPlace',
    rule: 'card.7',
    says: /The brown card is not for Stuttgart/,
    states: /in any place of its colour/,
  },
  {
    reason: 'cardForAnotherIndustry',
    rule: 'card.1',
    says: /card does not let you build a goods factory/,
    states: /builds the industry it shows and no other/,
  },
  {
    reason: 'placeWithoutOwnRail',
    rule: 'card.2',
    says: /None of your rails reaches Leipzig/,
    states: /every place that a rail of the seat touches/,
  },
  {
    reason: 'noTileLeft',
    rule: 'build.1',
    says: /mat/,
  },
  {
    reason: 'tileLocked',
    rule: 'build.3',
    says: /locked/,
  },
  {
    reason: 'placeTaken',
    rule: 'place.5',
    says: /already have 1 tile in Frankfurt, and the rules allow no more in a place of that size/,
    states: /one tile in a place with up to three sites/,
  },
  {
    reason: 'overbuildOtherIndustry',
    rule: 'overbuild.3',
    says: /Coal mine 1 is on .+ Chemnitz, and only the same industry can replace it/,
    states: /coal mine may be replaced only by a coal mine/,
    provoke: () => tries(overMine({ files: withWorksOrMine() }), 'build chemnitz#1 iron with yellow'),
  },
  {
    reason: 'overbuildOtherIndustry',
    rule: 'overbuild.4',
    says: /only the same industry can replace it/,
    states: /iron works may be replaced only by an iron works/,
  },
  {
    reason: 'overbuildNeedsHigherLevel',
    rule: 'overbuild.3',
    says: /only by level 2 or higher, and your next tile is level 1/,
    states: /only by a coal mine of higher level/,
    provoke: () => tries(overMine(), 'build chemnitz#1 coal with yellow'),
  },
  {
    reason: 'overbuildNeedsHigherLevel',
    rule: 'overbuild.4',
    says: /only by level 2 or higher, and your next tile is level 1/,
    states: /only by an iron works of higher level/,
    provoke: () =>
      tries(
        germany({ players: [{ hand: ['orange', 'orange'] }], tiles: { 'kassel#1': { seat: 1, tile: 'iron-1' } } }),
        'build kassel#1 iron with orange',
      ),
  },
  {
    reason: 'overbuildNeedsHigherLevel',
    rule: 'overbuild.1',
    says: /only by level 2 or higher, and your next tile is level 1/,
    states: /An equal level is not enough/,
  },
  {
    reason: 'overbuildOpponentIndustry',
    rule: 'overbuild.5',
    says: /can be replaced/,
  },
  {
    reason: 'overbuildOpponentWhileCubesRemain',
    rule: 'overbuild.3',
    says: /only when no cube of its kind is left/,
    states: /only while there is no coal on any tile/,
  },
  {
    reason: 'overbuildOpponentWhileCubesRemain',
    rule: 'overbuild.4',
    says: /only when no cube of its kind is left/,
    states: /only while there is no iron on any tile/,
  },
  {
    reason: 'overbuildOpponentBesideOwn',
    rule: 'overbuild.6',
    says: /with another player’s tile replaced you would have one tile too many/,
    states: /The limit of the place counts what the seat would then have there/,
  },
  {
    reason: 'coalOutOfReach',
    rule: 'turn.5',
    says: /is not connected to any coal: it needs 1/,
    states: /unless all the coal and iron it needs can be had/,
  },
  {
    reason: 'ironOutOfReach',
    rule: 'turn.5',
    says: /is not connected to any iron: it needs 1/,
    states: /unless all the coal and iron it needs can be had/,
  },
  {
    reason: 'shipNeedsPort',
    rule: 'ship.1',
    says: /sea lane connects/,
    states: /sea lane joins/,
  },
  {
    reason: 'shipNeedsOwnPort',
    rule: 'card.5',
    says: /sea lane connects/,
    states: /sea lane joins/,
  },
  {
    reason: 'portNotYours',
    rule: 'options.1',
    says: /your own ports/,
    states: /a port of the seat itself/,
  },
  {
    reason: 'wholeTurnNeeded',
    rule: 'combined.2',
    says: /takes 2 actions, and you have only 1 left this turn/,
    states: /after the first action of a turn/,
  },
  {
    reason: 'tooFewCards',
    rule: 'combined.2',
    says: /costs 1 card, and you hold none/,
    states: /without a card in hand/,
  },
  {
    reason: 'lineTaken',
    rule: 'rail.1',
    says: /There is already a link on the line/,
    states: /A line holds one rail/,
  },
  {
    reason: 'lineOutsideNetwork',
    rule: 'rail.2',
    says: /you need a tile or another link at one of its ends/,
    states: /An end of the line must be a place where the seat has a tile or that one of its rails touches/,
  },
  {
    reason: 'noNetworkYet',
    rule: 'rail.2',
    says: /You have nothing on the board yet, so there is nowhere to start a link/,
    states: /This is asked of its first rail too/,
  },
  {
    reason: 'noLinkTileLeft',
    rule: 'rail.8',
    says: /You have no link tile left/,
    states: /A seat lays 12 rails at most/,
  },
  {
    reason: 'nothingToDevelop',
    rule: 'develop.1',
    says: /mat/,
  },
  {
    reason: 'higherTileBelow',
    rule: 'options.3',
    says: /Cotton mill 1|A cotton mill 1 lies below that tile/,
    states: /only the lowest tile of an industry may be developed/,
  },
  {
    reason: 'notYourTile',
    rule: 'sell.1',
    says: /You have no tile/,
    states: /one of the seat’s own unflipped/,
  },
  {
    reason: 'tileIsFlipped',
    rule: 'sell.1',
    says: /flipped/,
  },
  {
    reason: 'industryNotSold',
    rule: 'sell.1',
    says: /Iron works are not sold/,
    states: /A sale takes one of the seat’s own unflipped cotton mills or goods factories/,
  },
  { reason: 'portMissing', rule: 'sell.1', says: /port/ },
  {
    reason: 'portIsFlipped',
    rule: 'port.2',
    says: /Something has already been sold through the port on the first port site in Hamburg/,
    states: /A port takes one sale/,
  },
  {
    reason: 'portOutOfReach',
    rule: 'sell.1',
    says: /links must lead all the way/,
    states: /that a way joins to it/,
  },
  {
    reason: 'portTakesOther',
    rule: 'port.1',
    says: /Port 1/,
  },
  {
    reason: 'merchantAbsent',
    rule: 'market.1',
    says: /closed/,
    provoke: () => sells('poland#1', withoutPolishMarket()),
  },
  {
    reason: 'merchantBuysOther',
    rule: 'market.1',
    says: /That market in Poland does not buy goods/,
    states: /A market accepts what its tile shows/,
  },
  {
    reason: 'marketUsed',
    rule: 'market.2',
    says: /each market buys only once/,
    states: /Every market takes one sale only/,
  },
  {
    reason: 'merchantOutOfReach',
    rule: 'sell.1',
    says: /way/,
  },
  {
    reason: 'handFull',
    rule: 'draw.3',
    says: /9 cards/,
  },
  {
    reason: 'nothingToTake',
    rule: 'draw.1',
    says: /the display/,
  },
  {
    reason: 'noCardsLeft',
    rule: 'draw.4',
    says: /neither in the deck nor in the display/,
    states: /If deck and display .+ hold none it is refused/,
  },
  {
    reason: 'noCardToSpend',
    rule: 'turn.4',
    says: /That costs a card, and you hold none/,
    states: /develop and pass discard any one card/,
  },
  {
    reason: 'mustDrawInstead',
    rule: 'pass.2',
    says: /draw, sell or lay a rail/,
  },
  {
    reason: 'mustGoOn',
    rule: 'draw.1',
    says: /take another card/,
    states: /The action takes two cards/,
  },
  {
    reason: 'mineEmpty',
    rule: 'carry.1',
    says: /There is no coal on/,
    states: /Coal is taken from coal mines/,
  },
  {
    reason: 'mineOutOfReach',
    rule: 'carry.1',
    says: /is not connected to where you need it/,
    states: /as long as a way joins the source to the place that needs it/,
  },
  {
    reason: 'mineNotNearest',
    rule: 'carry.4',
    says: /nearest/,
  },
  {
    reason: 'worksEmpty',
    rule: 'carry.1',
    says: /There is no iron on/,
    states: /iron from iron works/,
  },
  {
    reason: 'marketNotAllowed',
    rule: 'demand.3',
    says: /supplies only a place that no cube on the board can reach/,
    states: /only if no source joined to that place has such a cube/,
  },
  {
    reason: 'noLoanToRepay',
    rule: 'loan.3',
    says: /loan/,
  },
  {
    reason: 'tooLittleMoneyToRepay',
    rule: 'loan.3',
    says: /\$10/,
  },
];

describeCitations(ageOfIndustry, rows);
