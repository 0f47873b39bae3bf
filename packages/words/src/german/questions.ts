import type { Kind } from '@coalbrook/rules';

import type { QuestionContext, QuestionWords } from '../catalogue/actionWords.ts';
import { bent } from './grammar.ts';

/** Asked when an action can be continued. */
const more: Readonly<Partial<Record<Kind, string>>> = {
  network: 'Noch eine Verbindung legen oder aufhören?',
  develop: 'Noch ein Plättchen entwickeln oder aufhören?',
  sell: 'Noch ein Plättchen verkaufen oder aufhören?',
  draw: 'Welche Karte nimmst du als Nächstes?',
};

/** What is being drawn, by urn. */
const draws: Readonly<Record<string, string>> = {
  order: 'Die Zugreihenfolge wird ausgelost.',
  first: 'Der Startspieler wird ausgelost.',
  merchants: 'Die Händler werden ausgelost.',
  cards: 'Karten werden gezogen.',
  display: 'Die Auslage wird aufgefüllt.',
  distant: 'Ein Baumwollhändlerplättchen wird gezogen.',
};

const discards = ({ cards, kind }: QuestionContext): string => {
  if (kind === 'scout') return `Welche Karten tauschst du gegen Joker? (noch ${cards})`;
  return cards === 1 ? 'Welche Karte wirfst du ab?' : `Welche Karten wirfst du ab? (noch ${cards})`;
};

export const questions: QuestionWords = {
  nothing: () => 'Das Spiel ist vorbei.',
  chance: ({ urn }) => draws[urn] ?? 'Etwas wird gezogen.',
  action: ({ actionsLeft }) => `Wähle eine Aktion (noch ${actionsLeft})`,
  more: ({ kind }) => (kind && more[kind]) ?? 'Weitermachen oder aufhören?',
  discard: discards,
  coal: ({ words }) => `${bent('Welch', words.mine)} ${words.mine.one} liefert die Kohle?`,
  iron: () => 'Welche Eisenhütte liefert das Eisen?',
  beer: ({ kind }) => (kind === 'sell' ? 'Mit welchem Bier verkaufst du?' : 'Welches Bier nimmst du?'),
  bonus: () => 'Welches Plättchen entwickelt der Bonus des Händlers?',
  forfeit: ({ debt }) => `Dir fehlen ${debt}: Welches Plättchen gibst du ab?`,
};
