/** Texts about guided games. Not part of the catalogue: they are loaded only with these games. */

import type { Purpose } from '@coalbrook/guide';
import type { Noun } from '@coalbrook/words';

import { reasonTexts } from './reasons.ts';

const spacesOf = (spaces: number): string => (spaces === 1 ? '1 space' : `${spaces} spaces`);

/** What an action does, wherever there is nothing in particular to say about it. All of it holds in every position. */
const purposes: Readonly<Record<Purpose, string>> = {
  coal: 'The mine flips once its coal is used up, by you or by others.',
  iron: 'The works flip once their iron is used up, by you or by others.',
  beer: 'The brewery flips once its beer is used up.',
  goods: 'It flips once it is sold.',
  source: 'A tile flips when the last of it is taken.',
  port: 'It flips once something is sold through it.',
  ship: 'It is one more tile for the count.',
  network: 'Nobody else can lay this link then.',
  develop: 'You always build the lowest tile, and this one is out of the way.',
  sell: 'What is sold flips.',
  loan: 'You have the money at once.',
  scout: 'You get two wild cards, one for any place and one for any industry.',
  remove: 'You always build the lowest tile, and this one is out of the way.',
  draw: 'Every build costs a card.',
  pass: 'It costs a card, and nothing else happens.',
  discard: 'It is the card that you would miss least.',
  barrel: 'The merchant’s barrel serves only this sale.',
  bonus: 'The tile leaves your mat without any iron.',
  forfeit: 'It is what you would miss least.',
  stop: 'The action ends here.',
  buy: 'It comes from the market, at the price that is shown.',
  repay: 'Loans cost interest every round.',
};

export const guidedTexts = {
  title: 'Learn by playing',
  subtitle:
    'A whole short game at the real table. You make every move, and you are told what you need to know when you need it. No rulebook.',
  against: (opponents: string): string => `against ${opponents} (played by the computer)`,
  minutes: (count: number): string => `about ${count} minutes`,
  /** The first of the games. */
  startHere: 'Start here if all of them are new to you.',
  alone: 'On your own against an automaton that needs no money, over both eras.',
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Start over',
  onePage: 'Read it on one page instead',

  label: 'Guide',
  progress: (told: number, all: number): string => `Idea ${told} of ${all}`,
  next: 'Next',
  back: 'Back',
  yourMove: 'Your move:',
  /** Before the next step of an action that could also end here. */
  sameAction: 'The same action can go on:',
  /** How the very first move is made. */
  howTo: 'Choose what the golden pin marks, then confirm.',
  /** Another move than the suggested one is chosen. */
  other: 'You have chosen another move. That is fine; once you confirm it, you hear what it is worth.',
  doIt: 'Do it for me',
  /** Offers a picture of a piece with what is on it. */
  pieces: {
    tile: 'What is on a tile?',
    card: 'What do cards show?',
    merchant: 'What is a merchant?',
    track: 'The income track',
  },
  waiting: 'It is not your turn. Watch the map; it will be your turn again soon.',
  /** The button that closes the count. */
  counting: (goOn: string): string =>
    `The era is over and is being counted. Look at what each link and each flipped tile brings, then choose “${goOn}”.`,
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
    `Bad luck: the marker moved by ${spaces}, and the distant market is closed; your ${tile.one} ${at} is not sold. Until the era ends, only open ports buy.`,
  lost: 'The guide cannot follow this game any more. You can play on without it.',
  comparing: 'Comparing …',
  /** Asks for the same in figures. */
  figures: 'In figures',
  /** Asks for the reasons of a move or of a verdict. */
  why: 'Why?',
  /** Asks for the rules that an idea is about: on the button, and in full. */
  rules: 'Rules',
  rulesAbout: 'Rules about this',
  good: 'Another move, and a good one.',
  idle: 'You may do that, but it gains nothing.',
  worse: (better: string): string => `You may do that, but this looks better: ${better}.`,
  takeBack: 'Take it back',
  /** How many points the learner has, and the best of the others. */
  outcome: (own: number, other: number): string => {
    if (own === other) return `It is a draw at ${own} points.`;
    return own > other
      ? `You have won, ${own} points to ${other}.`
      : `This time you were beaten, ${own} points to ${other}.`;
  },
  over: 'You have played this game to its end. From here you can go on alone:',
  review: 'How did I play?',
  play: 'A game of your own',
  lessons: 'Short lessons',
  puzzles: 'Puzzles',
  more: 'Other guided games',
  purposes,
  reasons: reasonTexts,
};

export type GuidedTexts = typeof guidedTexts;
