/** The list of public tables of the server that serves this page. */

import type { LobbyVisit, PublicTable } from '@coalbrook/wire/online';

import { ask, post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

/** What the list is for this person. A device that the server does not know yet is known to it from then on. */
export const visitLobby = (): Promise<ApiAnswer<LobbyVisit>> => post('lobby', {});

/** The public tables of this server at which this person has no seat. */
export const publicTables = (): Promise<ApiAnswer<{ readonly tables: readonly PublicTable[] }>> =>
  ask('public', { method: 'GET' });
