import { lancashire } from '@coalbrook/editions';

import tiles from '../../packages/editions/src/lancashire/data/tiles.json' with { type: 'json' };
import { canal, rail } from '../lancashire/drafts.ts';
import type { Setting } from '../lancashire/drafts.ts';
import type { Scene } from '../scene.ts';
import { chanceRows, describeCitations, tries } from './rows.ts';
import type { Row } from './rows.ts';

type Player = NonNullable<Setting['players']>[number];

/** Seat 0 as given in the canal era; the other seat has defaults. */
const early = (player: Player, setting: Setting = {}): Scene => canal({ players: [player], ...setting });

const ended = (): Scene =>
  rail({ round: 10, turn: 1, actionsLeft: 1, deck: {}, players: [{ hand: [] }, { hand: ['iron'] }] }).play('pass');

const asksForTile = (setting: Setting = {}): Scene =>
  rail({
    round: 3,
    turn: 1,
    actionsLeft: 1,
    players: [{ money: 1, income: 6 }, { hand: ['iron'] }],
    tiles: {
      'colne#1': { seat: 0, tile: 'cotton-2' },
      'preston#3': { seat: 0, tile: 'port-2' },
      'wigan#1': { seat: 0, tile: 'coal-2' },
      'wigan#2': { seat: 1, tile: 'coal-2' },
    },
    ...setting,
  }).play('pass');

/** A board whose coal mines of level II cost £1. */
const withCheapMine = (): Setting => {
  const industries = tiles.industries.map((industry) => ({
    ...industry,
    tiles: industry.tiles.map((tile) => (industry.slug === 'coal' && tile.level === 2 ? { ...tile, cost: 1 } : tile)),
  }));
  return { files: { board: { ...canal().table.map, name: 'Cheap mines', industries } } };
};

