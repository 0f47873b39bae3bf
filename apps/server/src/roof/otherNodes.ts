import type { Listener } from '../ground/database/database.ts';
import { LISTED } from '../table/games/gameStore.ts';
import type { House } from '../table/house/house.ts';

const REREAD_AFTER = 1000;

/** Keeps a node up to date with what other nodes do. */
export const otherNodes = (house: House): Listener => {
  const { tables, lobby, publicList, time, devices, presence, log } = house.parts;
  const shared = house.features.flatMap((feature) => feature.shared ?? []);
  const checkPeople = async (people?: readonly string[]): Promise<void> => {
    devices.forget(people);
    await house.connections.recheck(people);
  };
  const reseat = async (games?: readonly string[]): Promise<void> => {
    publicList.touch(games);
    for (const game of games ?? lobby.followed) await lobby.dropLeavers(game);
    await time.reread(games);
    await tables.reseatOpen(games);
    await lobby.tellChanges(games);
  };
  const rereadAll = async (): Promise<void> => {
    await checkPeople();
    await tables.reread();
    await reseat();
    for (const { reread } of shared) await reread();
  };
  const reread = async (change: string, words: readonly string[]): Promise<void> => {
    if (change === 'people') return checkPeople(words);
    if (change === 'turns') return tables.reread(words);
    if (change === 'table') return reseat(words);
    if (change === LISTED) return publicList.touch(words);
    for (const one of shared) if (one.change === change) await one.hear(words);
  };
  /** Tries again until it succeeds. */
  const keepUp = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log('warn', 'games cannot be read again', { error: String(error) });
      setTimeout(() => void keepUp(work), REREAD_AFTER).unref();
    }
  };
  return (heard) => {
    if (!heard) {
      presence.ask();
      void keepUp(rereadAll);
    } else if (heard.change === 'presence') presence.hear(heard.node, heard.words);
    else void keepUp(() => reread(heard.change, heard.words));
  };
};
