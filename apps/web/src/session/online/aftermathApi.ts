import type { GameAftermath } from '@coalbrook/wire/online';

import { ask } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

/** What a finished game has led to. */
export const readAftermath = (game: string): Promise<ApiAnswer<GameAftermath>> =>
  ask(`games/${encodeURIComponent(game)}/aftermath`, { method: 'GET' });
