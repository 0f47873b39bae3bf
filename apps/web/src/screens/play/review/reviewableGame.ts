import { readRecord, replay } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { done, fail, isOver } from '@coalbrook/rules';
import type { Result, Table } from '@coalbrook/rules';
import { parseJson, Reading } from '@coalbrook/rules/input';
import type { Sitter, Unreadable } from '@coalbrook/wire';

import { fieldsOf } from '../../../session/fieldsOf.ts';
import { readSitters } from '../../../session/sitters.ts';

/** A stored game that can be looked at again. */
export interface ReviewableGame {
  readonly table: Table;
  /** Under the rules that its entries fit. */
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  /** The reviews that were kept with it, as they were written. */
  readonly reviews: readonly unknown[];
  readonly isOver: boolean;
}

/** Reads a saved game. */
export const readReviewable = (text: string): Result<ReviewableGame, Unreadable> => {
  const json = parseJson(text, { document: 'file' });
  if (!json.ok) return fail({ kind: 'input', faults: [json.fault] });
  const saved = fieldsOf(json.value);
  const record = readRecord(saved['record']);
  if (!record.ok) return fail({ kind: 'input', faults: [record.fault] });
  const reading = new Reading('file');
  const sitters = readSitters(reading, saved['sitters'], 'sitters');
  const seed = reading.text(saved['seed'], 'seed') ?? '';
  const reviews = reading.list(saved['reviews'], 'reviews');
  if (reading.faults.length > 0) return fail({ kind: 'input', faults: reading.faults });
  const game = replay(record.value);
  if (!game.ok) return fail({ kind: 'divergence', divergence: game.fault, header: record.value.header });
  const { table, state } = game.value;
  return done({ table, record: game.value.record(), sitters, seed, reviews, isOver: isOver(state) });
};
