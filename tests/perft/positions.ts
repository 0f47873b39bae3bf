import type { Draft } from '@coalbrook/record';

/** A position with the number of decision sequences of length 1, 2, 3 …, chance answered by seed 1. */
export interface Perft {
  readonly name: string;
  readonly draft?: Draft;
  /** Default: the first edition. */
  readonly edition?: string;
  readonly seats?: number;
  readonly options?: readonly string[];
  readonly counts: readonly number[];
}

const railTown: Draft = {
  edition: 'birmingham',
  seats: 2,
  era: 'rail',
  round: 4,
  players: [
    {
      money: 60,
      income: 25,
      hand: ['dudley', 'iron', 'brewery', 'wild-location', 'wild-industry', 'coventry', 'coventry', 'pottery'],
      mat: { 'coal-1': 0, 'iron-1': 0, 'brewery-1': 0, 'cotton-1': 0, 'manufacturer-1': 0, 'manufacturer-2': 0 },
    },
    { money: 40, income: 20, mat: { 'coal-1': 0, 'iron-1': 0, 'brewery-1': 0 } },
  ],
  tiles: {
    'wolverhampton#2': { seat: 0, tile: 'coal-2' },
    'cannock#2': { seat: 1, tile: 'coal-2', cubes: 1 },
    'walsall#2': { seat: 0, tile: 'brewery-2', cubes: 1 },
    'burton#2': { seat: 1, tile: 'brewery-2' },
    'birmingham#2': { seat: 0, tile: 'manufacturer-3' },
    'birmingham#1': { seat: 0, tile: 'manufacturer-5' },
    'coalbrookdale#2': { seat: 1, tile: 'iron-2', cubes: 2 },
    'dudley#2': { seat: 0, tile: 'iron-2', cubes: 1 },
  },
  links: {
    'cannock-wolverhampton': 0,
    'walsall-wolverhampton': 0,
    'birmingham-walsall': 0,
    'birmingham-oxford': 0,
    'cannock-walsall': 1,
    'burton-cannock': 1,
  },
  merchants: { 'oxford#1': { tile: 'manufacturer' }, 'gloucester#1': { tile: 'all' } },
  markets: { coal: 6, iron: 0 },
};

const poorCanal: Draft = {
  edition: 'birmingham',
  seats: 3,
  round: 5,
  players: [
    { money: 3, income: 5, hand: ['stoke', 'stoke', 'stoke', 'leek', 'iron', 'iron', 'coal', 'brewery'] },
    { money: 0, income: 2 },
    { money: 12, income: 11 },
  ],
  tiles: {
    'stoke#1': { seat: 0, tile: 'cotton-1' },
    'leek#2': { seat: 1, tile: 'coal-1', flipped: true },
    'dudley#1': { seat: 2, tile: 'coal-1', cubes: 1 },
  },
  links: { 'stoke-warrington': 0, 'leek-stoke': 1 },
  merchants: { 'warrington#1': { tile: 'cotton' }, 'warrington#2': { tile: 'all', barrel: false } },
  markets: { coal: 0, iron: 3 },
};

const millTowns: Draft = {
  edition: 'lancashire',
  seats: 3,
  era: 'rail',
  round: 3,
  players: [
    {
      money: 50,
      income: 20,
      hand: ['bolton', 'coal', 'port', 'shipyard', 'manchester', 'manchester', 'iron', 'rochdale'],
      mat: { 'coal-1': 0, 'iron-1': 0, 'port-1': 0, 'shipyard-0': 0, 'shipyard-1': 0, 'cotton-1': 0 },
    },
    { money: 30, income: 15 },
    { money: 10, income: 12 },
  ],
  tiles: {
    'bolton#1': { seat: 0, tile: 'cotton-2' },
    'bury#1': { seat: 0, tile: 'cotton-3' },
    'liverpool#1': { seat: 1, tile: 'port-2' },
    'preston#1': { seat: 0, tile: 'port-2', flipped: true },
    'wigan#1': { seat: 2, tile: 'coal-2', cubes: 2 },
    'wigan#2': { seat: 1, tile: 'coal-3', cubes: 1 },
    'bolton#3': { seat: 1, tile: 'iron-2', cubes: 1 },
    'manchester#4': { seat: 2, tile: 'iron-3', cubes: 2 },
  },
  links: {
    'bolton-bury': 0,
    'bolton-wigan': 0,
    'preston-wigan': 1,
    'liverpool-wigan': 2,
    'bolton-manchester': 1,
  },
  markets: { coal: 3, iron: 0 },
  distant: { space: 5 },
};

