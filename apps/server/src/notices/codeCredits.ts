import { KeyedCredits } from './keyedCredits.ts';

/** Letters with codes for one person, to one address, and from one server, at once and more each hour. */
const FOR_ONE = [5, 5] as const;
const TO_ONE = [3, 0.25] as const;
const ALL = [100, 100] as const;

/** Limits letters to addresses that anybody may have typed in, whatever they are for. */
export class CodeCredits {
  readonly #forOne = new KeyedCredits(...FOR_ONE);
  readonly #toOne = new KeyedCredits(...TO_ONE);
  readonly #all = new KeyedCredits(...ALL);

  /** Takes a credit for one letter; false if there were too many. */
  take(person: string, address: string, now: number): boolean {
    return this.#forOne.take(person, now) && this.#toOne.take(address.toLowerCase(), now) && this.#all.take('', now);
  }
}
