import type { Clock } from '@coalbrook/host';
import { describe, expect, it } from 'vitest';

import { patientReader } from './patientReader.ts';

const PATIENCE = 100;
const bytes = new Uint8Array([1, 2, 3]);

/** A network and a clock that do what the test says. */
class Surroundings {
  readonly loads: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  #timers: (() => void)[] = [];

  readonly clock: Clock = {
    after: (milliseconds, run) => {
      expect(milliseconds).toBe(PATIENCE);
      this.#timers.push(run);
      return () => (this.#timers = this.#timers.filter((one) => one !== run));
    },
  };

  readonly read = patientReader(
    () =>
      new Promise((resolve, reject) => {
        this.loads.push({ arrive: () => resolve(bytes), fail: () => reject(new Error('no network')) });
      }),
    this.clock,
    PATIENCE,
  );

  runOutOfPatience(): void {
    for (const run of this.#timers.splice(0)) run();
  }

  get isWaiting(): boolean {
    return this.#timers.length > 0;
  }
}

describe('a patient reader', () => {
  it('gives what arrives in time', async () => {
    const around = new Surroundings();
    const reading = around.read('a.net');
    around.loads[0].arrive();
    expect(await reading).toBe(bytes);
    expect(around.isWaiting).toBe(false);
  });

  it('refuses a file that is late, at once while it is still on its way, and gives it once it is there', async () => {
    const around = new Surroundings();
    const reading = around.read('a.net');
    around.runOutOfPatience();
    await expect(reading).rejects.toThrow('still being loaded');
    await expect(around.read('a.net')).rejects.toThrow('still being loaded');
    around.loads[0].arrive();
    await Promise.resolve();
    expect(await around.read('a.net')).toBe(bytes);
    expect(around.loads).toHaveLength(1);
  });

  it('loads a file anew after a failure, whether it came in time or late', async () => {
    const around = new Surroundings();
    const inTime = around.read('a.net');
    around.loads[0].fail();
    await expect(inTime).rejects.toThrow('no network');
    const late = around.read('a.net');
    around.runOutOfPatience();
    await expect(late).rejects.toThrow('still being loaded');
    around.loads[1].fail();
    await Promise.resolve();
    const again = around.read('a.net');
    around.loads[2].arrive();
    expect(await again).toBe(bytes);
  });

  it('does not let one file wait for another', async () => {
    const around = new Surroundings();
    const late = around.read('a.net');
    around.runOutOfPatience();
    await expect(late).rejects.toThrow();
    const other = around.read('b.net');
    around.loads[1].arrive();
    expect(await other).toBe(bytes);
  });
});
