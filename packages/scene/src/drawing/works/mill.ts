import { chimney, hall, windows } from './buildings.ts';
import { disc, GROUND, line, outline, ring, together } from './layers.ts';
import type { Layers } from './layers.ts';

const STOREY = 4.3;

interface Mill {
  readonly x: number;
  readonly bays: number;
  readonly storeys: number;
}

/** A mill: storey above storey of windows. */
const mill = ({ x, bays, storeys }: Mill): Layers => {
  const [width, height] = [bays * 3.5 + 1.6, storeys * STOREY];
  return together(hall({ x, width, height, roof: 3 }), {
    dark: windows({
      x: x + 1.5,
      y: GROUND - height + 1.3,
      columns: bays,
      rows: storeys,
      across: 3.5,
      down: STOREY,
      size: [1.7, 2.3],
    }),
  });
};

const waterwheel = (x: number): Layers => {
  const [y, r] = [GROUND - 3.2, 5];
  return {
    body: ring(x, y, r, r - 1.6),
    line: `${disc(x, y, r)}${disc(x, y, r - 1.6)}${line([x - r, y], [x + r, y])}${line([x, y - r], [x, y + r])}${line([x - 3.5, y - 3.5], [x + 3.5, y + 3.5])}${line([x + 3.5, y - 3.5], [x - 3.5, y + 3.5])}`,
  };
};

const bellTurret = (x: number, base: number): Layers => ({
  body: outline([x - 1.6, base], [x - 1.6, base - 3], [x + 1.6, base - 3], [x + 1.6, base]),
  dark: outline([x - 2.2, base - 3], [x, base - 6.4], [x + 2.2, base - 3]),
  line: outline([x - 1.6, base], [x - 1.6, base - 3], [x + 1.6, base - 3], [x + 1.6, base]),
});

/** A boll of cotton in front. */
const boll = (x: number): Layers => {
  const y = GROUND - 1.4;
  const tufts = `${disc(x - 2.9, y - 0.6, 2.9)}${disc(x + 2.9, y - 0.6, 2.9)}${disc(x, y - 3.2, 3)}`;
  return {
    line: tufts,
    shade: outline([x - 5.4, y + 1.2], [x, y + 3.8], [x + 5.4, y + 1.2], [x, y + 0.2]),
    body: tufts,
  };
};

/** Cotton mills by level: a water mill, then steam, more storeys, and a second chimney. */
const mills: readonly Layers[] = [
  together(mill({ x: -7, bays: 5, storeys: 2 }), waterwheel(-10.4)),
  together(chimney({ x: 13.4, height: 19 }), mill({ x: -13, bays: 6, storeys: 3 })),
  together(chimney({ x: 14, height: 22 }), mill({ x: -15, bays: 7, storeys: 4 }), bellTurret(-8, GROUND - 19.8)),
  together(
    chimney({ x: -14.2, height: 22.5, hasSmoke: false }),
    chimney({ x: 14.4, height: 23 }),
    mill({ x: -12.4, bays: 7, storeys: 5 }),
  ),
];

/** The mill, and a boll of cotton in front of it. */
export const cottonMill = (level: number): readonly Layers[] => [mills[level - 1] ?? mills[0], boll(-10)];
