import { KeyedCredits } from '../notices/keyedCredits.ts';

/** Letters that one network may ask for at once, and more each hour: enough for a club behind one address. */
const FROM_ONE = [20, 20] as const;

/** The same for letters from one network to one address: no stranger can use up what all of them have. */
const FROM_ONE_TO_ONE = [2, 1] as const;

/**
 * Letters that strangers together may cause to one address. One more comes as often as the life of a letter is over: so
 * its owner can ask for one, or has one whose link still works.
 */
const FROM_STRANGERS = [5, 4] as const;

/** Letters to one address that a device may ask for on which its account was signed in. */
const FROM_KNOWN = [5, 4] as const;

/** Somebody who asks for a letter. */
export interface LetterAsker {
  /** The network that they come from; the device if that is not known. */
  readonly from: string;
  readonly device: string;
  /** The device is or was signed in to the account of the address. */
  readonly isKnown: boolean;
}

/**
 * Limits letters to sign in. Strangers spend credits of their own and those that all of them share, never those of the
 * devices of the account.
 */
export class LetterCredits {
  readonly #fromOne = new KeyedCredits(...FROM_ONE);
  readonly #fromOneToOne = new KeyedCredits(...FROM_ONE_TO_ONE);
  readonly #fromStrangers = new KeyedCredits(...FROM_STRANGERS);
  readonly #fromKnown = new KeyedCredits(...FROM_KNOWN);

  /** Takes a credit for one letter; false if there were too many. */
  take({ from, device, isKnown }: LetterAsker, address: string, now: number): boolean {
    if (isKnown) return this.#fromKnown.take(`${device} ${address}`, now);
    return (
      this.#fromOne.take(from, now) &&
      this.#fromOneToOne.take(`${from} ${address}`, now) &&
      this.#fromStrangers.take(address, now)
    );
  }
}
