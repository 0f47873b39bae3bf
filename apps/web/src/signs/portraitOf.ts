import type { Sitter } from '@coalbrook/wire';

import { figures } from '../theme/seats.ts';

/**
 * The portrait that shows a sitter: the chosen figure, or that of the bot itself. A person who has chosen none gets that
 * of their seat; an automaton has none.
 */
export const portraitOf = ({ kind, policy, figure }: Pick<Sitter, 'kind' | 'policy' | 'figure'>, seat = 0): string => {
  if (kind === 'automaton') return '';
  if (figure !== '') return figure;
  return kind === 'bot' ? policy : figures[seat % figures.length];
};
