import { proveAtLength } from './proveAtLength.ts';
import { plainTables } from './tables.ts';

proveAtLength(plainTables, { games: 200, looked: 12, kept: 20 });
