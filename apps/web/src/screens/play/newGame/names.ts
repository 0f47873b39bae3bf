import type { Figure } from '../../../theme/seats.ts';
import type { Chair } from './chairs.ts';

/** Default names of seats. */
export interface Names {
  figure(figure: Figure): string;
  bot(policy: string): string;
  automaton(slug: string): string;
}

const defaultName = ({ kind, who, figure }: Chair, names: Names): string => {
  if (kind === 'automaton') return names.automaton(who);
  return figure === '' ? names.bot(who) : names.figure(figure);
};

/** The names of all chairs: what was typed, or else a default. Defaults that are taken get a number. */
export const namesOf = (chairs: readonly Chair[], names: Names): readonly string[] => {
  const taken = new Set(chairs.map(({ name }) => name.trim()));
  return chairs.map((chair) => {
    const typed = chair.name.trim();
    if (typed !== '') return typed;
    const usual = defaultName(chair, names);
    let name = usual;
    for (let number = 2; taken.has(name); number++) name = `${usual} ${number}`;
    taken.add(name);
    return name;
  });
};
