import { spawn } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { emptySelection } from '../../scripts/selection.mjs';
import { root } from '../source.ts';

const suite = (passed: number, failed = 0, skipped: readonly string[] = []) => ({ tally: { passed, failed, skipped } });

describe('a selection of tests', () => {
  it('is missed if no kind of test has run', () => {
    expect(emptySelection(['wrod'], [suite(0), suite(0)])).toBe('No test matches “wrod”.');
    expect(emptySelection(['sell', 'wrod'], [])).toBe('No test matches “sell” “wrod”.');
    expect(emptySelection(['records'], [suite(0, 0, ['one', 'other'])])).toBe(
      'No test that matches “records” has run: 2 skipped.',
    );
  });

  it('is not missed if one test has run, whatever its result', () => {
    expect(emptySelection(['sell'], [suite(0), suite(1)])).toBeUndefined();
    expect(emptySelection(['sell'], [suite(0, 1)])).toBeUndefined();
  });

  it('is not asked for without words', () => {
    expect(emptySelection([], [suite(0)])).toBeUndefined();
  });
});

/** Runs the unit tests that match a word, and concludes, as the scripts do. */
const concluded = (word: string): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve, reject) => {
    const script = `import { conclude, unit } from './scripts/steps.mjs';
      conclude([await unit('unit', ['${word}'])], ['${word}']);`;
    // Vitest would take the surroundings of this test for those of the other.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });

describe('the scripts that run tests', () => {
  it('fail if a word matches no test', async () => {
    const { code, said } = await concluded('tests/no-such-word');
    expect(said).toMatch(/\nNo test matches “tests\/no-such-word”\.\n0 passed, 0 failed\n$/);
    expect(code).toBe(1);
  });

  it('pass if it matches some', async () => {
    const { code, said } = await concluded('packages/rules/src/placeSet');
    expect(said).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
    expect(code).toBe(0);
  });
});
