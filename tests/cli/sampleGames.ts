/** Valid input to be damaged: whole records, and drafts of positions from those games. */

import { random } from '@coalbrook/bots';
import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeRecord, replay } from '@coalbrook/record';
import type { Draft, GameRecord } from '@coalbrook/record';
import { questionOf, seedOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

import { recordGame } from '../../apps/cli/src/bench/recordGame.ts';
import { isSoak } from '../soakCount.ts';
import { draftOf, tableFor } from './samples.ts';

const tables: readonly Table[] = [
  ...[2, 3, 4].map((seats) => tableFor(birmingham, { seats })),
  tableFor(birmingham, { seats: 2, options: ['introductory'] }),
  tableFor(birmingham, { seats: 1, automata: ['eadweard:normal'] }),
  tableFor(birmingham, { seats: 1, options: ['varying-order'], automata: ['eadweard:hard', 'emily:easy'] }),
  ...[2, 3, 4].map((seats) => tableFor(lancashire, { seats })),
  tableFor(lancashire, { seats: 2, options: ['introductory', 'community'] }),
  tableFor(lancashire, { seats: 3, options: ['virtual-link-both', 'classic-deck', 'classic-tiles'] }),
  tableFor(ageOfIndustry, { seats: 3 }),
  tableFor(ageOfIndustry, { seats: 4, options: ['new-england'] }),
  tableFor(ageOfIndustry, { seats: 5, options: ['new-england', 'ship-card-own-port', 'develop-lowest'] }),
];

const games: readonly GameRecord[] = tables.map((table) =>
  recordGame(
    table,
    Array.from({ length: table.wish.seats }, () => random),
    seedOf('samples'),
  ).record(),
);

export const records: readonly string[] = games.map(makeRecord);

/** Drafts of positions of the sample games in which an action begins: all of them in a soak, otherwise one in eight. */
export const drafts: readonly Draft[] = games.flatMap((record) => {
  const found: Draft[] = [];
  let count = 0;
  replay(record, undefined, ({ table, state }) => {
    if (questionOf(state) === 'action' && (isSoak || count++ % 8 === 0)) found.push(draftOf(table, state));
  });
  return found;
});
