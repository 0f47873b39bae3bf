import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './source.ts';

const inGit = existsSync(join(root, '.git'));

/** Files that are, or would be, under version control. */
function tracked(): readonly string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return list.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** An absolute path on a developer's machine, or a package host. */
const local =
  /(?<![\w.*/-])\/(?:work|root|home|Users)\/|\b(?:registry|npm|packages)\.[\w.-]+\.(?:org|com|dev|io|net)\b/;

const traces = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => (local.test(line) ? [`${index + 1}: ${line.trim().slice(0, 120)}`] : []));

describe('the files of this repository', () => {
  it.skipIf(!inGit)('contain no local paths and no package hosts', () => {
    const found = tracked().flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return text.includes('\0') ? [] : traces(text).map((trace) => `${path}:${trace}`);
    });
    expect(found).toEqual([]);
  });

  it('are recognised where they occur', () => {
    expect(traces(`see ${['', 'home', 'me', 'x'].join('/')}`)).toHaveLength(1);
    expect(traces(`https://${['registry', 'npmjs', 'org'].join('.')}/x`)).toHaveLength(1);
    expect(traces('apps/home/x ../work/x registry.find(edition)')).toEqual([]);
  });
});
