import type { FaultWords } from '../catalogue/faultWords.ts';
import { expectedPhrases, foundPhrases, patterns } from './phrases.ts';

const wanted = (expected: string): string => (expected === '' ? 'nichts' : expected);

/** The first pattern that fits; the text itself where none does. */
const translated = (text: string): string => {
  for (const [pattern, german] of patterns) {
    if (pattern.test(text)) return text.replace(pattern, german);
  }
  return text;
};

export const faults: FaultWords = {
  expected: (phrase) => expectedPhrases[phrase] ?? translated(phrase),
  found: (phrase) => foundPhrases[phrase] ?? translated(phrase),
  at: (path) =>
    path
      .replace(/\bword (\d+)/, 'Wort $1')
      .replace(/^the draft$/, 'der Entwurf')
      .replace(/^the deck$/, 'das Deck')
      .replace(/^the board$/, 'der Spielplan')
      .replace(/^the link$/, 'der Link'),
  complaints: {
    missing: (expected) => `fehlt, erwartet: ${wanted(expected)}`,
    unknown: (expected, found) => `${found} ist unbekannt, erwartet: ${wanted(expected)}`,
    wrongKind: (expected, found) => `erwartet: ${wanted(expected)}, gefunden: ${found}`,
    outOfRange: (expected, found) => `${found} liegt außerhalb des Erlaubten, erwartet: ${wanted(expected)}`,
    superfluous: (expected, found) => `${found} gehört nicht hierher, erwartet: ${wanted(expected)}`,
    otherRules: (expected, found) =>
      `für die Regeln ${found} geschrieben, aber dieses Programm spielt nach den Regeln ${wanted(expected)}`,
    broken: (expected) => `nicht erfüllt: ${expected}`,
    impossible: (expected, found) => `unmöglich, erwartet: ${wanted(expected)}, gefunden: ${found}`,
  },
  refused: (what, rule, why) => `${what} verstößt gegen ${rule}: ${why}`,
  checkDiffers: ({ expected, found }) => `der Prüfwert lautet ${expected}, aber die Stellung hat ${found}`,
};
