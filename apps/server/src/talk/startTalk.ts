import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Circle } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../database/database.ts';
import type { Lobby } from '../games/lobby.ts';
import type { Log } from '../log.ts';
import type { Gauge } from '../metrics.ts';
import type { Tables } from '../tables/tables.ts';
import { MuteStore } from './muteStore.ts';
import { NotebookStore } from './notebookStore.ts';
import { RemarkStore } from './remarkStore.ts';
import { saidIn, tellSaid } from './said.ts';
import type { Said } from './said.ts';
import { TalkApi } from './talkApi.ts';

interface TalkEnvironment {
  readonly database: SqlDatabase;
  readonly lobby: Lobby;
  readonly tables: Tables;
  readonly now: () => number;
  readonly log: Log;
}

export interface RunningTalk {
  readonly api: TalkApi;
  readonly gauges: readonly Gauge[];
  /** Another node has announced something. */
  hear(words: readonly string[]): void;
  /** Anything may have been said at games that are followed here. */
  tellAll(): Promise<void>;
}

const circles: readonly Circle[] = ['table', 'watchers'];

/** Lets people at tables talk. */
export const startTalk = ({ database, lobby, tables, now, log }: TalkEnvironment): RunningTalk => {
  const remarks = new RemarkStore(database, now);
  const tell = (said: Said): void => tellSaid(lobby.followersOf(said.game), said);
  const tellGame = async (game: string): Promise<void> => {
    const [row] = await database.query<{ status: string }>('select status from games where id = $1', game);
    const isOver = row?.status === 'over';
    for (const about of circles) {
      const number = await remarks.last(game, about);
      if (number > 0) tell({ game, about, number, seat: NOBODY, isOver });
    }
    const notebooks = await database.query<{ seat: number; version: number }>(
      'select seat, version from notebooks where game = $1',
      game,
    );
    for (const { seat, version } of notebooks)
      tell({ game, about: 'notebook', number: version, seat: seat as Seat, isOver });
  };
  return {
    api: new TalkApi({
      database,
      remarks,
      notebooks: new NotebookStore(database),
      mutes: new MuteStore(database),
      shownLate: async (game) => (await tables.find(game))?.shownTo({ isDelayed: true }) ?? 0,
      tell,
      now,
      log,
    }),
    gauges: [
      { name: 'coalbrook_remarks_total', help: 'Remarks kept.', type: 'counter', value: () => remarks.remarks },
      { name: 'coalbrook_reports_total', help: 'Remarks reported.', type: 'counter', value: () => remarks.reports },
    ],
    hear: (words) => {
      for (const word of words) tell(saidIn(word));
    },
    tellAll: async () => {
      for (const game of lobby.followed) await tellGame(game);
    },
  };
};
