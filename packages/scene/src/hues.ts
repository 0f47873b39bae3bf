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
const SATURATION = 0.4;
const LIGHTNESS = 0.5;

/** A soft shade of a hue, as `#rrggbb`. */
const shadeOf = (hue: number): string => {
  const part = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const value = LIGHTNESS - SATURATION * LIGHTNESS * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
};

/** The components of a `#rrggbb` colour. */
export const rgbOf = (colour: string): readonly [number, number, number] => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
};

/** A colour for any name; an unknown name gets a hue derived from it. */
export const colourOf = (name: string): string => {
  if (Object.hasOwn(named, name)) return named[name];
  const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % FULL_CIRCLE, 7);
  return shadeOf(hue);
};

/** The shortest unique prefix of each word: `b` and `y`, but `bl` and `br`. */
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
