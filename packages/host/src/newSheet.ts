/** Makes a sheet from a wish, or lists its faults. */

import { isPolicyName } from '@coalbrook/bots';
import { completeDraft, headerOf, tableFor, tableOf } from '@coalbrook/record';
import type { Draft } from '@coalbrook/record';
import { done, fail, seedOf } from '@coalbrook/rules';
import type { Result, Table } from '@coalbrook/rules';
import { faultWithin, inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import type { Sheet, Sitter } from '@coalbrook/wire';
import type { NewGame } from '@coalbrook/wire';

/** The faults of a list of sitters. */
export const sitterFaults = (table: Table, sitters: readonly Sitter[]): readonly InputFault[] => {
  if (sitters.length !== table.seats) {
    return [inputFault('sitters', 'impossible', { kind: 'sitters', count: table.seats }, sitters.length)];
  }
  return sitters.flatMap(({ kind, policy }, seat) => {
    const at = `sitters[${seat}]`;
    if ((table.automata[seat] !== undefined) !== (kind === 'automaton')) {
      const isAutomaton = table.automata[seat] !== undefined;
      return [inputFault(`${at}.kind`, 'impossible', { kind: 'sitter', isAutomaton }, kind)];
    }
    return kind === 'bot' && !isPolicyName(policy)
      ? [inputFault(`${at}.policy`, 'unknown', { kind: 'thing', thing: 'policy' }, policy)]
      : [];
  });
};

/** The faults of a stored sheet: a table that cannot be made, or sitters that do not match its seats. */
export const sheetFaults = ({ header, sitters }: Pick<Sheet, 'header' | 'sitters'>): readonly InputFault[] => {
  const table = tableOf(header);
  return table.ok ? sitterFaults(table.value, sitters) : [table.fault];
};

const completed = (table: Table, position: unknown, seed: string): Result<Draft | undefined, readonly InputFault[]> => {
  if (position === undefined) return done(undefined);
  const draft = completeDraft(position, seedOf(`${seed} position`), table.wish.rules);
  if (!draft.ok) return fail(draft.fault.map((fault) => faultWithin('position', fault)));
  const { edition, seats, options, automata } = draft.value;
  const isSame =
    edition === table.edition.slug &&
    JSON.stringify([seats, options ?? [], automata ?? []]) ===
      JSON.stringify([table.wish.seats, table.wish.options, table.wish.automata]);
  return isSame ? draft : fail([inputFault('position', 'impossible', { kind: 'tableAskedFor' }, edition)]);
};

/**
 * The table of a new game. One that begins at its set-up has the newest rules that everybody knows; from a position, one
 * that was begun goes on under its own.
 */
const newTable = ({ edition, wish, position }: NewGame, newestKnown: number): Result<Table, readonly InputFault[]> => {
  const { rules, ...anew } = wish;
  const isBegun = position !== undefined && rules !== undefined;
  const table = tableFor(edition, isBegun ? wish : anew);
  const isKnown = isBegun || !table.ok || table.value.wish.rules <= newestKnown;
  return isKnown ? table : tableFor(edition, { ...anew, rules: newestKnown });
};

/** `newestKnown` is the newest rules number that everybody knows who may have to play the game. */
export const newSheet = (
  game: NewGame,
  id: string,
  begun: number,
  newestKnown = Infinity,
): Result<Sheet, readonly InputFault[]> => {
  const { sitters, seed, position } = game;
  const table = newTable(game, newestKnown);
  if (!table.ok) return table;
  const faults = sitterFaults(table.value, sitters);
  if (faults.length > 0) return fail(faults);
  const draft = completed(table.value, position, seed);
  if (!draft.ok) return draft;
  return done({ id, header: headerOf(table.value, draft.value), sitters, seed, begun });
};
