import type { ExampleTexts } from '../en/examples.ts';
import { ruleNumber } from '../ruleNumber.ts';

export const exampleTexts: ExampleTexts = {
  show: 'Beispiel zeigen',
  hide: 'Beispiel ausblenden',
  more: 'Weitere Beispiele',
  label: (rule) => `Beispiel zur Regel ${ruleNumber(rule)}`,
  unreadable: 'Das Beispiel kann nicht gezeigt werden.',

  refused: 'Nicht erlaubt:',
  hand: (name, cards) => `${name} hat auf der Hand: ${cards}.`,
  before: 'Vorher',
  after: 'Nachher',
  moment: 'Stellung',
  picture: (pieces) => `Ausschnitt des Spielplans. Darauf: ${pieces}.`,
  emptyPicture: 'Ausschnitt des Spielplans, ohne Plättchen und Verbindungen.',
  owned: (piece, owner) => `${piece} (${owner})`,
  flipped: (tile) => `${tile}, umgedreht`,

  figures: {
    money: 'Geld',
    level: 'Einkommen',
    points: 'Siegpunkte',
    loans: 'Kredite',
    handSize: 'Karten',
  },
  market: (cargo) => `Markt für ${cargo}`,
  cubes: (count) => (count === 1 ? '1 Würfel' : `${count} Würfel`),
  deck: (cards, aside) =>
    `Zugstapel: ${cards === 1 ? '1 Karte' : `${cards} Karten`}${aside === 0 ? '' : `, ${aside} weitere ${aside === 1 ? 'liegt' : 'liegen'} beiseite`}`,
  plan: (card) => `oben liegt Karte ${card}`,
  mat: (name, tiles) => `Tableau von ${name}: ${tiles}`,
  change: (figure, from, to) => `${figure} ${from} → ${to}`,

  tryIt: 'Am Tisch ausprobieren',
  title: (rule) => `Beispiel: ${ruleNumber(rule)}`,
  steps: 'Probier es:',
  end: 'Was geschieht',
  again: 'Von vorn',
  rule: 'Zurück zur Regel',
  unknown: 'Zu dieser Regel gibt es kein Beispiel.',
};
