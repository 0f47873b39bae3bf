import { figure } from '@coalbrook/words';
import type { Noun } from '@coalbrook/words';

/** What the player aid says about selling. */
interface SellTerms {
  /** The only industry that is sold; undefined if there are several. */
  readonly only: Noun | undefined;
  readonly outlets: readonly string[];
  readonly needsBeer: boolean;
  readonly paysCash: boolean;
  readonly flipsPorts: boolean;
}

export const panels = {
  order: 'This round',
  nextOrder: 'Next round',
  spent: (money: string) => `spent ${money}`,
  notYet: '–',
  playsNow: 'playing now',
  fixedOrder: 'The turn order never changes.',

  seats: 'Players',
  you: 'you',
  thinking: 'thinking',
  points: 'points',
  pointsOf: (points: number) => (points === 1 ? '1 point' : `${figure(points)} points`),
  /** Points if the era ended now. */
  countedNow: (points: number) => `counted now: ${figure(points)}`,
  money: 'Money',
  income: 'Income',
  incomeLevel: (level: string) => `income ${level}`,
  cards: 'Cards',
  cardsOf: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  links: 'Link tiles left',
  linksOf: (count: number) => (count === 1 ? '1 link' : `${count} links`),
  loans: 'Loans',
  loansOf: (count: number) => (count === 1 ? '1 loan' : `${count} loans`),
  planDeck: (count: number) => (count === 1 ? '1 plan card' : `${count} plan cards`),
  nextPlan: 'next card',
  showMat: 'show mat',
  stack: (tile: string, left: number) => `${tile}, ${left} left`,
  stackEmpty: (industry: string) => `${industry}: none left`,
  bot: 'bot',
  automaton: 'automaton',

  mat: (name: string) => `${name}’s mat`,
  matOf: 'Whose mat',
  dock: 'Dock beside the map',
  undock: 'Undock',
  matHint: 'The lowest tile of each industry is built or developed first.',
  /** Above the next tiles of the viewer. */
  nextCaption: 'Next tiles: level, and how many are left',
  /** Of an industry’s tiles, in the room of a few letters. */
  remaining: (left: number) => `${left} left`,
  matLegend: 'What the signs on a tile mean',
  matHintAny: 'The lowest tile of each industry is built first.',
  left: (left: number, all: number) => `${left} of ${all}`,
  cost: 'Cost',
  sells: (barrels: number) => `needs ${barrels} beer to sell`,
  tileIncome: (spaces: number) => (spaces === 1 ? 'income 1 space' : `income ${spaces} spaces`),
  tileCash: (money: string) => `pays ${money}`,
  tileIcons: (count: number) => (count === 1 ? '1 link icon' : `${count} link icons`),
  tileYields: (count: number, cargo: string) => `produces ${count} ${cargo}`,
  /** When a tile flips, and what it brings. */
  worth: {
    sold: 'When sold',
    soldThrough: 'When something is sold through it',
    built: 'As soon as it is built',
    spentShip: 'When its coal is gone and its market has bought',
    emptied: (cargo: string) => `When its last ${cargo} is taken`,
    income: (spaces: number) => (spaces === 1 ? 'income +1 space' : `income +${spaces} spaces`),
    incomeMoney: (money: string, spaces: number) =>
      `${money} more a round (${spaces === 1 ? '1 space' : `${spaces} spaces`})`,
    icons: (icons: number) => `links here +${icons}`,
    always: (points: string) => `At the end of the game: ${points}, flipped or not`,
  },
  onlyEra: (era: string) => `${era} only`,
  notDeveloped: 'cannot be developed',
  locked: 'can never be built',
  canBuild: 'possible now',

  progress: 'Points and income',
  compare: 'All players',
  pointsTrack: 'Points',
  projection: 'If the era ended now',
  projectionOfGame: 'If the game ended now',
  projectionHint: 'As the board stands, without income still to come.',
  projectedPlayer: 'Player',
  projectedSoFar: 'So far',
  projectedTotal: 'Total',
  incomeTrack: 'Income each round',
  onSpace: (space: number, left: number | undefined, money: string) =>
    left === undefined
      ? `space ${space} of the track`
      : `${left === 1 ? '1 more space' : `${left} more spaces`} for another ${money} (now on space ${space})`,
  moneyTrack: 'Money',

  deck: 'Cards',
  deckLeft: (count: number) => (count === 1 ? '1 card to draw' : `${count} cards to draw`),
  aside: (count: number) => `${count} set aside face down`,
  display: 'Display',
  drawDeck: 'Draw from the deck',
  cardTable: 'What you know about each card',
  card: 'Card',
  inGame: 'In the game',
  discarded: 'Discarded',
  inHand: 'In your hand',
  unseen: 'Unseen',
  wildPile: 'open pile',

  markets: 'Markets',
  nextPrice: (money: string) => `next ${money}`,
  emptyMarket: 'empty',
  cubesAt: (count: number, of: number, money: string) => `${count} of ${of} at ${money}`,
  merchants: 'Merchants',
  merchantBuys: (wares: string) => `buys ${wares}`,
  merchantNothing: 'buys nothing',
  barrelThere: 'with a barrel',
  barrelGone: 'barrel used',
  marketUsed: 'has already bought',
  bonus: {
    money: (amount: string) => `${amount}`,
    points: (amount: number) => `${amount} points`,
    income: (amount: number) => `income ${amount} spaces`,
    develop: (amount: number) => (amount === 1 ? 'develop 1 tile' : `develop ${amount} tiles`),
  },
  distant: 'Distant market',
  distantAt: (income: number) => `next sale brings ${income} income`,
  distantClosed: 'closed',

  aid: 'Player aid',
  aidPages: { turn: 'Your turn', actions: 'Actions', scoring: 'Scoring', pieces: 'Pieces' },
  aidNow: (era: string) => `Now: ${era}`,
  aidActionsOfTurn: (count: number) =>
    count === 1
      ? 'You take one action per turn, in the first round too.'
      : `You take ${count} actions per turn, but only one in the very first round.`,
  aidTurn: {
    cards: (hand: number) =>
      `Each action costs a card. After your turn, draw back up to ${hand} cards while the deck lasts.`,
    display: (most: number) =>
      `Drawing cards is an action of its own, from the display or the deck; you can hold at most ${most}.`,
    order: 'Whoever spends least in a round goes first in the next; ties keep their current order.',
    fixed: 'The turn order never changes.',
    income: 'At the end of each round, everyone collects the income of their level, or pays it if it is below zero.',
    interest: (unit: string, interest: string) =>
      `If you run short of money, you borrow in units of ${unit}; at the end of each round, every unit not paid back costs ${interest}.`,
    eraEnd: 'An era ends when the deck and all hands are empty; then links and flipped tiles score.',
    gameEnd: 'The game ends after a round in which the deck is empty and someone has no cards left.',
  },
  aidKinds: {
    build:
      'Place the lowest tile of an industry on a site. A location card works in its place, an industry card anywhere in your network. Pay the tile’s cost, coal and iron.',
    /** For games in which places of one colour share their cards. */
    buildByColour:
      'Place the lowest tile of an industry on a site. A colour card works in any place of its colour, an industry card along your own rails. Pay the tile’s cost, coal and iron.',
    double: 'Build without a matching card; this takes your whole turn.',
    network: (prices: readonly string[]) =>
      `Lay a link that touches your network. ${prices.length > 1 ? `The first costs ${prices[0]}, a second ${prices.slice(1).join(', a third ')}.` : `It costs ${prices[0] ?? ''}.`}`,
    rail: (first: string, later: string) =>
      `Lay a rail that touches your network: your first costs ${first}, every later one ${later}.`,
    develop: 'Remove one or two of the lowest tiles from your mat; each costs one iron.',
    remove: 'Discard a card and remove a tile from your mat.',
    sell: ({ only, outlets, needsBeer, paysCash, flipsPorts }: SellTerms) =>
      `Sell any number of your ${only?.many ?? 'tiles'} ${outlets.join(' or ')}${needsBeer ? ', each with the beer it needs' : ''}. They flip${paysCash ? ' and pay at once' : ''}${flipsPorts ? ', and so does a port you sell through' : ''}.`,
    sellOutlets: {
      ports: 'through connected ports',
      distant: 'to the distant market',
      merchants: (merchant: Noun) => `to connected ${merchant.many} that want them`,
    },
    loan: (terms: readonly string[]) => `Take ${terms.join(', or ')}.`,
    loanTerm: (money: string, levels: number) =>
      `${money} for ${levels === 1 ? 'one level' : `${levels} levels`} of income`,
    scout: 'Discard three cards and take one wild card of each kind.',
    draw: 'Take two cards, each from the display or the deck.',
    pass: 'Discard a card and do nothing.',
    repay: (unit: string) => `Pay back ${unit}; this is not an action.`,
  },
  aidLinkPrice: (money: string, needs: readonly string[]) => [money, ...needs].join(' + '),
  aidCoal: 'Coal comes from the nearest connected mine; failing that, from the market, if you are connected to it.',
  aidIron: 'Iron comes from any iron works; failing that, from the market. No connection is needed.',
  aidCarried:
    'Coal and iron travel only along connected rails: from tiles or, if a port is connected, from the demand track.',
  aidBeer:
    'Beer comes from your own breweries anywhere, from connected breweries of other players, or from the merchant you sell to.',
  aidScoring: {
    links: 'Each link scores the link icons in the places it connects; then all links are removed.',
    tiles: 'Each flipped tile scores its points.',
    obsolete: (era: Noun, levels: readonly string[]) =>
      `After the ${era.one}, all ${levels.length > 1 ? `tiles up to level ${levels.at(-1)}` : `level ${levels[0]} tiles`} are removed.`,
    cash: (money: string, most: number | undefined) =>
      `At the end of the game, every full ${money} is worth one point${most === undefined ? '' : `, up to ${most} points`}.`,
    income: 'Then your income level is added to your points, or subtracted if it is negative.',
    tilesAgain: (level: string) => `Flipped tiles of level ${level} or higher score again at the end of the game.`,
    paidLinks: 'At the end of the game, rails pay their owners.',
    everyTile: 'At the end of the game, every tile scores.',
    loans: (points: number) => `Every loan that is left costs ${points} points.`,
  },

  biography: (name: string) => `About ${name}`,
  figures: {
    arkwright: {
      name: 'Richard Arkwright',
      years: '1732–1792',
      life: 'A barber and wigmaker from Preston who turned to spinning and patented the water frame in 1769. His mill at Cromford, driven by a stream and run by the bell, became the pattern of the factory. He died Sir Richard, and one of the richest men in England.',
    },
    tinsley: {
      name: 'Eliza Tinsley',
      years: '1813–1882',
      life: 'Widowed in 1851 with young children, she took over her husband’s nail and chain trade in the Black Country and made it larger than it had ever been. At its height some four thousand people worked for “the Widow”, who was known for paying fairly and knowing them by name.',
    },
    brunel: {
      name: 'Isambard Kingdom Brunel',
      years: '1806–1859',
      life: 'He laid out the Great Western Railway from London to Bristol, with its bridges, its tunnels and its seven-foot gauge. When people joked that the line should go on to New York, he built the steamships for it; the Great Britain was the first large iron ship driven by a propeller.',
    },
    stephenson: {
      name: 'George Stephenson',
      years: '1781–1848',
      life: 'A pitman’s son who learned to read at eighteen and to mend engines before that. He built the Stockton and Darlington line and then the Liverpool and Manchester, the first railway between two big cities, and most of the world still runs on his gauge.',
    },
    watt: {
      name: 'James Watt',
      years: '1736–1819',
      life: 'An instrument maker in Glasgow who was given a model engine to repair and saw how much steam it wasted. His separate condenser and the partnership with Matthew Boulton at Soho near Birmingham made steam power useful to every trade; the unit of power is named after him.',
    },
    owen: {
      name: 'Robert Owen',
      years: '1771–1858',
      life: 'A saddler’s son from Wales who ran the cotton mills of New Lanark and showed that shorter hours, decent houses and a school could go with a profit. He spent his fortune on model villages and became a father of the co-operative movement.',
    },
    bessemer: {
      name: 'Henry Bessemer',
      years: '1813–1898',
      life: 'An inventor with more than a hundred patents who found in 1856 that air blown through molten iron burns out its carbon without any fuel. His converter turned steel from a luxury for blades into the material of rails, ships and bridges.',
    },
    coade: {
      name: 'Eleanor Coade',
      years: '1733–1821',
      life: 'She bought a failing works in Lambeth in 1769 and ran it for fifty years in her own name. Her artificial stone, a fired clay that frost and soot could not harm, adorned palaces, gardens and shop fronts, and much of it is as sharp today as when it left the kiln.',
    },
  } as Readonly<Record<string, { readonly name: string; readonly years: string; readonly life: string }>>,
  automatonLife:
    'An automated player: it has no hand and no money. It turns over the next plan card and does what it says, as far as the board allows.',
};
