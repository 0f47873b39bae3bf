import type { PersonalData } from '../../ground/persons/personalData.ts';
import { readAccount, readPasskeys } from './accountStore.ts';

const date = (at: number | string): string => new Date(Number(at)).toISOString();

/** An account with its devices and ways to sign in. It is never given to anybody. */
export const ownAccount: PersonalData = {
  tables: ['accounts', 'devices', 'known_devices', 'passkeys', 'addresses'],
  move: () => Promise.resolve(),
  read: async (queries, person) => {
    const account = await readAccount(queries, person, '');
    if (!account) return {};
    const passkeys = await readPasskeys(queries, person);
    const signedOut = await queries.query<{ since: number | string }>(
      'select since from known_devices where person = $1 order by since',
      person,
    );
    return {
      account: {
        name: account.name,
        since: date(account.since),
        devices: account.devices.map(({ name, since, seen }) => ({ name, since: date(since), seen: date(seen) })),
        passkeys: passkeys.map(({ id, name, host, public_key, since, used }) => ({
          id,
          name,
          host,
          publicKey: public_key,
          since: date(since),
          ...(Number(used) > 0 ? { used: date(used) } : {}),
        })),
        ...(signedOut.length > 0 ? { signedOutDevices: signedOut.map(({ since }) => ({ since: date(since) })) } : {}),
        addresses: account.addresses.map(({ address, since }) => ({ address, since: date(since) })),
      },
    };
  },
  remove: async (queries, person) => {
    for (const table of ['devices', 'known_devices', 'passkeys', 'addresses', 'accounts'])
      await queries.query(`delete from ${table} where person = $1`, person);
  },
};
