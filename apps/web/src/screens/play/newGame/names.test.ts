import { birmingham } from '@coalbrook/editions';
import { expect, test } from 'vitest';

import { automaton, bot, person } from './chairs.ts';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';
import { usualSetUp, withChair, withCompany } from './setUp.ts';

const names: Names = {
  figure: (figure) => `the ${figure}`,
  bot: (policy) => `Mr ${policy}`,
  automaton: (slug) => `Mx ${slug}`,
};

test('people are called after their figures, bots and automata have their own names', () => {
  const { chairs } = withCompany(usualSetUp(birmingham), [person, bot('carter'), automaton('emily')]);
  expect(namesOf(chairs, names)).toEqual(['the arkwright', 'Mr carter', 'Mx emily']);
});

test('a bot with a figure is called after it', () => {
  const setUp = withChair(withCompany(usualSetUp(birmingham), [person, bot('carter')]), 1, { figure: 'watt' });
  expect(namesOf(setUp.chairs, names)).toEqual(['the arkwright', 'the watt']);
});

test('nobody is called the same as somebody else, unless they want to', () => {
  const setUp = withCompany(usualSetUp(birmingham), [bot('carter'), bot('brewer'), bot('carter'), bot('carter')]);
  expect(namesOf(setUp.chairs, names)).toEqual(['Mr carter', 'Mr brewer', 'Mr carter 2', 'Mr carter 3']);
  const typed = withChair(setUp, 3, { name: ' Mr carter ' });
  expect(namesOf(typed.chairs, names)).toEqual(['Mr carter 2', 'Mr brewer', 'Mr carter 3', 'Mr carter']);
});
