/** Rewrites colours so that every SVG viewer understands them: no variables, no `color-mix`, commas in `rgb`. */

const VARIABLE = /var\((--[\w-]+)(?:, ?([^()]+))?\)/g;
const MIXTURE = /color-mix\(in srgb, #([0-9a-f]{3,6}) ([\d.]+)%, #([0-9a-f]{3,6})\)/g;
const SPACED = /rgb\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;

const partsOf = (hex: string): readonly number[] => {
  const whole = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
};

const mixed = (one: string, percent: number, other: string): string => {
  const rest = partsOf(other);
  const parts = partsOf(one).map((part, index) => Math.round((part * percent + rest[index] * (100 - percent)) / 100));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** Replaces innermost mixtures until none is left. */
const unmixed = (svg: string): string => {
  const next = svg.replace(MIXTURE, (_, one: string, percent: string, other: string) =>
    mixed(one, Number(percent), other),
  );
  return next === svg ? svg : unmixed(next);
};

/** Replaces variables by values, and computed colours by plain ones. */
export const settled = (svg: string, values: Readonly<Record<string, string>>): string =>
  unmixed(
    svg.replace(VARIABLE, (whole, name: string, otherwise: string | undefined) => values[name] ?? otherwise ?? whole),
  ).replace(SPACED, (_, red: string, green: string, blue: string, opacity: string | undefined) =>
    opacity === undefined ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${opacity})`,
  );
