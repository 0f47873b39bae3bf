import { proveContract } from './proveContract.ts';
import { allTables, plainTables } from './tables.ts';

proveContract(allTables.filter((table) => !plainTables.includes(table)));