const poorSpinners: Draft = {
  edition: 'lancashire',
  seats: 2,
  round: 6,
  players: [{ money: 6, income: 2, hand: ['bury', 'port', 'port', 'coal', 'iron', 'shipyard', 'oldham', 'wigan'] }, {}],
  tiles: { 'bury#1': { seat: 0, tile: 'cotton-1' }, 'warrington#1': { seat: 1, tile: 'port-1', flipped: true } },
  links: { 'bury-manchester': 0, 'manchester-warrington': 1 },
  markets: { coal: 0, iron: 8 },
};

const railwayTowns: Draft = {
  edition: 'age-of-industry',
  seats: 3,
  round: 6,
  players: [
    { money: 7, loans: 1, hand: ['goods', 'yellow', 'iron', 'coal'], mat: { 'goods-0': 0, 'cotton-1': 0 } },
    { money: 12, hand: ['cotton', 'blue', 'port'] },
    { money: 0, loans: 2, hand: ['ship', 'brown'] },
  ],
  tiles: {
    'berlin#1': { seat: 0, tile: 'cotton-1' },
    'magdeburg#1': { seat: 1, tile: 'iron-1', cubes: 2 },
    'poland#1': { seat: 0, tile: 'coal-1', cubes: 1 },
    'chemnitz#1': { seat: 2, tile: 'coal-1' },
    'hamburg#1': { seat: 1, tile: 'port-1' },
    'danzig#1': { seat: 0, tile: 'port-1', flipped: true },
  },
  links: { 'hamburg-berlin': 1, 'berlin-poland': 0, 'berlin-magdeburg': 0 },
  merchants: { 'poland#1': { tile: 'cotton' }, 'france#1': { tile: 'goods' } },
  markets: { coal: 2, iron: 0 },
};

const shipsAtBoston: Draft = {
  edition: 'age-of-industry',
  seats: 3,
  round: 5,
  options: ['new-england'],
  players: [
    { money: 20, hand: ['ship', 'cotton', 'purple'], mat: { 'ship-0': 0, 'goods-0': 0 } },
    { money: 5, hand: ['coal', 'orange'] },
    { money: 9, hand: ['brown', 'iron'] },
  ],
  tiles: {
    'boston#1': { seat: 1, tile: 'port-1' },
    'boston#3': { seat: 0, tile: 'cotton-1' },
    'pennsylvania#1': { seat: 2, tile: 'coal-1', cubes: 2 },
    'new-york#1': { seat: 0, tile: 'port-2' },
    'albany#1': { seat: 2, tile: 'iron-1', cubes: 1 },
  },
  links: { 'pennsylvania-new-york': 0, 'pennsylvania-albany': 2 },
  merchants: { 'massachusetts-bay#1': { tile: 'both' }, 'canada#1': { tile: 'blank' } },
  markets: { coal: 4, iron: 5 },
};

export const positions: readonly Perft[] = [
  { name: 'the start for two', seats: 2, counts: [61, 1259, 17_867] },
  { name: 'the start for three', seats: 3, counts: [60, 1933, 75_561] },
  { name: 'the start for four', seats: 4, counts: [64, 2234, 94_368] },
  { name: 'the introductory start for four', seats: 4, options: ['introductory'], counts: [64, 2234, 94_368] },
  { name: 'a rail town with beer, wilds and two mines', draft: railTown, counts: [80, 1112, 9474] },
  { name: 'poor men on the Trent and Mersey', draft: poorCanal, counts: [5, 25, 165] },
  { name: 'the Lancashire start for two', edition: 'lancashire', seats: 2, counts: [41, 948, 46_576] },
  { name: 'the Lancashire start for three', edition: 'lancashire', seats: 3, counts: [64, 1591, 44_769] },
  { name: 'the Lancashire start for four', edition: 'lancashire', seats: 4, counts: [49, 1163, 49_456] },
  { name: 'the community start', edition: 'lancashire', seats: 2, options: ['community'], counts: [60, 1615, 70_606] },
  { name: 'mill towns with ports, mines and a market about to close', draft: millTowns, counts: [67, 737, 6876] },
  { name: 'poor spinners at the canal', draft: poorSpinners, counts: [43, 342, 3482] },
  { name: 'the start in Germany for five', edition: 'age-of-industry', seats: 5, counts: [106, 7473] },
  {
    name: 'the start in New England for three',
    edition: 'age-of-industry',
    seats: 3,
    options: ['new-england'],
    counts: [92, 5194],
  },
  { name: 'railway towns with debts, a market and an empty demand track', draft: railwayTowns, counts: [119, 2143] },
  { name: 'ships at Boston, and coal that ends in Pennsylvania', draft: shipsAtBoston, counts: [114, 1241] },
];
