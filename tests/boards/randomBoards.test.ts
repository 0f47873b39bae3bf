import { describeRandomBoards } from './describeRandomBoards.ts';

describeRandomBoards({ read: 4, played: 2 });
