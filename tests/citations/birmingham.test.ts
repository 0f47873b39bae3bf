import { birmingham } from '@coalbrook/editions';

import { canal, rail } from '../birmingham/drafts.ts';
import type { Scene } from '../scene.ts';
import { chanceRows, describeCitations, tries } from './rows.ts';
import type { Row } from './rows.ts';

const ended = (): Scene =>
  rail({ round: 10, turn: 1, actionsLeft: 1, deck: {}, players: [{ hand: [] }, { hand: ['iron'] }] }).play('pass');

/** The second rail of an action, whose beer may come from either brewery. */
const secondRail = (): Scene =>
  rail({
    players: [{ hand: ['iron', 'iron'], money: 50 }],
    tiles: {
      'tamworth#1': { seat: 0, tile: 'coal-2' },
      'burton#2': { seat: 0, tile: 'brewery-2' },
      'stafford#1': { seat: 0, tile: 'brewery-2' },
    },
    merchants: { 'oxford#1': { tile: 'all' } },
  }).play('network burton-tamworth', 'network nuneaton-tamworth');

const rows: readonly Row[] = [
  ...chanceRows(birmingham, 'turn.7', () => canal()),
  { reason: 'gameIsOver', rule: 'score.1', says: /game is over/, provoke: () => tries(ended(), 'pass', 0) },
  {
    reason: 'notYourTurn',
    rule: 'turn.1',
    says: /It is .+’s turn to decide/,
    states: /in turn order/,
    provoke: () => tries(canal(), 'pass', 1),
  },
  {
    reason: 'notAskedNow',
    rule: 'turn.7',
    says: /answer the open question first/,
    states: /no answer is accepted that was not asked for/,
  },
  {
    reason: 'actionUnknown',
    rule: 'turn.3',
    says: /no such action/,
    states: /An action is build, network, develop, sell, loan or scout/,
    provoke: () => tries(canal(), 'repay'),
  },
  {
    reason: 'cardNotHeld',
    rule: 'turn.4',
    says: /do not hold/,
    states: /one card of the hand/,
  },
  {
    reason: 'siteRefusesIndustry',
    rule: 'build.1',
    says: /cannot be built on/,
    states: /on a site that shows its industry/,
  },
  {
    reason: 'cardForAnotherPlace',
    rule: 'card.2',
    says: /The Dudley card is not for Redditch/,
    states: /in the town it names/,
  },
  {
    reason: 'cardForAnotherIndustry',
    rule: 'card.3',
    says: /card does not let you build a coal mine/,
    states: /An industry card permits building its industry/,
  },
  {
    reason: 'farmNeedsIndustryCard',
    rule: 'build.8',
    says: /a brewery card or (the|a) wild industry card/,
  },
  {
    reason: 'placeOutsideNetwork',
    rule: 'card.3',
    says: /network/,
  },
  {
    reason: 'placeOutsideNetwork',
    rule: 'card.6',
    says: /the wild industry card works only where you have a tile or one of your links ends/,
    states: /wild industry card .+ the network condition of industry cards still applies/,
    provoke: () =>
      tries(
        canal({ tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' } }, players: [{ hand: ['wild-industry', 'iron'] }] }),
        'build worcester#1 cotton with wild-industry',
      ),
  },
  {
    reason: 'siteNotFree',
    rule: 'build.7',
    says: /free site/,
  },
  {
    reason: 'farmOutsideNetwork',
    rule: 'build.9',
    says: /network/,
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
    states: /In the rail era no level I tile may be built/,
  },
  {
    reason: 'tileTooNewForEra',
    rule: 'build.4',
    says: /brewery IV/,
  },
  {
    reason: 'betterSiteFree',
    rule: 'build.2',
    says: /^Sites on which nothing else can be built come first, and .* is still free\.$/,
    states: /Among the free sites .+ one that shows this industry alone must be taken before/,
  },
  {
    reason: 'placeTaken',
    rule: 'build.6',
    says: /already have 1 tile in Dudley, and this era allows no more/,
    states: /In the canal era a seat may have at most one industry tile in a place/,
  },
  {
    reason: 'overbuildOtherIndustry',
    rule: 'overbuild.1',
    says: /the same industry/,
  },
  {
    reason: 'overbuildNeedsHigherLevel',
    rule: 'overbuild.1',
    says: /only by level III or higher, and your next tile is level II/,
    states: /a strictly higher level/,
  },
  {
    reason: 'overbuildOpponentIndustry',
    rule: 'overbuild.3',
    says: /tiles only (a )?coal mines? (and|or) (an )?iron works/,
  },
  {
    reason: 'overbuildOpponentWhileCubesRemain',
    rule: 'overbuild.4',
    says: /no cube of its kind is left/,
  },
  {
    reason: 'overbuildOpponentBesideOwn',
    rule: 'overbuild.6',
    says: /with another player’s tile replaced you would have one tile too many/,
    states: /Replacing another seat’s tile in a place where one already has a tile/,
  },
  {
    reason: 'tooLittleMoney',
    rule: 'turn.5',
    says: /^A coal mine I in Dudley costs £5, but you have only £4/,
    states: /unless all its money/,
  },
  {
    reason: 'tooLittleMoneyForCoal',
    rule: 'turn.5',
    says: /^The coal for a cotton mill III in Worcester would cost £1 on the market/,
    states: /unless all its money/,
  },
  {
    reason: 'tooLittleMoneyForIron',
    rule: 'turn.5',
    says: /^The iron for developing would cost £6 on the market/,
    states: /unless all its money/,
  },
  {
    reason: 'coalOutOfReach',
    rule: 'coal.4',
    says: /is not connected to any coal/,
    states: /Buying coal requires a connection/,
  },
  {
    reason: 'lineNotInEra',
    rule: 'network.1',
    says: /era/,
  },
  {
    reason: 'lineTaken',
    rule: 'network.3',
    says: /There is already a link on the line/,
    states: /A line holds one link tile/,
  },
  {
    reason: 'lineOutsideNetwork',
    rule: 'network.4',
    says: /network/,
  },
  {
    reason: 'noLinkTileLeft',
    rule: 'network.12',
    says: /in this era/,
  },
  {
    reason: 'linkNeedsBeer',
    rule: 'network.11',
    says: /beer .*from a brewery/,
  },
  {
    reason: 'nothingToDevelop',
    rule: 'develop.1',
    says: /mat/,
  },
  {
    reason: 'tileMayNotBeDeveloped',
    rule: 'develop.4',
    says: /pottery I .*lightbulb/i,
  },
  {
    reason: 'bonusMayNotRemove',
    rule: 'bonus.2',
    says: /lightbulb/,
  },
  {
    reason: 'notYourTile',
    rule: 'sell.1',
    says: /You have no tile/,
    states: /A sale takes one of the seat’s unflipped/,
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
    states: /A sale takes one of the seat’s unflipped cotton mills, manufacturers or potteries/,
  },
  {
    reason: 'merchantAbsent',
    rule: 'setup.7',
    says: /Warrington/,
  },
  {
    reason: 'merchantBuysOther',
    rule: 'sell.1',
    says: /does not buy cotton/,
    states: /A blank merchant tile buys nothing/,
  },
  { reason: 'merchantOutOfReach', rule: 'sell.1', says: /connected to/ },
  { reason: 'tooLittleBeer', rule: 'sell.2', says: /beer/ },
  {
    reason: 'loanUnknown',
    rule: 'loan.1',
    says: /£30/,
    provoke: () => tries(canal(), 'loan 20'),
  },
  {
    reason: 'incomeTooLow',
    rule: 'loan.2',
    says: /Your income is too low for a loan: it must be at least −£7/,
    states: /level -7 still allows one/,
  },
  {
    reason: 'wildAlreadyHeld',
    rule: 'scout.2',
    says: /wild card/,
  },
  {
    reason: 'tooFewCards',
    rule: 'scout.3',
    says: /costs 3 cards, and you hold 2/,
    states: /fewer than three cards in hand/,
  },
  {
    reason: 'mineEmpty',
    rule: 'coal.1',
    says: /There is no coal on/,
    states: /from the nearest connected unflipped coal mine/,
  },
  {
    reason: 'mineOutOfReach',
    rule: 'coal.1',
    says: /connected/,
  },
  {
    reason: 'mineNotNearest',
    rule: 'coal.1',
    says: /the nearest/,
  },
  {
    reason: 'worksEmpty',
    rule: 'iron.1',
    says: /There is no iron on/,
    states: /Iron comes from any unflipped iron works/,
  },
  {
    reason: 'breweryEmpty',
    rule: 'beer.2',
    says: /There is no beer on/,
    states: /unflipped breweries supply it with beer/,
  },
  {
    reason: 'breweryOutOfReach',
    rule: 'beer.3',
    says: /connected to/,
  },
  {
    reason: 'barrelMissing',
    rule: 'beer.4',
    says: /beside/,
  },
  {
    reason: 'barrelMissing',
    rule: 'network.11',
    says: /from a brewery, never from a merchant/,
    provoke: () => tries(secondRail(), 'barrel'),
  },
  {
    reason: 'notYoursToGiveUp',
    rule: 'shortfall.1',
    says: /give up/,
  },
  {
    reason: 'tileWorthNothing',
    rule: 'shortfall.4',
    says: /would raise (£0|no money)/,
  },
];

describeCitations(birmingham, rows);
