import { ageOfIndustry } from '@coalbrook/editions';
import { readBoard } from '@coalbrook/rules/input';
import { expect, it } from 'vitest';

const [germany] = ageOfIndustry.boards;

it.each([['two\nlines'], ['\u001B[31mred'], ['x'.repeat(61)], ['  ']])('a board cannot be called %j', (name) => {
  const read = readBoard({ ...germany, name }, ageOfIndustry.boardTerms);
  expect(!read.ok && read.fault.map(({ at }) => at)).toEqual(['name']);
});

it('names may use letters of any language', () => {
  expect(readBoard({ ...germany, name: 'Łódź – 東京' }, ageOfIndustry.boardTerms).ok).toBe(true);
});
