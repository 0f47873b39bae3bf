import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { packCells, unpackCells } from './cells.ts';

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
