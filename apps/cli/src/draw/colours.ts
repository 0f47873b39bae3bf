/** Colours as every viewer of SVG understands them: no variables, no mixtures, no spaces between their parts. */

const VARIABLE = /var\((--[\w-]+)(?:, ?([^()]+))?\)/g;
const MIXTURE = /color-mix\(in srgb, #([0-9a-f]{6}) ([\d.]+)%, #000\)/g;
const SPACED = /rgb\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;

const darkened = (hex: string, percent: number): string =>
  `#${[0, 2, 4]
    .map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) * percent) / 100))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** Writes values for variables, and plain colours for whatever is computed from them. */
export const settled = (svg: string, values: Readonly<Record<string, string>>): string =>
  svg
    .replace(VARIABLE, (whole, name: string, otherwise: string | undefined) => values[name] ?? otherwise ?? whole)
    .replace(MIXTURE, (_, hex: string, percent: string) => darkened(hex, Number(percent)))
    .replace(SPACED, (_, red: string, green: string, blue: string, opacity: string | undefined) =>
      opacity === undefined ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${opacity})`,
    );
