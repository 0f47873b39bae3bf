/** How this person is told away from the page that it is their turn. */

import type { ChannelTest, NewChannel, NoticeSettings, QuietHours } from '@coalbrook/wire/online';

import { ask, post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

export const readNotices = (): Promise<ApiAnswer<NoticeSettings>> => ask('notices', { method: 'GET' });

export const addChannel = (channel: NewChannel): Promise<ApiAnswer<{ readonly id: string }>> =>
  post('notices/add', channel);

export const confirmChannel = (id: string, code: string): Promise<ApiAnswer<object>> =>
  post('notices/confirm', { id, code });

export const removeChannel = (id: string): Promise<ApiAnswer<object>> => post('notices/remove', { id });

export const testChannel = (id: string): Promise<ApiAnswer<ChannelTest>> => post('notices/test', { id });

export const setQuiet = (quiet: QuietHours | undefined): Promise<ApiAnswer<object>> =>
  post('notices/quiet', quiet ? { quiet } : {});

export const setMuted = (game: string, muted: boolean): Promise<ApiAnswer<object>> =>
  post('notices/mute', { game, muted });
