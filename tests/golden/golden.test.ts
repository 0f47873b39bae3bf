import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';

import { makeRecord, parseRecord, replay } from '@coalbrook/record';
import type { Game, GameRecord } from '@coalbrook/record';
import { isOver } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { allTables } from '../contract/tables.ts';
import { endingOf, endingsAt, kindsAt, kindsIn } from './games.ts';
import { annotate } from './playthrough.ts';

const folder = join(import.meta.dirname, 'games');

interface Kept {
  readonly name: string;
  readonly text: string;
  readonly record: GameRecord;
  readonly game: Game;
}

const kept: readonly Kept[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const record = parseRecord(text);
    if (!record.ok) throw new Error(`${file}: ${JSON.stringify(record.fault)}`);
    const game = replay(record.value);
    if (!game.ok) throw new Error(`${file}: ${JSON.stringify(game.fault)}`);
    return { name: file.replace('.json', ''), text, record: record.value, game: game.value };
  });

describe.each(kept)('the golden game $name', ({ name, text, record, game }) => {
  it('replays to its end, check value by check value', () => {
    expect(isOver(game.state)).toBe(true);
    expect(makeRecord(game.record())).toBe(text);
  });

  it('reads like its stored playthrough', () => {
    expect(annotate(record)).toBe(readFileSync(join(folder, `${name}.txt`), 'utf8'));
  });

  it('is small', () => {
    expect(text.length).toBeLessThan(16_000);
    expect(gzipSync(text).length).toBeLessThan(4_000);
  });
});

describe('the golden games', () => {
  it.each(allTables)('include one at $name', ({ table }) => {
    // Not the same object, because the cache of tables is bounded.
    const isAtTable = ({ game }: Kept): boolean =>
      game.table.edition === table.edition && isDeepStrictEqual(game.table.wish, table.wish);
    expect(kept.some(isAtTable), 'a new table: record its game with `npm run golden`').toBe(true);
  });

  const editions = [...new Set(allTables.map(({ table }) => table.edition))];

  it.each(editions)('include every kind of action of $name', (edition) => {
    const own = kept.filter(({ game }) => game.table.edition === edition);
    const seen = new Set(own.flatMap(({ game }) => [...kindsIn(game)]));
    const kinds = new Set(own.flatMap(({ game }) => kindsAt(game.table)));
    expect([...kinds].filter((kind) => !seen.has(kind))).toEqual([]);
  });

  it.each(editions)('include every way to win $name', (edition) => {
    const own = kept.filter(({ game }) => game.table.edition === edition);
    const seen = new Set(own.map(({ game }) => endingOf(game.table, game.state)));
    const table = allTables.find((one) => one.table.edition === edition)?.table;
    expect(table && endingsAt(table).filter((ending) => !seen.has(ending))).toEqual([]);
  });
});
