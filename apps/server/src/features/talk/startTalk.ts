import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Circle } from '@coalbrook/wire/online';

import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { forgetNotes } from './forgetNotes.ts';
import { MuteStore } from './muteStore.ts';
import { NotebookStore } from './notebookStore.ts';
import { ownTalk } from './ownTalk.ts';
import { RemarkStore } from './remarkStore.ts';
import { ReportStore } from './reportStore.ts';
import { saidIn, tellSaid } from './said.ts';
import type { Said } from './said.ts';
import { settleRoute, TalkApi } from './talkApi.ts';

const circles: readonly Circle[] = ['table', 'watchers'];

/** Lets people at tables talk. */
export const startTalk = (house: House): Feature => {
  const { database, lobby, tables, now, log } = house.parts;
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
  const api = new TalkApi({
    database,
    remarks,
    notebooks: new NotebookStore(database),
    mutes: new MuteStore(database),
    shownLate: async (game) => (await tables.find(game))?.shownTo({ isDelayed: true }) ?? 0,
    apart: (people) => house.apart(database, people),
    tell,
    now,
    log,
  });
  const reports = new ReportStore(database);
  return {
    routes: [...api.routes, settleRoute(reports)],
    listener: { released: forgetNotes },
    personalData: [ownTalk],
    figures: async () => ({ reports: await reports.list() }),
    speakerOf: (remark) => reports.speakerOf(remark),
    gauges: [
      { name: 'coalbrook_remarks_total', help: 'Remarks kept.', type: 'counter', value: () => remarks.remarks },
      { name: 'coalbrook_reports_total', help: 'Remarks reported.', type: 'counter', value: () => remarks.reports },
    ],
    shared: {
      change: 'talk',
      hear: (words) => {
        for (const word of words) tell(saidIn(word));
      },
      reread: async () => {
        for (const game of lobby.followed) await tellGame(game);
      },
    },
  };
};
