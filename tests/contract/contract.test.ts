import { describeContract } from './describeContract.ts';
import { plainTables } from './tables.ts';

describeContract(plainTables);
