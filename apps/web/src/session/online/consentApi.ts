/** What the people at an online table ask each other. */

import type { Seat } from '@coalbrook/rules';
import type { Happening, Proposal, Vote } from '@coalbrook/wire/online';

import { ask, post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

export const propose = (game: string, what: Proposal): Promise<ApiAnswer<object>> => post('propose', { game, what });

export const answerQuestion = (game: string, id: string, choice: Vote): Promise<ApiAnswer<object>> =>
  post('answer', { game, id, choice });

export const resume = (game: string): Promise<ApiAnswer<object>> => post('resume', { game });

/** Takes a seat back that a bot has taken over. */
export const comeBack = (game: string, seat: Seat): Promise<ApiAnswer<object>> => post('return', { game, seat });

export const readHappenings = (game: string): Promise<ApiAnswer<{ readonly happenings: readonly Happening[] }>> =>
  ask(`games/${game}/happenings`, { method: 'GET' });
