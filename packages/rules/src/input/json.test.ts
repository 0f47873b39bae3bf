import { describe, expect, it } from 'vitest';

import { isWithinLimits, MOST_DEPTH, parseJson } from './json.ts';

const source = { name: 'it' };

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('parseJson', () => {
  it('reads any JSON, also after a byte order mark', () => {
    const text = '{"a":[1,{"b":"}]{[\\"","":null},"a"],"c":{"a":1}}';
    const value: unknown = JSON.parse(text);
    expect(parseJson(text, source)).toEqual({ ok: true, value });
    expect(parseJson(`\uFEFF${text}`, source)).toEqual({ ok: true, value });
  });

  it.each(['', '{', '"', '"\\', '[1,]', '{"a":1,"a"', ']]]', 'nul', '{"\\u00zz":1}'])(
    'refuses %j as invalid JSON',
    (text) => {
      expect(parseJson(text, source)).toEqual({
        ok: false,
        fault: { at: 'it', problem: 'wrongKind', expected: { kind: 'json' }, found: { kind: 'unparsable' } },
      });
    },
  );

  it('refuses JSON nested too deeply, however deep', () => {
    expect(parseJson(nested(MOST_DEPTH), source).ok).toBe(true);
    for (const depth of [MOST_DEPTH + 1, 5_000, 1_000_000]) {
      expect(parseJson(nested(depth), source)).toMatchObject({ ok: false, fault: { at: 'it', problem: 'outOfRange' } });
    }
    expect(parseJson('{"a":'.repeat(5_000), source)).toMatchObject({ fault: { problem: 'outOfRange' } });
  });

  it('refuses text that is too long', () => {
    expect(parseJson(' '.repeat(1 << 25), source)).toMatchObject({ ok: false, fault: { problem: 'outOfRange' } });
  });

  it.each([
    ['{"a":1,"b":2,"a":3}', 'it: a'],
    ['{"places":[{},{"slug":"x","slug":"x"}]}', 'it: places[1].slug'],
    ['[{"a":{"b":[1,2,{"c":1,"\\u0063":1}]}}]', 'it: [0].a.b[2].c'],
  ])('names the field that %s has twice', (text, at) => {
    expect(parseJson(text, source)).toMatchObject({ ok: false, fault: { at, problem: 'superfluous' } });
  });

  it('accepts the same key in two objects', () => {
    expect(parseJson('[{"a":1},{"a":1,"b":{"a":"a"}}]', source).ok).toBe(true);
  });

  it('refuses anything but text', () => {
    for (const value of [undefined, 7, {}, []]) expect(parseJson(value as string, source).ok).toBe(false);
  });
});

describe('isWithinLimits', () => {
  it('accepts what parseJson accepts, and refuses deeper and cyclic values', () => {
    expect(isWithinLimits(JSON.parse(nested(MOST_DEPTH)))).toBe(true);
    expect(isWithinLimits(JSON.parse(nested(MOST_DEPTH + 1)))).toBe(false);
    const ring: unknown[] = [];
    ring.push(ring, ring);
    expect(isWithinLimits(ring)).toBe(false);
    expect(isWithinLimits({ a: [1, undefined, NaN, ''] })).toBe(true);
  });
});
