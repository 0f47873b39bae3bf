import { openDraft } from '@coalbrook/record';
import type { Draft } from '@coalbrook/record';
import { questionOf, Reading } from '@coalbrook/rules';

import type { Example } from './example.ts';

const fields = ['rule', 'position', 'actions', 'refused', 'cites', 'brings', 'lacks'];

/** The statement that an entry of a file is about; undefined if it is damaged. */
export const ruleOf = (value: unknown): string | undefined => {
  const { rule } = new Reading('file').fields(value, '') ?? {};
  return typeof rule === 'string' ? rule : undefined;
};

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
