export { BotPool } from './bots/botPool.ts';
export { isDrawProof, verifyDraws } from './chance/verifyDraws.ts';
export { SqliteDatabase } from './database/sqlite.ts';
export { takeFolder } from './database/takeFolder.ts';
export { servePage } from './http/servePage.ts';
export { jsonLog } from './log.ts';
export { startServer } from './server.ts';
