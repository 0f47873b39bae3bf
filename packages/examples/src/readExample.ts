import { openDraft } from '@coalbrook/record';
import type { Draft } from '@coalbrook/record';
import { questionOf } from '@coalbrook/rules';
import { Reading } from '@coalbrook/rules/input';

import type { Example } from './example.ts';

const fields = ['rule', 'position', 'actions', 'refused', 'cites', 'brings', 'lacks'];

const textIn = (value: unknown, field: string): string | undefined => {
  const text = new Reading('file').fields(value, '')?.[field];
  return typeof text === 'string' ? text : undefined;
};

/** The statement that an entry of a file is about; undefined if it is damaged. */
export const ruleOf = (value: unknown): string | undefined => textIn(value, 'rule');

/** Why an entry of a file has something refused; undefined if everything is allowed. */
export const reasonOf = (value: unknown): string | undefined => textIn(value, 'refused');

/** Reads an entry of a file; undefined if it is damaged, or if nobody can act in its position. */
export const readExample = (value: unknown): Example | undefined => {
  const reading = new Reading('file');
  const file = reading.fields(value, '', fields) ?? {};
  const rule = reading.text(file['rule'], 'rule') ?? '';
  const actions = reading.texts(file['actions'], 'actions');
  const refused = file['refused'] === undefined ? undefined : reading.text(file['refused'], 'refused');
  const cites = file['cites'] === undefined ? rule : (reading.text(file['cites'], 'cites') ?? '');
  const brings = reading.texts(file['brings'], 'brings');
  const lacks = reading.texts(file['lacks'], 'lacks');
  const position = reading.fields(file['position'], 'position');
  const opened = position && openDraft(position);
  if (reading.faults.length > 0 || !opened?.ok || questionOf(opened.value.state) !== 'action') return undefined;
  const { table, state: start } = opened.value;
  const draft = position as unknown as Draft;
  return { rule, position: draft, table, start, seat: start.actor, actions, refused, cites, brings, lacks };
};
