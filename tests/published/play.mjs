import { findPolicy, playGame } from '@coalbrook/bots';
import { birmingham } from '@coalbrook/editions';
import { describe, makeTable, seedOf } from '@coalbrook/rules';

const table = makeTable(birmingham, { seats: 4 }).value;
const { state } = playGame(
  table,
  Array.from({ length: 4 }, () => findPolicy('apprentice')),
  seedOf('tea'),
);
console.log(
  describe(table, state)
    .players.map(({ points }) => points)
    .join(' '),
);
