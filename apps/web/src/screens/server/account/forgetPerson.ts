import { keepOwnName } from '../../../session/online/ownName.ts';
import { unsubscribe } from '../../../session/online/pushAddress.ts';

/** What this browser keeps of online tables by name. */
const KEPT = /^coalbrook\.(?:links|turn)\./;

/** Forgets on this device what belongs to somebody who has signed out. What cannot be forgotten is no reason to stay. */
export const forgetPerson = async (): Promise<void> => {
  const { forgetAllTables } = await import('../../../storage/onlineTables.ts');
  await Promise.allSettled([forgetAllTables(), unsubscribe()]);
  try {
    for (const key of Object.keys(localStorage)) if (KEPT.test(key)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
  keepOwnName('');
};
