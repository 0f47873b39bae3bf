import { beforeEach, describe, expect, it, vi } from 'vitest';

import { recallView, rememberView } from './rememberedView.ts';

const stored = new Map<string, string>();
// What a browser answers.
// oxlint-disable-next-line unicorn/no-null
const missing = null;
const window = { width: 400, height: 300 };
const view = { x: -120, y: -80, scale: 0.9 };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? missing,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('the view that somebody has chosen', () => {
  it('is remembered for its game', () => {
    rememberView('one', view, window);
    const recalled = recallView('one', window);
    expect(recalled?.scale).toBe(view.scale);
    expect(recalled?.x).toBeCloseTo(view.x);
    expect(recalled?.y).toBeCloseTo(view.y);
    expect(recallView('other', window)).toBeUndefined();
  });

  it('has the same centre in a window of another size', () => {
    rememberView('one', view, window);
    const recalled = recallView('one', { width: 800, height: 300 });
    expect(recalled?.x).toBeCloseTo(view.x + 200);
  });

  it('is forgotten once the whole map is shown, and ignored if it cannot be read', () => {
    rememberView('one', view, window);
    rememberView('one', undefined, window);
    expect(recallView('one', window)).toBeUndefined();
    for (const text of ['{', '[1,2]', '[1,2,0]', '["a",2,3]']) {
      stored.set('coalbrook.view.one', text);
      expect(recallView('one', window)).toBeUndefined();
    }
  });
});
