import { ageOfIndustry } from '@coalbrook/editions';

import { germany, newEngland } from '../ageOfIndustry/drafts.ts';
import type { Setting } from '../ageOfIndustry/drafts.ts';
import { endOfGame } from '../ageOfIndustry/settling.ts';
import type { Scene } from '../scene.ts';
import { chanceRows, describeCitations, tries } from './rows.ts';
import type { Row } from './rows.ts';

type Player = NonNullable<Setting['players']>[number];

/** Seat 0 as given on the Germany board; the other seats have defaults. */
const inGermany = (player: Player, setting: Setting = {}): Scene => germany({ players: [player], ...setting });

/** With a card for Berlin, Chemnitz, Leipzig and Magdeburg. */
const yellow: Player = { hand: ['yellow', 'yellow'] };
const noMoreLevelOne = (industry: string): Player => ({ ...yellow, mat: { [`${industry}-1`]: 0 } });
const othersIron = { 'leipzig#1': { seat: 1, tile: 'iron-1' } };
const ownMill = { 'leipzig#1': { seat: 0, tile: 'cotton-1' } };
const ironAtLeipzig = 'build leipzig#1 iron with yellow';

/** Two nearest mines, one farther away, one out of reach, one empty. */
const asksForCoal = (): Scene =>
  inGermany(
    { hand: ['orange', 'orange'], mat: { 'cotton-1': 0 } },
    {
      tiles: {
        'dortmund#1': { seat: 1, tile: 'coal-1' },
        'dortmund#2': { seat: 2, tile: 'coal-1' },
        'chemnitz#1': { seat: 1, tile: 'coal-1' },
        'poland#1': { seat: 2, tile: 'coal-2' },
        'belgium#1': { seat: 1, tile: 'coal-2', flipped: true },
      },
      links: { 'dortmund-kassel': 1, 'leipzig-kassel': 1, 'leipzig-chemnitz': 1 },
    },
  ).play('build kassel#1 cotton with orange');

const asksForIron = (): Scene =>
  inGermany(
    { ...yellow, mat: { 'coal-1': 0, 'coal-2': 0 } },
    {
      tiles: { 'leipzig#1': { seat: 1, tile: 'iron-1' }, 'leipzig#2': { seat: 2, tile: 'iron-1' } },
      links: { 'leipzig-chemnitz': 1 },
    },
  ).play('build chemnitz#1 coal with yellow');

const atSea = (options: readonly string[] = [], hand = 'ship', setting: Setting = {}): ReturnType<typeof tries> =>
  tries(
    newEngland({ options, players: [{ hand: [hand, hand], mat: { 'ship-0': 0 } }], ...setting }),
    `build massachusetts-bay#1 ship with ${hand}`,
  );

const besideOthersPort: Setting = {
  tiles: { 'boston#1': { seat: 1, tile: 'port-1' }, 'albany#1': { seat: 0, tile: 'cotton-1' } },
};

const sells = (outlet: string, setting: Setting = {}, site = 'leipzig#1'): ReturnType<typeof tries> =>
  tries(germany({ tiles: ownMill, ...setting }), `sell ${site} to ${outlet}`);

const withPort = (tile: string, flipped = false): Setting => ({
  tiles: { ...ownMill, 'kiel#1': { seat: 1, tile, flipped } },
});

/** A board whose market in Poland opens with five seats. */
const withoutPolishMarket = (): Setting => {
  const { map } = germany().table;
  const merchants = map.merchants?.map((one) => (one.place === 'poland' ? { ...one, spaces: [5] } : one));
  return { files: { board: { ...map, name: 'Closed', merchants } } };
};

