import { figure } from '@coalbrook/words';

import type { panels as english } from '../en/panels.ts';

export const panels: typeof english = {
  order: 'Diese Runde',
  nextOrder: 'Nächste Runde',
  spent: (money) => `${money} ausgegeben`,
  notYet: '–',
  playsNow: 'am Zug',
  fixedOrder: 'Die Zugreihenfolge bleibt immer gleich.',

  seats: 'Spieler',
  you: 'du',
  thinking: 'denkt nach',
  points: 'Punkte',
  pointsOf: (points) => (points === 1 ? '1 Punkt' : `${figure(points)} Punkte`),
  countedNow: (points) => `Stand jetzt: ${figure(points)}`,
  money: 'Geld',
  income: 'Einkommen',
  incomeLevel: (level) => `Einkommen ${level}`,
  cards: 'Karten',
  cardsOf: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  links: 'Verbindungsplättchen übrig',
  linksOf: (count) => (count === 1 ? '1 Verbindung' : `${count} Verbindungen`),
  loans: 'Kredite',
  loansOf: (count) => (count === 1 ? '1 Kredit' : `${count} Kredite`),
  planDeck: (count) => (count === 1 ? '1 Automakarte' : `${count} Automakarten`),
  nextPlan: 'nächste Karte',
  showMat: 'Tableau zeigen',
  stack: (tile, left) => `${tile}, noch ${left}`,
  stackEmpty: (industry) => `${industry}: aufgebraucht`,
  bot: 'Bot',
  automaton: 'Automat',

  mat: (name) => `Tableau von ${name}`,
  matOf: 'Wessen Tableau',
  dock: 'Neben dem Spielplan anheften',
  undock: 'Lösen',
  matHint: 'Gebaut und entwickelt wird immer das niedrigste Plättchen einer Industrie.',
  nextCaption: 'Nächste Plättchen: Stufe und wie viele noch da sind',
  remaining: (left) => `noch ${left}`,
  matLegend: 'Was die Zeichen auf einem Plättchen bedeuten',
  matHintAny: 'Gebaut wird immer das niedrigste Plättchen einer Industrie.',
  left: (left, all) => `${left} von ${all}`,
  cost: 'Kosten',
  sells: (barrels) => `Verkauf kostet ${barrels} Bier`,
  tileIncome: (spaces) => (spaces === 1 ? '1 Einkommensfeld' : `${spaces} Einkommensfelder`),
  tileCash: (money) => `bringt ${money}`,
  tileIcons: (count) => (count === 1 ? '1 Verbindungssymbol' : `${count} Verbindungssymbole`),
  tileYields: (count, cargo) => `liefert ${count} ${cargo}`,
  worth: {
    sold: 'Beim Verkauf',
    soldThrough: 'Wenn etwas darüber verkauft wird',
    built: 'Sofort beim Bau',
    spentShip: 'Wenn seine Kohle verbraucht ist und sein Markt gekauft hat',
    emptied: () => 'Sobald es leer ist',
    income: (spaces) => (spaces === 1 ? '+1 Einkommensfeld' : `+${spaces} Einkommensfelder`),
    incomeMoney: (money, spaces) => `${money} mehr je Runde (${spaces === 1 ? '1 Feld' : `${spaces} Felder`})`,
    icons: (icons) => `Verbindungen hier +${icons}`,
    always: (points) => `Am Spielende: ${points}, ob umgedreht oder nicht`,
  },
  onlyEra: (era) => `nur ${era}`,
  notDeveloped: 'lässt sich nicht entwickeln',
  locked: 'kann nie gebaut werden',
  canBuild: 'jetzt möglich',

  compare: 'Alle Spieler',
  progress: 'Punkte und Einkommen',
  pointsTrack: 'Punkte',
  projection: 'Wenn die Epoche jetzt endete',
  projectionOfGame: 'Wenn das Spiel jetzt endete',
  projectionHint: 'Nach dem jetzigen Stand, ohne künftige Einkünfte.',
  projectedPlayer: 'Spieler',
  projectedSoFar: 'Bisher',
  projectedTotal: 'Gesamt',
  incomeTrack: 'Einkommen je Runde',
  onSpace: (space, left, money) =>
    left === undefined
      ? `Feld ${space} der Leiste`
      : `noch ${left === 1 ? '1 Feld' : `${left} Felder`} bis ${money} mehr (jetzt Feld ${space})`,
  moneyTrack: 'Geld',

  deck: 'Karten',
  deckLeft: (count) => (count === 1 ? 'noch 1 Karte im Zugstapel' : `noch ${count} Karten im Zugstapel`),
  aside: (count) => `${count} verdeckt beiseitegelegt`,
  display: 'Auslage',
  drawDeck: 'Vom Zugstapel ziehen',
  cardTable: 'Was du über jede Karte weißt',
  card: 'Karte',
  inGame: 'Im Spiel',
  discarded: 'Abgeworfen',
  inHand: 'Auf deiner Hand',
  unseen: 'Ungesehen',
  wildPile: 'offener Stapel',

  markets: 'Märkte',
  nextPrice: (money) => `nächster ${money}`,
  emptyMarket: 'leer',
  cubesAt: (count, of, money) => `${count} von ${of} zu ${money}`,
  merchants: 'Händler',
  merchantBuys: (wares) => `kauft ${wares}`,
  merchantNothing: 'kauft nichts',
  barrelThere: 'mit Fass',
  barrelGone: 'Fass verbraucht',
  marketUsed: 'hat schon gekauft',
  bonus: {
    money: (amount) => `${amount}`,
    points: (amount) => (amount === 1 ? '1 Punkt' : `${amount} Punkte`),
    income: (amount) => (amount === 1 ? '1 Einkommensfeld' : `${amount} Einkommensfelder`),
    develop: (amount) => (amount === 1 ? '1 Plättchen entwickeln' : `${amount} Plättchen entwickeln`),
  },
  distant: 'Baumwollmarkt',
  distantAt: (income) => `nächster Verkauf bringt ${income === 1 ? '1 Einkommensfeld' : `${income} Einkommensfelder`}`,
  distantClosed: 'geschlossen',

  aid: 'Spielhilfe',
  aidPages: { turn: 'Dein Zug', actions: 'Aktionen', scoring: 'Wertung', pieces: 'Material' },
  aidNow: (era) => `Jetzt: ${era}`,
  aidActionsOfTurn: (count) =>
    count === 1
      ? 'Du hast eine Aktion pro Zug, auch in der ersten Runde.'
      : `Du hast ${count} Aktionen pro Zug, nur in der allerersten Runde eine.`,
  aidTurn: {
    cards: (hand) =>
      `Jede Aktion kostet eine Karte. Nach deinem Zug ziehst du auf ${hand} Karten nach, solange der Zugstapel reicht.`,
    display: (most) =>
      `Karten ziehst du mit einer eigenen Aktion, aus der Auslage oder vom Zugstapel; höchstens ${most} darfst du auf der Hand haben.`,
    order: 'Wer in einer Runde am wenigsten ausgibt, beginnt die nächste; bei Gleichstand bleibt die Reihenfolge.',
    fixed: 'Die Zugreihenfolge bleibt immer gleich.',
    income: 'Am Ende jeder Runde bekommen alle das Einkommen ihrer Stufe oder zahlen es, wenn es unter null liegt.',
    interest: (unit, interest) =>
      `Fehlt dir Geld, leihst du es in Einheiten von ${unit}; jede nicht zurückgezahlte Einheit kostet am Ende jeder Runde ${interest}.`,
    eraEnd:
      'Eine Epoche endet, wenn der Zugstapel und alle Hände leer sind; dann werden Verbindungen und umgedrehte Plättchen gewertet.',
    gameEnd: 'Das Spiel endet nach einer Runde, in der der Zugstapel leer ist und jemand keine Karte mehr hat.',
  },
  aidKinds: {
    build:
      'Lege das niedrigste Plättchen einer Industrie auf ein Feld. Eine Ortskarte gilt für ihren Ort, eine Industriekarte in deinem Netzwerk. Bezahle Preis, Kohle und Eisen.',
    buildByColour:
      'Lege das niedrigste Plättchen einer Industrie auf ein Feld. Eine Ortskarte gilt für jeden Ort ihrer Farbe, eine Industriekarte entlang deiner eigenen Eisenbahnstrecken. Bezahle Preis, Kohle und Eisen.',
    double: 'Baue ohne passende Karte; das kostet deinen ganzen Zug.',
    network: (prices) =>
      `Lege eine Verbindung an dein Netzwerk. ${prices.length > 1 ? `Die erste: ${prices[0]}, eine zweite: ${prices.slice(1).join(', eine dritte: ')}.` : `Sie kostet ${prices[0] ?? ''}.`}`,
    rail: (first, later) => `Lege eine Strecke an dein Netzwerk: deine erste ${first}, jede weitere ${later}.`,
    develop: 'Entferne ein oder zwei deiner niedrigsten Plättchen vom Tableau; jedes kostet ein Eisen.',
    remove: 'Wirf eine Karte ab und entferne ein Plättchen von deinem Tableau.',
    sell: ({ only, outlets, needsBeer, paysCash, flipsPorts }) =>
      `Verkaufe beliebig viele deiner ${only?.many ?? 'Plättchen'} ${outlets.join(' oder ')}${needsBeer ? ', mit dem nötigen Bier' : ''}. Sie werden umgedreht${paysCash ? ' und bringen sofort Geld' : ''}${flipsPorts ? ', ebenso ein Hafen, über den du verkaufst' : ''}.`,
    sellOutlets: {
      ports: 'über verbundene Häfen',
      distant: 'auf dem Baumwollmarkt',
      merchants: (merchant) => `an verbundene ${merchant.many}, die sie kaufen`,
    },
    loan: (terms) => `Nimm ${terms.join(' oder ')}.`,
    loanTerm: (money, levels) => `${money} für ${levels === 1 ? 'eine Einkommensstufe' : `${levels} Einkommensstufen`}`,
    scout: 'Wirf drei Karten ab und nimm je einen Joker jeder Art.',
    draw: 'Nimm zwei Karten, jede aus der Auslage oder vom Zugstapel.',
    pass: 'Wirf eine Karte ab und tue nichts.',
    repay: (unit) => `Zahle ${unit} zurück; das kostet keine Aktion.`,
  },
  aidLinkPrice: (money, needs) => [money, ...needs].join(' + '),
  aidCoal: 'Kohle kommt vom nächsten verbundenen Kohlebergwerk, sonst vom Markt, wenn du mit ihm verbunden bist.',
  aidIron: 'Eisen kommt aus jeder beliebigen Eisenhütte, sonst vom Markt. Eine Verbindung ist nicht nötig.',
  aidCarried:
    'Kohle und Eisen kommen nur über verbundene Strecken: von Plättchen oder, wenn ein Hafen verbunden ist, von der Bedarfsleiste.',
  aidBeer:
    'Bier kommt aus deinen eigenen Brauereien, egal wo, aus verbundenen Brauereien der Mitspieler oder vom Händler, an den du verkaufst.',
  aidScoring: {
    links:
      'Jede Verbindung bringt Punkte für die Verbindungssymbole der Orte, die sie verbindet; danach werden alle Verbindungen entfernt.',
    tiles: 'Jedes umgedrehte Plättchen bringt seine Punkte.',
    obsolete: (era, levels) =>
      `Nach ${era.gender === 'f' ? 'der' : 'dem'} ${era.one} werden alle Plättchen ${levels.length > 1 ? `bis Stufe ${levels.at(-1)}` : `der Stufe ${levels[0]}`} entfernt.`,
    cash: (money, most) =>
      `Am Ende des Spiels sind je volle ${money} einen Punkt wert${most === undefined ? '' : `, höchstens aber ${most} Punkte`}.`,
    income: 'Dann wird deine Einkommensstufe zu deinen Punkten addiert; ist sie negativ, wird sie abgezogen.',
    tilesAgain: (level) => `Umgedrehte Plättchen ab Stufe ${level} bringen am Ende des Spiels noch einmal Punkte.`,
    paidLinks: 'Am Ende des Spiels zahlen die Strecken an ihre Besitzer.',
    everyTile: 'Am Ende des Spiels bringt jedes Plättchen Punkte.',
    loans: (points) => `Jeder verbliebene Kredit kostet ${points} Punkte.`,
  },

  biography: (name) => `Über ${name}`,
  figures: {
    arkwright: {
      name: 'Richard Arkwright',
      years: '1732–1792',
      life: 'Ein Barbier und Perückenmacher aus Preston, der sich dem Spinnen zuwandte und 1769 die Waterframe patentieren ließ. Seine Spinnerei in Cromford, vom Bach getrieben und nach der Glocke geführt, wurde zum Vorbild der Fabrik. Er starb als Sir Richard und als einer der reichsten Männer Englands.',
    },
    tinsley: {
      name: 'Eliza Tinsley',
      years: '1813–1882',
      life: 'Seit 1851 Witwe mit kleinen Kindern, übernahm sie den Nagel- und Kettenhandel ihres Mannes im Black Country und machte ihn größer als je zuvor. Zeitweise arbeiteten rund viertausend Menschen für „die Witwe“, die dafür bekannt war, anständig zu zahlen und ihre Leute beim Namen zu kennen.',
    },
    brunel: {
      name: 'Isambard Kingdom Brunel',
      years: '1806–1859',
      life: 'Er baute die Great Western Railway von London nach Bristol, mit ihren Brücken, Tunneln und der sieben Fuß breiten Spur. Als man scherzte, die Strecke solle doch bis New York führen, baute er die Dampfschiffe dazu; die Great Britain war das erste große Schiff aus Eisen mit Schraubenantrieb.',
    },
    stephenson: {
      name: 'George Stephenson',
      years: '1781–1848',
      life: 'Der Sohn eines Grubenarbeiters lernte mit achtzehn lesen und schon vorher, Maschinen zu reparieren. Er baute die Strecke von Stockton nach Darlington und dann die von Liverpool nach Manchester, die erste Eisenbahn zwischen zwei Großstädten; der größte Teil der Welt fährt noch heute auf seiner Spur.',
    },
    watt: {
      name: 'James Watt',
      years: '1736–1819',
      life: 'Ein Instrumentenmacher in Glasgow, der ein Maschinenmodell reparieren sollte und sah, wie viel Dampf es vergeudete. Sein getrennter Kondensator und die Partnerschaft mit Matthew Boulton in Soho bei Birmingham machten den Dampf zur Kraft für jedes Gewerbe; die Einheit der Leistung trägt seinen Namen.',
    },
    owen: {
      name: 'Robert Owen',
      years: '1771–1858',
      life: 'Ein Sattlersohn aus Wales, der die Spinnereien von New Lanark leitete und zeigte, dass kürzere Arbeitszeiten, ordentliche Häuser und eine Schule sich mit Gewinn vertragen. Sein Vermögen steckte er in Mustersiedlungen und wurde zu einem Vater der Genossenschaften.',
    },
    bessemer: {
      name: 'Henry Bessemer',
      years: '1813–1898',
      life: 'Ein Erfinder mit mehr als hundert Patenten, der 1856 entdeckte, dass Luft, durch flüssiges Eisen geblasen, den Kohlenstoff ganz ohne Brennstoff verbrennt. Sein Konverter machte aus Stahl, einem Luxus für Klingen, den Stoff für Schienen, Schiffe und Brücken.',
    },
    coade: {
      name: 'Eleanor Coade',
      years: '1733–1821',
      life: 'Sie kaufte 1769 eine notleidende Werkstatt in Lambeth und führte sie fünfzig Jahre lang unter eigenem Namen. Ihr Kunststein, ein gebrannter Ton, dem weder Frost noch Ruß etwas anhaben konnten, schmückte Paläste, Gärten und Ladenfronten, und vieles davon ist heute noch so scharf wie am ersten Tag.',
    },
  },
  automatonLife:
    'Ein automatischer Mitspieler: Er hat keine Handkarten und kein Geld. Er deckt die nächste Automakarte auf und tut, was darauf steht, soweit der Spielplan es erlaubt.',
};
