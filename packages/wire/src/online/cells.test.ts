import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changesBetween, packCells, unpackCells, withChanges } from './cells.ts';

const cells = fc.array(fc.integer({ min: -32_768, max: 32_767 }), { maxLength: 60 }).map((all) => Int16Array.from(all));

describe('packed cells', () => {
  it('are unpacked to what they were', () => {
    fc.assert(
      fc.property(cells, (all) => {
        expect(unpackCells(packCells(all), all.length)).toEqual(all);
      }),
    );
  });

  it.each(['AAA', 'AAAAAA', 'A A', '___', 'é__', ''])(
    'of another size or with other characters are refused: %s',
    (text) => {
      expect(unpackCells(text, text.length === 3 ? 2 : 1)).toBeUndefined();
    },
  );

  it('beyond 16 bits are refused', () => {
    expect(unpackCells('___', 1)).toBeUndefined();
    expect(unpackCells('P__', 1)).toEqual(Int16Array.of(32_767));
  });
});

describe('changes', () => {
  it('lead from one view to the other', () => {
    const pair = fc.integer({ min: 0, max: 40 }).chain((length) => {
      const view = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: length, maxLength: length });
      return fc.tuple(view, view);
    });
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const [one, other] = [Int16Array.from(before), Int16Array.from(after)];
        expect(withChanges(one, changesBetween(one, other))).toEqual(other);
      }),
    );
  });

  it.each([[[0]], [[4, 1]], [[-1, 1]], [[0.5, 1]]])('that do not fit are refused: %j', (changes) => {
    expect(withChanges(new Int16Array(4), changes)).toBeUndefined();
  });
});
