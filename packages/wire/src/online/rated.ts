/** Which games can be rated: those that different people play from the start, on equal terms, to their end. */

import type { NewTable } from './newTable.ts';

/**
 * Why a table cannot be rated. `begun`: it has a position or a record. `files`, `automata`: not everybody has the same.
 * `hints`: nobody could tell whose play it was. `seats`: one person would have several. `people`: nobody would be rated.
 * `alone`: only bots play against one person, who could leave any game lying about that goes badly, because there is no
 * clock. `leaving`: whoever leaves would take the result from the others.
 */
export type UnratedReason = 'begun' | 'files' | 'automata' | 'hints' | 'seats' | 'people' | 'alone' | 'leaving';

type RatedTerms = Pick<NewTable, 'position' | 'record' | 'hasHints' | 'mine' | 'time' | 'customs'> & {
  readonly wish: Pick<NewTable['wish'], 'files'>;
  readonly sitters: readonly Pick<NewTable['sitters'][number], 'kind'>[];
};

/** Everything that keeps a table from being rated. */
export const unratedReasons = (table: RatedTerms): readonly UnratedReason[] => {
  const { position, record, hasHints, mine, time, customs, wish, sitters } = table;
  const people = sitters.filter(({ kind }) => kind === 'person').length;
  const isTimed = time !== undefined && time.kind !== 'none';
  const holds: Readonly<Record<UnratedReason, boolean>> = {
    begun: position !== undefined || record !== undefined,
    files: Object.keys(wish.files ?? {}).length > 0,
    automata: sitters.some(({ kind }) => kind === 'automaton'),
    hints: hasHints === true,
    seats: mine.length > 1,
    people: people === 0,
    alone: people === 1 && !isTimed,
    leaving: customs?.leaving === 'end',
  };
  return (Object.keys(holds) as readonly UnratedReason[]).filter((reason) => holds[reason]);
};
