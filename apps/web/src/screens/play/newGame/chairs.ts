/** The chairs at a table that is being set up: who sits there, and how they look. */

import type { Sitter } from '@coalbrook/wire';

import { colours, figures } from '../../../theme/seats.ts';
import type { Colour, Figure } from '../../../theme/seats.ts';

export type ChairKind = Sitter['kind'];

export interface Chair {
  readonly kind: ChairKind;
  /** The policy of a bot, or the slug of an automaton. */
  readonly who: string;
  /** The strength of an automaton. */
  readonly level: string;
  /** If empty, a default. */
  readonly name: string;
  /** Empty for automata, and for bots that have their own portrait. */
  readonly figure: Figure | '';
  readonly colour: Colour;
  /** At an online table: whoever opens it plays this seat too. Not kept. */
  readonly isHere?: boolean | undefined;
}

export const DEFAULT_LEVEL = 'normal';

/** Who sits on a chair. */
export type Occupant = Pick<Chair, 'kind' | 'who'>;

/** Everything else about a chair. */
export type ChairLook = Omit<Chair, keyof Occupant>;

export const person: Occupant = { kind: 'person', who: '' };
export const bot = (policy: string): Occupant => ({ kind: 'bot', who: policy });
export const automaton = (slug: string): Occupant => ({ kind: 'automaton', who: slug });

const free = <Value>(all: readonly Value[], taken: readonly Value[]): Value =>
  all.find((one) => !taken.includes(one)) ?? all[0];

/** Gives every person a figure that nobody else has. */
export const withFigures = (chairs: readonly Chair[]): readonly Chair[] => {
  const taken: (Figure | '')[] = chairs.map(({ figure }) => figure);
  return chairs.map((chair, index) => {
    if (chair.kind !== 'person' || chair.figure !== '') return chair;
    const figure = free(figures, taken);
    taken[index] = figure;
    return { ...chair, figure };
  });
};

/** Adds a chair with an unused colour. */
export const addChair = (chairs: readonly Chair[], who: Occupant): readonly Chair[] => {
  const taken = chairs.map(({ colour }) => colour);
  return [...chairs, { ...who, level: DEFAULT_LEVEL, name: '', figure: '', colour: free(colours, taken) }];
};

/** Seats somebody on a chair. Whoever sat there already keeps everything; others keep only the colour. */
export const seatOn = (chair: Chair, { kind, who }: Occupant): Chair =>
  chair.kind === kind && chair.who === who ? chair : { ...chair, kind, who, name: '', figure: '' };

/** People and bots first, in seat order. */
export const inOrder = (chairs: readonly Chair[]): readonly Chair[] => [
  ...chairs.filter(({ kind }) => kind !== 'automaton'),
  ...chairs.filter(({ kind }) => kind === 'automaton'),
];
