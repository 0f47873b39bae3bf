/** What was expected, worded to follow “expected”. */

import type {
  Absence,
  Expected,
  InvariantName,
  ItemKind,
  PlainExpectation,
  Thing,
  Unique,
} from '@coalbrook/rules/input';

import type { ExpectedWords } from '../catalogue/faultWords.ts';
import { optionNameIn } from '../optionNameIn.ts';
import { counted, listed, one } from './grammar.ts';
import { offers } from './offers.ts';

const things: Readonly<Record<Thing, string>> = {
  action: 'action',
  amount: 'amount',
  buyer: 'buyer',
  card: 'card',
  distantTile: 'tile of the distant market',
  draft: 'draft',
  edition: 'edition',
  era: 'era',
  industry: 'industry',
  line: 'line',
  merchantSpace: 'merchant space',
  merchantTile: 'merchant tile',
  place: 'place',
  planCard: 'plan card',
  policy: 'bot',
  record: 'record',
  seat: 'seat',
  site: 'site',
  tile: 'tile',
  urn: 'urn',
};

/** One and many. */
const items: Readonly<Record<ItemKind, readonly [string, string]>> = {
  cards: ['card', 'cards'],
  colours: ['colour', 'colours'],
  ends: ['end', 'ends'],
  eras: ['era', 'eras'],
  industries: ['industry', 'industries'],
  lanes: ['lane', 'lanes'],
  lines: ['line', 'lines'],
  merchantPlaces: ['place with spaces', 'places with spaces'],
  places: ['place', 'places'],
  players: ['player', 'players'],
  points: ['point', 'points'],
  sites: ['site', 'sites'],
  slots: ['slot', 'slots'],
  spaces: ['space', 'spaces'],
  texts: ['text', 'texts'],
  tiles: ['tile', 'tiles'],
};

const uniques: Readonly<Record<Unique, string>> = {
  automaton: 'each automaton once',
  end: 'each end once',
  field: 'each field once',
  id: 'each id once',
  lane: 'each lane once',
  line: 'each line once',
  name: 'a name that nobody else at the table has',
  place: 'each place once',
  seat: 'every seat once',
  tile: 'each tile once',
  word: 'each once',
};

const absences: Readonly<Record<Absence, string>> = {
  automata: 'no automata in this game',
  distantMarket: 'no distant market in this game',
  files: 'no file',
  merchants: 'no merchants in this game',
  options: 'no option',
  placeCards: 'no place cards in this game',
  seaLanes: 'no sea lanes in this game',
};

const invariants: Readonly<Record<InvariantName, string>> = {
  nothingNegative: 'money and income are never below 0, and points only for open loans',
  everyCardOnce: 'every card is in a hand, in the deck, on display or spent, and wild cards only in hands',
  oneWildOfAKind: 'no hand has two wild cards of one kind',
  automataOwnNothing: 'automata hold no cards, no money and no income',
  automataKeepUsefulTiles: 'automata keep no tile that they can no longer build',
  topPlanIsUsed: 'the card on top of an automaton’s deck has left it',
  pilesMatchTheirCards: 'hand and deck sizes match their cards, and no hand is too large',
  noMoreTilesThanAtStart: 'no seat has more tiles of a kind than it started with',
  everyLinkTileOnce: 'every link tile is on the board or beside its mat',
  linksOnLinesOfTheirEra: 'links lie on lines of their era',
  tilesOnSitesThatAcceptThem: 'tiles stand on sites that accept them, with an owner',
  tilesOfThisEra: 'every tile is of this era, or lasted from an earlier one',
  tileLimitOfPlaces: 'no seat has more tiles in a place than its era allows',
  cubesOnUnflippedTiles: 'only unflipped tiles hold cubes or barrels, and no more than they started with',
  emptyTilesAreFlipped: 'a tile that holds cubes or barrels flips when it is empty',
  barrelsBesideBuyers: 'barrels stand only beside merchants that buy something',
  marketsHaveRoom: 'markets hold no more than they have room for',
  distantMarketOnItsTrack: 'the distant market has no more tiles than it started with, and its marker is on the track',
  orderNamesEverySeat: 'turn order names every seat once',
};

