import type { LobbyVisit, PublicTable } from '@coalbrook/wire/online';
import { useEffect, useMemo, useState } from 'react';

import { useNaming } from '../../../language/useNaming.ts';
import { LiveConnection } from '../../../session/online/liveConnection.ts';
import { publicTables, visitLobby } from '../../../session/online/lobbyApi.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';
import { afterNews } from './listedTables.ts';
import type { KnownTables } from './listedTables.ts';

/** Milliseconds after which it is asked again what is one's own, and the whole list where nothing is told. */
const REFRESH = 20_000;

/** Milliseconds in which the first news come, if any do. */
const PATIENCE = 3000;

/** Some id of a table that nobody follows: a question that any server answers, as a sign of life. */
const NOWHERE = 'none';

export interface LobbyContent {
  /** Undefined as long as they are not known. */
  readonly tables: readonly PublicTable[] | undefined;
  readonly visit: LobbyVisit;
  /** The server does not answer. */
  readonly isLost: boolean;
}

const NOTHING: LobbyVisit = { own: [], ratings: [] };

/** Is told the list over a live connection while the page is seen. Returns what ends that. */
const follow = (connection: LiveConnection, change: (change: (known: KnownTables) => KnownTables) => void) => {
  const tell = (): void => {
    if (connection.isUp) void connection.ask('lobby', document.visibilityState === 'visible').catch(() => undefined);
  };
  const stops = [
    connection.hearLobby((news) => change((known) => afterNews(known, news))),
    connection.onReopened(tell),
    connection.onQuiet(() => void connection.ask('leave', NOWHERE).catch(() => undefined)),
  ];
  document.addEventListener('visibilitychange', tell);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    for (const stop of stops) stop();
    connection.close();
  };
};

/** The public tables of this server, live. */
export const useLobby = (): LobbyContent => {
  const [known, setKnown] = useState<KnownTables>();
  const [visit, setVisit] = useState(NOTHING);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let connection: LiveConnection | undefined;
    let stopFollowing: () => void = () => undefined;
    const readList = async (): Promise<void> => {
      const answer = await publicTables();
      if (!isCurrent || connection?.isUp === true) return;
      setLost(!answer.ok);
      if (answer.ok) setKnown(new Map(answer.value.tables.map((table) => [table.game, table])));
    };
    const look = async (): Promise<void> => {
      const answer = await visitLobby();
      if (!isCurrent) return;
      if (answer.ok) setVisit(answer.value);
      if (answer.ok && !connection) {
        connection = new LiveConnection();
        stopFollowing = follow(connection, (change) => {
          setKnown((before) => change(before ?? new Map()));
          setLost(false);
        });
      }
      if (!answer.ok || connection?.isUp === false) await readList();
    };
    void look();
    const late = setTimeout(() => {
      if (connection?.isUp !== true) void readList();
    }, PATIENCE);
    const stop = whileSeen(REFRESH, () => void look());
    return () => {
      isCurrent = false;
      clearTimeout(late);
      stop();
      stopFollowing();
    };
  }, []);
  const naming = useNaming();
  const tables = useMemo(() => known && Array.from(known.values(), naming.seats), [known, naming]);
  return { tables, visit, isLost };
};
