/** What a reader expected to find, as codes and figures. Language packs put it into words. */

/** Something that is named by a slug or a number. */
export const things = [
  'action',
  'amount',
  'buyer',
  'card',
  'distantTile',
  'draft',
  'edition',
  'era',
  'industry',
  'line',
  'merchantSpace',
  'merchantTile',
  'place',
  'planCard',
  'policy',
  'record',
  'seat',
  'site',
  'tile',
  'urn',
] as const;
export type Thing = (typeof things)[number];

/** What a list is made of. */
export const itemKinds = [
  'cards',
  'colours',
  'ends',
  'eras',
  'industries',
  'lanes',
  'lines',
  'merchantPlaces',
  'places',
  'players',
  'points',
  'sites',
  'slots',
  'spaces',
  'texts',
  'tiles',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What may be named only once. */
export const uniques = [
  'automaton',
  'end',
  'field',
  'id',
  'lane',
  'line',
  'name',
  'place',
  'seat',
  'tile',
  'word',
] as const;
export type Unique = (typeof uniques)[number];

/** What a game may not have at all. */
export const absences = [
  'automata',
  'distantMarket',
  'files',
  'merchants',
  'options',
  'placeCards',
  'seaLanes',
] as const;
export type Absence = (typeof absences)[number];

/** Invariants of a position. */
export const invariantNames = [
  'nothingNegative',
  'everyCardOnce',
  'oneWildOfAKind',
  'automataOwnNothing',
  'automataKeepUsefulTiles',
  'topPlanIsUsed',
  'pilesMatchTheirCards',
  'noMoreTilesThanAtStart',
  'everyLinkTileOnce',
  'linksOnLinesOfTheirEra',
  'tilesOnSitesThatAcceptThem',
  'tilesOfThisEra',
  'tileLimitOfPlaces',
  'cubesOnUnflippedTiles',
  'emptyTilesAreFlipped',
  'barrelsBesideBuyers',
  'marketsHaveRoom',
  'distantMarketOnItsTrack',
  'orderNamesEverySeat',
] as const;
export type InvariantName = (typeof invariantNames)[number];

/** Expectations that need no figures. */
export const plainExpectations = [
  // Values of any file
  'object',
  'list',
  'text',
  'textWithoutSpaces',
  'textOrNumber',
  'wholeNumber',
  'flag',
  'json',
  'slug',
  'unusedSlug',
  'name',
  'nothingMore',

  // Boards
  'pointOnDrawing',
  'sizeOfDrawing',
  'placeOnLand',
  'placeAtSea',
  'placeWithSites',
  'placeWithPort',
  'tradeIcon',
  'tradeOrPort',
  'stock',
  'noColourWithoutSites',
  'unusedColour',
  'lineWithoutCrossing',
  'unusedName',
  'laneToEverySea',
  'industryAtSea',
  'industryOnLand',
  'industryThatCarries',
  'industryThatIsSold',
  'industryOfThisSort',
  'stockByEra',
  'noEraAtLevelZero',
  'port',

  // Tables
  'automata',
  'printedBoard',
  'printedBoardBesideAutomata',
  'boardWithoutTiles',
  'everyEraBesideAutomata',

  // Plan cards
  'buildSlotsThenNetwork',
  'townWithLine',

  // Positions and records
  'spaceInUse',
  'merchantTileLeft',
  'cardForEachAction',
  'tableOfHeader',
  'tableAskedFor',
  'ratedFromSetUp',
  'ratedOnPrintedBoard',
  'ratedWithoutAutomata',
  'ratedWithoutHints',
  'ratedSeatEach',
  'ratedPerson',
  'ratedClock',
  'ratedToTheEnd',
  'entry',
  'singleBlanks',
  'unfinishedGame',

  // Saved games, links and requests
  'sharedLink',
  'smallerFile',
  'somebodyForEverySeat',
  'automataLast',
  'notation',
  'drawOrSeed',
  'drawOrSeedNotBoth',
] as const;
export type PlainExpectation = (typeof plainExpectations)[number];

export type Expected =
  | { readonly kind: PlainExpectation }
  | { readonly kind: 'thing'; readonly thing: Thing }
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  | { readonly kind: 'numberFrom'; readonly low: number; readonly high: number }
  | { readonly kind: 'wholeNumberFrom'; readonly low: number; readonly high: number }
  /** Exactly this: JSON or other text that is not translated. */
  | { readonly kind: 'exactly'; readonly value: string }
  /** One of these words. */
  | { readonly kind: 'oneOf'; readonly words: readonly string[] }
  /** All of these words in this order. */
  | { readonly kind: 'inOrder'; readonly words: readonly string[] }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'atMost'; readonly most: number }
  | { readonly kind: 'characters'; readonly most: number }
  | { readonly kind: 'bytes'; readonly most: number }
  | { readonly kind: 'shortName'; readonly most: number }
  | { readonly kind: 'depth'; readonly most: number }
  | { readonly kind: 'eachOnce'; readonly what: Unique }
  | { readonly kind: 'none'; readonly what: Absence }
  /** A list with some number of items; any number where neither bound is given. */
  | {
      readonly kind: 'items';
      readonly items: ItemKind;
      readonly least?: number;
      readonly most?: number;
      /** The kind of place that this number of sites applies to. */
      readonly placeKind?: string | undefined;
    }

  // Boards
  | { readonly kind: 'placeOfKind'; readonly kinds: readonly string[] }
  /** None of these words, which are part of the notation. */
  | { readonly kind: 'noWordOfMoves'; readonly words: readonly string[] }
  | { readonly kind: 'siteFor'; readonly industry: string }
  | { readonly kind: 'namedAfterEnds'; readonly example: string }
  | { readonly kind: 'aboveLevel'; readonly level: number }
  | { readonly kind: 'levelAsPoints'; readonly level: number }
  | { readonly kind: 'tileOfEra'; readonly era: string }
  | { readonly kind: 'boardFor'; readonly edition: string }
  | { readonly kind: 'noField'; readonly field: string }
  | { readonly kind: 'lineOfEra'; readonly era: string }
  | { readonly kind: 'asInThisGame'; readonly value: string }
  | { readonly kind: 'tilesOf'; readonly industry: string }
  | { readonly kind: 'openSpace'; readonly seats: number }
  | { readonly kind: 'openSpaces'; readonly seats: number; readonly most: number }
  | { readonly kind: 'spacesFor'; readonly place: string }
  | { readonly kind: 'gap'; readonly least: number }
  | { readonly kind: 'clearance'; readonly least: number }
  | { readonly kind: 'wayTo'; readonly place: string; readonly by: 'line' | 'lane' }
  | { readonly kind: 'wayToTheRest'; readonly places: readonly string[] }
  /** The deck for a number of seats; the edition's own cards count. */
  | {
      readonly kind: 'deckSize';
      readonly seats: number;
      readonly multipleOf: number;
      readonly least: number;
      readonly most: number;
      readonly own: number;
    }

  // Tables
  | { readonly kind: 'seats'; readonly seats: readonly number[] }
  | { readonly kind: 'peopleBesideAutomata'; readonly people: number }
  | { readonly kind: 'oneOption'; readonly edition: string; readonly options: readonly string[] }
  | { readonly kind: 'mapWith'; readonly edition: string; readonly place: string; readonly notWith: string }
  | { readonly kind: 'automatonToo'; readonly automaton: string }
  | { readonly kind: 'matChange'; readonly example: string }

  // Plan cards
  | { readonly kind: 'cardsOfSet'; readonly set: string }
  | { readonly kind: 'exceptFor'; readonly value: string; readonly industry: string }
  | { readonly kind: 'falseBeside'; readonly field: string }
  | { readonly kind: 'placeWithSiteFor'; readonly industry: string; readonly mustBeTown: boolean }
  | { readonly kind: 'placesOrAlone'; readonly wild: string }

  // Positions, records, saved games and requests
  | { readonly kind: 'otherRules'; readonly rules: number }
  | { readonly kind: 'invariant'; readonly name: InvariantName }
  | { readonly kind: 'oneOfUrn'; readonly urn: string }
  /** Undefined if nobody. */
  | { readonly kind: 'receiver'; readonly seat: number | undefined }
  | { readonly kind: 'sitters'; readonly count: number }
  | { readonly kind: 'sitter'; readonly isAutomaton: boolean }
  /** Any seat, if their number is unknown. */
  | { readonly kind: 'seatNumber'; readonly seats: number | undefined; readonly orNobody: boolean };
