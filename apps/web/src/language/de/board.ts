import type { board as english } from '../en/board.ts';

const articles = { m: 'der', f: 'die', n: 'das' } as const;

export const board: typeof english = {
  map: (name) => `Spielplan von ${name}`,
  help: 'Mit den Pfeiltasten gehst du durch alles, was du wählen kannst, mit Enter wählst du es. Mit Strg und den Pfeiltasten erreichst du auch alles andere; Enter sagt, warum es nicht geht. Umschalt und Pfeiltasten verschieben den Spielplan, Plus und Minus zoomen, Null zeigt den ganzen Spielplan. Mit I betrachtest du etwas; danach erreichen die Pfeiltasten alles auf dem Tisch.',
  role: 'Spielplan',
  markets: 'Märkte',
  distant: 'Baumwollmarkt',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  whole: 'Ganzen Spielplan zeigen',
  site: (place, number, industries) => `${place}, Feld ${number}: ${industries}`,
  free: 'frei',
  holds: (tile, owner) => `${tile} von ${owner}`,
  flipped: 'umgedreht',
  stock: (count, cargo) => `${count} ${cargo}`,
  link: (name) => `Strecke ${name}`,
  owned: (owner) => `gelegt von ${owner}`,
  merchant: (merchant, at, wares) => `${merchant.one} ${at}, kauft ${wares}`,
  merchantBlank: (merchant, at) => `${merchant.one} ${at}, kauft nichts`,
  merchantClosed: (merchant, at) => `${merchant.one} ${at}, kein Plättchen`,
  barrel: 'mit Fass',
  used: 'hat schon gekauft',
  market: (ladder, cargo, count, price) =>
    `${ladder.one} für ${cargo.one}: noch ${count}, ${articles[cargo.gender]} nächste kostet ${price}`,
  distantAt: (income) =>
    `Baumwollmarkt: Ein Verkauf bringt ${income === 1 ? '1 Einkommensfeld' : `${income} Einkommensfelder`}`,
  distantClosed: 'Baumwollmarkt: geschlossen',
  canChoose: 'kann gewählt werden',
  cannotChoose: 'kann gerade nicht gewählt werden',
  isChosen: 'gewählt',
  imports: (count, cargo) => `${count} ${cargo} hinter dem Schiff`,
  textHeading: 'Der Spielplan als Text',
  placesHeading: 'Orte',
  linksHeading: 'Strecken',
  marketsHeading: ({ many }) => many,
  noLinks: 'Noch keine Verbindungen gelegt.',
  nothingHere: 'hier kann nichts gebaut werden',
};