const plain: Readonly<Record<PlainExpectation, string>> = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  textWithoutSpaces: 'a text without spaces',
  textOrNumber: 'a text or a number',
  wholeNumber: 'a whole number',
  flag: 'true or false',
  json: 'JSON',
  slug: 'words of a to z and 0 to 9 with hyphens between',
  unusedSlug: 'a slug that nothing else has',
  name: 'a name',
  nothingMore: 'nothing more',
  pointOnDrawing: 'two numbers: from the left and from the top',
  sizeOfDrawing: 'two numbers: width and height',
  placeOnLand: 'a place on land',
  placeAtSea: 'a place at sea',
  placeWithSites: 'a place with sites',
  placeWithPort: 'a place with a site for a port',
  tradeIcon: 'a place with a trade icon',
  tradeOrPort: 'a trade icon or a site for a port',
  stock: 'at least 1, as its tiles carry something',
  noColourWithoutSites: 'no colour where there are no sites',
  unusedColour: 'a colour that no other card is called',
  lineWithoutCrossing: 'a line that crosses no other',
  unusedName: 'a name that nothing else has',
  laneToEverySea: 'a lane to every place at sea',
  industryAtSea: 'an industry that is built at sea',
  industryOnLand: 'an industry that is built on land',
  industryThatCarries: 'an industry whose tiles carry something',
  industryThatIsSold: 'an industry that is sold',
  industryOfThisSort: 'an industry that works like one of this game',
  stockByEra: 'what its tiles carry, by era',
  noEraAtLevelZero: 'no era for a tile of level 0',
  port: 'a port',
  automata: 'an automaton at the table',
  printedBoard: 'the printed board',
  printedBoardBesideAutomata: 'the printed board beside automata',
  boardWithoutTiles: 'a board without tiles of its own',
  everyEraBesideAutomata: 'both eras beside automata',
  buildSlotsThenNetwork: 'build slots, then one network slot',
  townWithLine: 'a town with a line',
  spaceInUse: 'a space in use with this number of seats',
  merchantTileLeft: 'a merchant tile that is left',
  cardForEachAction: 'a card for each action',
  tableOfHeader: 'the table of the header',
  tableAskedFor: 'the table that was asked for',
  ratedFromSetUp: 'a game from the set-up, since it is rated',
  ratedOnPrintedBoard: 'a printed board, since the game is rated',
  ratedWithoutAutomata: 'no automata, since the game is rated',
  ratedWithoutHints: 'no hints, since the game is rated',
  ratedSeatEach: 'one seat for each person, since the game is rated',
  ratedPerson: 'at least one person, since the game is rated',
  ratedClock: 'a clock, since the game is rated and one person plays against bots',
  ratedToTheEnd: 'a bot or a vote when somebody leaves, since the game is rated',
  entry: 'who, what and a check value',
  singleBlanks: 'single blanks between the words',
  unfinishedGame: 'a game that is not finished',
  sharedLink: 'a link of this game',
  smallerFile: 'a smaller file',
  somebodyForEverySeat: 'somebody for every seat',
  automataLast: 'automata last',
  notation: 'an action in notation',
  drawOrSeed: 'a draw in notation, or a seed',
  drawOrSeedNotBoth: 'a draw or a seed, not both',
};

const numbers = (some: readonly number[]): string => listed(some.map(String), 'or');

const optionName = (edition: string, option: string): string => optionNameIn(offers, edition, option);

const sayItems = ({ items: kind, least, most, placeKind }: Extract<Expected, { kind: 'items' }>): string => {
  const [single, many] = items[kind];
  const noun = (count: number | undefined): string => (count === 1 ? single : many);
  const where = placeKind === undefined ? '' : ` in a place of the kind ${placeKind}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${noun(most)}${where}`;
  if (least !== undefined) return `at least ${least} ${noun(least)}${where}`;
  if (most !== undefined) return most === 0 ? `no ${many}${where}` : `at most ${most} ${noun(most)}${where}`;
  return `a list of ${many}${where}`;
};

