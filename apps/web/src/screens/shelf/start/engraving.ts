/** Engraved lines: every shade of the masthead is hatching, computed once. */

type Curve = (x: number) => number;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Deterministic noise between 0 and 1. */
export const noise = (index: number): number => {
  const value = Math.sin(index * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** A skyline of superimposed waves. */
export const skyline =
  (base: Curve, height: number, seed: number): Curve =>
  (x) =>
    base(x) +
    height *
      (0.55 * Math.sin(x / 97 + seed) + 0.3 * Math.sin(x / 41 + seed * 2.3) + 0.15 * Math.sin(x / 17 + seed * 5.1));

/** The area below a curve, as a closed shape. */
export const below = (curve: Curve, from: number, to: number, floor: number): string => {
  const points: string[] = [];
  for (let x = from; x <= to; x += 8) points.push(`${round(x)} ${round(curve(x))}`);
  return `M${from} ${floor}L${points.join('L')}L${to} ${floor}Z`;
};

/** The curve itself. */
export const along = (curve: Curve, from: number, to: number): string => {
  const points: string[] = [];
  for (let x = from; x <= to; x += 8) points.push(`${round(x)} ${round(curve(x))}`);
  return `M${points.join('L')}`;
};

interface Hatch {
  readonly from: number;
  readonly to: number;
  /** Distance between strokes. */
  readonly gap: number;
  readonly length: number;
  /** How far a stroke leans. */
  readonly lean: number;
  readonly rows: number;
  /** Distance between rows. */
  readonly drop: number;
  readonly floor: Curve;
  readonly seed: number;
}

/** Strokes down a slope, in rows that grow sparser. */
export const hatch = (curve: Curve, { from, to, gap, length, lean, rows, drop, floor, seed }: Hatch): string => {
  const strokes: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let x = from; x < to; x += gap) {
      const chance = noise(x * 0.37 + row * 91 + seed);
      if (chance < 0.12 + row * 0.09) continue;
      const start = x + (noise(x + seed) - 0.5) * gap;
      const y = curve(start) + 2 + row * drop + noise(x * 1.7 + row) * drop * 0.8;
      const reach = length * (0.5 + noise(x * 2.3 + row * 7 + seed));
      if (y + reach > floor(start)) continue;
      const slope = (curve(start + 4) - curve(start - 4)) / 8;
      const dx = lean * reach;
      strokes.push(
        `M${round(start)} ${round(y)}q${round(dx * 0.3)} ${round(reach * 0.5)} ${round(dx)} ${round(reach + slope * dx * 0.5)}`,
      );
    }
  }
  return strokes.join('');
};

/** Short horizontal strokes for water or sky, denser where `density` is higher. */
export const ripples = (
  from: number,
  to: number,
  top: number,
  bottom: number,
  gap: number,
  density: (x: number, y: number) => number,
): string => {
  const strokes: string[] = [];
  let row = 0;
  for (let y = top; y < bottom; y += gap * (1 + (y - top) / (bottom - top))) {
    row++;
    let x = from + noise(row * 3.1) * 40;
    while (x < to) {
      const length = 14 + noise(x * 0.13 + row) * 60;
      if (noise(x * 0.71 + row * 17) < density(x, y)) {
        const bend = (noise(x + row) - 0.5) * 2.4;
        strokes.push(`M${round(x)} ${round(y)}q${round(length / 2)} ${round(bend)} ${round(length)} 0`);
      }
      x += length + 8 + noise(x + row * 5) * 26;
    }
  }
  return strokes.join('');
};

/** A round tree of small arcs. */
export const tree = (x: number, y: number, size: number): string => {
  const parts = [`M${round(x)} ${round(y)}v${round(-size * 0.5)}`];
  for (let index = 0; index < 9; index++) {
    const angle = (index / 9) * Math.PI * 2 + noise(x + index);
    const reach = size * (0.22 + 0.2 * noise(x * 3 + index));
    const cx = x + Math.cos(angle) * reach;
    const cy = y - size * 0.85 + Math.sin(angle) * reach * 0.9;
    const arc = size * 0.2;
    parts.push(`M${round(cx - arc)} ${round(cy)}a${round(arc)} ${round(arc)} 0 0 1 ${round(arc * 2)} 0`);
  }
  return parts.join('');
};

/** A plume of smoke: loops that widen and drift. */
export const plume = (x: number, y: number, height: number, drift: number, seed: number): string => {
  const strokes: string[] = [];
  for (let strand = 0; strand < 5; strand++) {
    let px = x + (strand - 2) * 2.2;
    let py = y;
    const points = [`M${round(px)} ${round(py)}`];
    const steps = 6;
    for (let step = 1; step <= steps; step++) {
      const far = step / steps;
      const nx = x + drift * far * far + (strand - 2) * 11 * far + (noise(seed + strand * 7 + step) - 0.5) * 24 * far;
      const ny = y - height * far;
      const bulge = (step % 2 ? 1 : -1) * (6 + 16 * far);
      points.push(`Q${round((px + nx) / 2 + bulge)} ${round((py + ny) / 2)} ${round(nx)} ${round(ny)}`);
      px = nx;
      py = ny;
    }
    strokes.push(points.join(''));
  }
  return strokes.join('');
};
