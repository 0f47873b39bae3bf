import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { criteria, obstacles } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { root } from '../source.ts';
import { coalbrook } from './coalbrook.ts';

interface Exchange {
  readonly request: string;
  readonly answer: string;
}

/** The session in the document. */
const session = (): readonly Exchange[] => {
  const page = readFileSync(join(root, 'docs/referee.md'), 'utf8');
  const lines = Array.from(page.matchAll(/^```referee\n(.*?)^```$/gms), ([, block]) =>
    block.trimEnd().split('\n'),
  ).flat();
  return lines.flatMap((line, index) =>
    line.startsWith('> ') ? [{ request: line.slice(2), answer: lines[index + 1].replace(/^< /, '') }] : [],
  );
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A pattern for an answer in which `…` stands for anything. */
const pattern = (answer: string): RegExp => new RegExp(`^${answer.split('…').map(escaped).join('.*')}$`);

describe('the referee', () => {
  it('answers the session in docs/referee.md as documented', async () => {
    const exchanges = session();
    expect(exchanges.length).toBeGreaterThan(20);
    const input = exchanges.map(({ request }) => `${request}\n`).join('');
    const { code, stdout, stderr } = await coalbrook(['referee'], input);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const answers = stdout.trimEnd().split('\n');
    expect(answers).toHaveLength(exchanges.length);
    exchanges.forEach(({ request, answer }, index) => expect(answers[index], request).toMatch(pattern(answer)));
  });

  it('has its obstacles and tie-breaks documented', () => {
    const page = readFileSync(join(root, 'docs/referee.md'), 'utf8');
    expect([...obstacles, ...criteria].filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });

  it('has every event documented', () => {
    const page = readFileSync(join(root, 'docs/referee.md'), 'utf8');
    const source = readFileSync(join(root, 'packages/rules/src/events.ts'), 'utf8');
    const events = Array.from(source.matchAll(/event: '(\w+)'/g), ([, name]) => name);
    expect(events.length).toBeGreaterThan(25);
    expect(events.filter((name) => !page.includes(`| \`${name}\``) && !page.includes(`, \`${name}\` |`))).toEqual([]);
  });
});
