/** What is said at a table on the server, and noted for oneself. */

import type { Seat } from '@coalbrook/rules';
import type {
  Muting,
  NewNotes,
  NewRemark,
  Notebook,
  Remarks,
  ReportedRemark,
  WantedRemarks,
} from '@coalbrook/wire/online';

import { post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

export interface TalkServer {
  read(wanted: WantedRemarks): Promise<ApiAnswer<Remarks>>;
  say(remark: NewRemark): Promise<ApiAnswer<{ readonly number: number }>>;
  mute(muting: Muting): Promise<ApiAnswer<object>>;
  report(reported: ReportedRemark): Promise<ApiAnswer<object>>;
  notes(game: string, seat: Seat): Promise<ApiAnswer<Notebook>>;
  note(notes: NewNotes): Promise<ApiAnswer<{ readonly version: number }>>;
}

export const talkServer: TalkServer = {
  read: (wanted) => post('talk/read', wanted),
  say: (remark) => post('talk/say', remark),
  mute: (muting) => post('talk/mute', muting),
  report: (reported) => post('talk/report', reported),
  notes: (game, seat) => post('talk/notes', { game, seat }),
  note: (notes) => post('talk/note', notes),
};
