import { KeyedCredits } from '../../ground/http/keyedCredits.ts';

/** Letters that one network may ask for at once, and more each hour: enough for a club behind one address. */
const FROM_ONE = [20, 20] as const;

/** Letters come this often each hour: as often as the life of one is over. */
const LIVES = 4;

/**
 * The same for letters from one network to one address, so that no stranger can use up what all of them have; and from
 * all strangers to one address. So the owner of an address can ask for a letter, or has one whose link still works.
 */
const FROM_ONE_TO_ONE = [2, LIVES] as const;
const FROM_STRANGERS = [5, LIVES] as const;

/** Letters to one address that a device may ask for on which its account was signed in. */
const FROM_KNOWN = [5, LIVES] as const;

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
