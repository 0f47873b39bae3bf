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

const inWigan: Player = { hand: ['wigan', 'wigan'], money: 40 };
const inPreston: Player = { hand: ['preston', 'preston'], money: 40 };
const inLiverpool: Player = { hand: ['liverpool', 'liverpool'], money: 40 };
const ownMine = { 'wigan#1': { seat: 0, tile: 'coal-1' } };
const othersMine = { 'wigan#1': { seat: 1, tile: 'coal-1' } };
const ownMill = { 'colne#1': { seat: 0, tile: 'cotton-1' } };
const coalAtWigan = 'build wigan#1 coal with wigan';

const noCoalMines = { 'coal-1': 0, 'coal-2': 0, 'coal-3': 0, 'coal-4': 0 };

const ended = (): Scene =>
  rail({ round: 10, turn: 1, actionsLeft: 1, deck: {}, players: [{ hand: [] }, { hand: ['iron'] }] }).play('pass');

/** Two nearest mines, one farther away, one out of reach, one empty. */
const asksForCoal = (): Scene =>
  early(
    { hand: ['manchester', 'manchester'] },
    {
      tiles: {
        'oldham#1': { seat: 1, tile: 'coal-1' },
        'bolton#1': { seat: 0, tile: 'coal-1', cubes: 1 },
        'rochdale#1': { seat: 1, tile: 'coal-2' },
        'wigan#1': { seat: 0, tile: 'coal-2' },
        'bury#1': { seat: 1, tile: 'coal-2', flipped: true },
      },
      links: { 'manchester-oldham': 0, 'bolton-manchester': 1, 'oldham-rochdale': 0, 'bury-manchester': 1 },
    },
  ).play('build manchester#4 iron with manchester');

const asksForIron = (): Scene =>
  early(
    { hand: ['iron', 'iron'] },
    { tiles: { 'preston#2': { seat: 1, tile: 'iron-1' }, 'bolton#3': { seat: 0, tile: 'iron-1' } } },
  ).play('develop coal');

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

const sells = (outlet: string, setting: Setting = {}, site = 'colne#1'): ReturnType<typeof tries> =>
  tries(early({ hand: ['iron', 'iron'] }, { tiles: ownMill, ...setting }), `sell ${site} to ${outlet}`);

