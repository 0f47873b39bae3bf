import { describe, expect, it } from 'vitest';

import { isScript, isTest, sources, workspaces, type Source } from './source.ts';

/** Everything that serves all editions. */
const shared = workspaces().filter((workspace) => workspace !== 'packages/editions');

/** Facts about a table that happen to differ between games, with the files that may ask for them. */
const proxies: readonly { readonly pattern: RegExp; readonly instead: string; readonly allowed: readonly string[] }[] =
  [
    {
      pattern: /\beras\.length\s*(?:[<>!=]=*)\s*[12]\b/,
      instead: 'ask edition.hasEras, the steps of an era, or what is printed',
      allowed: ['boardSummary.ts', 'scoreSheet.ts'],
    },
    {
      pattern: /\bcredit(?:\s*\?[^.?:]|\s*&&|\s*\))/,
      instead: 'credit says that money can be borrowed, and nothing else',
      allowed: [
        'money.ts',
        'describe.ts',
        'draft.ts',
        'turnTexts.ts',
        'SeatCard.tsx',
        'PreviewSheet.tsx',
        'ViewerBar.tsx',
      ],
    },
    {
      pattern: /\b(?:merchants|lanes|ferries|plans|ports)\.length\s*(?:[<>!=]=*)\s*[01]\b/,
      instead: 'ask for the rule that depends on it',
      allowed: ['readBoard.ts', 'checkReach.ts', 'legend.ts', 'boardSummary.ts'],
    },
    {
      pattern: /\btypeof \w+(?:\.\w+)* [!=]== 'function'/,
      instead: 'a rule is data: name the figure that differs',
      allowed: ['firstSnapshot.ts', 'ownBot.ts'],
    },
    { pattern: /\blayout\.width\b/, instead: 'a column may be empty for many reasons', allowed: ['namedCells.ts'] },
    { pattern: /\btrack\.lastSpace\s*(?:[<>!=]=*)\s*0\b/, instead: 'ask for the step payIncome', allowed: [] },
  ];

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const uses = ({ path, text }: Source): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      proxies
        .filter(({ pattern, allowed }) => pattern.test(line) && !allowed.includes(nameOf(path)))
        .map(({ instead }) => `${path}:${index + 1}: ${line.trim()} (${instead})`),
    );

const scripts = shared
  .flatMap((workspace) => sources(workspace))
  .filter((source) => isScript(source) && !isTest(source));

describe('no fact about a table stands for a game', () => {
  it.each(shared)('in %s', (workspace) => {
    expect(scripts.filter(({ path }) => path.startsWith(`${workspace}/`)).flatMap(uses)).toEqual([]);
  });

  it('every exception is needed', () => {
    const unused = proxies.flatMap(({ pattern, allowed }) =>
      allowed.filter((file) => !scripts.some(({ path, text }) => nameOf(path) === file && pattern.test(text))),
    );
    expect(unused).toEqual([]);
  });
});

describe('the scan for such facts', () => {
  const found = (line: string): number => uses({ path: 'packages/words/src/a.ts', text: line }).length;

  it('finds facts that stand for a game', () => {
    expect(found('return table.eras.length > 1 ? roman(level) : String(level);')).toBe(1);
    expect(found('if (isLast && table.eras.length === 1) return;')).toBe(1);
    expect(found('return table.credit ? texts.rail : texts.network;')).toBe(1);
    expect(found('if (table.credit) return worthOfEstate();')).toBe(1);
    expect(found('table.merchants.length > 0 && sell')).toBe(1);
    expect(found('if (state.layout.width.display > 0) return;')).toBe(1);
    expect(found("eras.some(({ tilesPerPlace }) => typeof tilesPerPlace === 'function')")).toBe(1);
  });

  it('accepts facts used for what they are', () => {
    expect(found('const isLast = state.era + 1 === table.eras.length;')).toBe(0);
    expect(found('const unit = table.credit?.unit ?? 0;')).toBe(0);
    expect(found('const { unit } = table.credit ?? none;')).toBe(0);
  });
});
