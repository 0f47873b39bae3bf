import { describeContract } from './describeContract.ts';
import { allTables, plainTables, sampledTables } from './tables.ts';

describeContract(sampledTables(allTables.filter((table) => !plainTables.includes(table))));
