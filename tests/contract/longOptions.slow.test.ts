import { soakCount } from '../soakCount.ts';
import { describeLongContract } from './describeLongContract.ts';
import { allTables, plainTables } from './tables.ts';

// A table with options differs little from the one without, so fewer games are enough here.
describeLongContract(
  allTables.filter((table) => !plainTables.includes(table)),
  { games: soakCount(20), looked: soakCount(3), kept: soakCount(2) },
);
