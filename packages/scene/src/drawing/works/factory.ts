import { chimney, crate, windows } from './buildings.ts';
import { box, GROUND, line, outline, together } from './layers.ts';
import type { Layers } from './layers.ts';

/** A shed with a saw-tooth roof, whose steep sides are glass. */
const shed = (x: number, teeth: number, pitch: number, height: number): Layers => {
  const [width, top] = [teeth * pitch, GROUND - height];
  const each = (draw: (left: number) => string): string =>
    Array.from({ length: teeth }, (_, index) => draw(x + index * pitch)).join('');
  return {
    body: box(x, top, width, height) + each((left) => outline([left, top], [left, top - 5], [left + pitch, top])),
    shade: each((left) => outline([left + 1.4, top - 4.3], [left + pitch, top], [left + 1.4, top])),
    dark: windows({
      x: x + pitch * 0.28,
      y: top + 1.8,
      columns: teeth,
      rows: 1,
      across: pitch,
      down: 0,
      size: [pitch * 0.44, 2.6],
    }),
    glow: each((left) => box(left + 0.3, top - 4.4, 1, 4.2)),
    line: box(x, top, width, height) + each((left) => line([left, top], [left, top - 5], [left + pitch, top])),
  };
};

/** Manufacturers by level: more bays, more chimneys, more crates at the gate. */
export const factory = (level: number): readonly Layers[] => {
  const teeth = 2 + Math.floor((level - 1) / 2);
  const stacks = level % 2 === 0 ? 2 : 1;
  const pitch = 27 / teeth;
  const height = 8.5 + Math.min(4, level * 0.5);
  const works = together(
    chimney({ x: 13.4, height: 21 + level * 0.3 }),
    stacks === 2 ? chimney({ x: 8.4, height: 19 + level * 0.3, hasSmoke: false }) : {},
    shed(-14, teeth, pitch, height),
  );
  const crates = together(
    crate(-17, 10),
    level >= 5 ? crate(-6, 7) : {},
    level >= 7 ? crate(-15.4, 6.4, GROUND - 9) : {},
  );
  return [works, crates];
};

/** A goods factory by level: a tall house with arched windows above stacked crates. */
export const goodsFactory = (level: number): readonly Layers[] => {
  const storeys = Math.max(1, level);
  const height = 6 + storeys * 2.6;
  const top = GROUND - height;
  const works = together(
    chimney({ x: 13.6, height: height + 6 }),
    storeys > 3 ? chimney({ x: 9, height: height + 4, hasSmoke: false }) : {},
    {
      body: box(-9, top, 21, height),
      shade: box(7.5, top, 4.5, height),
      dark:
        box(-10, top - 1.6, 23, 2) +
        windows({ x: -6.6, y: top + 2.4, columns: 4, rows: storeys > 2 ? 2 : 1, across: 4.1, down: 5, size: [2, 3.2] }),
      line: box(-9, top, 21, height),
    },
  );
  const crates = together(
    crate(-17, 10),
    storeys > 2 ? crate(-6, 7) : {},
    storeys > 3 ? crate(-15.4, 6.4, GROUND - 9) : {},
  );
  return [works, crates];
};
