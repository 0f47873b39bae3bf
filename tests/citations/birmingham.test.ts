import { birmingham } from '@coalbrook/editions';

import { canal, rail } from '../birmingham/drafts.ts';
import type { Scene } from '../scene.ts';
import { chanceRows, describeCitations, tries } from './rows.ts';
import type { Row } from './rows.ts';

type Setting = NonNullable<Parameters<typeof canal>[0]>;
type Player = NonNullable<Setting['players']>[number];

/** Seat 0 as given in the canal era; the other seat has defaults. */
const early = (player: Player, setting: Setting = {}): Scene => canal({ players: [player], ...setting });

const inDudley: Player = { hand: ['dudley', 'dudley'], money: 40 };
const ownMine = { 'dudley#1': { seat: 0, tile: 'coal-1' } };
const ownMill = { 'birmingham#1': { seat: 0, tile: 'cotton-1' } };
const toOxford = { 'birmingham-oxford': 0 };
const cottonAtOxford = { 'oxford#1': { tile: 'cotton', barrel: false }, 'oxford#2': { tile: 'blank' } };
const coalAtDudley = 'build dudley#1 coal with dudley';

const noneLeft = (industry: string, levels: number): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from({ length: levels }, (_, index) => [`${industry}-${index + 1}`, 0]));

const ended = (): Scene =>
  rail({ round: 10, turn: 1, actionsLeft: 1, deck: {}, players: [{ hand: [] }, { hand: ['iron'] }] }).play('pass');

/** Two nearest mines, one farther away, one out of reach, one empty. */
const asksForCoal = (): Scene =>
  early(
    { hand: ['wolverhampton', 'wolverhampton'] },
    {
      tiles: {
        'dudley#1': { seat: 1, tile: 'coal-1' },
        'cannock#2': { seat: 0, tile: 'coal-1', cubes: 1 },
        'kidderminster#1': { seat: 1, tile: 'coal-2' },
        'burton#1': { seat: 0, tile: 'coal-2' },
        'coalbrookdale#3': { seat: 1, tile: 'coal-2', flipped: true },
      },
      links: {
        'dudley-wolverhampton': 0,
        'cannock-wolverhampton': 1,
        'dudley-kidderminster': 0,
        'coalbrookdale-wolverhampton': 1,
      },
    },
  ).play('build wolverhampton#1 manufacturer with wolverhampton');

const asksForIron = (): Scene =>
  early(
    { hand: ['iron', 'iron'] },
    { tiles: { 'dudley#2': { seat: 1, tile: 'iron-1' }, 'birmingham#3': { seat: 0, tile: 'iron-1' } } },
  ).play('develop coal');

/** Two breweries of the seat, one of another seat out of reach, one empty, and no barrel next to the merchant. */
const asksForBeer = (): Scene =>
  early(
    { hand: ['iron', 'iron'] },
    {
      tiles: {
        ...ownMill,
        'burton#2': { seat: 0, tile: 'brewery-1' },
        'stafford#1': { seat: 0, tile: 'brewery-1' },
        'walsall#2': { seat: 1, tile: 'brewery-1' },
        'derby#1': { seat: 1, tile: 'brewery-1', flipped: true },
      },
      links: toOxford,
      merchants: cottonAtOxford,
    },
  ).play('sell birmingham#1 to oxford#1');

const asksForBonus = (): Scene =>
  rail({
    players: [{ hand: { brewery: 5 } }, { hand: { iron: 4 } }],
    links: { 'gloucester-worcester': 0 },
    merchants: { 'gloucester#1': { tile: 'cotton' } },
    tiles: { 'worcester#1': { seat: 0, tile: 'cotton-2' } },
  }).play('sell worcester#1 to gloucester#1');

const asksForTile = (): Scene =>
  rail({
    round: 3,
    turn: 1,
    actionsLeft: 1,
    players: [{ money: 1, income: 6 }, { hand: ['iron'] }],
    tiles: {
      'birmingham#1': { seat: 0, tile: 'cotton-2' },
      'dudley#1': { seat: 0, tile: 'coal-2' },
      'stafford#2': { seat: 0, tile: 'pottery-2' },
      'birmingham#2': { seat: 1, tile: 'manufacturer-2' },
    },
  }).play('pass');

