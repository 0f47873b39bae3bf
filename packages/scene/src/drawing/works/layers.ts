/** One plane of a picture of works as one path for each tone, so that a tile costs a handful of elements. */
export interface Layers {
  /** Behind everything: smoke and steam. */
  readonly smoke?: string;
  /** Sunlit walls. */
  readonly body?: string;
  /** Walls in the shade. */
  readonly shade?: string;
  /** Roofs, openings, iron. */
  readonly dark?: string;
  /** Fire and lit windows. */
  readonly glow?: string;
  /** Engraved lines, drawn last. */
  readonly line?: string;
}

export const tones = ['smoke', 'body', 'shade', 'dark', 'glow', 'line'] as const;

/** Parts drawn one after the other, tone by tone. */
export const together = (...parts: readonly Layers[]): Layers =>
  Object.fromEntries(tones.map((tone) => [tone, parts.map((part) => part[tone] ?? '').join('')]));

const figure = (value: number): number => Math.round(value * 100) / 100;

/** A closed outline through points. */
export const outline = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}Z`;

export const line = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}`;

export const box = (left: number, top: number, width: number, height: number): string =>
  `M${figure(left)} ${figure(top)}h${figure(width)}v${figure(height)}h${figure(-width)}Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${figure(x - r)} ${figure(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A ring: the hole runs the other way round. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${disc(x, y, outer)}M${figure(x - inner)} ${figure(y)}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z`;

/** The ground on which everything stands. */
export const GROUND = 9;
