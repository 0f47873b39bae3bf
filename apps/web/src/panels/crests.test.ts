import { expect, test } from 'vitest';

import { crestsOf } from './crests.ts';

test('names are shortened as far as they differ', () => {
  expect(crestsOf(['Arkwright', 'Brewer', 'Apprentice'])).toEqual(['Ar', 'B', 'Ap']);
});

test('names that differ only in a number keep it', () => {
  expect(crestsOf(['Arkwright', 'Apprentice', 'Apprentice 2', 'Apprentice 3'])).toEqual(['Ar', 'Ap', 'Ap2', 'Ap3']);
});

test('a number without a name is a name', () => {
  expect(crestsOf(['12', '13'])).toEqual(['12', '13']);
});
