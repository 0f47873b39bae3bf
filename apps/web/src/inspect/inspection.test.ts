import { hasIncome } from '@coalbrook/desk';
import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { findLanguage, thingsOf } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { decisionsOf, tableFor } from '../desk/fixtures.ts';
import { messages as german } from '../language/de/messages.ts';
import { english } from '../language/english.ts';
import { figureNames, parseInspectable } from './inspectable.ts';
import { inspect } from './inspection.ts';

const count = (all: readonly unknown[], name: string): readonly string[] => all.map((_, index) => `${name}:${index}`);

/** The keys of everything at a table that can be inspected. */
const keysAt = (table: Table): readonly string[] => {
  const isShown = (figure: string): boolean =>
    (figure !== 'income' || hasIncome(table)) && (figure !== 'loans' || table.credit !== undefined);
  return [
    ...count(table.sites, 'site'),
    ...count(table.places, 'place'),
    ...count(table.links, 'link'),
    ...count(table.outlets, 'outlet'),
    ...table.markets.flatMap((market) => (market ? [`market:${market.cargo}`] : [])),
    ...count(table.cards, 'card'),
    ...count(table.cards, 'display'),
    ...count(table.tiles, 'mat:0'),
    ...figureNames.filter(isShown).map((figure) => `figure:1:${figure}`),
  ];
};

const tables = editions.flatMap((edition) => [
  { name: edition.slug, table: tableFor(edition) },
  ...edition.options.flatMap(({ slug }) => {
    const made = makeTable(edition, { seats: edition.seats[0], options: [slug] });
    return made.ok ? [{ name: `${edition.slug} ${slug}`, table: made.value }] : [];
  }),
]);

const languages = [
  ['en', english],
  ['de', german],
] as const;

it.each(tables)('$name: everything has a card with a title, lines and a rule, in every language', ({ table }) => {
  const faulty: object[] = [];
  let decision = 0;
  for (const { view } of decisionsOf(table, 'inspected')) {
    if (decision++ % 150 !== 60) continue;
    for (const [code, messages] of languages) {
      const language = findLanguage(code);
      if (!language) throw new Error(code);
      const from = { table, view, viewer: 0 as Seat, things: thingsOf(table, language), messages };
      for (const key of keysAt(table)) {
        const target = parseInspectable(table, key);
        if (!target) throw new Error(key);
        const { title, lines, rule } = inspect(from, target);
        const isWhole =
          /\S/.test(title) &&
          /^[a-z-]+\.[a-z]+\.\d+$/.test(rule ?? '') &&
          (target.on === 'place' || lines.length > 0) &&
          !lines.some((line) => /undefined|NaN|^\s*$/.test(line));
        if (!isWhole) faulty.push({ code, key, title, lines, rule });
      }
    }
  }
  expect(faulty).toEqual([]);
});

it('reads nothing from unknown keys', () => {
  const table = tableFor(editions[0]);
  for (const key of [
    '',
    'kind:build',
    'site:999',
    'site:x',
    'figure:9:money',
    'figure:0:fame',
    'mat:0:999',
    'market:9',
  ])
    expect(parseInspectable(table, key)).toBeUndefined();
});
