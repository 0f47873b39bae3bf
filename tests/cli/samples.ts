/** Valid input to be damaged: whole records, and drafts of positions from those games. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { random } from '@coalbrook/bots';
import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeRecord, replay } from '@coalbrook/record';
import type { Draft, GameRecord } from '@coalbrook/record';
import { describe, makeTable, questionOf, seedOf } from '@coalbrook/rules';
import type { Edition, State, Table, Wish } from '@coalbrook/rules';

import { recordGame } from '../../apps/cli/src/bench/recordGame.ts';
import { root } from '../source.ts';

/** The cards of the edition's automata as a custom deck file. */
export const deck: string = readFileSync(join(root, 'packages/editions/src/birmingham/automa/data/cards.json'), 'utf8');

export const tableFor = (edition: Edition, wish: Wish): Table => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error('no table');
  return table.value;
};

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

/** A position as a draft. */
export const draftOf = (table: Table, state: State): Draft => {
  const {
    pending: _pending,
    deckSize: _deckSize,
    aside: _aside,
    discarded: _discarded,
    ...rest
  } = describe(table, state);
  const players = rest.players.map(({ level: _level, links: _links, handSize: _handSize, mat, ...player }) => ({
    ...player,
    mat: Object.fromEntries(table.tiles.map(({ slug }) => [slug, mat[slug] ?? 0])),
  }));
  return { ...rest, players };
};

/** Drafts of all positions of the sample games in which an action begins. */
export const drafts: readonly Draft[] = games.flatMap((record) => {
  const found: Draft[] = [];
  replay(record, undefined, ({ table, state }) => {
    if (questionOf(state) === 'action') found.push(draftOf(table, state));
  });
  return found;
});
