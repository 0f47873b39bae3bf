import { describe, expect, it } from 'vitest';

import { linesOf } from './lines.ts';

const MOST = 8;

const linesFrom = async (...chunks: readonly string[]): Promise<readonly (string | undefined)[]> => {
  async function* input(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk, 'latin1'));
  }
  const lines: (string | undefined)[] = [];
  for await (const line of linesOf(input(), MOST)) lines.push(line);
  return lines;
};

describe('lines', () => {
  it('do not depend on chunk boundaries', async () => {
    expect(await linesFrom('one\ntwo\n\nfour')).toEqual(['one', 'two', '', 'four']);
    expect(await linesFrom('o', 'ne', '\n', 'two\n\nfo', '', 'ur')).toEqual(['one', 'two', '', 'four']);
    expect(await linesFrom('one\n')).toEqual(['one']);
    expect(await linesFrom()).toEqual([]);
  });

  it('join characters split between chunks', async () => {
    expect(await linesFrom('\u00c2', '\u00a3\n')).toEqual(['£']);
  });

  it('that are too long are skipped, and the next one is read', async () => {
    expect(await linesFrom('12345678\n123456789\nthree\n')).toEqual(['12345678', undefined, 'three']);
    expect(await linesFrom('1234', '5678', '9', '\nthree', '456789')).toEqual([undefined, undefined]);
  });
});
