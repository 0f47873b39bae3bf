/** The three ways to begin. */

import { Game, openDraft, parseJson, readRecord, replay, tableFor } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

import { divergenceOf, sentenceOf } from '../faults.ts';
import { reject, rejectInput } from './answer.ts';
import type { Answer } from './answer.ts';
import { Match } from './match.ts';
import type { Asked } from './request.ts';

export const openNew = ({ edition, seats, options, seed }: Asked<'new'>): Result<Match, Answer> => {
  const table = tableFor(edition, seats, options);
  return table.ok ? done(new Match(new Game(table.value), seed)) : fail(rejectInput(table.fault));
};

/** A record may come as an object or as the text of its file. */
export const openRecord = ({ record: value, seed }: Asked<'load'>): Result<Match, Answer> => {
  const json = typeof value === 'string' ? parseJson(value, 'record') : done(value);
  if (!json.ok) return fail(rejectInput(json.fault));
  const record = readRecord(json.value);
  if (!record.ok) return fail(rejectInput(record.fault));
  const game = replay(record.value);
  if (game.ok) return done(new Match(game.value, seed));
  const { fault } = game;
  const at = fault.kind === 'input' ? fault.fault.at : `entries[${fault.seq}]`;
  return fail(reject(divergenceOf(fault, record.value.header), at));
};

/** Everything that is wrong with a draft is told at once: the first as the error, the others beside it. */
export const openPosition = ({ draft, seed }: Asked<'draft'>): Result<Match, Answer> => {
  const position = openDraft(draft);
  if (position.ok) return done(new Match(position.value, seed));
  const [first, ...others] = position.fault.map((fault) => ({ error: sentenceOf(fault), at: fault.at }));
  return fail(reject(first.error, first.at, others.length > 0 ? { also: others } : {}));
};
