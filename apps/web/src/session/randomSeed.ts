const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 12;

/** An unpredictable seed, short enough to read aloud. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(LENGTH)), (number) => LETTERS[number % LETTERS.length]).join('');
