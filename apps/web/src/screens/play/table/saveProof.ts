import type { Sheet } from '@coalbrook/wire';

import { download } from '../../../files/download.ts';
import { fileNameOf } from '../../../files/fileName.ts';
import type { Session } from '../../../session/session.ts';
import { notify } from '../../../ui/notices.ts';

/** Saves the file with which everybody can repeat the draws of a game, and says how. */
export const saveProof = async (session: Session, sheet: Sheet, hint: string): Promise<void> => {
  const proof = await session.proof();
  if (proof === undefined) return;
  download(`proof-${fileNameOf(sheet)}`, proof);
  notify(hint);
};
