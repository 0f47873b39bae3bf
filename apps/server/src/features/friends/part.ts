import type { Transaction } from '../../ground/database/database.ts';

/** Ends a friendship, with what the two have asked each other. */
export const part = async (queries: Transaction, person: string, other: string): Promise<void> => {
  for (const table of ['friends', 'friend_requests', 'table_invitations'])
    await queries.query(
      `delete from ${table} where (person = $1 and other = $2) or (person = $2 and other = $1)`,
      person,
      other,
    );
};