/** The first of two rails reaches another seat's brewery. */
const asksForSecondRail = (): Scene =>
  rail({
    players: [{ hand: ['iron', 'iron'], money: 40 }],
    tiles: {
      'cannock#2': { seat: 0, tile: 'coal-2' },
      'redditch#1': { seat: 0, tile: 'coal-2' },
      'burton#2': { seat: 1, tile: 'brewery-2' },
    },
  }).play('network burton-cannock');

const sells = (setting: Setting, line = 'sell birmingham#1 to oxford#1'): ReturnType<typeof tries> =>
  tries(early({ hand: ['iron', 'iron'] }, { tiles: ownMill, merchants: cottonAtOxford, ...setting }), line);

const allLinksLaid = (): Scene => {
  const lines = canal()
    .table.eras[0].lines.slice(0, 14)
    .map((id) => canal().table.links[id].slug);
  return early({ money: 40 }, { links: Object.fromEntries(lines.map((line) => [line, 0])) });
};

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
    provoke: () => tries(early(inDudley), 'discard dudley'),
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
    provoke: () => tries(early({ hand: ['iron', 'iron'] }), coalAtDudley),
  },
  {
    reason: 'siteRefusesIndustry',
    rule: 'build.1',
    says: /cannot be built on/,
    states: /on a site that shows its industry/,
    provoke: () => tries(early(inDudley), 'build dudley#1 iron with dudley'),
  },
  {
    reason: 'cardForAnotherPlace',
    rule: 'card.2',
    says: /The Dudley card is not for Redditch/,
    states: /in the town it names/,
    provoke: () => tries(early(inDudley), 'build redditch#1 coal with dudley'),
  },
  {
    reason: 'cardForAnotherIndustry',
    rule: 'card.3',
    says: /card does not let you build a coal mine/,
    states: /An industry card permits building its industry/,
    provoke: () => tries(early({ hand: ['iron', 'iron'] }), 'build dudley#1 coal with iron'),
  },
  {
    reason: 'farmNeedsIndustryCard',
    rule: 'build.8',
    says: /a brewery card or (the|a) wild industry card/,
    provoke: () => tries(early({ hand: ['wild-location', 'iron'] }), 'build farm-north#1 brewery with wild-location'),
  },
  {
    reason: 'placeOutsideNetwork',
    rule: 'card.3',
    says: /network/,
    provoke: () => tries(early({ hand: ['iron', 'iron'] }, { tiles: ownMine }), 'build redditch#2 iron with iron'),
  },
  {
    reason: 'siteNotFree',
    rule: 'build.7',
    says: /free site/,
    provoke: () =>
      tries(
        early({ hand: ['coal', 'coal'], mat: { 'coal-1': 0 } }, { tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } } }),
        'build dudley#1 coal with coal',
      ),
  },
  {
    reason: 'farmOutsideNetwork',
    rule: 'build.9',
    says: /network/,
    provoke: () =>
      tries(early({ hand: ['brewery', 'iron'] }, { tiles: ownMine }), 'build farm-north#1 brewery with brewery'),
  },
  {
    reason: 'noTileLeft',
    rule: 'build.1',
    says: /mat/,
    provoke: () => tries(early({ ...inDudley, mat: noneLeft('coal', 4) }), coalAtDudley),
  },
  {
    reason: 'tileTooOldForEra',
    rule: 'build.4',
    says: /too old for this era/,
    states: /In the rail era no level I tile may be built/,
    provoke: () => tries(rail({ players: [inDudley] }), coalAtDudley),
  },
  {
    reason: 'tileTooNewForEra',
    rule: 'build.4',
    says: /brewery IV/,
    provoke: () =>
      tries(
        early({ hand: ['burton', 'burton'], mat: { 'brewery-1': 0, 'brewery-2': 0, 'brewery-3': 0 } }),
        'build burton#2 brewery with burton',
      ),
  },
  {
    reason: 'betterSiteFree',
    rule: 'build.2',
    says: /it is free, and nothing else can be built on it/,
    states: /Among the free sites .+ one that shows this industry alone must be taken before/,
    provoke: () =>
      tries(early({ hand: ['kidderminster', 'kidderminster'] }), 'build kidderminster#1 cotton with kidderminster'),
  },
  {
    reason: 'placeTaken',
    rule: 'build.6',
    says: /already have 1 tile in Dudley, and this era allows no more/,
    states: /In the canal era a seat may have at most one industry tile in a place/,
    provoke: () => tries(early(inDudley, { tiles: ownMine }), 'build dudley#2 iron with dudley'),
  },
  {
    reason: 'overbuildOtherIndustry',
    rule: 'overbuild.1',
    says: /the same industry/,
    provoke: () =>
      tries(
        early(
          { hand: ['kidderminster', 'kidderminster'] },
          { tiles: { 'kidderminster#1': { seat: 0, tile: 'cotton-1' } } },
        ),
        'build kidderminster#1 coal with kidderminster',
      ),
  },
  {
    reason: 'overbuildNeedsHigherLevel',
    rule: 'overbuild.1',
    says: /only by level III or higher, and your next one is level II/,
    states: /a strictly higher level/,
    provoke: () =>
      tries(
        early({ ...inDudley, mat: { 'coal-1': 0 } }, { tiles: { 'dudley#1': { seat: 0, tile: 'coal-2' } } }),
        coalAtDudley,
      ),
  },
  {
    reason: 'overbuildOpponentIndustry',
    rule: 'overbuild.3',
    says: /tiles only (a )?coal mines? (and|or) (an )?iron works/,
    provoke: () =>
      tries(
        early(
          { hand: ['kidderminster', 'kidderminster'] },
          { tiles: { 'kidderminster#2': { seat: 1, tile: 'cotton-1' } } },
        ),
        'build kidderminster#2 cotton with kidderminster',
      ),
  },
  {
    reason: 'overbuildOpponentWhileCubesRemain',
    rule: 'overbuild.4',
    says: /no cube of its kind is left/,
    provoke: () =>
      tries(
        early({ ...inDudley, mat: { 'coal-1': 0 } }, { tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } } }),
        coalAtDudley,
      ),
  },
  {
    reason: 'overbuildOpponentBesideOwn',
    rule: 'overbuild.6',
    says: /replacing another player’s would give you one too many/,
    states: /Replacing another seat's tile in a place where one already has a tile/,
    provoke: () =>
      tries(
        early(
          { ...inDudley, mat: { 'coal-1': 0 } },
          {
            tiles: {
              'dudley#1': { seat: 1, tile: 'coal-1', flipped: true },
              'dudley#2': { seat: 0, tile: 'iron-1' },
            },
            markets: { coal: 0 },
          },
        ),
        coalAtDudley,
      ),
  },
  {
    reason: 'tooLittleMoney',
    rule: 'turn.5',
    says: /^A coal mine I in Dudley costs £5, but you have only £4/,
    states: /unless all its money/,
    provoke: () => tries(early({ ...inDudley, money: 4 }), coalAtDudley),
  },
  {
    reason: 'tooLittleMoneyForCoal',
    rule: 'turn.5',
    says: /^The coal for an iron works I in Birmingham would cost £8 on the market/,
    states: /unless all its money/,
    provoke: () =>
      tries(
        early({ hand: ['birmingham', 'birmingham'], money: 12 }, { links: toOxford, markets: { coal: 0 } }),
        'build birmingham#3 iron with birmingham',
      ),
  },
  {
    reason: 'tooLittleMoneyForIron',
    rule: 'turn.5',
    says: /^The iron for developing would cost £6 on the market/,
    states: /unless all its money/,
    provoke: () => tries(early({ money: 5 }, { markets: { iron: 0 } }), 'develop coal'),
  },
  {
    reason: 'coalOutOfReach',
    rule: 'coal.4',
    says: /is not connected to any coal/,
    states: /Buying coal requires a connection/,
    provoke: () => tries(early(inDudley), 'build dudley#2 iron with dudley'),
  },
  {
    reason: 'lineNotInEra',
    rule: 'network.1',
    says: /era/,
    provoke: () => tries(canal(), 'network birmingham-nuneaton'),
  },
  {
    reason: 'lineTaken',
    rule: 'network.3',
    says: /There is already a link on the line/,
    states: /A line holds one link tile/,
    provoke: () => tries(canal({ links: { 'birmingham-oxford': 1 } }), 'network birmingham-oxford'),
  },
  {
    reason: 'lineOutsideNetwork',
    rule: 'network.4',
    says: /network/,
    provoke: () => tries(canal({ tiles: ownMine }), 'network birmingham-oxford'),
  },
  {
    reason: 'noLinkTileLeft',
    rule: 'network.12',
    says: /in this era/,
    provoke: () => tries(allLinksLaid(), 'network birmingham-oxford'),
  },
  {
    reason: 'linkNeedsBeer',
    rule: 'network.11',
    says: /beer .*from a brewery/,
    provoke: () => tries(asksForSecondRail(), 'network oxford-redditch'),
  },
  {
    reason: 'nothingToDevelop',
    rule: 'develop.1',
    says: /mat/,
    provoke: () => tries(early({ mat: noneLeft('coal', 4) }), 'develop coal'),
  },
  {
    reason: 'tileMayNotBeDeveloped',
    rule: 'develop.4',
    says: /pottery I .*lightbulb/i,
    provoke: () => tries(canal(), 'develop pottery'),
  },
  {
    reason: 'bonusMayNotRemove',
    rule: 'bonus.2',
    says: /lightbulb/,
    provoke: () => tries(asksForBonus(), 'bonus pottery'),
  },
  {
    reason: 'notYourTile',
    rule: 'sell.1',
    says: /You have no tile/,
    states: /A sale takes one of the seat's unflipped/,
    provoke: () => sells({ tiles: {} }),
  },
  {
    reason: 'tileIsFlipped',
    rule: 'sell.1',
    says: /flipped/,
    provoke: () => sells({ tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1', flipped: true } } }),
  },
  {
    reason: 'industryNotSold',
    rule: 'sell.1',
    says: /Coal mines are not sold/,
    states: /A sale takes one of the seat's unflipped cotton mills, manufacturers or potteries/,
    provoke: () => sells({ tiles: ownMine }, 'sell dudley#1 to oxford#1'),
  },
  {
    reason: 'merchantAbsent',
    rule: 'setup.7',
    says: /Warrington/,
    provoke: () => sells({}, 'sell birmingham#1 to warrington#1'),
  },
  {
    reason: 'merchantBuysOther',
    rule: 'sell.1',
    says: /does not buy cotton mills/,
    states: /A blank merchant tile buys nothing/,
    provoke: () => sells({}, 'sell birmingham#1 to oxford#2'),
  },
  { reason: 'merchantOutOfReach', rule: 'sell.1', says: /connected to/, provoke: () => sells({}) },
  { reason: 'tooLittleBeer', rule: 'sell.2', says: /beer/, provoke: () => sells({ links: toOxford }) },
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
    provoke: () => tries(early({ income: 2 }), 'loan 30'),
  },
  {
    reason: 'wildAlreadyHeld',
    rule: 'scout.2',
    says: /wild card/,
    provoke: () => tries(early({ hand: ['wild-location', 'iron', 'iron', 'iron'] }), 'scout'),
  },
  {
    reason: 'tooFewCards',
    rule: 'scout.3',
    says: /costs 3 cards, and you hold 2/,
    states: /fewer than three cards in hand/,
    provoke: () => tries(early({ hand: ['iron', 'iron'] }), 'scout'),
  },
  {
    reason: 'mineEmpty',
    rule: 'coal.1',
    says: /There is no coal on/,
    states: /from the nearest connected unflipped coal mine/,
    provoke: () => tries(asksForCoal(), 'coal coalbrookdale#3'),
  },
  {
    reason: 'mineOutOfReach',
    rule: 'coal.1',
    says: /connected/,
    provoke: () => tries(asksForCoal(), 'coal burton#1'),
  },
  {
    reason: 'mineNotNearest',
    rule: 'coal.1',
    says: /the nearest/,
    provoke: () => tries(asksForCoal(), 'coal kidderminster#1'),
  },
  {
    reason: 'worksEmpty',
    rule: 'iron.1',
    says: /There is no iron on/,
    states: /Iron comes from any unflipped iron works/,
    provoke: () => tries(asksForIron(), 'iron redditch#2'),
  },
  {
    reason: 'breweryEmpty',
    rule: 'beer.2',
    says: /There is no beer on/,
    states: /unflipped breweries supply it with beer/,
    provoke: () => tries(asksForBeer(), 'beer derby#1'),
  },
  {
    reason: 'breweryOutOfReach',
    rule: 'beer.3',
    says: /connected to/,
    provoke: () => tries(asksForBeer(), 'beer walsall#2'),
  },
  {
    reason: 'barrelMissing',
    rule: 'beer.4',
    says: /beside/,
    provoke: () => tries(asksForBeer(), 'barrel'),
  },
  {
    reason: 'notYoursToGiveUp',
    rule: 'shortfall.1',
    says: /give up/,
    provoke: () => tries(asksForTile(), 'forfeit birmingham#2'),
  },
  {
    reason: 'tileWorthNothing',
    rule: 'shortfall.4',
    says: /would raise (£0|no money)/,
    provoke: () => tries(asksForTile(), 'forfeit stafford#2'),
  },
];

describeCitations(birmingham, rows);
