import { isOver, pendingOf, requestOf, standings } from '@coalbrook/rules';
import type { InputFault, Refusal, State, Table } from '@coalbrook/rules';
import { english, explain, oneLine } from '@coalbrook/words';

import { placeOf, sentenceOf } from '../faults.ts';
import { nameIds } from './naming.ts';

type Content = Readonly<Record<string, unknown>>;

/** What is said about one request; `id` comes on top. */
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

/** Everything that is wrong is told at once: the first as the error, the others beside it. */
export const rejectInputs = (faults: readonly InputFault[]): Answer => {
  const [first, ...others] = faults.map((fault) => ({ error: sentenceOf(fault), at: oneLine(placeOf(fault)) }));
  return reject(first.error, first.at, others.length > 0 ? { also: others } : {});
};

/** Programs know seats by number. */
const sentenceFor = (table: Table, refusal: Refusal): string =>
  explain(
    table,
    refusal,
    english,
    Array.from({ length: table.seats }, (_, seat) => `seat ${seat}`),
  );

/** A refusal in words and slugs. */
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

/** What the table waits for, and how everybody stands when the game is over. */
export const situationOf = (table: Table, state: State): Content => ({
  over: isOver(state),
  pending: pendingOf(table, state),
  ...(isOver(state) ? { standings: standings(table, state) } : {}),
});
