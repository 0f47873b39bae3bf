import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { AccountsApi } from './accountsApi.ts';
import { AccountStore } from './accountStore.ts';
import { clearChallenges } from './challenges.ts';
import { Entering } from './entering.ts';
import { clearKnownDevices } from './knownDevices.ts';
import { Letters } from './letters.ts';
import { ownAccount } from './ownAccount.ts';

const CLEAR_EVERY = 15 * 60_000;

/** Accounts, while the server runs. */
export const startAccounts = (house: House): Feature => {
  const { database, devices, post: office, publicUrl, now, log } = house.parts;
  const kinds = () => house.personalData;
  const letters = new Letters(database, now);
  const entering = new Entering(database, kinds, publicUrl?.startsWith('https:') ?? false, now);
  const checkDevices = async (people: readonly string[]): Promise<void> => {
    devices.forget(people);
    await house.connections.recheck(people);
  };
  const { routes } = new AccountsApi({
    database,
    devices,
    office,
    publicUrl,
    store: new AccountStore(database, office.canMail),
    kinds,
    letters,
    enter: async (entrant, open) => {
      const entered = await entering.enter(entrant, open);
      if (!entered) return undefined;
      await checkDevices(entered.left);
      await house.handOver(entered.games);
      return entered;
    },
    isBanned: (person) => house.guard.isBanned(person),
    onSignedOut: (person) => checkDevices([person]),
    onGone: (game) => house.change(game),
    now,
    log,
  });
  return {
    routes,
    chores: [
      {
        name: 'letters',
        every: CLEAR_EVERY,
        work: async () => {
          await clearChallenges(database, now());
          await clearKnownDevices(database, now());
          await letters.clear();
        },
        failure: 'old codes could not be removed',
      },
    ],
    personalData: [ownAccount],
  };
};
