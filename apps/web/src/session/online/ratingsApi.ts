import type { RatingLadder, PlayerFigures } from '@coalbrook/wire/online';

import { ask } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

export const readLadders = (): Promise<ApiAnswer<{ readonly ladders: readonly RatingLadder[] }>> =>
  ask('ratings', { method: 'GET' });

export const readPlayer = (player: string): Promise<ApiAnswer<PlayerFigures>> =>
  ask(`players/${encodeURIComponent(player)}`, { method: 'GET' });
