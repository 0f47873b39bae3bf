/** Who has blocked whom. */

import type { Queries } from '../../ground/database/database.ts';

/** People in one question. There are always so many placeholders, so that the text stays the same. */
const AT_ONCE = 32;
const places = (from: number): string => Array.from({ length: AT_ONCE }, (_, at) => `$${from + at}`).join(', ');

export const isBlockedBy = async (queries: Queries, person: string, other: string): Promise<boolean> =>
  (await queries.query('select id from blocks where person = $1 and other = $2', person, other)).length > 0;

const chunksOf = (people: readonly string[]): readonly (readonly string[])[] => {
  const chunks: (readonly string[])[] = [];
  for (let from = 0; from < people.length; from += AT_ONCE)
    chunks.push(Array.from({ length: AT_ONCE }, (_, at) => people[from + at] ?? ''));
  return chunks;
};

/** Who among those people has blocked whom of them, in pairs. */
export const blocksAmong = async (
  queries: Queries,
  people: readonly string[],
): Promise<readonly (readonly [by: string, other: string])[]> => {
  const among = new Set(people);
  const pairs: (readonly [string, string])[] = [];
  for (const some of chunksOf([...among])) {
    const rows = await queries.query<{ person: string; other: string }>(
      `select person, other from blocks where person in (${places(1)})`,
      ...some,
    );
    for (const { person, other } of rows) if (among.has(other)) pairs.push([person, other]);
  }
  return pairs;
};
