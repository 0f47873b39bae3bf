/** Leaves out of a position everything that it is the same without. */

import { openPuzzle } from '@coalbrook/puzzles';
import { maskCells } from '@coalbrook/rules';
import { isObject } from '@coalbrook/rules/input';
import type { Fields } from '@coalbrook/rules/input';

/** What the seat sees in a position; undefined if it is none. */
const viewIn = (position: object): string | undefined => {
  const opened = openPuzzle(position, '');
  return opened && maskCells(opened.table, opened.state, opened.state.actor).join();
};

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));

/** Drops fields at any depth, as long as the whole position, which `put` makes of them, is still good. */
const trimFields = (fields: Fields, isGood: (trimmed: Fields) => boolean): Fields => {
  let trimmed = fields;
  for (const [name, value] of Object.entries(fields)) {
    const less = without(trimmed, name);
    if (isGood(less)) {
      trimmed = less;
      continue;
    }
    const put = (inner: unknown): Fields => ({ ...trimmed, [name]: inner });
    if (isObject(value)) trimmed = put(trimFields(value, (inner) => isGood(put(inner))));
    if (Array.isArray(value)) trimmed = put(trimItems(value, (items) => isGood(put(items))));
  }
  return trimmed;
};

const trimItems = (items: readonly unknown[], isGood: (trimmed: readonly unknown[]) => boolean): readonly unknown[] => {
  let trimmed = items;
  for (const [index, value] of items.entries())
    if (isObject(value)) {
      const put = (inner: Fields): readonly unknown[] => trimmed.with(index, inner);
      trimmed = put(trimFields(value, (inner) => isGood(put(inner))));
    }
  return trimmed;
};

/** The shortest draft in which the seat sees the same. */
export const trimDraft = (position: object): object => {
  const seen = viewIn(position);
  return trimFields({ ...position }, (trimmed) => viewIn(trimmed) === seen);
};
