import type { NetReader } from '@coalbrook/bots';
import type { Clock } from '@coalbrook/host';

/** A file that did not come in time. */
interface LateFile {
  readonly arrived: Uint8Array | undefined;
}

/**
 * Waits for a file once, and no longer than so many milliseconds. Whoever asks again meanwhile is refused at once, so
 * that a bot does not wait in every turn while its net comes over a slow network. After a failure it is loaded anew.
 */
export const patientReader = (load: NetReader, clock: Clock, patience: number): NetReader => {
  const late = new Map<string, LateFile>();
  const stillLoading = (file: string): Error => new Error(`${file} is still being loaded`);
  const wait = (file: string): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const stopClock = clock.after(patience, () => {
        late.set(file, { arrived: undefined });
        reject(stillLoading(file));
      });
      load(file).then(
        (arrived) => {
          stopClock();
          if (late.has(file)) late.set(file, { arrived });
          resolve(arrived);
        },
        (error: unknown) => {
          stopClock();
          late.delete(file);
          reject(error);
        },
      );
    });
  return (file) => {
    const known = late.get(file);
    if (!known) return wait(file);
    return known.arrived ? Promise.resolve(known.arrived) : Promise.reject(stillLoading(file));
  };
};