const rows: readonly Row[] = [
  ...chanceRows(lancashire, 'turn.7', () => canal()),
  { reason: 'gameIsOver', rule: 'score.2', says: /game is over/, provoke: () => tries(ended(), 'pass', 0) },
  {
    reason: 'notYourTurn',
    rule: 'turn.1',
    says: /It is .+’s turn to decide/,
    states: /in the current turn order/,
    provoke: () => tries(canal(), 'pass', 1),
  },
  {
    reason: 'notAskedNow',
    rule: 'turn.7',
    says: /open questions?/,
  },
  {
    reason: 'actionUnknown',
    rule: 'turn.3',
    says: /no such action/,
    states: /The actions are build, network, develop, sell and loan/,
    provoke: () => tries(canal(), 'scout'),
  },
  {
    reason: 'cardNotHeld',
    rule: 'turn.4',
    says: /do not hold/,
    states: /from the acting seat’s own hand/,
  },
  {
    reason: 'siteRefusesIndustry',
    rule: 'build.1',
    says: /cannot be built on/,
    states: /to a site for its industry/,
  },
  {
    reason: 'cardForAnotherPlace',
    rule: 'card.2',
    says: /The Wigan card is not for Bolton/,
    states: /in the town on the card/,
  },
  {
    reason: 'cardForAnotherIndustry',
    rule: 'card.3',
    says: /card does not let you build a cotton mill/,
    states: /With an industry card a seat builds that industry/,
  },
  {
    reason: 'placeOutsideNetwork',
    rule: 'card.3',
    says: /network/,
  },
  {
    reason: 'siteNotFree',
    rule: 'card.5',
    says: /free site/,
  },
  {
    reason: 'noTileLeft',
    rule: 'build.1',
    says: /mat/,
  },
  {
    reason: 'tileTooOldForEra',
    rule: 'build.4',
    says: /too old for this era/,
    states: /The rail era forbids building level I/,
  },
  {
    reason: 'tileTooNewForEra',
    rule: 'build.4',
    says: /shipyard II/,
  },
  {
    reason: 'tileLocked',
    rule: 'shipyard.1',
    says: /locked/,
  },
  {
    reason: 'betterSiteFree',
    rule: 'build.2',
    says: /^Sites on which nothing else can be built come first, and .* is still free\.$/,
    states: /a site for this industry only has to be used before a shared one/,
  },
  {
    reason: 'placeTaken',
    rule: 'build.6',
    says: /already have 1 tile in Wigan, and this era allows no more/,
    states: /During the canal era no seat may have two industry tiles in the same place/,
  },
  {
    reason: 'overbuildOtherIndustry',
    rule: 'overbuild.1',
    says: /the same industry/,
    states: /a tile of its own industry/,
  },
  {
    reason: 'overbuildNeedsHigherLevel',
    rule: 'overbuild.1',
    says: /only by level III or higher, and your next tile is level II/,
    states: /if its level is higher/,
  },
  {
    reason: 'overbuildOpponentIndustry',
    rule: 'overbuild.3',
    says: /coal mines and iron works/,
  },
  {
    reason: 'overbuildOpponentWhileCubesRemain',
    rule: 'overbuild.4',
    says: /only when no cube of its kind is left/,
    states: /only when there is no coal cube on any tile/,
  },
  {
    reason: 'overbuildOpponentBesideOwn',
    rule: 'overbuild.6',
    says: /with another player’s tile replaced you would have one tile too many/,
    states: /not another seat’s where it has a tile already/,
  },
  {
    reason: 'tooLittleMoney',
    rule: 'turn.5',
    says: /^A coal mine I in Wigan costs £5, but you have only £4/,
    states: /What an action costs must be available in full, in money/,
  },
  {
    reason: 'tooLittleMoneyForCoal',
    rule: 'turn.5',
    says: /^The coal for a cotton mill III in Rochdale would cost £2 on the market/,
    states: /What an action costs must be available in full, in money/,
  },
  {
    reason: 'tooLittleMoneyForIron',
    rule: 'turn.5',
    says: /^The iron for developing would cost £2 on the market/,
    states: /What an action costs must be available in full, in money/,
  },
  {
    reason: 'coalOutOfReach',
    rule: 'coal.4',
    says: /connected/,
  },
  {
    reason: 'wholeTurnNeeded',
    rule: 'double.3',
    says: /takes 2 actions, and you have only 1 left this turn/,
    states: /It takes the whole turn/,
  },
  { reason: 'lineNotInEra', rule: 'network.1', says: /era/ },
  {
    reason: 'lineTaken',
    rule: 'network.3',
    says: /There is already a link on the line/,
    states: /room for a single link tile on a line/,
  },
  {
    reason: 'lineOutsideNetwork',
    rule: 'network.4',
    says: /network/,
  },
  {
    reason: 'noNetworkYet',
    rule: 'network.5',
    says: /build (something )?first/,
  },
  {
    reason: 'noLinkTileLeft',
    rule: 'network.11',
    says: /in (this|an) era/,
  },
  {
    reason: 'nothingToDevelop',
    rule: 'develop.1',
    says: /mat/,
  },
  {
    reason: 'notYourTile',
    rule: 'sell.1',
    says: /You have no tile/,
    states: /one of the seat’s own unflipped cotton mills/,
  },
  {
    reason: 'tileIsFlipped',
    rule: 'sell.1',
    says: /flipped/,
  },
  {
    reason: 'industryNotSold',
    rule: 'sell.1',
    says: /Coal mines are not sold/,
    states: /Nothing else is sold/,
  },
  { reason: 'portMissing', rule: 'sell.3', says: /port/ },
  {
    reason: 'portIsFlipped',
    rule: 'sell.3',
    says: /flipped/,
  },
  {
    reason: 'portOutOfReach',
    rule: 'sell.3',
    says: /connected to the/,
  },
  {
    reason: 'distantMarketClosed',
    rule: 'distant.7',
    says: /for the rest of th(is|e) era/,
  },
  {
    reason: 'tradeOutOfReach',
    rule: 'distant.4',
    says: /links must lead to .*Yorkshire or any port/,
    states: /connected to a trade icon/,
  },
  {
    reason: 'loanUnknown',
    rule: 'loan.1',
    says: /£10, £20 or £30/,
    provoke: () => tries(canal(), 'loan 15'),
  },
  {
    reason: 'incomeTooLow',
    rule: 'loan.2',
    says: /Your income is too low for a loan: it must be at least −£9/,
    states: /at -10 nothing/,
    provoke: () => tries(early({ income: 0 }), 'loan 10'),
  },
  {
    reason: 'noMoreLoans',
    rule: 'loan.3',
    says: /The last cards have been drawn/,
    states: /no loan is given once the deck is empty/,
  },
  {
    reason: 'mineEmpty',
    rule: 'coal.1',
    says: /There is no coal on/,
    states: /Coal is taken from an unflipped coal mine/,
  },
  { reason: 'mineOutOfReach', rule: 'coal.1', says: /connected/ },
  {
    reason: 'mineNotNearest',
    rule: 'coal.1',
    says: /the nearest/,
  },
  {
    reason: 'worksEmpty',
    rule: 'iron.1',
    says: /There is no iron on/,
    states: /Iron is taken from unflipped iron works/,
  },
  {
    reason: 'notYoursToGiveUp',
    rule: 'shortfall.1',
    says: /to give up/,
    states: /must forfeit industry tiles/,
  },
  {
    reason: 'tileWorthNothing',
    rule: 'shortfall.4',
    says: /would raise no money/,
    states: /a tile that would yield nothing/,
    provoke: () => tries(asksForTile(withCheapMine()), 'forfeit wigan#1'),
  },
];

describeCitations(lancashire, rows);
