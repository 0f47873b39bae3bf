import { findEdition } from '@coalbrook/editions';
import { done, fail, makeTable } from '@coalbrook/rules';
import type { Result, Table } from '@coalbrook/rules';

import { inputFault } from './fault.ts';
import type { InputFault } from './fault.ts';

/** The table that somebody asks for by name. */
export const tableFor = (slug: string, seats: number, options: readonly string[]): Result<Table, InputFault> => {
  const edition = findEdition(slug);
  if (!edition) return fail(inputFault('edition', 'unknown', 'an edition', slug));
  const made = makeTable(edition, seats, options);
  if (made.ok) return done(made.value);
  const { fault } = made;
  return fail(
    fault.fault === 'seats'
      ? inputFault('seats', 'outOfRange', fault.allowed.join(', '), fault.seats)
      : inputFault('options', 'unknown', fault.known.join(', '), fault.option),
  );
};
