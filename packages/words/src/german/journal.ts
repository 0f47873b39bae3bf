import type { JournalWords } from '../catalogue/journalWords.ts';
import type { Noun, PlaceWords } from '../catalogue/noun.ts';
import { figure } from '../money.ts';
import {
  bent,
  card,
  counted,
  countedDative,
  genitive,
  incomeSpace,
  link,
  listed,
  point,
  several,
  space,
  the,
  theArticle,
  tile as tileNoun,
} from './grammar.ts';
import type { Case } from './grammar.ts';
import { names } from './names.ts';

const times = (item: string, count: number): string => (count === 1 ? item : `${item} (${count}-mal)`);

/** Groups equal things and counts them. */
const grouped = (items: readonly string[]): string =>
  listed([...new Set(items)].map((item) => times(item, items.filter((other) => other === item).length)));

/** A price for each, or one for all. */
const priced = (prices: readonly string[]): string =>
  prices.length > 1 && prices.every((price) => price === prices[0]) ? `je ${prices[0]}` : listed(prices);

/** Cards by name; equal ones are counted. */
const cardsOf = (cards: readonly string[]): string => {
  const different = [...new Set(cards)];
  const words = `${cards.length === 1 ? card.one : card.many} ${listed(different)}`;
  return different.length < cards.length ? `${cards.length} ${words}` : words;
};

/** The same, if the cards are known. */
const theCards = (cards: readonly string[]): string => {
  const words = cardsOf(cards);
  return /^\d/.test(words) ? words : `die ${words}`;
};

/** The owner before a noun: eigene, eigenes, Tinsleys. */
const whose = (owner: string | undefined, thing: Noun, kase: Case = 'nominative'): string =>
  owner === undefined ? bent('eigen', thing, kase) : genitive(owner);

/** The same after über: den eigenen. */
const theOwn = (thing: Noun): string => `${theArticle(thing, 'accusative')} eigene${thing.gender === 'm' ? 'n' : ''}`;

/** In each of some places. */
const atAll = (places: readonly PlaceWords[]): string => {
  const areAlike = places.every(({ manner }) => manner === places[0].manner);
  return listed(places.map(({ at, label }, index) => (areAlike && index > 0 ? label : at)));
};

const bonusIncome = (spaces: number): string => `Bonus von ${countedDative(spaces, incomeSpace)}`;

/** A deed begins with its verb; “dann” goes right after it. */
export const thenDeed = (deed: string): string => deed.replace(/^\p{L}+/u, '$& dann');

