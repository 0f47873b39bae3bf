/** Valid input to be damaged: tables, positions as drafts, and cards of automata. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Draft } from '@coalbrook/record';
import { describe, makeTable } from '@coalbrook/rules';
import type { Edition, State, Table, Wish } from '@coalbrook/rules';

import { root } from '../source.ts';

/** The cards of the edition's automata as a custom deck file. */
export const deck: string = readFileSync(join(root, 'packages/editions/src/birmingham/automa/data/cards.json'), 'utf8');

export const tableFor = (edition: Edition, wish: Wish): Table => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error('no table');
  return table.value;
};

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
