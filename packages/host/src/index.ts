export { CommittedGame } from './committedGame.ts';
export { Host } from './host.ts';
export { localBots } from './localBots.ts';
export { MemoryLedger } from './memoryLedger.ts';
export { newSheet, sheetFaults, sitterFaults } from './newSheet.ts';
export type * from './ports.ts';
export { Queue } from './queue.ts';
export { seededChance } from './seededChance.ts';
