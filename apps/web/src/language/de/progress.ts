import type { ProgressTexts } from '../en/progress.ts';

export const progress: ProgressTexts = {
  title: 'Dein Fortschritt',
  subtitle: 'Was du auf diesem Gerät gelernt und gespielt hast. Es bleibt hier.',
  next: 'Wie es weitergeht',
  suggestions: {
    begin: { sentence: (title) => `Fang mit „${title}“ an.`, way: 'Anfangen' },
    goOn: { sentence: (title) => `Mach mit „${title}“ weiter.`, way: 'Weitermachen' },
    play: { sentence: () => 'Du weißt genug für eine ganze Partie gegen Bots.', way: 'Partie vorbereiten' },
    resume: { sentence: () => 'Du hast eine Partie angefangen.', way: 'Weiterspielen' },
    review: { sentence: () => 'Sieh dir an, was der Coach zu deiner letzten Partie sagt.', way: 'Zum Rückblick' },
  },
  sources: { guided: 'Geführte erste Partien', lessons: 'Lektionen', puzzles: 'Rätsel' },
  doneOf: (done, all) => `${done} von ${all}`,
  allDone: 'Alles geschafft',
  games: 'Partien',
  noGames: 'Du hast noch keine Partie zu Ende gespielt.',
  keeping: 'Mitnehmen',
  keepingNote:
    'Alle Partien, ihre Rückblicke und was du gelernt hast, in einer Datei. Öffne sie auf einem anderen Gerät, um dort weiterzumachen.',
  save: 'Alles in einer Datei speichern',
};
