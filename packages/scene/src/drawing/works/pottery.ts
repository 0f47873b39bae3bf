import { hall } from './buildings.ts';
import { disc, GROUND, line, together } from './layers.ts';
import type { Layers } from './layers.ts';

/** A bottle kiln. */
const kiln = (x: number, width: number, height: number): Layers => {
  const [half, neck, top] = [width / 2, width * 0.17, GROUND - height];
  const side = (sign: 1 | -1): string =>
    `C${x + sign * half * 1.06} ${GROUND - height * 0.5} ${x + sign * neck * 1.3} ${GROUND - height * 0.56} ${x + sign * neck} ${top}`;
  const bottle = `M${x - half} ${GROUND}${side(-1)}H${x + neck}C${x + neck * 1.3} ${GROUND - height * 0.56} ${x + half * 1.06} ${GROUND - height * 0.5} ${x + half} ${GROUND}Z`;
  return {
    smoke: `${disc(x + 1.4, top - 1.8, 1.6)}${disc(x + 4, top - 3.2, 2)}`,
    body: bottle,
    shade: `M${x + half * 0.28} ${GROUND}C${x + half * 0.3} ${GROUND - height * 0.5} ${x + neck * 0.2} ${GROUND - height * 0.6} ${x + neck * 0.2} ${top}H${x + neck}C${x + neck * 1.3} ${GROUND - height * 0.56} ${x + half * 1.06} ${GROUND - height * 0.5} ${x + half} ${GROUND}Z`,
    glow: `M${x - half * 0.34} ${GROUND}v${-height * 0.14}a${half * 0.34} ${half * 0.34} 0 0 1 ${half * 0.68} 0v${height * 0.14}Z`,
    line: `${bottle}${line([x - half * 0.82, GROUND - height * 0.36], [x + half * 0.82, GROUND - height * 0.36])}${line([x - neck * 1.2, top + 1.4], [x + neck * 1.2, top + 1.4])}`,
  };
};

/** Potteries by level: more and taller kilns. */
const potteries: readonly Layers[] = [
  together(hall({ x: 2, width: 13, height: 5.6 }), kiln(-5, 14, 20)),
  together(kiln(7.6, 13, 18), kiln(-6.4, 15, 22)),
  together(kiln(11, 11, 17), hall({ x: -4, width: 10, height: 7 }), kiln(-9.4, 14, 22)),
  together(kiln(-11, 11, 18), kiln(11, 11, 18), kiln(0, 15, 23)),
  together(kiln(-12.4, 9, 17), kiln(12.4, 9, 17), kiln(-4.6, 11, 20.5), kiln(5, 13, 24)),
];

export const pottery = (level: number): readonly Layers[] => [potteries[level - 1] ?? potteries[0]];
