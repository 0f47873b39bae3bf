import { proveContract } from './proveContract.ts';
import { plainTables } from './tables.ts';

proveContract(plainTables);
