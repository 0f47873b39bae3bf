import type { PuzzleTexts } from '../en/puzzles.ts';

export const puzzleTexts: PuzzleTexts = {
  title: 'Rätsel',
  subtitle: 'Stellungen aus Partien starker Bots, in denen ein Zug klar besser ist als alle anderen. Finde ihn.',
  today: 'Rätsel des Tages',
  doneOf: (done, all) => `${done} von ${all} gelöst`,
  grades: { 1: 'Leicht', 2: 'Mittel', 3: 'Schwer' },
  aboutGrades: {
    1: 'Faustregeln genügen, oder auf dem Spielplan liegt noch wenig.',
    2: 'Faustregeln reichen nicht, Erfahrung schon.',
    3: 'Auf den ersten Blick übersehen ihn selbst starke Bots.',
  },
  numbered: (number) => `Rätsel ${number}`,
  solvedMark: 'gelöst',
  loading: 'Wird geladen …',
  unknown: 'Dieses Rätsel gibt es nicht.',

  label: 'Rätsel',
  name: (number, grade) => `Rätsel ${number} (${grade.toLowerCase()})`,
  todayName: (grade) => `Rätsel des Tages (${grade.toLowerCase()})`,
  task: (seats, actions) =>
    `Mach den besten Zug. ${seats} Spieler; du hast ${actions === 1 ? 'eine Aktion' : `${actions} Aktionen`}.`,
  hint: (number, all) => `Hinweis ${number} von ${all}`,
  hints: 'Hinweise',
  again: 'Von vorn',
  give: 'Lösung zeigen',
  all: 'Alle Rätsel',
  next: 'Nächstes Rätsel',
  solved: 'Gelöst!',
  missed: 'Das ist nicht der beste Zug.',
  missedByNext: 'Knapp daneben: Das ist der zweitbeste Zug.',
  tryAgain: 'Mach ihn rückgängig und versuch es noch einmal, oder sieh dir die Lösung an.',
  afterThat: (hint) => `Dann: ${hint}`,
  best: 'Der beste Zug:',
};
