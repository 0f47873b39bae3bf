import type { Clock } from '@coalbrook/host';
import { describe, expect, it } from 'vitest';

import { Telling } from './telling.ts';

/** A manual clock. */
class FakeClock implements Clock {
  now = 0;
  #made = 0;
  readonly #waiting = new Map<number, { readonly at: number; readonly run: () => void }>();

  after(milliseconds: number, run: () => void): () => void {
    const timer = ++this.#made;
    this.#waiting.set(timer, { at: this.now + milliseconds, run });
    return () => this.#waiting.delete(timer);
  }

  pass(time: number): void {
    const end = this.now + time;
    for (;;) {
      const due = [...this.#waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      const [next] = due;
      if (!next) break;
      this.#waiting.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = end;
  }
}

const begin = (
  pace: number,
  weigh?: (told: string) => number,
): { clock: FakeClock; shown: (string | undefined)[]; telling: Telling<string> } => {
  const clock = new FakeClock();
  const shown: (string | undefined)[] = [];
  return { clock, shown, telling: new Telling<string>(clock, pace, (told) => shown.push(told), weigh) };
};

describe('Telling', () => {
  it('shows one thing after the other, and then the present', () => {
    const { clock, shown, telling } = begin(100);
    telling.tell(['a', 'b']);
    expect(shown).toEqual(['a']);
    clock.pass(99);
    expect(shown).toEqual(['a']);
    clock.pass(1);
    expect(shown).toEqual(['a', 'b']);
    telling.tell(['c']);
    clock.pass(100);
    expect(telling.isTelling).toBe(true);
    clock.pass(100);
    expect(shown).toEqual(['a', 'b', 'c', undefined]);
    expect(telling.isTelling).toBe(false);
    clock.pass(1000);
    expect(shown).toHaveLength(4);
  });

  it('shows heavier things longer', () => {
    const { clock, shown, telling } = begin(100, (told) => told.length);
    telling.tell(['aaa', 'b']);
    clock.pass(299);
    expect(shown).toEqual(['aaa']);
    clock.pass(1);
    expect(shown).toEqual(['aaa', 'b']);
    clock.pass(100);
    expect(shown).toEqual(['aaa', 'b', undefined]);
  });

  it('keeps the weight of the current thing through a pause and a change of pace', () => {
    const { clock, shown, telling } = begin(100, (told) => told.length);
    telling.tell(['aaa', 'b']);
    telling.pause(true);
    telling.pause(false);
    clock.pass(299);
    telling.setPace(10);
    clock.pass(29);
    expect(shown).toEqual(['aaa']);
    clock.pass(1);
    expect(shown).toEqual(['aaa', 'b']);
  });

  it('jumps to the present at pace 0', () => {
    const { clock, shown, telling } = begin(0, () => 3);
    telling.tell(['a', 'b']);
    expect(shown).toEqual([undefined]);
    clock.pass(1000);
    expect(shown).toHaveLength(1);
  });

  it('waits while paused, but can be stepped', () => {
    const { clock, shown, telling } = begin(100);
    telling.tell(['a', 'b', 'c']);
    telling.pause(true);
    clock.pass(1000);
    expect(shown).toEqual(['a']);
    telling.step();
    expect(shown).toEqual(['a', 'b']);
    clock.pass(1000);
    expect(shown).toHaveLength(2);
    telling.pause(false);
    clock.pass(100);
    expect(shown).toEqual(['a', 'b', 'c']);
    telling.step();
    expect(shown).toEqual(['a', 'b', 'c', undefined]);
    telling.step();
    expect(shown).toHaveLength(4);
  });

  it('skips the rest', () => {
    const { clock, shown, telling } = begin(100);
    telling.skip();
    expect(shown).toEqual([]);
    telling.tell(['a', 'b', 'c']);
    telling.skip();
    clock.pass(1000);
    expect(shown).toEqual(['a', undefined]);
  });

  it('can change its pace while telling', () => {
    const { clock, shown, telling } = begin(1000);
    telling.tell(['a', 'b', 'c']);
    telling.setPace(10);
    clock.pass(10);
    expect(shown).toEqual(['a', 'b']);
    telling.setPace(0);
    expect(shown).toEqual(['a', 'b', undefined]);
  });
});