const allLinksLaid = (): Scene => {
  const { eras, links } = canal().table;
  return canal({ links: Object.fromEntries(eras[0].lines.slice(0, 14).map((id) => [links[id].slug, 0])) });
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
    provoke: () => tries(early(inWigan), 'discard wigan'),
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
    states: /from the acting seat's own hand/,
    provoke: () => tries(early({ hand: ['iron', 'iron'] }), coalAtWigan),
  },
  {
    reason: 'siteRefusesIndustry',
    rule: 'build.1',
    says: /cannot be built on/,
    states: /to a site for its industry/,
    provoke: () => tries(early(inWigan), 'build wigan#1 cotton with wigan'),
  },
  {
    reason: 'cardForAnotherPlace',
    rule: 'card.2',
    says: /The Wigan card is not for Bury/,
    states: /in the town on the card/,
    provoke: () => tries(early(inWigan), 'build bury#1 coal with wigan'),
  },
  {
    reason: 'cardForAnotherIndustry',
    rule: 'card.3',
    says: /card does not let you build a coal mine/,
    states: /With an industry card a seat builds that industry/,
    provoke: () => tries(early({ hand: ['iron', 'iron'] }), 'build wigan#1 coal with iron'),
  },
  {
    reason: 'placeOutsideNetwork',
    rule: 'card.3',
    says: /network/,
    provoke: () =>
      tries(
        early({ hand: ['coal', 'coal'] }, { tiles: { 'bury#1': { seat: 0, tile: 'coal-1' } } }),
        'build wigan#1 coal with coal',
      ),
  },
  {
    reason: 'siteNotFree',
    rule: 'card.5',
    says: /free site/,
    provoke: () =>
      tries(
        early({ hand: ['coal', 'coal'], mat: { 'coal-1': 0 } }, { tiles: othersMine }),
        'build wigan#1 coal with coal',
      ),
  },
  {
    reason: 'noTileLeft',
    rule: 'build.1',
    says: /mat/,
    provoke: () => tries(early({ ...inWigan, mat: noCoalMines }), coalAtWigan),
  },
  {
    reason: 'tileTooOldForEra',
    rule: 'build.4',
    says: /too old for this era/,
    states: /The rail era forbids building level I/,
    provoke: () => tries(rail({ players: [inWigan] }), coalAtWigan),
  },
  {
    reason: 'tileTooNewForEra',
    rule: 'build.4',
    says: /shipyard II/,
    provoke: () =>
      tries(
        early({ ...inLiverpool, mat: { 'shipyard-0': 0, 'shipyard-1': 0 } }),
        'build liverpool#3 shipyard with liverpool',
      ),
  },
  {
    reason: 'tileLocked',
    rule: 'shipyard.1',
    says: /locked/,
    provoke: () => tries(early(inLiverpool), 'build liverpool#3 shipyard with liverpool'),
  },
  {
    reason: 'betterSiteFree',
    rule: 'build.2',
    says: /it is free, and nothing else can be built on it/,
    states: /a site for this industry only has to be used before a shared one/,
    provoke: () => tries(early(inPreston), 'build preston#1 port with preston'),
  },
  {
    reason: 'placeTaken',
    rule: 'build.6',
    says: /already have 1 tile in Wigan, and this era allows no more/,
    states: /During the canal era no seat may have two industry tiles in the same place/,
    provoke: () => tries(early(inWigan, { tiles: ownMine }), 'build wigan#2 coal with wigan'),
  },
  {
    reason: 'overbuildOtherIndustry',
    rule: 'overbuild.1',
    says: /the same industry/,
    states: /a tile of its own industry/,
    provoke: () =>
      tries(
        early({ hand: ['bury', 'iron'] }, { tiles: { 'bury#1': { seat: 0, tile: 'cotton-1' } } }),
        'build bury#1 coal with bury',
      ),
  },
  {
    reason: 'overbuildNeedsHigherLevel',
    rule: 'overbuild.1',
    says: /only by level III or higher, and your next one is level II/,
    states: /if its level is higher/,
    provoke: () =>
      tries(
        early({ ...inWigan, mat: { 'coal-1': 0 } }, { tiles: { 'wigan#1': { seat: 0, tile: 'coal-2' } } }),
        coalAtWigan,
      ),
  },
  {
    reason: 'overbuildOpponentIndustry',
    rule: 'overbuild.3',
    says: /coal mines and iron works/,
    provoke: () =>
      tries(
        canal({
          seats: 4,
          players: [{ hand: ['colne', 'iron'] }],
          tiles: { 'colne#1': { seat: 1, tile: 'cotton-1' } },
        }),
        'build colne#1 cotton with colne',
      ),
  },
  {
    reason: 'overbuildOpponentWhileCubesRemain',
    rule: 'overbuild.4',
    says: /only when no cube of its kind is left/,
    states: /only when there is no coal cube on any tile/,
    provoke: () => tries(early({ ...inWigan, mat: { 'coal-1': 0 } }, { tiles: othersMine }), coalAtWigan),
  },
  {
    reason: 'overbuildOpponentBesideOwn',
    rule: 'overbuild.6',
    says: /replacing another player’s would give you one too many/,
    states: /not another seat's where it has a tile already/,
    provoke: () =>
      tries(
        early(inWigan, {
          tiles: {
            'wigan#1': { seat: 1, tile: 'coal-1', flipped: true },
            'wigan#2': { seat: 0, tile: 'coal-1', flipped: true },
          },
          markets: { coal: 0 },
        }),
        coalAtWigan,
      ),
  },
  {
    reason: 'tooLittleMoney',
    rule: 'turn.5',
    says: /^A coal mine I in Wigan costs £5, but you have only £4/,
    states: /What an action costs must be available in full, in money/,
    provoke: () => tries(early({ ...inWigan, money: 4 }), coalAtWigan),
  },
  {
    reason: 'tooLittleMoneyForCoal',
    rule: 'turn.5',
    says: /^The coal for an iron works I in Preston would cost £5 on the market/,
    states: /What an action costs must be available in full, in money/,
    provoke: () =>
      tries(
        early(
          { ...inPreston, money: 9 },
          { markets: { coal: 0 }, tiles: { 'preston#3': { seat: 1, tile: 'port-1' } } },
        ),
        'build preston#2 iron with preston',
      ),
  },
  {
    reason: 'tooLittleMoneyForIron',
    rule: 'turn.5',
    says: /^The iron for developing would cost £5 on the market/,
    states: /What an action costs must be available in full, in money/,
    provoke: () => tries(early({ money: 4 }, { markets: { iron: 0 } }), 'develop coal'),
  },
  {
    reason: 'coalOutOfReach',
    rule: 'coal.4',
    says: /connected/,
    provoke: () => tries(early(inPreston), 'build preston#2 iron with preston'),
  },
  {
    reason: 'wholeTurnNeeded',
    rule: 'double.3',
    says: /takes 2 actions, and you have only 1 left this turn/,
    states: /It takes the whole turn/,
    provoke: () => tries(canal({ actionsLeft: 1 }), 'double wigan#1 coal'),
  },
  { reason: 'lineNotInEra', rule: 'network.1', says: /era/, provoke: () => tries(canal(), 'network bolton-wigan') },
  {
    reason: 'lineTaken',
    rule: 'network.3',
    says: /There is already a link on the line/,
    states: /room for a single link tile on a line/,
    provoke: () => tries(canal({ links: { 'burnley-colne': 1 } }), 'network burnley-colne'),
  },
  {
    reason: 'lineOutsideNetwork',
    rule: 'network.4',
    says: /network/,
    provoke: () => tries(canal({ tiles: ownMine }), 'network burnley-colne'),
  },
  {
    reason: 'noNetworkYet',
    rule: 'network.5',
    says: /build (something )?first/,
    provoke: () => tries(canal(), 'network burnley-colne'),
  },
  {
    reason: 'noLinkTileLeft',
    rule: 'network.11',
    says: /in (this|an) era/,
    provoke: () => tries(allLinksLaid(), 'network rochdale-yorkshire'),
  },
  {
    reason: 'nothingToDevelop',
    rule: 'develop.1',
    says: /mat/,
    provoke: () => tries(early({ mat: noCoalMines }), 'develop coal'),
  },
  {
    reason: 'notYourTile',
    rule: 'sell.1',
    says: /You have no tile/,
    states: /one of the seat's own unflipped cotton mills/,
    provoke: () => sells('preston#3', { tiles: {} }),
  },
  {
    reason: 'tileIsFlipped',
    rule: 'sell.1',
    says: /flipped/,
    provoke: () => sells('preston#3', { tiles: { 'colne#1': { seat: 0, tile: 'cotton-1', flipped: true } } }),
  },
  {
    reason: 'industryNotSold',
    rule: 'sell.1',
    says: /Coal mines are not sold/,
    states: /Nothing else is sold/,
    provoke: () => sells('preston#3', { tiles: ownMine }, 'wigan#1'),
  },
  { reason: 'portMissing', rule: 'sell.3', says: /port/, provoke: () => sells('preston#3') },
  {
    reason: 'portIsFlipped',
    rule: 'sell.3',
    says: /flipped/,
    provoke: () =>
      sells('preston#3', { tiles: { ...ownMill, 'preston#3': { seat: 1, tile: 'port-1', flipped: true } } }),
  },
  {
    reason: 'portOutOfReach',
    rule: 'sell.3',
    says: /connected to the/,
    provoke: () => sells('preston#3', { tiles: { ...ownMill, 'preston#3': { seat: 1, tile: 'port-1' } } }),
  },
  {
    reason: 'distantMarketClosed',
    rule: 'distant.7',
    says: /for the rest of th(is|e) era/,
    provoke: () => sells('abroad', { links: { 'colne-yorkshire': 0 }, distant: { space: 8 } }),
  },
  {
    reason: 'tradeOutOfReach',
    rule: 'distant.4',
    says: /links must lead to .*Yorkshire or any port/,
    states: /connected to a trade icon/,
    provoke: () => sells('abroad'),
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
    provoke: () => tries(rail({ round: 8 }), 'loan 10'),
  },
  {
    reason: 'mineEmpty',
    rule: 'coal.1',
    says: /There is no coal on/,
    states: /Coal is taken from an unflipped coal mine/,
    provoke: () => tries(asksForCoal(), 'coal bury#1'),
  },
  { reason: 'mineOutOfReach', rule: 'coal.1', says: /connected/, provoke: () => tries(asksForCoal(), 'coal wigan#1') },
  {
    reason: 'mineNotNearest',
    rule: 'coal.1',
    says: /the nearest/,
    provoke: () => tries(asksForCoal(), 'coal rochdale#1'),
  },
  {
    reason: 'worksEmpty',
    rule: 'iron.1',
    says: /There is no iron on/,
    states: /Iron is taken from unflipped iron works/,
    provoke: () => tries(asksForIron(), 'iron blackburn#3'),
  },
  {
    reason: 'notYoursToGiveUp',
    rule: 'shortfall.1',
    says: /to give up/,
    states: /must forfeit industry tiles/,
    provoke: () => tries(asksForTile(), 'forfeit wigan#2'),
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
