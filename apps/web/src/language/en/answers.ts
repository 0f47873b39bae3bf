import { figure } from '@coalbrook/words';

/** What is said to somebody who cannot see the table; loaded when somebody asks. */
export const answers = {
  /** Somebody, and what they have. */
  purse: (name: string, figures: readonly string[]) => `${name}: ${figures.join(', ')}.`,
  you: (name: string) => `You, ${name}`,
  actsNow: 'to play',
  income: (money: string) => `income ${money}`,
  counted: (name: string, points: number) => `${name}: ${figure(points)} if scored now`,
  nextTiles: 'Your next tiles:',
  hand: (cards: readonly string[]) => `Your hand: ${cards.join('; ')}.`,
  noHand: 'You hold no cards.',
  nothingNew: 'Nobody has played since your last turn.',
  noMerchants: 'This game has no merchants.',
  canBuild: (industry: string) => `${industry}: you can build it.`,
  cannotBuild: (industry: string, why: string) => `${industry}: no. ${why}`,
  noSites: 'Nothing is built here.',
};

export type AnswerTexts = typeof answers;
