/** What was expected, worded to follow „erwartet:“. */

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
import { listed } from './grammar.ts';
import { offers } from './offers.ts';

const things: Readonly<Record<Thing, string>> = {
  action: 'eine Aktion',
  amount: 'ein Betrag',
  buyer: 'ein Abnehmer',
  card: 'eine Karte',
  distantTile: 'ein Plättchen des Baumwollmarkts',
  draft: 'ein Entwurf',
  edition: 'eine Ausgabe',
  era: 'eine Epoche',
  industry: 'eine Industrie',
  line: 'eine Strecke',
  merchantSpace: 'ein Händler- oder Marktfeld',
  merchantTile: 'ein Händlerplättchen',
  place: 'ein Ort',
  planCard: 'eine Automakarte',
  policy: 'ein Bot',
  record: 'eine Aufzeichnung',
  seat: 'ein Spieler',
  site: 'ein Feld',
  tile: 'ein Plättchen',
  urn: 'eine Urne',
};

/** One and many, and many after „von“ or „mit“. */
const items: Readonly<Record<ItemKind, readonly [string, string, string]>> = {
  cards: ['Karte', 'Karten', 'Karten'],
  colours: ['Farbe', 'Farben', 'Farben'],
  ends: ['Ende', 'Enden', 'Enden'],
  eras: ['Epoche', 'Epochen', 'Epochen'],
  industries: ['Industrie', 'Industrien', 'Industrien'],
  lanes: ['Schifffahrtslinie', 'Schifffahrtslinien', 'Schifffahrtslinien'],
  lines: ['Strecke', 'Strecken', 'Strecken'],
  merchantPlaces: [
    'Ort mit Händlern oder Märkten',
    'Orte mit Händlern oder Märkten',
    'Orten mit Händlern oder Märkten',
  ],
  places: ['Ort', 'Orte', 'Orten'],
  players: ['Spieler', 'Spieler', 'Spielern'],
  points: ['Punkt', 'Punkte', 'Punkten'],
  sites: ['Feld', 'Felder', 'Feldern'],
  slots: ['Slot', 'Slots', 'Slots'],
  spaces: ['Händler- oder Marktfeld', 'Händler- oder Marktfelder', 'Händler- oder Marktfeldern'],
  texts: ['Text', 'Texte', 'Texten'],
  tiles: ['Plättchen', 'Plättchen', 'Plättchen'],
};

const uniques: Readonly<Record<Unique, string>> = {
  automaton: 'jeder Automat einmal',
  end: 'jedes Ende einmal',
  field: 'jedes Feld der Datei einmal',
  id: 'jede Kennung einmal',
  lane: 'jede Schifffahrtslinie einmal',
  line: 'jede Strecke einmal',
  name: 'ein Name, den sonst niemand am Tisch hat',
  place: 'jeder Ort einmal',
  seat: 'jeder Spieler einmal',
  tile: 'jedes Plättchen einmal',
  word: 'jedes einmal',
};

const absences: Readonly<Record<Absence, string>> = {
  automata: 'keine Automaten in diesem Spiel',
  distantMarket: 'kein Baumwollmarkt in diesem Spiel',
  files: 'keine Datei',
  merchants: 'keine Händler in diesem Spiel',
  options: 'keine Variante',
  placeCards: 'keine Ortskarten in diesem Spiel',
  seaLanes: 'keine Schifffahrtslinien in diesem Spiel',
};

