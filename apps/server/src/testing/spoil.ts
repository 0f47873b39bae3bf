/** Bad input from good input. */

/** Numbers below a limit, the same in every run. */
export const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = (seed * 2_654_435_761 + 1) % 0x7fffffff || 1;
  const next = (): number => (state = (state * 48_271) % 0x7fffffff);
  next();
  return (below) => next() % below;
};

/** Values of every kind that one might send. */
const oddValues: readonly string[] = [
  'null',
  'true',
  '-1',
  '-2',
  '1.5',
  '1e308',
  '-1e308',
  '9007199254740993',
  '99',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"__proto__"',
  '"constructor"',
  '"' + 'é'.repeat(70) + '"',
  '[]',
  '[[]]',
  '{}',
  '{"length":3}',
  '{"__proto__":{"call":"join"}}',
  '[null,null,null]',
];

const oddLetters = ['"', '\\', '{', '}', '[', ']', ',', ':', '\0', '\u2028', '\ud800', '9', 'e', '-', 'x'];

/** A text that is no good request any more, or one that means something else. */
export const spoil = (good: string, seed: number): string => {
  const below = numbersFrom(seed);
  const at = below(good.length);
  switch (below(6)) {
    case 0:
      return good.slice(0, at);
    case 1:
      return good.slice(0, at) + oddLetters[below(oddLetters.length)] + good.slice(at + below(3));
    case 2: {
      // One value is replaced.
      const values = [...good.matchAll(/"(?:[^"\\]|\\.)*"(?!:)|-?\d+/g)];
      const { 0: found, index } = values[below(values.length)];
      return good.slice(0, index) + oddValues[below(oddValues.length)] + good.slice(index + found.length);
    }
    case 3: {
      const lists = [...good.matchAll(/[[{]/g)];
      const { index } = lists[below(lists.length)];
      return `${good.slice(0, index + 1)}${oddValues[below(oddValues.length)]},${good.slice(index + 1)}`;
    }
    case 4:
      return oddValues[below(oddValues.length)];
    default:
      return Array.from({ length: below(60) }, () => String.fromCharCode(below(0x250))).join('');
  }
};
