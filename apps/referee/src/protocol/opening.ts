/** The three ways to begin. */

import { foreignFault, Game, openDraft, readRecord, replay, tableFor } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { parseJson } from '@coalbrook/rules/input';

import { divergenceOf, placeOf } from '../faults.ts';
import { reject, rejectInput, rejectInputs } from './answer.ts';
import type { Answer } from './answer.ts';
import { Match } from './match.ts';
import type { RequestOf } from './request.ts';

export const openNew = ({ edition, seed, verb: _verb, ...wish }: RequestOf<'new'>): Result<Match, Answer> => {
  const table = tableFor(edition, wish);
  return table.ok ? done(new Match(new Game(table.value), seed)) : fail(rejectInputs(table.fault));
};

/** A record may be an object or the text of a file. */
export const openRecord = ({ record: value, seed }: RequestOf<'load'>): Result<Match, Answer> => {
  const json = typeof value === 'string' ? parseJson(value, { name: 'record' }) : done(value);
  if (!json.ok) return fail(rejectInput(json.fault));
  const record = readRecord(json.value);
  if (!record.ok) return fail(rejectInput(record.fault));
  const foreign = foreignFault(record.value);
  if (foreign) return fail(rejectInput(foreign));
  const game = replay(record.value);
  if (game.ok) return done(new Match(game.value, seed));
  const { fault } = game;
  const at = fault.kind === 'input' ? placeOf(fault.fault) : `entries[${fault.seq}]`;
  return fail(reject(divergenceOf(fault, record.value.header), at));
};

export const openPosition = ({ draft, seed }: RequestOf<'draft'>): Result<Match, Answer> => {
  const position = openDraft(draft);
  return position.ok ? done(new Match(position.value, seed)) : fail(rejectInputs(position.fault));
};
