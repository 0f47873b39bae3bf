/** A set-up as a game to begin, to keep or to share, and back. */

import { findEdition } from '@coalbrook/editions';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { inputFault, Reading } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import type { NewGame, Sitter } from '@coalbrook/wire';

import { readSitters } from '../../../session/sitters.ts';
import { colourOf, figures } from '../../../theme/seats.ts';
import { DEFAULT_LEVEL, inOrder, withFigures } from './chairs.ts';
import type { Chair } from './chairs.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';
import { wishOf, withSeed } from './setUp.ts';
import type { SetUp } from './setUp.ts';

const LONGEST_SEED = 100;
const MOST_CHAIRS = 9;

/** The policy, figure and colour of a chair, as a sitter has them. */
const lookOf = ({ kind, who, figure, colour }: Chair): Omit<Sitter, 'name'> => ({
  kind,
  policy: kind === 'bot' ? who : '',
  figure,
  colour,
});

export const newGameOf = (setUp: SetUp, names: Names, seed: string): NewGame => {
  const chairs = inOrder(setUp.chairs);
  const named = namesOf(chairs, names);
  return {
    edition: setUp.edition,
    wish: wishOf(setUp),
    seed: withSeed(setUp, seed).seed,
    sitters: chairs.map((chair, seat) => ({ ...lookOf(chair), name: named[seat] })),
  };
};

/** A set-up to be kept or shared: defaults are left out, because another reader may use another language. */
export const sharedSetUp = (setUp: SetUp): NewGame => ({
  edition: setUp.edition,
  wish: wishOf(setUp),
  seed: setUp.seed,
  sitters: inOrder(setUp.chairs).map((chair) => ({ ...lookOf(chair), name: chair.name.trim() })),
});

/** The set-up of an existing game. Names are kept only if they differ from the defaults. */
export const setUpOf = ({ edition, wish, sitters, seed }: NewGame, names: Names): SetUp => {
  const { automata = [], options = [], files = {} } = wish;
  const people = sitters.length - automata.length;
  const chairs = withFigures(
    sitters.map(({ kind, policy, figure, colour }, seat): Chair => {
      const [slug = '', level = DEFAULT_LEVEL] = (automata[seat - people] ?? '').split(':');
      const isAutomaton = kind === 'automaton';
      return {
        kind,
        who: isAutomaton ? slug : policy,
        level: isAutomaton ? level : DEFAULT_LEVEL,
        name: '',
        figure: isAutomaton ? '' : (figures.find((known) => known === figure) ?? ''),
        colour: colourOf(colour, seat),
      };
    }),
  );
  const defaults = namesOf(chairs, names);
  const named = chairs.map((chair, seat) => {
    const { name } = sitters[seat];
    return name === defaults[seat] ? chair : { ...chair, name };
  });
  return { edition, options, files, chairs: named, seed };
};

/** Reads a set-up from a link or from storage. The rules decide whether it can be played. */
export const readNewGame = (value: unknown): Result<NewGame, InputFault> => {
  const reading = new Reading('setUp');
  const fields = reading.object(value, '', ['edition', 'wish', 'sitters', 'seed']);
  const edition = reading.text(fields['edition'], 'edition') ?? '';
  const wish = reading.object(fields['wish'], 'wish', ['seats', 'options', 'automata', 'files']);
  const seats = reading.integer(wish['seats'], 'wish.seats', 0, 0, MOST_CHAIRS);
  const automata = reading.texts(wish['automata'], 'wish.automata');
  const sitters = readSitters(reading, fields['sitters'], 'sitters').slice(0, MOST_CHAIRS);
  if (!findEdition(edition)) reading.fault('edition', 'unknown', { kind: 'thing', thing: 'edition' }, edition);
  if (sitters.length !== seats + automata.length || sitters.length === 0)
    reading.fault('sitters', 'impossible', { kind: 'somebodyForEverySeat' }, sitters.length);
  const game: NewGame = {
    edition,
    wish: {
      seats,
      options: reading.texts(wish['options'], 'wish.options'),
      automata,
      files: reading.object(wish['files'], 'wish.files'),
    },
    sitters,
    seed: (reading.text(fields['seed'], 'seed') ?? '').slice(0, LONGEST_SEED),
  };
  const [fault] = reading.faults;
  if (fault) return fail(fault);
  const isInOrder = sitters.every(({ kind }, seat) => (kind === 'automaton') === seat >= seats);
  if (isInOrder) return done(game);
  const order = sitters.map(({ kind }) => kind);
  return fail(inputFault('sitters', 'impossible', { kind: 'automataLast' }, order));
};
