import type { GuidedGame } from '@coalbrook/guide';
import type { NewGame, Sitter } from '@coalbrook/wire';

import { colours } from '../../../theme/seats.ts';
import type { Names } from '../../play/newGame/names.ts';

/** A guided game as one to begin: the learner, the opponents, then automata. */
export const newGuidedGame = (guided: GuidedGame, names: Names): NewGame => {
  const { edition, seats, options, automata, opponents, seed } = guided;
  const figure = 'arkwright';
  const sitters: readonly Omit<Sitter, 'colour'>[] = [
    { kind: 'person', name: names.figure(figure), policy: '', figure },
    ...opponents.map((policy) => ({ kind: 'bot', name: names.bot(policy), policy, figure: '' }) as const),
    ...automata.map((slug) => {
      const [name = ''] = slug.split(':', 1);
      return { kind: 'automaton', name: names.automaton(name), policy: '', figure: '' } as const;
    }),
  ];
  return {
    edition,
    wish: { seats, options, automata },
    sitters: sitters.map((sitter, seat) => ({ ...sitter, colour: colours[seat] })),
    seed,
  };
};
