/** Colours that boards name. */

const named: Readonly<Record<string, string>> = {
  blue: '#4a7db3',
  'light-blue': '#7fb2d6',
  'light-green': '#86b35c',
  green: '#4d8a52',
  yellow: '#e2bd45',
  purple: '#8b67a5',
  orange: '#dc8537',
  brown: '#8c6443',
  red: '#b9473c',
  pink: '#d58ba0',
  teal: '#3f8f8a',
  white: '#e9e4d8',
  grey: '#8d8a85',
  black: '#45413d',
};

const FULL_CIRCLE = 360;

/** A colour for any name; one that is not known here gets a hue of its own. */
export const colourOf = (name: string): string => {
  if (Object.hasOwn(named, name)) return named[name];
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % FULL_CIRCLE, 7);
  return `hsl(${hue}, 40%, 50%)`;
};

/** The shortest beginning of each word that tells it from the others: `b` and `y`, but `bl` and `br`. */
export const abbreviate = (words: readonly string[]): ReadonlyMap<string, string> => {
  const shortest = (word: string): string => {
    for (let length = 1; length < word.length; length++) {
      const short = word.slice(0, length);
      if (!words.some((other) => other !== word && other.startsWith(short))) return short;
    }
    return word;
  };
  return new Map(words.map((word) => [word, shortest(word)]));
};
