import { readFile } from 'node:fs/promises';

import { birmingham, editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { appraise } from '../evaluation/appraise.ts';
import { randomPositions, tableFor } from '../testing.ts';
import { mapMark } from './mapMark.ts';
import { netFileFor } from './netFiles.ts';
import { NetShelf } from './netShelf.ts';

const read = (file: string): Promise<Uint8Array> => readFile(new URL(`../../nets/${file}`, import.meta.url));
const table = tableFor(birmingham, 3);
const [state] = randomPositions(table, 'shelf');
const byThumb = appraise(table, state, state.actor);

const appraisedWith = (shelf: NetShelf): number => shelf.judgeFor(table).appraise(state, state.actor);

describe('the shelf of nets', () => {
  it('judges by rules of thumb until the net is read', async () => {
    const shelf = new NetShelf(read);
    expect(shelf.lacks(table)).toBe(true);
    expect(appraisedWith(shelf)).toBe(byThumb);
    await shelf.fetch(table);
    expect(shelf.lacks(table)).toBe(false);
    expect(appraisedWith(shelf)).not.toBe(byThumb);
  });

  it('reads a file once, for all tables that share it', async () => {
    const files: string[] = [];
    const shelf = new NetShelf((file) => {
      files.push(file);
      return read(file);
    });
    await shelf.fetch(table);
    await shelf.fetch(tableFor(birmingham, 4));
    expect(files).toHaveLength(1);
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['missing', () => Promise.reject(new Error('no such file'))],
    ['damaged', () => Promise.resolve(new Uint8Array(100))],
    ['for another table', () => Promise.resolve(Uint8Array.from([0x43, 0x42, 0x4e, 0x31, ...new Uint8Array(12)]))],
  ])('goes on without a file that is %s, and may try again', async (_, bad) => {
    let attempts = 0;
    const shelf = new NetShelf((file) => (attempts++ === 0 ? bad() : read(file)));
    await expect(shelf.fetch(table)).rejects.toThrow();
    expect(appraisedWith(shelf)).toBe(byThumb);
    await shelf.fetch(table);
    expect(appraisedWith(shelf)).not.toBe(byThumb);
  });

  it('has a file for every net that it knows', async () => {
    const known = editions.flatMap((edition) =>
      [[], ...edition.options.map(({ slug }) => [slug])].flatMap((options) => {
        const made = makeTable(edition, { seats: edition.seats[0], options });
        return made.ok ? [made.value] : [];
      }),
    );
    const shelf = new NetShelf(read);
    for (const each of known) await shelf.fetch(each);
    expect(known.filter((each) => netFileFor(each) !== undefined).length).toBeGreaterThan(0);
    for (const each of known) expect(shelf.lacks(each)).toBe(false);
  });
});

describe('the mark of a map', () => {
  it('is the same at every number of seats, and another one on every other map', () => {
    for (const edition of editions) {
      expect(new Set(edition.seats.map((seats) => mapMark(tableFor(edition, seats)))).size).toBe(1);
    }
    expect(new Set(editions.map((edition) => mapMark(tableFor(edition)))).size).toBe(editions.length);
  });
});
