import { proveBoards } from './proveBoards.ts';

proveBoards({ read: 4, played: 2 });
