import { describe, expect, it } from 'vitest';

import { isScript, isTest, sources, texts } from './source.ts';

/** Packages that leave all prose to `packages/words`. */
const wordless = ['packages/rules', 'packages/editions', 'packages/record'];

/** Two words in a row are prose; a slug, a path or a field is one word. */
const prose = /\p{L} \p{L}/u;

/** Printed names of two or more words. */
const printed = ['Age of Industry', 'age of railways', 'canal era', 'rail era', 'Alternate Map'];

/** Notation, which is the same in every language: `build SITE INDUSTRY with CARD`. */
const notation = /^ (with|to) $/;

const sentencesIn = (workspace: string): readonly string[] =>
  sources(workspace)
    .filter((source) => isScript(source) && !isTest(source))
    .flatMap((source) => texts(source).map((text) => `${source.path}: ${text}`))
    .filter((line) => {
      const text = line.slice(line.indexOf(': ') + 2);
      return prose.test(text) && !printed.includes(text) && !notation.test(text);
    });

describe('packages without prose', () => {
  it.each(wordless)('%s contains no prose', (workspace) => {
    expect(sentencesIn(workspace)).toEqual([]);
  });

  it('are distinguished from packages with prose', () => {
    expect(sentencesIn('packages/words').length).toBeGreaterThan(100);
    const source = {
      path: 'a.ts',
      text: "const a = 'one two'; const b = `three ${a} four five`; throw new Error('a bug');",
    };
    expect(texts(source).filter((text) => prose.test(text))).toEqual(['one two', ' four five']);
  });
});