export const expectations: ExpectedWords = {
  ...plain,
  thing: ({ thing }) => one(things[thing]),
  range: ({ low, high }) => `${low} to ${high}`,
  numberFrom: ({ low, high }) => `a number from ${low} to ${high}`,
  wholeNumberFrom: ({ low, high }) => `a whole number from ${low} to ${high}`,
  exactly: ({ value }) => value,
  oneOf: ({ words }) => (words.length === 1 ? words[0] : `one of ${words.join(', ')}`),
  inOrder: ({ words }) => words.join(', '),
  word: ({ word }) => `the word "${word}"`,
  atMost: ({ most }) => `${most} or fewer`,
  characters: ({ most }) => `${most} characters or fewer`,
  bytes: ({ most }) => `at most ${most} bytes`,
  shortName: ({ most }) => `a name of one line, at most ${most} characters`,
  depth: ({ most }) => `at most ${most} levels`,
  eachOnce: ({ what }) => uniques[what],
  none: ({ what }) => absences[what],
  items: sayItems,
  placeOfKind: ({ kinds }) => `a place of the kind ${kinds.join(' or ')}`,
  noWordOfMoves: ({ words }) => `a word other than ${words.join(' and ')}, which mean something else in moves`,
  siteFor: ({ industry }) => `a site that accepts ${industry}`,
  namedAfterEnds: ({ example }) => `two of its ends, as ${example}`,
  levelAsPoints: ({ level }) => `${level}: in this game a tile scores its level`,
  tileOfEra: ({ era }) => `a tile that can be built in the era ${era}`,
  boardFor: ({ edition }) => `a board for ${edition}`,
  noField: ({ field }) => `no ${field} in this game`,
  lineOfEra: ({ era }) => `a line for the era ${era}`,
  aboveLevel: ({ level }) => `more than ${level}, the level before`,
  asInThisGame: ({ value }) => `${value}, as always in this game`,
  tilesOf: ({ industry }) => `tiles of ${industry}`,
  openSpace: ({ seats }) => `a space that is open with ${counted(seats, 'seat')}`,
  openSpaces: ({ seats, most }) => `with ${counted(seats, 'seat')} at most ${counted(most, 'open space')}`,
  spacesFor: ({ place }) => `spaces in merchants for ${place}`,
  gap: ({ least }) => `${least} or more between places`,
  clearance: ({ least }) => `${least} or more from places where it does not end`,
  wayTo: ({ place, by }) => `a ${by} to ${place}`,
  wayToTheRest: ({ places }) => `a way from ${places.join(', ')} to the other places`,
  deckSize: ({ seats, multipleOf, least, most, own }) =>
    `with ${counted(seats, 'seat')} a multiple of ${multipleOf} from ${least} to ${most}, the game’s own ${own} included`,
  seats: ({ seats }) => `${numbers(seats)} ${seats.length === 1 && seats[0] === 1 ? 'seat' : 'seats'}`,
  peopleBesideAutomata: ({ people }) => `${people} beside automata`,
  oneOption: ({ edition, options }) =>
    `only one of ${listed(options.map((option) => `“${optionName(edition, option)}”`))}`,
  mapWith: ({ edition, place, notWith }) =>
    `a map with ${place}, which “${optionName(edition, notWith)}” does not have`,
  automatonToo: ({ automaton }) => `${automaton} as well`,
  matChange: ({ example }) => `a change such as ${example}`,
  cardsOfSet: ({ set }) => `the cards of the set ${set}`,
  exceptFor: ({ value, industry }) => `${value} except for ${industry}`,
  falseBeside: ({ field }) => `false where ${field} is true`,
  placeWithSiteFor: ({ industry, mustBeTown }) => `a ${mustBeTown ? 'town' : 'place'} with a site for ${industry}`,
  placesOrAlone: ({ wild }) => `places, or ${wild} alone`,
  otherRules: ({ rules }) => `another rules number than ${rules}, which is that of the game`,
  invariant: ({ name }) => invariants[name],
  oneOfUrn: ({ urn }) => `one of ${urn}`,
  receiver: ({ seat }) => (seat === undefined ? 'no receiver' : `seat ${seat}`),
  sitters: ({ count }) => `${count} of them`,
  sitter: ({ isAutomaton }) => (isAutomaton ? 'automaton' : 'person or bot'),
  seatNumber: ({ seats, orNobody }) => {
    const seat = seats === undefined ? 'a seat' : `0 to ${seats - 1}`;
    return orNobody ? `${seat}, or "nobody"` : seat;
  },
};
