export { takeFolder } from './database/takeFolder.ts';
export { SqliteDatabase } from './database/sqlite.ts';
export { jsonLog, silentLog } from './log.ts';
export { startServer } from './server.ts';
export type { RunningServer, ServerOptions } from './server.ts';
