/** Texts about what was learnt. Not part of the catalogue: they are loaded only with the screen. */

export const progress = {
  title: 'Your progress',
  subtitle: 'What you have learnt and played on this device. It stays here.',
  next: 'What to do next',
  suggestions: {
    begin: { sentence: (title: string): string => `Start with “${title}”.`, way: 'Start' },
    goOn: { sentence: (title: string): string => `Go on with “${title}”.`, way: 'Go on' },
    play: { sentence: (): string => 'You know enough for a whole game against bots.', way: 'Set up a game' },
    resume: { sentence: (): string => 'You have a game in progress.', way: 'Play on' },
    review: {
      sentence: (): string => 'See what the coach says about your last game.',
      way: 'Review the game',
    },
  },
  sources: { guided: 'Guided first games', lessons: 'Lessons', puzzles: 'Puzzles' },
  doneOf: (done: number, all: number): string => `${done} of ${all}`,
  allDone: 'All done',
  games: 'Games',
  noGames: 'You have not finished a game yet.',
  keeping: 'Take it with you',
  keepingNote:
    'All games, their reviews and what you have learnt, in one file. Open it on another device to go on there.',
  save: 'Save everything to a file',
};

export type ProgressTexts = typeof progress;
