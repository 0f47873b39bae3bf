// Asks a bot that has learnt from games, whose nets are files of their package.
import { readFile } from 'node:fs/promises';

import { findPolicy, NetShelf, playGame } from '@coalbrook/bots';
import { birmingham } from '@coalbrook/editions';
import { describe, makeTable, seedOf } from '@coalbrook/rules';

const shelf = new NetShelf((file) => readFile(new URL(import.meta.resolve(`@coalbrook/bots/nets/${file}`))));
const table = makeTable(birmingham, { seats: 2 }).value;
await shelf.fetch(table);
const { state } = playGame(
  table,
  Array.from({ length: 2 }, () => findPolicy('engineer', shelf)),
  seedOf('nets'),
);
console.log(
  describe(table, state)
    .players.map(({ points }) => points)
    .join(' '),
);
