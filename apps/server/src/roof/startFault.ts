import { causeOf } from '../ground/database/causeOf.ts';
import { NewerSchema } from '../ground/database/migrations.ts';
import { CannotListen } from '../ground/http/listen.ts';

/** Why a server did not start, if whoever started it can do something about that; undefined otherwise. */
export const startFault = (error: unknown): string | undefined => {
  if (error instanceof CannotListen) return error.message;
  if (error instanceof NewerSchema) {
    return 'the games were written by a newer version of Coalbrook, and this one does not touch them';
  }
  const cause = causeOf(error);
  return cause === undefined ? undefined : `the database cannot be used: ${cause}`;
};
