import type { Light, ToldIdea } from '@coalbrook/guide';

import type { Source } from '../../../count/counting.ts';
import type { CountReader } from '../../../count/countReader.ts';

/** What an idea about a source of points speaks of. */
const lights: Readonly<Record<Source, Light>> = {
  link: 'links',
  rail: 'links',
  tile: 'tiles',
  again: 'tiles',
  cash: 'figures',
  income: 'figures',
  loans: 'figures',
};

/** Somebody who reads a page of the ideas about a count; the last page comes after them. */
export const readerOf = (told: readonly ToldIdea[], page: number, last: number): CountReader => ({
  // What no idea is about comes along with the rest.
  hasReached: (source) => told.findIndex(({ idea: { light } }) => light === lights[source]) <= page,
  hasMore: page < last,
});
