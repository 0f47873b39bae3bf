import { policyNames } from '@coalbrook/bots';
import { english, finishedLanguages } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { opponentsIn } from './candidate.ts';
import { levelOf } from './levels.ts';

test('the opponents are all bots that are offered, from level 1 upwards', () => {
  const opponents = opponentsIn('birmingham', english);
  expect(opponents.map(({ id }) => id)).toEqual(policyNames);
  expect(opponents.map(({ level }) => level)).toEqual(policyNames.map((_, index) => index + 1));
});

test.each(finishedLanguages)('every opponent has a name and a sentence among the offers in $name', (language) => {
  for (const { id, name, sentence } of opponentsIn('birmingham', language)) {
    expect(name).not.toBe(id);
    expect(sentence, id).toMatch(/\.$/);
  }
});

test('a random player is not an opponent, and has no level', () => {
  expect(opponentsIn('birmingham', english).map(({ id }) => String(id))).not.toContain('random');
  expect(levelOf('random')).toBeUndefined();
});

test('a strength is that of the edition, and unknown where none was measured', () => {
  const measured = { lancashire: { carter: 900 } };
  const [carter, brewer] = opponentsIn('lancashire', english, measured).slice(policyNames.indexOf('carter'));
  expect(carter?.strength).toBe(900);
  expect(brewer?.strength).toBeUndefined();
  expect(opponentsIn('birmingham', english, measured)[0]?.strength).toBeUndefined();
});
