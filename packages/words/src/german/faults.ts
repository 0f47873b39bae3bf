import type { FaultWords } from '../catalogue/faultWords.ts';
import { expectations } from './expectations.ts';

export const faults: FaultWords = {
  expected: expectations,
  found: {
    nothing: () => 'nichts',
    object: () => 'ein Objekt',
    list: ({ length }) => `eine Liste mit ${length} ${length === 1 ? 'Eintrag' : 'Einträgen'}`,
    value: ({ text }) => text,
    longerLine: () => 'eine längere Zeile',
    unparsable: () => 'etwas anderes',
  },
  documents: {
    board: 'der Spielplan',
    deck: 'das Deck',
    draft: 'der Entwurf',
    file: 'die Datei',
    lesson: 'die Lektion',
    line: 'die Zeile',
    link: 'der Link',
    record: 'die Aufzeichnung',
    setUp: 'der Aufbau',
    wish: 'der Tisch',
  },
  word: (number) => `Wort ${number}`,
  complaints: {
    missing: (expected) => `fehlt, erwartet: ${expected}`,
    unknown: (expected, found) => `${found} ist unbekannt, erwartet: ${expected}`,
    wrongKind: (expected, found) => `erwartet: ${expected}, gefunden: ${found}`,
    outOfRange: (expected, found) => `${found} liegt außerhalb des Erlaubten, erwartet: ${expected}`,
    superfluous: (expected, found) => `${found} gehört nicht hierher, erwartet: ${expected}`,
    otherRules: (expected, found) =>
      `für die Regeln ${found} geschrieben, aber dieses Programm kennt sie nur bis ${expected}`,
    broken: (expected) => `nicht erfüllt: ${expected}`,
    impossible: (expected, found) => `unmöglich, erwartet: ${expected}, gefunden: ${found}`,
  },
  refused: (what, rule, why) => `${what} verstößt gegen ${rule}: ${why}`,
  earlierRules: (rules, newest) => `gespielt nach den Regeln ${rules}, die neuesten sind die Regeln ${newest}`,
  checkDiffers: ({ expected, found }) => `der Prüfwert lautet ${expected}, aber die Stellung hat ${found}`,
};