const invariants: Readonly<Record<InvariantName, string>> = {
  nothingNegative: 'Geld und Einkommen liegen nie unter 0, Siegpunkte nur wegen offener Kredite',
  everyCardOnce: 'jede Karte ist auf einer Hand, im Zugstapel, in der Auslage oder abgelegt, Joker nur auf Händen',
  oneWildOfAKind: 'keine Hand hat zwei gleiche Joker',
  automataOwnNothing: 'Automaten haben weder Karten noch Geld noch Einkommen',
  automataKeepUsefulTiles: 'Automaten behalten kein Plättchen, das sie nicht mehr bauen können',
  topPlanIsUsed: 'die oberste Karte eines Automadecks ist daraus schon entnommen',
  pilesMatchTheirCards: 'die Größen von Händen und Zugstapel passen zu ihren Karten, und keine Hand ist zu groß',
  noMoreTilesThanAtStart: 'kein Spieler hat mehr Plättchen einer Art, als er am Anfang hatte',
  everyLinkTileOnce: 'jedes Verbindungsplättchen liegt auf dem Spielplan oder neben seinem Tableau',
  linksOnLinesOfTheirEra: 'Verbindungen liegen auf Strecken ihrer Epoche',
  tilesOnSitesThatAcceptThem: 'Plättchen liegen auf Feldern, auf die sie passen, und gehören jemandem',
  tilesOfThisEra: 'jedes Plättchen ist aus dieser Epoche oder hat eine frühere überdauert',
  tileLimitOfPlaces: 'kein Spieler hat an einem Ort mehr Plättchen, als die Epoche erlaubt',
  cubesOnUnflippedTiles: 'nur auf nicht umgedrehten Plättchen liegen Würfel oder Fässer, und nicht mehr als am Anfang',
  emptyTilesAreFlipped: 'ein Plättchen mit Rohstoffen wird umgedreht, wenn es leer ist',
  barrelsBesideBuyers: 'Fässer stehen nur neben Händlern, die etwas kaufen',
  marketsHaveRoom: 'auf Märkten liegt nicht mehr, als Platz hat',
  distantMarketOnItsTrack:
    'der Baumwollmarkt hat nicht mehr Plättchen als am Anfang, und sein Marker steht auf der Leiste',
  orderNamesEverySeat: 'die Zugreihenfolge nennt jeden Spieler einmal',
};

const plain: Readonly<Record<PlainExpectation, string>> = {
  object: 'ein Objekt',
  list: 'eine Liste',
  text: 'ein Text',
  textWithoutSpaces: 'ein Text ohne Leerzeichen',
  textOrNumber: 'ein Text oder eine Zahl',
  wholeNumber: 'eine ganze Zahl',
  flag: 'true oder false',
  json: 'JSON',
  slug: 'Wörter aus a bis z und 0 bis 9 mit Bindestrichen dazwischen',
  unusedSlug: 'ein Kürzel, das sonst nichts hat',
  name: 'ein Name',
  nothingMore: 'nichts weiter',
  pointOnDrawing: 'zwei Zahlen: Abstand vom linken und vom oberen Rand',
  sizeOfDrawing: 'zwei Zahlen: Breite und Höhe',
  placeOnLand: 'ein Ort an Land',
  placeAtSea: 'ein Ort auf See',
  placeWithSites: 'ein Ort mit Feldern',
  placeWithPort: 'ein Ort mit einem Feld für einen Hafen',
  tradeIcon: 'ein Ort mit Handelssymbol',
  tradeOrPort: 'ein Handelssymbol oder ein Feld für einen Hafen',
  stock: 'mindestens 1, da auf den Plättchen etwas liegt',
  noColourWithoutSites: 'keine Farbe, wo es keine Felder gibt',
  unusedColour: 'eine Farbe, nach der keine andere Karte heißt',
  lineWithoutCrossing: 'eine Strecke, die keine andere kreuzt',
  unusedName: 'ein Name, den sonst nichts hat',
  laneToEverySea: 'eine Schifffahrtslinie zu jedem Ort auf See',
  industryAtSea: 'eine Industrie, die auf See gebaut wird',
  industryOnLand: 'eine Industrie, die an Land gebaut wird',
  industryThatCarries: 'eine Industrie, auf deren Plättchen etwas liegt',
  industryThatIsSold: 'eine Industrie, die verkauft wird',
  industryOfThisSort: 'eine Industrie, die sich wie eine dieses Spiels verhält',
  stockByEra: 'was auf den Plättchen liegt, nach Epoche',
  noEraAtLevelZero: 'keine Epoche für ein Plättchen der Stufe 0',
  port: 'ein Hafen',
  automata: 'ein Automat am Tisch',
  printedBoard: 'der gedruckte Spielplan',
  printedBoardBesideAutomata: 'der gedruckte Spielplan, wenn Automaten mitspielen',
  boardWithoutTiles: 'ein Spielplan ohne eigene Plättchen',
  everyEraBesideAutomata: 'beide Epochen, wenn Automaten mitspielen',
  buildSlotsThenNetwork: 'Slots zum Bauen, dann einer zum Verbinden',
  townWithLine: 'ein Ort mit einer Strecke',
  spaceInUse: 'ein Feld, das mit so vielen Spielern benutzt wird',
  merchantTileLeft: 'ein Händlerplättchen, das noch übrig ist',
  cardForEachAction: 'eine Karte für jede Aktion',
  tableOfHeader: 'der Tisch des Kopfes',
  tableAskedFor: 'der Tisch, nach dem gefragt wurde',
  ratedFromSetUp: 'eine Partie ab dem Aufbau, weil sie gewertet wird',
  ratedOnPrintedBoard: 'ein gedruckter Spielplan, weil die Partie gewertet wird',
  ratedWithoutAutomata: 'keine Automaten, weil die Partie gewertet wird',
  ratedWithoutHints: 'keine Tipps, weil die Partie gewertet wird',
  ratedSeatEach: 'ein Platz für jede Person, weil die Partie gewertet wird',
  ratedPerson: 'mindestens eine Person, weil die Partie gewertet wird',
  ratedClock: 'eine Uhr, weil die Partie gewertet wird und nur eine Person gegen Bots spielt',
  ratedToTheEnd: 'ein Bot oder eine Abstimmung, wenn jemand geht, weil die Partie gewertet wird',
  entry: 'wer, was und ein Prüfwert',
  singleBlanks: 'einzelne Leerzeichen zwischen den Wörtern',
  unfinishedGame: 'eine Partie, die nicht zu Ende ist',
  sharedLink: 'ein Link dieses Spiels',
  smallerFile: 'eine kleinere Datei',
  somebodyForEverySeat: 'jemand für jeden Platz',
  automataLast: 'Automaten zuletzt',
  notation: 'eine Aktion in Notation',
  drawOrSeed: 'eine Ziehung in Notation oder ein Startwert',
  drawOrSeedNotBoth: 'eine Ziehung oder ein Startwert, nicht beides',
};

