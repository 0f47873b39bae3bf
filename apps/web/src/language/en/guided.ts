/** Texts about guided games. Not part of the catalogue: they are loaded only with these games. */

import type { Purpose } from '@coalbrook/guide';
import type { Noun } from '@coalbrook/words';

import { reasonTexts } from './reasons.ts';

const spacesOf = (spaces: number): string => (spaces === 1 ? '1 space' : `${spaces} spaces`);

/** Why an action is a good one, in general. */
const purposes: Readonly<Record<Purpose, string>> = {
  coal: 'Others will need coal, too. Once it is used up, the mine flips.',
  iron: 'Some iron is sold to the market at once, and everybody may use the rest.',
  beer: 'You will need beer to sell.',
  goods: 'It pays off once it is sold.',
  source: 'Whoever owns a tile is glad when it is emptied: then it flips.',
  port: 'Cotton leaves through ports, and a port flips together with the mill.',
  ship: 'A ship flips as soon as it is built.',
  network: 'Links score for what stands at their ends, and open more of the map.',
  develop: 'Better tiles come up.',
  sell: 'The tile flips, and that is what pays.',
  loan: 'With money in hand you can build right away.',
  scout: 'Wild cards fit anywhere.',
  remove: 'Better tiles come up.',
  draw: 'More cards, more choice.',
  pass: 'There is nothing better to do now.',
  discard: 'You need this card least.',
  barrel: 'The merchant’s barrel brings a bonus.',
  bonus: 'You need this tile least.',
  forfeit: 'It is the smallest loss.',
  stop: 'More of it would not pay.',
  buy: 'It is cheap enough.',
  repay: 'Loans cost interest every round.',
};

export const guidedTexts = {
  title: 'Learn by playing',
  subtitle:
    'A whole short game at the real table. You make every move, and you are told what you need to know when you need it. No rulebook.',
  against: (opponents: string): string => `against ${opponents}`,
  minutes: (count: number): string => `about ${count} minutes`,
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Start over',
  onePage: 'Read it on one page instead',

  label: 'Guide',
  progress: (told: number, all: number): string => `Idea ${told} of ${all}`,
  next: 'Next',
  back: 'Back',
  yourMove: 'Your move:',
  /** How the very first move is made. */
  howTo: 'Touch what is marked, then confirm; touching it once more confirms, too.',
  doIt: 'Do it for me',
  waiting: 'It is not your turn. Watch the map; it will be your turn again soon.',
  counting:
    'The era is over and is being counted. Look at what each link and each flipped tile brings, then continue below the map.',
  complete: 'That completes your turn. If you are happy with it, end it.',
  reveals: (drawn: string | undefined): string =>
    `${drawn ?? 'Now something is drawn at random.'} Reveal what comes; after that, your move cannot be taken back.`,
  /** What the draw of the distant market did: the tile is sold, or the market has closed. */
  soldAbroad: (tile: Noun, at: string, spaces: number, income: number): string =>
    `The market’s marker moved ${spacesOf(spaces)}: your ${tile.one} ${at} is sold. ` +
    (income === 0
      ? 'The market adds no income any more, but it still buys until it closes.'
      : `The market added ${income} income ${income === 1 ? 'space' : 'spaces'}; later sales bring that at most.`),
  closedAbroad: (tile: Noun, at: string, spaces: number): string =>
    `Bad luck: the drawn tile moved the market’s marker by ${spaces}, past the last number. The distant market is closed for the rest of the era, and your ${tile.one} ${at} is not sold. From now on only open ports buy.`,
  lost: 'The guide cannot follow this game any more. You can play on without it.',
  comparing: 'Comparing …',
  good: 'Another move, and a good one.',
  idle: 'You may do that, but it gains nothing.',
  worse: (better: string): string => `You may do that. This looks better: ${better}.`,
  takeBack: 'Take it back',
  /** How many points the learner has, and the best of the others. */
  outcome: (own: number, other: number): string => {
    if (own === other) return `It is a draw at ${own} points.`;
    return own > other
      ? `You have won, ${own} points to ${other}.`
      : `This time you were beaten, ${own} points to ${other}.`;
  },
  over: 'You have played a whole game. From here you can go on alone:',
  review: 'How did I play?',
  play: 'A game of your own',
  lessons: 'Short lessons',
  puzzles: 'Puzzles',
  more: 'Other guided games',
  purposes,
  reasons: reasonTexts,
};

export type GuidedTexts = typeof guidedTexts;
