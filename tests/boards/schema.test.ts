import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';
import { BOARD_FORMAT, readBoard } from '@coalbrook/rules/input';
import { describe, expect, it } from 'vitest';

import { isSoak } from '../soakCount.ts';
import { root } from '../source.ts';
import { boards } from './boards.ts';
import { edit } from './edit.ts';
import { pathsOf, strangeValues } from './paths.ts';
import { fits } from './schema.ts';

type Schema = Readonly<Record<string, unknown>>;

const schema = JSON.parse(readFileSync(join(root, 'docs/board.schema.json'), 'utf8')) as Schema & {
  readonly properties: Readonly<Record<string, Schema>>;
};

/** Random boards that use all fields. */
const files = boards.map(({ name, board, edition }) => ({
  name,
  edition,
  board: edit(board, { industries: edition.boardTerms.industries }),
}));

/** Together these two have every field. */
const varied = files.filter(({ name }) => name === 'Birmingham' || name === 'New England');

/** A third of the values for each path, so that every value is used; all of them in a soak. */
const strangeAt = (path: number): readonly unknown[] =>
  isSoak ? strangeValues : strangeValues.filter((_, index) => index % 3 === path % 3);

describe('docs/board.schema.json', () => {
  it('knows the format and every edition', () => {
    expect(schema.properties['$format']).toEqual({ const: BOARD_FORMAT });
    expect(schema.properties['edition']).toMatchObject({ enum: editions.map(({ slug }) => slug) });
  });

  it.each(files)('accepts $name', ({ board, edition }) => {
    expect(fits(board, schema)).toBe(true);
    const read = readBoard(board, edition.boardTerms);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(fits(read.value, schema)).toBe(true);
  });

  it.each(varied)('accepts every variation of $name that the checker accepts', ({ board, edition }) => {
    for (const [index, path] of pathsOf(board).entries()) {
      for (const value of strangeAt(index)) {
        const changed = edit(board, { [path]: () => value });
        if (fits(changed, schema)) continue;
        expect(readBoard(changed, edition.boardTerms).ok, `${path} ${JSON.stringify(value)}`).toBe(false);
      }
    }
  });

  it.each(varied)('refuses strange values anywhere in $name', ({ board }) => {
    for (const path of pathsOf(board)) {
      for (const value of ['\n', { strange: [] }, [[[]]]]) {
        const changed = edit(board, { [path]: () => value });
        expect(fits(changed, schema), `${path} ${JSON.stringify(value)}`).toBe(false);
      }
    }
  });
});
