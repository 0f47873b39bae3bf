/** Texts of the review. Not part of the catalogue: they are loaded only with the screen. */

export const review = {
  title: 'Review',
  subtitle: (game: string): string => `${game}, looked at again: what cost points, what gained them, and why.`,
  seats: 'Players',
  about:
    'The coach looks at every choice from what the player could see, tries it against the alternatives, and looks at the largest differences twice more. This takes a while and needs no network.',
  start: (name: string): string => `Review ${name}’s game`,
  running: 'The coach is looking at the game …',
  stop: 'Stop',
  failed: 'The review did not work. Try again.',
  netless: 'The coach’s training data cannot be loaded now, so this review goes by rules of thumb.',
  unfinished: 'A game can be reviewed when it is over.',
  ready: (points: number): string => `Finished with ${points} ${points === 1 ? 'point' : 'points'}.`,
  chart: {
    title: 'Points expected',
    note: 'What the coach expected for the end of the game, after the last choice in each round.',
    label: (summary: string): string => `Points expected over the rounds. At the end: ${summary}`,
  },
  costly: 'What cost most',
  best: 'The best moves',
  guided: 'What the guide suggested is not held against you.',
  advised: 'As the guide suggested.',
  /** What is said of a list without moments. */
  nothing: {
    costly:
      'No choice clearly cost points: anything else would have made little difference, as far as the coach can tell.',
    best: 'No single move stands out: others would have done about as well.',
  },
  played: 'Played',
  better: 'Better',
  picture: (when: string): string => `The map: ${when}`,
  habits: 'Compared with masters',
  habitsNote:
    'Figures of the whole game. Masters means bots that have learnt the game; mostly is the middle half of their games.',
  habit: 'Habit',
  masters: 'Masters',
  differs: { less: 'less than usual', more: 'more than usual' },
  tryIt: 'Try it from here:',
  asPlan: 'As a plan',
  asGame: 'As a new game',
  backToReview: 'Back to the review',
  noPlan: 'You cannot plan from this moment.',
  toGame: 'To the game',
};

export type ReviewTexts = typeof review;