const allRailsLaid = (): Scene =>
  germany({
    links: Object.fromEntries(
      germany()
        .table.links.slice(0, 12)
        .map(({ slug }) => [slug, 0]),
    ),
  });

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
    provoke: () => tries(inGermany(yellow), 'discard yellow'),
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
    provoke: () => tries(inGermany(yellow), 'build berlin#1 iron with iron'),
  },
  {
    reason: 'siteRefusesIndustry',
    rule: 'build.1',
    says: /cannot be built on/,
    states: /to a site that takes its industry/,
    provoke: () => tries(inGermany(yellow), 'build berlin#1 port with yellow'),
  },
  {
    reason: 'cardForAnotherPlace',
    rule: 'card.7',
    says: /The yellow card is not for Hamburg/,
    states: /in any place of its colour/,
    provoke: () => tries(inGermany(yellow), 'build hamburg#3 iron with yellow'),
  },
  {
    reason: 'cardForAnotherIndustry',
    rule: 'card.1',
    says: /card does not let you build an iron works/,
    states: /builds the industry it shows and no other/,
    provoke: () => tries(inGermany({ hand: ['cotton'] }), 'build berlin#1 iron with cotton'),
  },
  {
    reason: 'placeWithoutOwnRail',
    rule: 'card.2',
    says: /None of your rails reaches Leipzig/,
    states: /every place that a rail of the seat touches/,
    provoke: () =>
      tries(
        inGermany({ hand: ['iron'] }, { tiles: { 'berlin#1': { seat: 0, tile: 'cotton-1' } } }),
        'build leipzig#1 iron with iron',
      ),
  },
  {
    reason: 'noTileLeft',
    rule: 'build.1',
    says: /mat/,
    provoke: () => tries(inGermany({ ...yellow, mat: { 'iron-1': 0, 'iron-2': 0, 'iron-3': 0 } }), ironAtLeipzig),
  },
  {
    reason: 'tileLocked',
    rule: 'build.3',
    says: /locked/,
    provoke: () => tries(inGermany(yellow), 'build berlin#1 goods with yellow'),
  },
  {
    reason: 'placeTaken',
    rule: 'place.5',
    says: /already have 1 tile in Leipzig, and the rules allow no more in a place of that size/,
    states: /one tile in a place with up to three sites/,
    provoke: () => tries(inGermany(yellow, { tiles: ownMill }), 'build leipzig#2 iron with yellow'),
  },
  {
    reason: 'overbuildOtherIndustry',
    rule: 'overbuild.4',
    says: /only the same industry can replace it/,
    states: /iron works may be replaced only by an iron works/,
    provoke: () => tries(inGermany(yellow, { tiles: othersIron }), 'build leipzig#1 cotton with yellow'),
  },
  {
    reason: 'overbuildNeedsHigherLevel',
    rule: 'overbuild.1',
    says: /only by level 2 or higher, and your next one is level 1/,
    states: /An equal level is not enough/,
    provoke: () => tries(inGermany(yellow, { tiles: ownMill }), ironAtLeipzig),
  },
  {
    reason: 'overbuildOpponentIndustry',
    rule: 'overbuild.5',
    says: /can be replaced/,
    provoke: () => tries(inGermany(yellow, { tiles: { 'leipzig#1': { seat: 1, tile: 'cotton-1' } } }), ironAtLeipzig),
  },
  {
    reason: 'overbuildOpponentWhileCubesRemain',
    rule: 'overbuild.3',
    says: /only when no cube of its kind is left/,
    states: /only while there is no coal on any tile/,
    provoke: () =>
      tries(
        inGermany(noMoreLevelOne('coal'), { tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1' } } }),
        'build chemnitz#1 coal with yellow',
      ),
  },
  {
    reason: 'overbuildOpponentWhileIronRemains',
    rule: 'overbuild.4',
    says: /only when no cube of its kind is left/,
    states: /only while there is no iron on any tile/,
    provoke: () => tries(inGermany(noMoreLevelOne('iron'), { tiles: othersIron }), ironAtLeipzig),
  },
  {
    reason: 'overbuildOpponentBesideOwn',
    rule: 'overbuild.6',
    says: /replacing another player’s would give you one too many/,
    states: /The limit of the place counts what the seat would then have there/,
    provoke: () =>
      tries(
        inGermany(noMoreLevelOne('iron'), {
          tiles: {
            'leipzig#1': { seat: 1, tile: 'iron-1', flipped: true },
            'leipzig#2': { seat: 0, tile: 'cotton-1' },
          },
          markets: { iron: 0 },
        }),
        ironAtLeipzig,
      ),
  },
  {
    reason: 'coalOutOfReach',
    rule: 'turn.5',
    says: /is not connected to any coal: it needs 1/,
    states: /unless all the coal and iron it needs can be had/,
    provoke: () => tries(inGermany(noMoreLevelOne('cotton')), 'build leipzig#1 cotton with yellow'),
  },
  {
    reason: 'ironOutOfReach',
    rule: 'turn.5',
    says: /is not connected to any iron: it needs 1/,
    states: /unless all the coal and iron it needs can be had/,
    provoke: () =>
      tries(inGermany({ ...yellow, mat: { 'coal-1': 0, 'coal-2': 0 } }), 'build chemnitz#1 coal with yellow'),
  },
  {
    reason: 'shipNeedsPort',
    rule: 'ship.1',
    says: /sea lane connects/,
    states: /sea lane joins/,
    provoke: () => atSea([], 'purple'),
  },
  {
    reason: 'shipNeedsOwnPort',
    rule: 'card.5',
    says: /sea lane connects/,
    states: /sea lane joins/,
    provoke: () => atSea([], 'ship', besideOthersPort),
  },
  {
    reason: 'portNotYours',
    rule: 'options.1',
    says: /your own ports/,
    states: /a port of the seat itself/,
    provoke: () => atSea(['ship-card-own-port'], 'ship', besideOthersPort),
  },
  {
    reason: 'wholeTurnNeeded',
    rule: 'combined.2',
    says: /takes 2 actions, and you have only 1 left this turn/,
    states: /after the first action of a turn/,
    provoke: () => tries(germany({ actionsLeft: 1 }), 'double leipzig#1 cotton'),
  },
  {
    reason: 'tooFewCards',
    rule: 'combined.2',
    says: /costs 1 card, and you hold none/,
    states: /without a card in hand/,
    provoke: () => tries(inGermany({ hand: [] }), 'double leipzig#1 cotton'),
  },
  {
    reason: 'lineTaken',
    rule: 'rail.1',
    says: /There is already a link on the line/,
    states: /A line holds one rail/,
    provoke: () => tries(germany({ links: { 'berlin-leipzig': 1 } }), 'network berlin-leipzig'),
  },
  {
    reason: 'lineOutsideNetwork',
    rule: 'rail.2',
    says: /you need a tile or another link at one of its ends/,
    states: /An end of the line must be a place where the seat has a tile or that one of its rails touches/,
    provoke: () => tries(germany({ tiles: ownMill }), 'network mannheim-france'),
  },
  {
    reason: 'noNetworkYet',
    rule: 'rail.2',
    says: /You have nothing on the board yet, so there is nowhere to start a link/,
    states: /This is asked of its first rail too/,
    provoke: () => tries(germany(), 'network mannheim-france'),
  },
  {
    reason: 'noLinkTileLeft',
    rule: 'rail.8',
    says: /You have no link tile left/,
    states: /A seat lays 12 rails at most/,
    provoke: () => tries(allRailsLaid(), 'network munich-austria'),
  },
  {
    reason: 'nothingToDevelop',
    rule: 'develop.1',
    says: /mat/,
    provoke: () => tries(inGermany(noMoreLevelOne('cotton')), 'remove cotton-1'),
  },
  {
    reason: 'higherTileBelow',
    rule: 'options.3',
    says: /Cotton mill 1|A cotton mill 1 lies below it/,
    states: /only the lowest tile of an industry may be developed/,
    provoke: () => tries(germany({ options: ['develop-lowest'] }), 'remove cotton-2'),
  },
  {
    reason: 'notYourTile',
    rule: 'sell.1',
    says: /You have no tile/,
    states: /one of the seat's own unflipped/,
    provoke: () => sells('poland#1', { tiles: {} }),
  },
  {
    reason: 'tileIsFlipped',
    rule: 'sell.1',
    says: /flipped/,
    provoke: () => sells('poland#1', { tiles: { 'leipzig#1': { seat: 0, tile: 'cotton-1', flipped: true } } }),
  },
  {
    reason: 'industryNotSold',
    rule: 'sell.1',
    says: /Iron works are not sold/,
    states: /A sale takes one of the seat's own unflipped cotton mills or goods factories/,
    provoke: () => sells('poland#1', { tiles: { 'leipzig#1': { seat: 0, tile: 'iron-1' } } }),
  },
  { reason: 'portMissing', rule: 'sell.1', says: /port/, provoke: () => sells('kiel#1') },
  {
    reason: 'portIsFlipped',
    rule: 'port.2',
    says: /Something has already been sold through the port in Kiel/,
    states: /A port takes one sale/,
    provoke: () => sells('kiel#1', withPort('port-1', true)),
  },
  {
    reason: 'portOutOfReach',
    rule: 'sell.1',
    says: /links must lead all the way/,
    states: /that a way joins to it/,
    provoke: () => sells('kiel#1', withPort('port-1')),
  },
  {
    reason: 'portTakesOther',
    rule: 'port.1',
    says: /Port 1/,
    provoke: () =>
      sells('kiel#1', {
        players: [{ mat: { 'goods-0': 0 } }],
        tiles: { 'leipzig#1': { seat: 0, tile: 'goods-3' }, 'kiel#1': { seat: 1, tile: 'port-1' } },
      }),
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
    says: /That market in Poland does not buy cotton mills/,
    states: /A market accepts what its tile shows/,
    provoke: () => sells('poland#1', { merchants: { 'poland#1': { tile: 'goods' } } }),
  },
  {
    reason: 'marketUsed',
    rule: 'market.2',
    says: /a market buys only once/,
    states: /Every market takes one sale only/,
    provoke: () => sells('poland#1', { merchants: { 'poland#1': { tile: 'cotton', used: true } } }),
  },
  {
    reason: 'merchantOutOfReach',
    rule: 'sell.1',
    says: /way/,
    provoke: () => sells('poland#1', { merchants: { 'poland#1': { tile: 'cotton' } } }),
  },
  {
    reason: 'handFull',
    rule: 'draw.3',
    says: /9 cards/,
    provoke: () => tries(inGermany({ hand: { yellow: 5, cotton: 4 } }), 'draw deck'),
  },
  {
    reason: 'nothingToTake',
    rule: 'draw.1',
    says: /the display/,
    provoke: () => tries(germany({ display: { cotton: 2 } }), 'draw ship'),
  },
  {
    reason: 'noCardsLeft',
    rule: 'draw.4',
    says: /neither in the deck nor in the display/,
    states: /If deck and display .+ hold none it is refused/,
    provoke: () => tries(germany({ deck: {}, display: {} }), 'draw deck'),
  },
  {
    reason: 'noCardToSpend',
    rule: 'turn.4',
    says: /That costs a card, and you hold none/,
    states: /develop and pass discard any one card/,
    provoke: () => tries(inGermany({ hand: [] }), 'remove cotton-1'),
  },
  {
    reason: 'mustDrawInstead',
    rule: 'pass.2',
    says: /draw, sell or lay a rail/,
    provoke: () => tries(inGermany({ hand: [] }), 'pass'),
  },
  {
    reason: 'mustGoOn',
    rule: 'draw.1',
    says: /take another card/,
    states: /The action takes two cards/,
    provoke: () => tries(germany().play('draw deck'), 'stop'),
  },
  {
    reason: 'mineEmpty',
    rule: 'carry.1',
    says: /There is no coal on/,
    states: /Coal is taken from coal mines/,
    provoke: () => tries(asksForCoal(), 'coal belgium#1'),
  },
  {
    reason: 'mineOutOfReach',
    rule: 'carry.1',
    says: /is not connected to where you need it/,
    states: /as long as a way joins the source to the place that needs it/,
    provoke: () => tries(asksForCoal(), 'coal poland#1'),
  },
  {
    reason: 'mineNotNearest',
    rule: 'carry.4',
    says: /nearest/,
    provoke: () => tries(asksForCoal(), 'coal chemnitz#1'),
  },
  {
    reason: 'worksEmpty',
    rule: 'carry.1',
    says: /There is no iron on/,
    states: /iron from iron works/,
    provoke: () => tries(asksForIron(), 'iron berlin#1'),
  },
  {
    reason: 'marketNotAllowed',
    rule: 'demand.3',
    says: /supplies only a place that no cube on the board can reach/,
    states: /only if no source joined to that place has such a cube/,
    provoke: () => tries(asksForCoal(), 'buy'),
  },
  {
    reason: 'noLoanToRepay',
    rule: 'loan.3',
    says: /loan/,
    provoke: () => tries(germany(), 'repay'),
  },
  {
    reason: 'tooLittleMoneyToRepay',
    rule: 'loan.3',
    says: /\$10/,
    provoke: () => tries(inGermany({ money: 5, loans: 1 }), 'repay'),
  },
];

describeCitations(ageOfIndustry, rows);
