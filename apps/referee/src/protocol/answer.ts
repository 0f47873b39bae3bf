import { isOver, pendingOf, requestOf, standings } from '@coalbrook/rules';
import type { Refusal, State, Table } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import { english, explain, oneLine } from '@coalbrook/words';

import { placeOf, sentenceOf } from '../faults.ts';
import { nameIds } from './naming.ts';

type Content = Readonly<Record<string, unknown>>;

/** The answer to one request, without its `id`. */
export type Answer = Content &
  ({ readonly ok: true } | { readonly ok: false; readonly error: string; readonly at: string });

export const accept = (content: Content): Answer => ({ ok: true, ...content });

export const reject = (error: string, at: string, content: Content = {}): Answer => ({
  ok: false,
  error: oneLine(error),
  at: oneLine(at),
  ...content,
});

export const rejectInput = (fault: InputFault): Answer => reject(sentenceOf(fault), placeOf(fault));

/** The first fault is the error, the others are in `also`. */
export const rejectInputs = (faults: readonly InputFault[]): Answer => {
  const [first, ...others] = faults.map((fault) => ({ error: sentenceOf(fault), at: oneLine(placeOf(fault)) }));
  return reject(first.error, first.at, others.length > 0 ? { also: others } : {});
};

/** Names seats by number, as programs do. */
export const sentenceFor = (table: Table, refusal: Refusal): string =>
  explain(
    table,
    refusal,
    english,
    Array.from({ length: table.seats }, (_, seat) => `seat ${seat}`),
  );

/** A refusal with slugs instead of ids, and its sentence. */
export const refusalOf = (table: Table, state: State, refusal: Refusal): Content => {
  const { rule, reason, facts } = refusal;
  const urn = requestOf(table, state)?.urn;
  const drawn = urn && facts['drawn'] !== undefined ? { drawn: urn.slugs(table)[facts['drawn']] } : {};
  return { rule, reason, facts: { ...nameIds(table, facts), ...drawn }, sentence: sentenceFor(table, refusal) };
};

export const rejectRefused = (table: Table, state: State, refusal: Refusal, at: string): Answer => {
  const content = refusalOf(table, state, refusal);
  return reject(sentenceFor(table, refusal), at, { refusal: content });
};

/** What the table is waiting for, and the standings when the game is over. */
export const situationOf = (table: Table, state: State): Content => ({
  over: isOver(state),
  pending: pendingOf(table, state),
  ...(isOver(state) ? { standings: standings(table, state) } : {}),
});
