import { describeContract } from './describeContract.ts';
import { allTables, plainTables } from './tables.ts';

describeContract(allTables.filter((table) => !plainTables.includes(table)));
