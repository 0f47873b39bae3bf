import { describe, expect, it } from 'vitest';

import { parseJson } from './json.ts';

describe('JSON from outside', () => {
  it('is read', () => {
    expect(parseJson('{"a":[1,"[[[\\"[["]}', 'it')).toEqual({ ok: true, value: { a: [1, '[[["[['] } });
  });

  it('is refused with the reason', () => {
    expect(parseJson('{"a":', 'it')).toMatchObject({ ok: false, fault: { at: 'it', expected: 'JSON' } });
  });

  it('may not be nested without end, but brackets in texts do not count', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson(nested(64), 'it').ok).toBe(true);
    expect(parseJson(nested(65), 'it')).toMatchObject({ ok: false, fault: { problem: 'outOfRange' } });
    expect(parseJson(JSON.stringify('['.repeat(100)), 'it').ok).toBe(true);
    expect(parseJson(JSON.stringify(Array.from({ length: 200 }, () => [])), 'it').ok).toBe(true);
  });
});
