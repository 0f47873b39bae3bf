/** Rewrites colours so that every SVG viewer understands them: no variables, no `color-mix`, commas in `rgb`. */

const VARIABLE = /var\((--[\w-]+)(?:, ?([^()]+))?\)/g;
const MIXTURE = /color-mix\(in srgb, #([0-9a-f]{6}) ([\d.]+)%, #000\)/g;
const SPACED = /rgb\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;

const darkened = (hex: string, percent: number): string =>
  `#${[0, 2, 4]
    .map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) * percent) / 100))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** Replaces variables by values, and computed colours by plain ones. */
export const settled = (svg: string, values: Readonly<Record<string, string>>): string =>
  svg
    .replace(VARIABLE, (whole, name: string, otherwise: string | undefined) => values[name] ?? otherwise ?? whole)
    .replace(MIXTURE, (_, hex: string, percent: string) => darkened(hex, Number(percent)))
    .replace(SPACED, (_, red: string, green: string, blue: string, opacity: string | undefined) =>
      opacity === undefined ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${opacity})`,
    );
