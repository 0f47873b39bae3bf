import { figure } from '@coalbrook/words';

export const opponents = {
  who: (seat: number): string => `Who plays at seat ${seat}?`,
  instead: (name: string): string => `Who plays instead of ${name}?`,
  people: 'People',
  bots: 'Bots',
  automata: 'Automata',
  strength: (rating: number): string => `Strength ${figure(rating)}`,
  ownPortrait: 'Own portrait',
  fill: 'Fill the table',
  mixtures: { gentle: 'Gentle', even: 'Even', strong: 'Strong' },
};

/** The texts around the choice of players. English defines the type. */
export type OpponentTexts = typeof opponents;
