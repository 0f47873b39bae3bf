import { chimney, hall } from './buildings.ts';
import { box, disc, GROUND, line, outline, ring, together } from './layers.ts';
import type { Layers } from './layers.ts';

const RADIUS = 4.2;

/** A winding wheel: a ring with spokes. */
const wheel = (x: number, y: number): Layers => ({
  body: ring(x, y, RADIUS, RADIUS - 1.5),
  line: `${disc(x, y, RADIUS)}${disc(x, y, RADIUS - 1.5)}${line([x - 2.6, y], [x + 2.6, y])}${line([x, y - 2.6], [x, y + 2.6])}`,
});

/** The winding tower: two legs, braces, and wheels on top. */
const tower = (x: number, height: number, wheels: number): Layers => {
  const top = GROUND - height;
  const at = (share: number): number => GROUND - height * share;
  const centres = wheels === 1 ? [x] : [x - 3, x + 4];
  const legs = [
    outline([x - 1, top], [x + 1.6, top], [x - 4.4, GROUND], [x - 7.2, GROUND]),
    outline([x - 1.6, top], [x + 1, top], [x + 5.6, GROUND], [x + 2.8, GROUND]),
  ].join('');
  return together(
    {
      body: legs,
      line: [
        legs,
        line([x - 3.2, at(0.36)], [x + 3, at(0.36)]),
        line([x - 2, at(0.64)], [x + 1.6, at(0.64)]),
        line([x - 4.6, at(0.04)], [x + 2.6, at(0.36)]),
      ].join(''),
    },
    ...centres.map((centre) => wheel(centre, top)),
  );
};

const heap = (x: number, width: number, height: number): Layers => ({
  dark: outline(
    [x, GROUND],
    [x + width * 0.2, GROUND - height * 0.6],
    [x + width * 0.45, GROUND - height],
    [x + width * 0.62, GROUND - height * 0.72],
    [x + width * 0.8, GROUND - height * 0.55],
    [x + width, GROUND],
  ),
});

const engineHouse = (height: number): Layers =>
  together(hall({ x: 3, width: 12, height }), {
    glow: `${box(5.2, GROUND - height + 2, 1.8, 2.6)}${box(8.8, GROUND - height + 2, 1.8, 2.6)}`,
  });

/** A coal mine by level: the head of the pit, then an engine house, its chimney, and a second wheel. */
const pits: readonly Layers[] = [
  together(heap(4, 13, 6.5), tower(-2, 16, 1), heap(-17, 9, 5)),
  together(engineHouse(7), tower(-6, 17, 1), heap(-17, 8, 4)),
  together(chimney({ x: 13, height: 20 }), engineHouse(8), tower(-6, 19, 1), heap(-17, 8, 4)),
  together(chimney({ x: 14, height: 23 }), engineHouse(11), tower(-6, 20, 2), heap(-17, 8, 4)),
];

export const mine = (level: number): readonly Layers[] => [pits[level - 1] ?? pits[0]];
