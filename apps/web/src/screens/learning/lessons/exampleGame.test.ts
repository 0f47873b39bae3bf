import { exampleFiles, readExample } from '@coalbrook/examples';
import { newSheet } from '@coalbrook/host';
import { openGame } from '@coalbrook/record';
import { fingerprint } from '@coalbrook/rules';
import { expect, test } from 'vitest';

import { lessonGame } from './lessonGame.ts';

/** All of them are read elsewhere; here, one in ten will do. */
const SHARE = 10;

const values = (await Promise.all(exampleFiles.map(({ load }) => load()))).flat();
const some = values.flatMap((value, index) => (index % SHARE === 0 ? (readExample(value) ?? []) : []));

test.each(some)('the table of an example of $rule begins with its position', (example) => {
  const sheet = newSheet(lessonGame(example), 'id', 0);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.fault));
  const opened = openGame(sheet.value.header);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { table, state } = opened.value;
  expect(fingerprint(table, state)).toBe(fingerprint(example.table, example.start));
});
