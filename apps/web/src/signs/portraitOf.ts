import type { Sitter } from '@coalbrook/wire';

/** The portrait that shows a sitter: the chosen figure, or that of the bot itself. An automaton has none. */
export const portraitOf = ({ kind, policy, figure }: Pick<Sitter, 'kind' | 'policy' | 'figure'>): string => {
  if (kind === 'automaton') return '';
  return kind === 'bot' && figure === '' ? policy : figure;
};
