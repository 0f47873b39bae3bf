/** What can be chosen at the table that is being laid: only the rules say so. */

import { tableFor } from '@coalbrook/record';
import type { Edition, InputFault, Table } from '@coalbrook/rules';

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

/** What a change would bring about that is not wrong already. */
const newFaults = (before: SetUp, after: SetUp): readonly InputFault[] => {
  const known = judge(before).faults;
  return judge(after).faults.filter((fault) => !known.some((other) => isSame(fault, other)));
};

/** Why an option does not go with the rest: what choosing it would break, or what having chosen it breaks now. */
export const optionFault = (setUp: SetUp, option: string): InputFault | undefined =>
  setUp.options.includes(option)
    ? newFaults(withOption(setUp, option, false), setUp)[0]
    : newFaults(setUp, withOption(setUp, option, true))[0];

/** What is wrong with a file beside everything else that was chosen. */
export const fileFaults = (setUp: SetUp, file: string, value: unknown): readonly InputFault[] =>
  newFaults(withFile(setUp, file, undefined), withFile(setUp, file, value));

/** A board that the edition is published with, and the option that puts it on the table. */
export interface PrintedBoard {
  readonly name: string;
  readonly option: string | undefined;
  readonly isReconstructed: boolean;
}

/** Options that do nothing but choose among the printed boards are offered as boards. */
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
