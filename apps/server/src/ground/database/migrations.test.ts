import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { breaking, migrations } from './migrations.ts';

/** Until then nodes of different versions never ran at the same time. */
const LAST_EXEMPT = 17;

/** What is wrong with a statement for a program that does not know it; undefined if it only adds. */
const harmOf = (text: string): string | undefined => {
  const statement = text.replaceAll(/\s+/g, ' ').trim();
  if (/^create index \w+ on \w+ /.test(statement)) return undefined;
  const isTable = /^create table \w+ \(/.test(statement);
  if (!isTable && !/^alter table \w+ add column \w+ /.test(statement)) return 'it does more than add';
  if (/ references (?!.*on delete cascade)/.test(statement)) return 'others could not delete what it refers to';
  if (!isTable && / not null(?! default )/.test(statement)) return 'others could not insert without the column';
  if (!isTable && / (?:unique|primary key|check)\b/.test(statement))
    return 'others could not insert what they may insert now';
  return undefined;
};

it('steps only add to the schema, so that nodes of the last version can go on', () => {
  const later = migrations.flatMap((texts, index) =>
    index < LAST_EXEMPT ? [] : texts.map((text) => [index + 1, text]),
  );
  const harmful = later.filter(
    ([step, text]) => !breaking.includes(Number(step)) && harmOf(String(text)) !== undefined,
  );
  expect(harmful).toEqual([]);
  expect(breaking.filter((step) => step <= LAST_EXEMPT || step > migrations.length)).toEqual([]);
});

it.each([
  'create table more (game text not null references games (id) on delete cascade, primary key (game))',
  'create index more_of_game on more (game)',
  "alter table games add column more text not null default ''",
  'alter table games add column more text',
])('only adds: %s', (text) => {
  expect(harmOf(text)).toBeUndefined();
});

it.each([
  'drop table games',
  'alter table games drop column sheet',
  'alter table games rename column sheet to page',
  "update seats set token_hash = ''",
  "insert into games (id) values ('a')",
  'delete from seats',
  'create unique index one_seat on seats (game)',
  'alter table games add column more text not null',
  'alter table seats add column more text unique',
  'create table more (game text references games (id))',
])('does more than add: %s', (text) => {
  expect(harmOf(text)).toBeDefined();
});

it('whatever is inserted names its columns, so that a table can get more of them', () => {
  const folder = fileURLToPath(new URL('../../', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file),
  );
  const inserts = files.flatMap((file) =>
    [...readFileSync(`${folder}${file}`, 'utf8').matchAll(/insert into ([\w${}]+)\s*(\S)/g)].map(([text, , next]) => ({
      file,
      text,
      next,
    })),
  );
  expect(inserts.length).toBeGreaterThan(30);
  expect(inserts.filter(({ next }) => next !== '(')).toEqual([]);
});