const numbers = (some: readonly number[]): string => listed(some.map(String), 'or');

const optionName = (edition: string, option: string): string => optionNameIn(offers, edition, option);

const sayItems = ({ items: kind, least, most, placeKind }: Extract<Expected, { kind: 'items' }>): string => {
  const [single, many, dative] = items[kind];
  const noun = (count: number): string => (count === 1 ? single : many);
  const where = placeKind === undefined ? '' : ` in einem Ort der Art ${placeKind}`;
  if (least !== undefined && most !== undefined) return `${least} bis ${most} ${noun(most)}${where}`;
  if (least !== undefined) return `mindestens ${least} ${noun(least)}${where}`;
  if (most !== undefined) return most === 0 ? `keine ${many}${where}` : `höchstens ${most} ${noun(most)}${where}`;
  return `eine Liste von ${dative}${where}`;
};

export const expectations: ExpectedWords = {
  ...plain,
  thing: ({ thing }) => things[thing],
  range: ({ low, high }) => `${low} bis ${high}`,
  numberFrom: ({ low, high }) => `eine Zahl von ${low} bis ${high}`,
  wholeNumberFrom: ({ low, high }) => `eine ganze Zahl von ${low} bis ${high}`,
  exactly: ({ value }) => value,
  oneOf: ({ words }) => (words.length === 1 ? words[0] : `eines von ${words.join(', ')}`),
  inOrder: ({ words }) => words.join(', '),
  word: ({ word }) => `das Wort „${word}“`,
  atMost: ({ most }) => `höchstens ${most}`,
  characters: ({ most }) => `höchstens ${most} Zeichen`,
  bytes: ({ most }) => `höchstens ${most} Bytes`,
  shortName: ({ most }) => `ein einzeiliger Name mit höchstens ${most} Zeichen`,
  depth: ({ most }) => `höchstens ${most} Ebenen`,
  eachOnce: ({ what }) => uniques[what],
  none: ({ what }) => absences[what],
  items: sayItems,
  placeOfKind: ({ kinds }) => `ein Ort der Art ${kinds.join(' oder ')}`,
  noWordOfMoves: ({ words }) =>
    `ein anderes Wort als ${words.join(' und ')}, denn diese bedeuten in Zügen etwas anderes`,
  siteFor: ({ industry }) => `ein Feld, auf das ${industry} passt`,
  namedAfterEnds: ({ example }) => `zwei der Enden, etwa ${example}`,
  levelAsPoints: ({ level }) => `${level}: in diesem Spiel bringt ein Plättchen so viele Siegpunkte wie seine Stufe`,
  tileOfEra: ({ era }) => `ein Plättchen, das in der Epoche ${era} gebaut werden kann`,
  boardFor: ({ edition }) => `ein Spielplan für ${edition}`,
  noField: ({ field }) => `kein ${field} in diesem Spiel`,
  lineOfEra: ({ era }) => `eine Strecke der Epoche ${era}`,
  aboveLevel: ({ level }) => `mehr als ${level}, die Stufe davor`,
  asInThisGame: ({ value }) => `${value}, wie immer in diesem Spiel`,
  tilesOf: ({ industry }) => `Plättchen von ${industry}`,
  openSpace: ({ seats }) => `ein Händler- oder Marktfeld, das mit ${seats} Spielern offen ist`,
  openSpaces: ({ seats, most }) =>
    `mit ${seats} Spielern höchstens ${most} ${most === 1 ? 'offenes Händler- oder Marktfeld' : 'offene Händler- oder Marktfelder'}`,
  spacesFor: ({ place }) => `Händlerfelder für ${place} in merchants`,
  gap: ({ least }) => `mindestens ${least} zwischen Orten`,
  clearance: ({ least }) => `mindestens ${least} von Orten entfernt, an denen sie nicht endet`,
  wayTo: ({ place, by }) => `eine ${by === 'lane' ? 'Schifffahrtslinie' : 'Strecke'} nach ${place}`,
  wayToTheRest: ({ places }) => `ein Weg von ${places.join(', ')} zu den übrigen Orten`,
  deckSize: ({ seats, multipleOf, least, most, own }) =>
    `mit ${seats} Spielern ein Vielfaches von ${multipleOf} zwischen ${least} und ${most}, die ${own} Karten des Spiels selbst mitgezählt`,
  seats: ({ seats }) => `${numbers(seats)} Spieler`,
  peopleBesideAutomata: ({ people }) => `${people}, wenn Automaten mitspielen`,
  oneOption: ({ edition, options }) =>
    `nur eine von ${listed(options.map((option) => `„${optionName(edition, option)}“`))}`,
  mapWith: ({ edition, place, notWith }) =>
    `ein Spielplan mit ${place}, den es bei „${optionName(edition, notWith)}“ nicht gibt`,
  automatonToo: ({ automaton }) => `auch ${automaton}`,
  matChange: ({ example }) => `eine Änderung wie ${example}`,
  cardsOfSet: ({ set }) => `die Karten der Gruppe ${set}`,
  exceptFor: ({ value, industry }) => `${value} außer bei ${industry}`,
  falseBeside: ({ field }) => `false, wo ${field} true ist`,
  placeWithSiteFor: ({ industry, mustBeTown }) =>
    `${mustBeTown ? 'eine Stadt' : 'ein Ort'} mit einem Feld für ${industry}`,
  placesOrAlone: ({ wild }) => `Orte, oder nur ${wild}`,
  otherRules: ({ rules }) => `eine andere Regelnummer als ${rules}, die des Spiels`,
  invariant: ({ name }) => invariants[name],
  oneOfUrn: ({ urn }) => `eines von ${urn}`,
  receiver: ({ seat }) => (seat === undefined ? 'kein Empfänger' : `Spieler ${seat}`),
  sitters: ({ count }) => `${count} davon`,
  sitter: ({ isAutomaton }) => (isAutomaton ? 'Automat' : 'Person oder Bot'),
  seatNumber: ({ seats, orNobody }) => {
    const seat = seats === undefined ? 'ein Spieler' : `0 bis ${seats - 1}`;
    return orNobody ? `${seat} oder "nobody"` : seat;
  },
};
