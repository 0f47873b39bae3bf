import { editions } from '@coalbrook/editions';
import { expect, test } from 'vitest';

import { ruleNumber } from './ruleNumber.ts';

test.each(editions)('a statement of $name has the number that its rules give it', ({ slug }) => {
  expect(ruleNumber(`${slug}.card.3`)).toBe('card.3');
});

test('a text that adds to the rules of a game is named', () => {
  expect(ruleNumber('birmingham-automa.card.3')).toBe('automa card.3');
});
