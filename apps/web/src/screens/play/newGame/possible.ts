/** What can be chosen in a set-up, as the rules decide. */

import { tableFor } from '@coalbrook/record';
import type { Edition, Table } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';

import { wishOf, withFile, withOption } from './setUp.ts';
import type { SetUp } from './setUp.ts';

export interface Verdict {
  readonly table: Table | undefined;
  readonly faults: readonly InputFault[];
}

export const judge = (setUp: SetUp): Verdict => {
  const made = tableFor(setUp.edition, wishOf(setUp));
  return made.ok ? { table: made.value, faults: [] } : { table: undefined, faults: made.fault };
};

const isSame = (one: InputFault, other: InputFault): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Faults that a change would add. */
const newFaults = (before: SetUp, after: SetUp): readonly InputFault[] => {
  const known = judge(before).faults;
  return judge(after).faults.filter((fault) => !known.some((other) => isSame(fault, other)));
};

/** Why an option conflicts with the rest: the faults of choosing it, or of having chosen it. */
export const optionFault = (setUp: SetUp, option: string): InputFault | undefined =>
  setUp.options.includes(option)
    ? newFaults(withOption(setUp, option, false), setUp)[0]
    : newFaults(setUp, withOption(setUp, option, true))[0];

/** The faults of a file in combination with the other choices. */
export const fileFaults = (setUp: SetUp, file: string, value: unknown): readonly InputFault[] =>
  newFaults(withFile(setUp, file, undefined), withFile(setUp, file, value));

/** A board of the edition, and the option that selects it. */
export interface PrintedBoard {
  readonly name: string;
  readonly option: string | undefined;
  readonly isReconstructed: boolean;
}

/** Options that only select a printed board are offered as boards. */
export const printedBoards = (edition: Edition): readonly PrintedBoard[] => {
  const seats = edition.seats[0] ?? 2;
  const boardWith = (options: readonly string[]): string | undefined => {
    const made = tableFor(edition.slug, { seats, options });
    return made.ok ? made.value.board.name : undefined;
  };
  const usual = boardWith([]);
  return edition.boards.flatMap(({ name, reconstructed = false }) => {
    const option = name === usual ? undefined : edition.options.find(({ slug }) => boardWith([slug]) === name)?.slug;
    return name === usual || option !== undefined ? [{ name, option, isReconstructed: reconstructed }] : [];
  });
};