export const journal: JournalWords = {
  // Headings
  title: (parts) => parts.join(' · '),
  board: (name, isReconstructed) => (isReconstructed ? `${name} (rekonstruierter Spielplan)` : name),
  seats: (count) => `${count} Spieler`,
  against: (automata) => `gegen ${listed(automata)}`,
  eraBegins: (era) => era.one.toUpperCase(),
  eraEnds: (era) => `Ende ${era.gender === 'f' ? `der ${era.one}` : `des ${era.one}s`}`,
  round: (round) => `Runde ${round}`,
  finalScore: 'Endstand',

  // Setting up
  merchants: (merchant, list) => `${merchant.many}: ${list.join('; ')}.`,
  merchant: ({ name, isMany }, wares) =>
    `${name} ${isMany ? 'kaufen' : 'kauft'} ${wares.length === 0 ? 'nichts' : wares.join(' / ')}`,
  display: (cards) => `In der Auslage: ${cardsOf(cards)}.`,
  firstOrder: (order) => `Zugreihenfolge: ${order.join(', ')}.`,

  // Actions
  build: (tile, { at }) => `baut ${tile} ${at}`,
  over: (owner, tile) => `anstelle von ${whose(owner, tile.industry, 'dative')} ${names.tile(tile)}`,
  lay: (word, links) => `legt ${links.length === 1 ? the(word, 'accusative') : `die ${word.many}`} ${listed(links)}`,
  develop: (tiles) => `entwickelt ${grouped(tiles)}`,
  standing: (tile, { at }, why) => `${tile} ${at}${why}`,
  sell: (standing, merchant, { at }) => `verkauft ${standing} an ${the(merchant, 'accusative')} ${at}`,
  sellThrough: (standing, owner, port, { at }) =>
    `verkauft ${standing} über ${owner === undefined ? theOwn(port.industry) : genitive(owner)} ${names.tile(port)} ${at}`,
  sellAbroad: (standing, move, income) => {
    const marker = move === 0 ? 'der Marker bleibt stehen' : `der Marker rückt ${counted(move, space)} vor`;
    return `verkauft ${standing} auf dem Baumwollmarkt (${marker}: ${income === 0 ? 'kein Bonus' : bonusIncome(income)})`;
  },
  offerAbroad: (standing) => `bietet ${standing} auf dem Baumwollmarkt an`,
  offerInVain: (standing) =>
    `bietet ${standing} auf dem Baumwollmarkt an, der daraufhin schließt: Das Plättchen wird nicht verkauft`,
  borrow: (money) => `nimmt einen Kredit von ${money} auf`,
  repay: (money) => `zahlt ${money} zurück`,
  draw: (count) => `zieht ${count === 1 ? 'eine Karte' : `${count} Karten`} vom Zugstapel`,
  pick: (cards) => `nimmt ${theCards(cards)} aus der Auslage`,
  scout: (spent, gained) =>
    `erkundet: tauscht ${spent.length === 0 ? 'drei Karten' : `die Karten ${grouped(spent)}`} gegen ${listed(gained)}`,
  scouting: 'erkundet, um Joker zu erhalten',
  pass: 'passt',
  spend: (cards) => `wirft ${theCards(cards.map((name) => `„${name}“`))} ab`,
  goOn: 'macht weiter',
  deeds: (deeds) => listed(deeds),
  deed: (deed, consequences) => `${[deed, ...consequences].filter((part) => part !== '').join('; ')}.`,
  thenDeed,
  cards: cardsOf,
  loan: (money, isOne) => `${isOne ? 'Kredit' : 'Kredite'} von ${money}`,
  besides: (items) => `(${items.join(', ')})`,

  // Costs
  paid: (money, items) =>
    [...(money === undefined ? [] : [`für ${money}`]), ...(items.length === 0 ? [] : [`mit ${listed(items)}`])].join(
      ' ',
    ),
  total: (paid, money) => `${paid}, insgesamt ${money}`,
  fromOwnTile: (count, cargo, { from, at }) =>
    count === 1
      ? `${bent('eigen', cargo, 'dative')} ${cargo.one} ${from}`
      : `${count} ${cargo.one} aus eigenem Bestand ${at}`,
  fromTileOf: (owner, count, cargo, { at }) => `${several(count, cargo.one)} von ${owner} ${at}`,
  fromMarket: (cubes, prices) => `${cubes} zu ${priced(prices)}`,
  fromMerchant: (cargo) => `${the(cargo, 'dative')} des Händlers`,

  // Results
  marketed: (count, cargo, ladder, money) =>
    `${count} ${cargo.one} ${count === 1 ? 'geht' : 'gehen'} für ${money} auf ${the(ladder, 'accusative')}`,
  laidOpen: (cards) => `${theCards(cards)} ${cards.length === 1 ? 'wird' : 'werden'} aufgedeckt`,
  bonusMoney: (money) => `Bonus von ${money}`,
  bonusPoints: (points) => `Bonus von ${countedDative(points, point)}`,
  bonusIncome,
  bonusTile: (tile) => `der Bonus entwickelt ${tile}`,
  fall: (level) => `Einkommen sinkt auf ${level}`,
  newTile: 'das neue Plättchen',
  tileOf: (owner, tile, { at }) => `${whose(owner, tile.industry)} ${names.tile(tile)} ${at}`,
  flips: (tiles) => `${listed(tiles)} ${tiles.length === 1 ? 'wird' : 'werden'} umgedreht`,
  rises: (owner, spaces, level) =>
    `${owner === undefined ? '' : `${genitive(owner)} `}Einkommen steigt auf ${level} (${counted(spaces, space)})`,
  gains: (owner, money) => (owner === undefined ? `${money} erhalten` : `${money} für ${owner}`),

  // The end of a round
  order: (spenders) => `Nächste Zugreihenfolge nach Ausgaben: ${spenders.join(', ')}.`,
  spender: (name, money) => `${name} ${money}`,
  incomes: (earners) => `Einkommen: ${earners.join(', ')}.`,
  earner: (name, income, money) => `${name} ${income} (hat ${money})`,
  forfeit: (name, debt, tile, { at }, money, left) =>
    `${name} kann ${debt} nicht zahlen und gibt ${tile} ${at} ab, was ${money} einbringt (hat ${left}).`,
  fallShort: (name, debt, points) =>
    `${name} kann ${debt} nicht zahlen und ${
      points === 0 ? 'hat keine Siegpunkte zu verlieren' : `verliert ${counted(points, point)}`
    }.`,
  loans: (debtors) => `Kredite: ${debtors.join('; ')}.`,
  debtor: (name, deeds, money) => `${name} ${listed(deeds)} (hat ${money})`,
  lend: (money) => `leiht ${money}`,
  payInterest: (money) => `zahlt ${money} Zinsen`,

  // The end of an era
  linkPay: (money, count, word) => `erhält ${money} für ${counted(count, word)}`,
  left: (money) => `hat ${money}`,
  closed: (deeds) => `${listed(deeds)}.`,
  scored: (parts, points) => `${listed(parts)}; jetzt ${counted(points, point)}.`,
  fromLinks: (points, count) => `${points} für ${counted(count, link)}`,
  fromTiles: (points, count) => `${points} für ${counted(count, tileNoun)}`,
  fromTilesAgain: (points, count) => `${points} noch einmal für ${counted(count, tileNoun)}`,
  fromCash: (points) => `${points} für Bargeld`,
  fromLoans: (points) => `${figure(points)} für Kredite`,
  fromIncome: (points) => `${figure(points)} für Einkommen`,
  removed: (count) =>
    count === 1
      ? '1 veraltetes Plättchen verlässt den Spielplan.'
      : `${count} veraltete Plättchen verlassen den Spielplan.`,
  distantOpens: 'Der Baumwollmarkt ist wieder offen.',
  distantBegins: 'Der Baumwollmarkt fängt von vorn an.',
  barrels: (places) => `Neues Bier steht ${atAll(places)}.`,
  reshuffled: (count, people) => {
    const who =
      people.length === 0 ? 'alle erhalten' : `${listed(people)} ${people.length === 1 ? 'erhält' : 'erhalten'}`;
    return `Alle ${count} Karten werden gemischt, und ${who} neue Handkarten.`;
  },
  beginsAt: (era, round) => `Die Partie beginnt mit einer vorgegebenen Stellung: ${era.one}, Runde ${round}.`,
  resumed: (era, round) =>
    `Eine Regel wurde berichtigt. Die Partie geht von hier an nach den berichtigten Regeln weiter: ${era.one}, Runde ${round}.`,

  // The end
  columns: {
    links: 'Verbindungen',
    tiles: 'Plättchen',
    againOver: 'Plättchen',
    again: 'nochmals',
    bonuses: 'Boni',
    cash: 'Bargeld',
    income: 'Einkommen',
    loans: 'Kredite',
    lost: 'verloren',
    earlier: 'zuvor',
    total: 'gesamt',
  },
  rank: (rank, name) => `${rank}. ${name}`,
  tieBreaks: {
    incomeSpace: 'durch das höhere Feld auf der Einkommensleiste',
    incomeLevel: 'durch höheres Einkommen',
    money: 'durch mehr Geld',
    order: 'durch den früheren Platz in der Zugreihenfolge',
  },
  victory: (winners, points, tieBreak) => {
    const verb = winners.length === 1 ? 'gewinnt' : 'teilen sich den Sieg';
    const tie = tieBreak === undefined ? '' : `, bei Gleichstand ${tieBreak}`;
    return `${listed(winners)} ${verb} mit ${countedDative(points, point)}${tie}.`;
  },
};
