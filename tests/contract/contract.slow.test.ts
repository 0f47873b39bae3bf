import { proveAtLength } from './proveAtLength.ts';
import { plainTables } from './tables.ts';

proveAtLength(plainTables, { games: 100, looked: 8, kept: 10 });
