import { readFileSync } from 'node:fs';

import { parseRecord, replay } from '@coalbrook/record';
import { isOver } from '@coalbrook/rules';
import { expect, it } from 'vitest';

const file = new URL('../golden/games/age-of-industry-3-develop-lowest.json', import.meta.url);

/** A record written before totals could fall below 0. */
const earlier = readFileSync(file, 'utf8').replace('"rules":2', '"rules":1');

it('a record of earlier rules continues under the current rules', () => {
  const record = parseRecord(earlier);
  if (!record.ok) throw new Error('no record');
  expect(record.value.header.rules).toBe(1);
  const begun = replay({ ...record.value, entries: record.value.entries.slice(0, 100) });
  expect(begun.ok && begun.value.entries).toHaveLength(100);
  expect(begun.ok && begun.value.record().header.rules).toBe(2);
  const whole = replay(record.value);
  expect(whole.ok && isOver(whole.value.state)).toBe(true);
});
