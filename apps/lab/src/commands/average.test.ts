import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeWeights, readWeights } from '@coalbrook/bots/training';
import { expect, it, onTestFinished } from 'vitest';

import { average } from './average.ts';

it('nets in files are averaged into another file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-average-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [one, other, out] = ['one.net', 'other.net', 'out.net'].map((name) => join(folder, name));
  const net = (...values: readonly number[]) => ({ hidden: 2, second: 1, values: Float32Array.from(values) });
  writeFileSync(one, makeWeights(net(1, -2)));
  writeFileSync(other, makeWeights(net(2, 0.5)));
  expect(await average.run(['--out', out, one, other], new AbortController().signal)).toBe(0);
  expect(readWeights(readFileSync(out))).toEqual(net(1.5, -0.75));
});
