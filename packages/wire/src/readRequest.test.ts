import { describe, expect, it } from 'vitest';

import { WIRE_VERSION } from './envelope.ts';
import { readRequest } from './readRequest.ts';

const sitter = { kind: 'person', name: 'Ada', policy: '', figure: 'watt', colour: 'plum' };
const game = { edition: 'any', wish: { seats: 2 }, sitters: [sitter], seed: 's' };

const request = (call: unknown, ...given: readonly unknown[]): unknown => ({ wire: WIRE_VERSION, id: 7, call, given });

const circle: { self?: unknown } = {};
circle.self = circle;

const sound: readonly (readonly [string, ...unknown[]])[] = [
  ['list'],
  ['inspect', 'game'],
  ['begin', game],
  ['begin', { ...game, wish: { seats: 2, options: ['a'], automata: ['b'], files: { board: {} } }, position: 1 }],
  ['sketch', { ...game, sitters: [] }],
  ['importGame', 'anything'],
  ['open', 'game'],
  ['close', 0],
  ['drive', 0, true],
  ['look', 0, -1, -1],
  ['views', 0, 2, 3, 9],
  ['counted', 0, 0, 4],
  ['keepDraft', 0, 0, 4, ['pass; discard iron']],
  ['commit', 0, 0, 4, []],
  ['askAgain', 0],
  ['replaceBot', 0, 1, 'random'],
  ['thoughts', 0, 1, 10, 14],
  ['hint', 0, 1, 12, ['pass']],
  ['save', 0],
  ['takeBack', 0, 12],
];

describe('a request', () => {
  it.each(sound)('to %s is read', (call, ...given) => {
    expect(readRequest(request(call, ...given))).toEqual({ ok: true, value: request(call, ...given) });
  });

  it.each([
    [undefined],
    ['list'],
    [[]],
    [{}],
    [{ wire: WIRE_VERSION, call: 'list', given: [] }],
    [{ wire: WIRE_VERSION, id: 'x', call: 'list', given: [] }],
    [{ wire: WIRE_VERSION, id: 1, call: 'list', given: {} }],
  ])('is not %j', (data) => {
    expect(readRequest(data)).toEqual({ ok: false, fault: { fault: 'shape' } });
  });

  it('of another version is refused, whatever it requests', () => {
    expect(readRequest({ id: 1, call: 'list', given: [], wire: WIRE_VERSION + 1 })).toEqual({
      ok: false,
      fault: { fault: 'version', found: WIRE_VERSION + 1 },
    });
    expect(readRequest({ id: 1, call: 'list', given: [] })).toMatchObject({ fault: { fault: 'version' } });
  });

  it.each([['nothing'], ['toString'], ['__proto__'], [7], [undefined]])('cannot call %s', (call) => {
    expect(readRequest(request(call))).toMatchObject({ ok: false, fault: { fault: 'call' } });
  });

  it.each([
    ['list', 0, 'too much'],
    ['open', 0],
    ['open', 0, 7],
    ['look', 1, 0, 'x', 0],
    ['look', 1, 0, 0.5, 0],
    ['look', 0, Number.NaN, 0, 0],
    ['look', 2, 0, 0, -2],
    ['keepDraft', 3, 0, 0, 0, 'pass'],
    ['keepDraft', 3, 0, 0, 0, [7]],
    ['keepDraft', 3, 0, 0, 0, Object.assign([], { length: 2 })],
    ['drive', 1, 0, 1],
    ['thoughts', 1, 0, 'x', 0, 9],
    ['thoughts', 3, 0, 1, 0],
    ['hint', 3, 0, 1, 12, 'pass'],
    ['begin', 0, { ...game, seed: 7 }],
    ['begin', 0, { ...game, wish: { seats: '2' } }],
    ['begin', 0, { ...game, wish: { seats: 2, files: [] } }],
    ['begin', 0, { ...game, sitters: [{ ...sitter, kind: 'ghost' }] }],
    ['begin', 0, undefined],
  ] as const)('to %s is refused for its argument %i', (call, at, ...given) => {
    expect(readRequest(request(call, ...given))).toEqual({ ok: false, fault: { fault: 'argument', call, at } });
  });

  it.each([[7n], [{ toString: 1 }], [new Map()], [circle]])(
    'of a version or call that is %s gets a fault that can be written',
    (odd) => {
      for (const data of [{ id: 1, call: 'list', given: [], wire: odd }, request(odd)]) {
        const read = readRequest(data);
        expect(read.ok).toBe(false);
        expect(() => JSON.stringify(read)).not.toThrow();
      }
    },
  );
});
