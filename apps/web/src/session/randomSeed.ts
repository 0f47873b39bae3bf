const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 12;

/** A seed that nobody can guess, short enough to be read aloud. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(LENGTH)), (number) => LETTERS[number % LETTERS.length]).join('');
