import type { Queries } from '../../ground/database/database.ts';

/** Milliseconds that a person may take to use a passkey. */
const LIFE = 5 * 60 * 1000;

/** `new` for a new passkey, `in` to sign in. */
type Purpose = 'new' | 'in';

/** What a device was asked to sign. */
export interface Challenge {
  readonly challenge: string;
  /** Where the page was that asked. */
  readonly origin: string;
  /** The account for which a passkey is made, and the name under which it is opened; empty when signing in. */
  readonly account: string;
  readonly name: string;
}

/** Keeps a challenge for one device, instead of the one before. */
export const keepChallenge = async (
  queries: Queries,
  device: string,
  purpose: Purpose,
  { challenge, origin, account, name }: Challenge,
  now: number,
): Promise<void> => {
  await queries.query(
    `insert into challenges (device, purpose, challenge, origin, account, name, until) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (device, purpose) do update set challenge = excluded.challenge, origin = excluded.origin,
        account = excluded.account, name = excluded.name, until = excluded.until`,
    device,
    purpose,
    challenge,
    origin,
    account,
    name,
    now + LIFE,
  );
};

/** The challenge of a device, which nobody can take a second time. */
export const takeChallenge = async (
  queries: Queries,
  device: string,
  purpose: Purpose,
  now: number,
): Promise<Challenge | undefined> => {
  const [row] = await queries.query<Challenge & { until: number | string }>(
    'delete from challenges where device = $1 and purpose = $2 returning challenge, origin, account, name, until',
    device,
    purpose,
  );
  return row && Number(row.until) > now ? row : undefined;
};

export const clearChallenges = async (queries: Queries, now: number): Promise<void> => {
  await queries.query('delete from challenges where until < $1', now);
};
