/** The flags that say which game is played, and where its chance comes from. */

import { editions, findEdition } from '@coalbrook/editions';
import { show } from '@coalbrook/record';
import { done, fail, makeTable } from '@coalbrook/rules';
import type { Result, Table } from '@coalbrook/rules';

import type { Flags, FlagsByName } from './flags.ts';

const variants = editions
  .map(({ slug, options }) => `${options.map((option) => option.slug).join(', ')} (${slug})`)
  .join('; ');

export const tableFlags = {
  edition: { value: 'NAME', sentence: `The game: ${editions.map(({ slug }) => slug).join(', ')}.` },
  seats: { value: 'N', sentence: 'How many play; left out, as many as can.' },
  option: { value: 'NAME', sentence: `A variant, and more of them by more such flags: ${variants}.`, many: true },
} as const satisfies FlagsByName;

export const seedFlag = (left: string): FlagsByName => ({
  seed: { value: 'TEXT', sentence: `Where chance comes from: the same seed, the same game; ${left} if left out.` },
});

/** The table that the flags ask for. */
export const readTable = (flags: Flags): Result<Table, string> => {
  const slug = flags.text('edition', editions[0].slug);
  const edition = findEdition(slug);
  if (!edition) {
    return fail(`--edition: there is no ${show(slug)}; there is ${editions.map((one) => one.slug).join(', ')}`);
  }
  const seats = flags.integer('seats', Math.max(...edition.seats), 0, 99);
  const wish = flags.close(seats);
  if (!wish.ok) return wish;
  const table = makeTable(edition, seats, flags.all('option'));
  if (table.ok) return done(table.value);
  if (table.fault.fault === 'seats') {
    return fail(`--seats: ${edition.name} is for ${edition.seats.join(', ')} seats, not ${seats}`);
  }
  const known = table.fault.known.join(', ') || 'none';
  return fail(`--option: ${edition.name} has no ${show(table.fault.option)}; it has ${known}`);
};
