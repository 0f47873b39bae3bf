import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ageOfIndustry } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { endOfGame } from '../ageOfIndustry/settling.ts';
import { refused, said } from '../cli/coalbrook.ts';
import { keepsBooks, listsWhatItAccepts, playsToTheEnd, replaysItsRecord } from '../contract/contractChecks.ts';
import { randomGame } from '../contract/randomGame.ts';
import { root } from '../source.ts';
import { fits } from './schema.ts';

const page = readFileSync(join(root, 'docs/boards.md'), 'utf8');
const schema = JSON.parse(readFileSync(join(root, 'docs/board.schema.json'), 'utf8')) as {
  readonly properties: object;
  readonly $defs: Readonly<Record<string, { readonly properties?: object }>>;
};

const blocks = (kind: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``, 'g'))].map(([, block]) => block);

const [begun, whole] = blocks('json');
const [complaints, summary] = blocks('text');

const tableWith = (seats: number): Table => {
  const table = makeTable(ageOfIndustry, { seats, files: { board: JSON.parse(whole) } });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

describe('docs/boards.md', () => {
  it('quotes the checker on the first two towns', async () => {
    const lines = complaints.trimEnd().split('\n');
    const told = (await refused('board check board.json', { 'board.json': begun })).split('\n');
    expect(told.map((line) => `coalbrook: ${line}`)).toEqual(lines);
  });

  it('ends with a sound board that matches the schema', async () => {
    expect(await said('board check board.json', { 'board.json': whole })).toBe(summary);
    expect(fits(JSON.parse(whole), schema as unknown as Readonly<Record<string, unknown>>)).toBe(true);
  });

  // Stonegate counts as one, and the second space of the north only where it is open.
  it.each([
    [3, 2 + 1 + 1],
    [4, 2 + 1 + 1],
    [5, 2 + 1 + 2],
  ])('age-of-industry.score.2: with %d seats its rail from Stonegate to the north pays $%d', (seats, money) => {
    const scene = endOfGame({ seats, files: { board: JSON.parse(whole) }, links: { 'stonegate-the-north': 0 } });
    expect(scene.told('linkPaid').map((event) => event.money)).toEqual([money]);
    expect(scene.now.closed).toEqual(seats < 5 ? ['the-north#2'] : []);
  });

  it.each([3, 4])('with %d seats its rail from Hammerford to the north pays 3 dollars', (seats) => {
    const scene = endOfGame({ seats, files: { board: JSON.parse(whole) }, links: { 'hammerford-the-north': 0 } });
    expect(scene.told('linkPaid').map((event) => event.money)).toEqual([3]);
  });

  it('shows only parts of the whole board', () => {
    const plain = (text: string): string => text.replaceAll(/\s/g, '');
    const parts = blocks('jsonc').filter((part) => !part.startsWith('"merchants"'));
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      for (const line of part.split(/,\n(?=\{)/)) expect(plain(whole)).toContain(plain(line));
    }
  });

  it('documents every field', () => {
    const objects = [schema, ...Object.values(schema.$defs)];
    const fields = objects.flatMap(({ properties = {} }) => Object.keys(properties));
    for (const field of new Set(fields)) {
      if (!/^\d$/.test(field)) expect(page, field).toMatch(new RegExp(`[\`"]${field.replace('$', '\\$')}["\`]`));
    }
  });

  it.each([3, 4, 5])('has a board that can be played on with %i seats', (seats) => {
    const table = tableWith(seats);
    for (let number = 0; number < 5; number++) {
      playsToTheEnd(table, number, 'even');
      playsToTheEnd(table, number, 'busy');
    }
    keepsBooks(table, 1, 'busy');
    replaysItsRecord(table, 1, 'busy');
    let count = 0;
    for (const decision of randomGame(table, 2, 'busy')) {
      if (decision.legal.length > 0 && count++ % 20 === 0) listsWhatItAccepts(table, decision);
    }
  });

  it('names all commands that take a board', async () => {
    const text = await said('simulate --board board.json --seats 3 --games 2', { 'board.json': whole });
    expect(text).toMatch(/^Age of Industry, The Little Coast, 3 seats, 2 games\n/);
    expect(await refused('simulate --board board.json', { 'board.json': begun })).toContain('a site that accepts coal');
  });
});
