import { runInThisContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { callText, clickAt, resultOf } from '../../apps/web/tests/browsers/calls.ts';

/** Makes a call from its text, as a browser does. */
const call = async <Result>(text: string): Promise<Result> =>
  resultOf(await (runInThisContext(`(${text})()`) as Promise<string>));

describe('a call in another browser', () => {
  it('takes its argument along and waits for the result', async () => {
    const text = callText(({ name }) => Promise.resolve([`“${name}”`, name.length]), { name: "O'Neill\n\\" });
    expect(await call(text)).toEqual(["“O'Neill\n\\”", 9]);
  });

  it('can have neither argument nor result', async () => {
    expect(await call(callText(() => undefined, undefined))).toBeUndefined();
  });

  it('fails if the function does', async () => {
    const text = callText(() => {
      throw new Error('no such thing');
    }, 0);
    await expect(call(text)).rejects.toThrow('no such thing');
  });
});

describe('a click in another browser', () => {
  it('is one press of the main button at a whole pixel', () => {
    expect(clickAt(10.6, 20.2)).toMatchObject({
      type: 'pointer',
      actions: [
        { type: 'pointerMove', x: 11, y: 20 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  });
});
