import { atLength } from '../atLength.ts';
import { proveAtLength } from './proveAtLength.ts';
import { plainTables } from './tables.ts';

proveAtLength(plainTables, { games: atLength(100), looked: atLength(8, 2), kept: atLength(10, 2) });
