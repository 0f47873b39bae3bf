import { atLength } from '../atLength.ts';
import { proveAtLength } from './proveAtLength.ts';
import { allTables, plainTables } from './tables.ts';

// A table with options differs little from the one without, so fewer games are enough here.
proveAtLength(
  allTables.filter((table) => !plainTables.includes(table)),
  { games: atLength(20), looked: atLength(3), kept: atLength(2) },
);
