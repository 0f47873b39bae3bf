import type { Devices } from './accounts/devices.ts';
import type { TimeKeeper } from './clocks/timeKeeper.ts';
import type { Listener, NodeMessage } from './database/database.ts';
import type { Lobby } from './games/lobby.ts';
import type { Presence } from './games/presence.ts';
import type { Sockets } from './live/sockets.ts';
import type { Log } from './log.ts';
import type { Tables } from './tables/tables.ts';
import type { RunningTalk } from './talk/startTalk.ts';

/** What a node has to bring up to date when others change something. */
interface OwnNode {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly time: TimeKeeper;
  readonly devices: Devices;
  readonly sockets: Sockets;
  readonly presence: Presence;
  readonly talk: RunningTalk;
  readonly log: Log;
}

const REREAD_AFTER = 1000;

/** Keeps a node up to date with what other nodes do. */
export const otherNodes = ({ tables, lobby, time, devices, sockets, presence, talk, log }: OwnNode): Listener => {
  const checkPeople = async (people?: readonly string[]): Promise<void> => {
    devices.forget(people);
    await sockets.recheck(people);
  };
  const reseat = async (games?: readonly string[]): Promise<void> => {
    for (const game of games ?? lobby.followed) await lobby.dropLeavers(game);
    await time.reread(games);
    await tables.reseatOpen(games);
    await lobby.tellChanges(games);
  };
  const rereadAll = async (): Promise<void> => {
    await checkPeople();
    await tables.reread();
    await tables.rereadOrdersOf();
    await reseat();
    await talk.tellAll();
  };
  const reread = (heard: Exclude<NodeMessage, { change: 'presence' | 'talk' }> | undefined): Promise<void> => {
    switch (heard?.change) {
      case 'people':
        return checkPeople(heard.words);
      case 'turns':
        return tables.reread(heard.games);
      case 'orders':
        return tables.rereadOrdersOf(heard.games);
      case 'table':
        return reseat(heard.games);
      default:
        return rereadAll();
    }
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
    if (heard?.change === 'presence') presence.hear(heard.node, heard.words);
    else if (heard?.change === 'talk') talk.hear(heard.words);
    else {
      if (!heard) presence.ask();
      void keepUp(() => reread(heard));
    }
  };
};
