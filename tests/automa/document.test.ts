import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { birmingham, planCard } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { PlanId, Table } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import deck from '../../packages/editions/src/birmingham/automa/data/cards.json' with { type: 'json' };

const page = readFileSync(join(import.meta.dirname, '../../docs/automata.md'), 'utf8');

const tableWith = (files: Readonly<Record<string, unknown>>): Table => {
  const table = makeTable(birmingham, { seats: 1, automata: ['eadweard:normal'], files });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

it('the card in docs/automata.md is the one in the deck', () => {
  const [, block = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const shown = JSON.parse(block) as { readonly $format: string; readonly cards: readonly { readonly id: string }[] };
  expect(shown.$format).toBe(deck.$format);
  const [card] = shown.cards;
  const cards = deck.cards.map((own) => (own.id === card?.id ? card : own));
  expect(cards).toContain(card);
  const usual = tableWith({});
  const typed = tableWith({ 'automa-deck': { ...shown, cards } });
  const plan = usual.plans.findIndex(({ slug }) => slug === card?.id) as PlanId;
  expect(planCard(typed, plan)).toEqual(planCard(usual, plan));
});

it('the difficulties in docs/automata.md have as many tiles as it says', () => {
  for (const [, slug, count] of page.matchAll(/^\| `(\w+)` \| (\d+)/gm)) {
    const table = makeTable(birmingham, { seats: 1, automata: [`eadweard:${slug}`] });
    if (!table.ok) throw new Error(JSON.stringify(table.fault));
    expect(table.value.mats[1]?.reduce((sum, tiles) => sum + tiles, 0)).toBe(Number(count));
  }
});
