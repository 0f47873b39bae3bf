import type { NewGame, Sheet, Sitter } from '@coalbrook/wire';

/** The next of those who take turns in order sits first; automata keep their seats behind them. */
const moveUp = (sitters: readonly Sitter[]): readonly Sitter[] => {
  const others = sitters.filter(({ kind }) => kind !== 'automaton');
  const automata = sitters.filter(({ kind }) => kind === 'automaton');
  return [...others.slice(1), ...others.slice(0, 1), ...automata];
};

/** The same game with the same company, one seat further, newly dealt from the set-up. */
export const rematchOf = ({ header, sitters }: Sheet, seed: string): NewGame => {
  const { edition, seats, options = [], automata = [], files = {} } = header;
  return { edition, wish: { seats, options, automata, files }, sitters: moveUp(sitters), seed };
};
