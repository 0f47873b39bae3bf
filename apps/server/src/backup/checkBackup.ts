import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

import type { SqlDatabase } from '../ground/database/database.ts';
import { migrate, schemaAge } from '../ground/database/migrations.ts';
import { checkData } from './checkData.ts';
import type { DataReport } from './checkData.ts';

const FOREIGN = 'it is no database of Coalbrook';

const isOurs = async (database: SqlDatabase): Promise<boolean> => {
  const tables = await database.query<{ name: string }>(
    "select name from sqlite_schema where type = 'table' and name in ('games', 'schema_version')",
  );
  return tables.length === 2;
};

/**
 * Whether a copy of a database is whole and can be read by this version: the file itself, its schema, and every game. It
 * is brought up to the schema of today on the way.
 */
export const checkBackup = async (database: SqlDatabase): Promise<Result<DataReport, string>> => {
  const [{ integrity_check: integrity }] = await database.query<{ integrity_check: string }>(
    'pragma integrity_check(1)',
  );
  if (integrity !== 'ok') return fail('it is damaged');
  if (!(await isOurs(database))) return fail(FOREIGN);
  if ((await schemaAge(database)) === 'newer') return fail('it was written by a newer version of Coalbrook');
  const orphans = await database.query('pragma foreign_key_check');
  if (orphans.length > 0) return fail('it is damaged');
  await migrate(database);
  return done(await checkData(database));
};
