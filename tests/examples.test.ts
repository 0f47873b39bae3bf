import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { exampleFiles, ruleOf } from '@coalbrook/examples';
import { collections } from '@coalbrook/lessons';
import { describe, expect, it } from 'vitest';

import { root } from './source.ts';

/** Statements that no position can show, and why. */
const withoutExample: Readonly<Record<string, readonly string[]>> = {
  'is a list of cards or tiles': [
    'birmingham.setup.4',
    'birmingham.setup.5',
    'lancashire.setup.4',
    'lancashire.setup.5',
    'lancashire.distant.2',
    'lancashire.classicdeck.1',
    'lancashire.classicdeck.3',
    'lancashire.classicdeck.5',
    'age-of-industry.setup.4',
  ],
  'is about what can be chosen for a game, before there is a position': [
    'lancashire.options.1',
    'lancashire.options.2',
    'lancashire.options.3',
    'lancashire.options.4',
    'birmingham-automa.company.1',
    'birmingham-automa.difficulty.3',
  ],
  'says where the data come from': ['age-of-industry.setup.2'],
  'is about chance alone': ['age-of-industry.setup.9'],
  'is about something that hardly ever happens, after dozens of cards': ['birmingham-automa.deck.4'],
  'is about files of cards': [
    'birmingham-automa.cards.1',
    'birmingham-automa.cards.2',
    'birmingham-automa.cards.3',
    'birmingham-automa.cards.4',
    'birmingham-automa.cards.5',
    'birmingham-automa.cards.6',
    'birmingham-automa.cards.7',
    'birmingham-automa.cards.8',
    'birmingham-automa.cards.9',
  ],
};

const folder = join(root, 'docs', 'rules');

const statements = readdirSync(folder)
  .filter((name) => /^[a-z-]+\.md$/.test(name))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^- \*\*([a-z-]+\.[a-z]+\.\d+)\*\*/gm)])
  .map(([, id]) => id);

const examples = (await Promise.all(exampleFiles.map(({ load }) => load()))).flat();
const shown = examples.map((example) => ruleOf(example) ?? '');

const lessons = (await Promise.all(collections.map(({ load }) => load()))).flat();
const taught = lessons.flatMap((lesson) =>
  typeof lesson === 'object' && lesson && 'rules' in lesson && Array.isArray(lesson.rules)
    ? lesson.rules.map(String)
    : [],
);

describe('examples of statements', () => {
  it('are there for every statement, or it has a lesson or a reason', () => {
    const excused = Object.values(withoutExample).flat();
    const helped = new Set([...shown, ...taught, ...excused]);
    expect(statements.filter((id) => !helped.has(id))).toEqual([]);
    expect(excused.filter((id) => !statements.includes(id) || shown.includes(id) || taught.includes(id))).toEqual([]);
  });

  it('are about statements that exist, in the order of the document', () => {
    expect(shown.filter((rule) => !statements.includes(rule))).toEqual([]);
    for (const { document } of exampleFiles) {
      const places = shown.filter((rule) => rule.startsWith(`${document}.`)).map((rule) => statements.indexOf(rule));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });
});
