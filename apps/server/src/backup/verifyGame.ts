/** Proves a finished game, or says in a sentence why it is not proved. */

import { foreignFault } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import type { DrawProof } from '@coalbrook/wire/online';
import { english, sayFault } from '@coalbrook/words';

import { verifyDraws } from './verifyDraws.ts';
import type { VerifiedDraws } from './verifyDraws.ts';

export const verifyGame = (record: GameRecord, proof: DrawProof): Result<VerifiedDraws, string> => {
  const { header, entries } = record;
  const { from } = proof;
  const fault = foreignFault(record);
  if (fault) return fail(sayFault(fault, english));
  if (from < 0 || from > entries.length)
    return fail(`the proof begins at entry ${from}, but the record has ${entries.length} entries`);
  const verified = verifyDraws(record, proof);
  if (!verified.ok) return verified;
  const { draws, lastChecked, isOver } = verified.value;
  if (lastChecked < entries.length - 1)
    return fail(`the entries after entry ${lastChecked} cannot be repeated by this version, so its end is not proved`);
  if (!isOver && !header.abandoned) return fail('the game is not finished, so it is not proved');
  if (draws === 0) return fail('the server made no draw of this game, so nothing is proved');
  return verified;
};
