/** Why a file or a database cannot be used, in words for whoever looks after it. */

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'something else is in its place',
  EFBIG: 'the disk is full',
  EISDIR: 'it is a folder',
  EIO: 'the disk fails',
  SQLITE_NOTADB: 'it is damaged, or no database',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_CANTOPEN: 'it cannot be opened',
  SQLITE_READONLY: 'it cannot be written',
  SQLITE_PERM: 'permission is denied',
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk fails',
  SQLITE_BUSY: 'another program has locked it',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection breaks off',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ETIMEDOUT: 'nothing answers there',
  EHOSTUNREACH: 'nothing answers there',
  ENETUNREACH: 'nothing answers there',
  // Those of Postgres.
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  // There is no schema in which the user may make tables.
  '3F000': 'the user may not change it',
  '42501': 'the user may not change it',
  '53300': 'it has too many connections',
  '57P01': 'it is stopping',
  '57P03': 'it is just starting or stopping',
};

/** The library tells only in words that a file could not be opened. */
const UNOPENED = /^ConnectionFailed\("Unable to open .*: 14"\)$/;

const codeOf = (error: unknown): string => {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if (typeof message === 'string' && UNOPENED.test(message)) return 'SQLITE_CANTOPEN';
  return typeof code === 'string' ? code : '';
};

/** The cause of an error of the disk, the network or a database; undefined if it is none. */
export const causeOf = (error: unknown): string | undefined => {
  const code = codeOf(error);
  // SQLite adds details after its codes, as in SQLITE_IOERR_WRITE.
  return CAUSES[code] ?? CAUSES[code.split('_', 2).join('_')];
};
