import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readText, writeText } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'coalbrook-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('files', () => {
  it('of any length are written and read', () => {
    const file = join(folder, 'long');
    const text = '£ and €\n'.repeat(20_000);
    expect(writeText(file, text).ok).toBe(true);
    expect(readText(file)).toEqual({ ok: true, value: text });
  });

  it('that cannot be used get an explanation', () => {
    expect(readText(join(folder, 'none'))).toEqual({ ok: false, fault: 'there is no such file' });
    expect(readText(folder)).toEqual({ ok: false, fault: 'it is a folder' });
    expect(readText('a\0b')).toMatchObject({ ok: false });
    expect(writeText(join(folder, 'none', 'file'), '')).toMatchObject({
      ok: false,
      fault: expect.stringMatching(/ cannot be written: there is no such folder$/) as unknown,
    });
  });

  it('that are too large are refused', () => {
    const file = join(folder, 'large');
    writeText(file, 'x'.repeat((1 << 24) + 1));
    expect(readText(file)).toEqual({ ok: false, fault: 'it is too large' });
  });
});
