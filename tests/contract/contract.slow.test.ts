import { soakCount } from '../soakCount.ts';
import { describeLongContract } from './describeLongContract.ts';
import { plainTables } from './tables.ts';

describeLongContract(plainTables, { games: soakCount(100), looked: soakCount(8, 2), kept: soakCount(10, 2) });
