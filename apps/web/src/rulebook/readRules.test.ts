import { describe, expect, test } from 'vitest';

import { plainText, readRules, readSpans, textOfRule } from './readRules.ts';

const files = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = Object.entries(files).map(([path, source]) => [path.replace(/^.*\//, ''), source] as const);

describe.each(texts)('%s', (file, source) => {
  const blocks = readRules(source);
  const ids = blocks.flatMap((block) => (block.kind === 'statement' ? [block.id] : []));

  test('every numbered statement is read once', () => {
    expect(ids.length).toBe(source.match(/^- \*\*[\w-]+\.[\w.-]+\*\*/gm)?.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every statement begins with the name of the text', () => {
    for (const id of ids) expect(textOfRule(id)).toBe(file.replace(/(\.\w\w)?\.md$/, ''));
  });

  test('no markup is left over', () => {
    for (const block of blocks) {
      if ('spans' in block) expect(plainText(block.spans)).not.toMatch(/\*\*|\]\(/);
    }
  });
});

test.each(texts.filter(([, source]) => /^## (Rulings|Festlegungen)$/m.test(source)))(
  'in %s the rulings are a table under their own heading',
  (_, source) => {
    const blocks = readRules(source);
    const at = blocks.findIndex(
      (block) => block.kind === 'heading' && ['Rulings', 'Festlegungen'].includes(block.text),
    );
    expect(blocks.slice(at).map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table']);
    const table = blocks[at + 2];
    if (table.kind !== 'table') throw new Error('no table');
    const statements = blocks.flatMap((block) => (block.kind === 'statement' ? [block.id] : []));
    for (const row of table.rows) expect(row).toHaveLength(3);
    for (const [cell] of table.rows.slice(1)) expect(statements).toContain(plainText(cell));
  },
);

test('readSpans reads inline markup', () => {
  expect(readSpans('a **b** *c* `d` [e](f.md).')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'bold', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'italic', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'e', href: 'f.md' },
    { kind: 'text', text: '.' },
  ]);
});

test('readRules reads tables, headings and wrapped lines', () => {
  const blocks = readRules('# Title\n\n## coal: Coal\n\nA line\nthat goes on.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(blocks).toMatchObject([
    { kind: 'heading', level: 1, slug: '', text: 'Title' },
    { kind: 'heading', level: 2, slug: 'coal', text: 'Coal' },
    { kind: 'paragraph', spans: [{ text: 'A line that goes on.' }] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'a' }], [{ text: 'b' }]],
        [[{ text: '1' }], [{ text: '2' }]],
      ],
    },
  ]);
});
