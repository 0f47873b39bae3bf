import { KeyedCredits } from '../http/keyedCredits.ts';

/**
 * Letters with codes for one network, from it to one address, to one address in all, and from one server, at once and
 * more each hour.
 */
const FOR_ONE = [20, 20] as const;
const FOR_ONE_TO_ONE = [2, 0.25] as const;
const TO_ONE = [3, 0.25] as const;
const ALL = [100, 100] as const;

/** Limits letters to addresses that anybody may have typed in, whatever they are for. */
export class CodeCredits {
  readonly #forOne = new KeyedCredits(...FOR_ONE);
  readonly #forOneToOne = new KeyedCredits(...FOR_ONE_TO_ONE);
  readonly #toOne = new KeyedCredits(...TO_ONE);
  readonly #all = new KeyedCredits(...ALL);

  /** Takes a credit for one letter, asked for from some network; false if there were too many. */
  take(from: string, address: string, now: number): boolean {
    const to = address.toLowerCase();
    return (
      this.#forOne.take(from, now) &&
      this.#forOneToOne.take(`${from} ${to}`, now) &&
      this.#toOne.take(to, now) &&
      this.#all.take('', now)
    );
  }
}
