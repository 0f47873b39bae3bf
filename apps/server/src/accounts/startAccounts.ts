import { repeat } from '../clocks/repeat.ts';
import type { SqlDatabase } from '../database/database.ts';
import type { Seating } from '../games/seating.ts';
import type { Log } from '../log.ts';
import type { CodeCredits } from '../notices/codeCredits.ts';
import type { Courier } from '../notices/courier.ts';
import { AccountsApi } from './accountsApi.ts';
import { AccountStore } from './accountStore.ts';
import { clearChallenges } from './challenges.ts';
import type { Devices } from './devices.ts';
import { Entering } from './entering.ts';
import { clearKnownDevices } from './knownDevices.ts';
import { Letters } from './letters.ts';
import { personalData } from './personalData.ts';

export interface AccountsEnvironment {
  readonly database: SqlDatabase;
  readonly seating: Seating;
  readonly devices: Devices;
  readonly courier: Courier;
  readonly codes: CodeCredits;
  readonly publicUrl: string | undefined;
  readonly isBanned: (person: string) => boolean;
  /** Ends the connections of these people's devices that are not signed in any more. */
  readonly recheck: (people: readonly string[]) => Promise<void>;
  /** Games have come to another person. */
  readonly onMoved: (games: readonly string[]) => Promise<void>;
  /** Somebody has gone from these games. */
  readonly onGone: (games: readonly string[]) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
}

export interface RunningAccounts {
  readonly api: AccountsApi;
  stop(): Promise<void>;
}

const CLEAR_EVERY = 15 * 60_000;

/** Accounts, while the server runs. */
export const startAccounts = (around: AccountsEnvironment): RunningAccounts => {
  const { database, seating, devices, courier, publicUrl, recheck, onMoved, now, log } = around;
  const kinds = personalData(seating, now);
  const letters = new Letters(database, now);
  const entering = new Entering(database, kinds, publicUrl?.startsWith('https:') ?? false, now);
  const clear = async (): Promise<void> => {
    await clearChallenges(database, now());
    await clearKnownDevices(database, now());
    await letters.clear();
  };
  const clearing = repeat(CLEAR_EVERY, log, clear, 'old codes could not be removed');
  const checkDevices = async (people: readonly string[]): Promise<void> => {
    devices.forget(people);
    await recheck(people);
  };
  const api = new AccountsApi({
    ...around,
    store: new AccountStore(database, courier.canMail),
    kinds,
    letters,
    enter: async (entrant, open) => {
      const entered = await entering.enter(entrant, open);
      if (!entered) return undefined;
      await checkDevices(entered.left);
      await onMoved(entered.games);
      return entered;
    },
    onSignedOut: (person) => checkDevices([person]),
  });
  return { api, stop: () => clearing.stop() };
};
