import type { PastGame } from '@coalbrook/wire/online';

import { ask } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

/** The finished online games of whoever asks. */
export const readPlayed = (): Promise<ApiAnswer<{ readonly games: readonly PastGame[] }>> =>
  ask('played', { method: 'GET' });
