import { box, disc, GROUND, line, outline, together } from './layers.ts';
import type { Layers } from './layers.ts';

/** A blast furnace: a tapering stack with fire at its mouth and in its hearth. */
const stack = (x: number, width: number, height: number): Layers => {
  const top = GROUND - height;
  const [half, neck] = [width / 2, width * 0.3];
  const wall = outline(
    [x - half, GROUND],
    [x - half * 0.86, GROUND - height * 0.42],
    [x - neck, top],
    [x + neck, top],
    [x + half * 0.86, GROUND - height * 0.42],
    [x + half, GROUND],
  );
  return {
    smoke: `${disc(x + 2.4, top - 5, 2)}${disc(x + 5.6, top - 6.4, 2.4)}`,
    body: wall,
    shade: outline(
      [x + half * 0.3, GROUND],
      [x + half * 0.26, GROUND - height * 0.42],
      [x + neck * 0.3, top],
      [x + neck, top],
      [x + half * 0.86, GROUND - height * 0.42],
      [x + half, GROUND],
    ),
    dark: `M${x - half * 0.5} ${GROUND}v${-height * 0.16}a${half * 0.5} ${half * 0.5} 0 0 1 ${half} 0v${height * 0.16}Z`,
    glow: [
      `M${x - half * 0.32} ${GROUND}v${-height * 0.12}a${half * 0.32} ${half * 0.32} 0 0 1 ${half * 0.64} 0v${height * 0.12}Z`,
      `M${x - neck} ${top}C${x - neck - 0.6} ${top - 2.6} ${x - 0.8} ${top - 2.4} ${x} ${top - 5.4}C${x + 1} ${top - 3} ${x + neck + 0.8} ${top - 2.8} ${x + neck} ${top}Z`,
    ].join(''),
    line: [
      wall,
      line([x - half * 0.86, GROUND - height * 0.42], [x + half * 0.86, GROUND - height * 0.42]),
      line([x - half * 0.56, GROUND - height * 0.7], [x + half * 0.56, GROUND - height * 0.7]),
    ].join(''),
  };
};

const castingHouse = (x: number, width: number, height: number): Layers => ({
  body: box(x, GROUND - height, width, height),
  dark: outline([x - 1, GROUND - height], [x + width / 2, GROUND - height - 4], [x + width + 1, GROUND - height]),
  glow: box(x + width * 0.3, GROUND - height * 0.62, width * 0.4, height * 0.62),
  line: box(x, GROUND - height, width, height),
});

/** The bridge over which ore is brought to the mouths. */
const bridge = (left: number, right: number, y: number): Layers => ({
  dark: box(left, y, right - left, 1.5),
  line: Array.from({ length: 4 }, (_, index) => {
    const x = left + 0.8 + (index * (right - left - 1.6)) / 3;
    return line([x, y - 2], [x, y]);
  }).join(''),
});

/** Iron works by level: one furnace, a casting house, a second furnace, and the bridge between them. */
const works: readonly Layers[] = [
  stack(0, 15, 16),
  together(castingHouse(3.4, 13, 7), stack(-5.6, 16, 18)),
  together(stack(8, 13, 15), stack(-6.4, 17, 19)),
  together(stack(9, 14, 18.5), stack(-8, 16, 20.5), bridge(-5, 7, GROUND - 15)),
];

export const furnace = (level: number): readonly Layers[] => [works[level - 1] ?? works[0]];
