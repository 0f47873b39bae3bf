import { crate, gable, water } from './buildings.ts';
import { box, disc, GROUND, line, outline, ring, together } from './layers.ts';
import type { Layers } from './layers.ts';

/** A quay of stone above the water. */
const quay = (left: number, right: number): Layers => ({
  shade: box(left, GROUND - 1.5, right - left, 3),
  line: `${box(left, GROUND - 1.5, right - left, 3)}${water(-18, 18, GROUND + 3.4)}`,
});

/** A crane with its load. */
const crane = (x: number, height: number, reach: number): Layers => {
  const top = GROUND - 1.5 - height;
  return {
    dark: `${box(x - 1, top, 2, height)}${outline([x - 1, top + 5], [x + reach, top - 3], [x + reach, top - 1.4], [x + 1, top + 7])}`,
    body: box(x + reach - 2.6, top + 5, 5.2, 4.4),
    line: `${line([x + reach, top - 2], [x + reach, top + 5])}${box(x + reach - 2.6, top + 5, 5.2, 4.4)}`,
  };
};

const warehouse = (x: number, width: number, height: number): Layers =>
  together(gable({ x, width, height, base: GROUND - 1.5 }), {
    dark: `${box(x + width / 2 - 1.2, GROUND - height - 0.5, 2.4, 3)}${box(x + width / 2 - 1.8, GROUND - 6, 3.6, 4.5)}`,
  });

const lighthouse = (x: number, height: number): Layers => {
  const [base, top] = [GROUND - 1.5, GROUND - 1.5 - height];
  const wall = outline([x - 2.6, base], [x - 1.6, top], [x + 1.6, top], [x + 2.6, base]);
  return {
    body: wall,
    shade: outline([x + 0.4, base], [x + 0.4, top], [x + 1.6, top], [x + 2.6, base]),
    glow: box(x - 1.5, top - 2.6, 3, 2.6),
    dark: outline([x - 2.2, top - 2.6], [x, top - 5.4], [x + 2.2, top - 2.6]),
    line: `${wall}${line([x - 2.2, GROUND - height * 0.4], [x + 2.2, GROUND - height * 0.4])}${line([x - 1.9, GROUND - height * 0.72], [x + 1.9, GROUND - height * 0.72])}`,
  };
};

/** Ports by level: a crane, a warehouse, a lighthouse, and a longer quay. */
const ports: readonly Layers[] = [
  together(quay(-17, 8), crane(-4, 15, 12), crate(-15, 6.4, GROUND - 1.5)),
  together(quay(-17, 8), warehouse(-16, 12, 11), crane(1, 17, 11)),
  together(quay(-17, 9), warehouse(-16, 10, 11), crane(-1, 18, 9), lighthouse(13.4, 15)),
  together(quay(-17, 10), warehouse(-17, 9, 13), warehouse(-8, 9, 13), crane(3, 19, 8), lighthouse(14.4, 18)),
];

export const port = (level: number): readonly Layers[] => [ports[level - 1] ?? ports[0]];

const hull = (left: number, right: number, deck: number, keel: number): string =>
  `M${left} ${deck}C${left + 6} ${deck + 2} ${right - 6} ${deck + 2} ${right} ${deck - 2.4}C${right - 1} ${keel - 3} ${right - 4} ${keel} ${right - 7} ${keel}H${left + 6}C${left + 3} ${keel - 1} ${left + 1} ${deck + 4} ${left} ${deck}Z`;

const ribs = (left: number, right: number, deck: number, keel: number): string =>
  Array.from({ length: 6 }, (_, index) => {
    const x = left + 3.4 + (index * (right - left - 7)) / 5;
    return line([x, deck - 3.6], [x, keel - 0.6]);
  }).join('');

const slip: Layers = {
  dark: `${box(-16, GROUND - 1.4, 32, 1.6)}${box(-9, GROUND - 3.4, 1.6, 2.4)}${box(5, GROUND - 3.4, 1.6, 2.4)}`,
};

/** Two poles that lean together, for lifting masts. */
const sheerlegs = (x: number, height: number): Layers => ({
  dark: `${outline([x - 6, GROUND - 1.4], [x - 4.4, GROUND - 1.4], [x + 0.7, GROUND - height], [x - 0.7, GROUND - height])}${outline([x + 6, GROUND - 1.4], [x + 4.4, GROUND - 1.4], [x - 0.7, GROUND - height], [x + 0.7, GROUND - height])}`,
});

const mast = (x: number, foot: number, height: number, width: number): Layers => ({
  dark: `${box(x - 0.6, foot - height, 1.2, height)}${box(x - width / 2, foot - height + 2.6, width, 1)}${box(x - width * 0.42, foot - height * 0.52, width * 0.84, 1)}`,
});

/** Shipyards by level: a keel with ribs, a planked hull, a ship about to be launched. */
const yards: readonly Layers[] = [
  together(slip, sheerlegs(0, 22), {
    body: `M-15-1.6q15 11 30 0l-1.6 2.2q-13.4 9-26.8 0Z${Array.from({ length: 6 }, (_, index) => box(-12.6 + index * 4.8, -5, 1.3, 10)).join('')}`,
  }),
  together(sheerlegs(2, 22), slip, {
    body: hull(-15, 15, -3, 6),
    line: `${hull(-15, 15, -3, 6)}${ribs(-14, 14, -2, 5)}`,
  }),
  together(mast(-6, -3, 15, 11), mast(5, -3, 17, 12), slip, {
    body: hull(-16, 16, -3.6, 6),
    shade: `M-14.600 2.400H13.200C12 4.600 10.600 6 9 6H-10C-12.400 5-13.600 4-14.600 2.400Z`,
    line: `${hull(-16, 16, -3.6, 6)}M-15-.4C-8 1.600 8 1.600 15-1.400`,
  }),
];

export const shipyard = (level: number): readonly Layers[] => [yards[level] ?? yards[1]];

/** A square sail that bellies to the right. */
const sail = (x: number, top: number, width: number, height: number): Layers => {
  const cloth = `M${x - width / 2} ${top}H${x + width / 2}q2.400 ${height / 2} 0 ${height}H${x - width / 2}q2.400 ${-height / 2} 0 ${-height}Z`;
  return { body: cloth, line: cloth };
};

const afloat: Layers = {
  dark: hull(-15, 15, 1, 8),
  line: water(-18, 18, GROUND + 1.4),
};

const funnel: Layers = {
  smoke: `${disc(2.6, -13, 1.8)}${disc(-0.6, -15, 2.3)}${disc(-4.8, -16, 2.6)}`,
  dark: box(2, -11, 4, 11),
  glow: box(2, -9, 4, 1.8),
  body: ring(4, 3.6, 5, 3),
  line: `${disc(4, 3.6, 5)}${disc(4, 3.6, 3)}${line([-1, 3.6], [9, 3.6])}${line([4, -1.4], [4, 8.6])}`,
};

/** Ships by level: a brig, a full-rigged ship, a paddle steamer. */
const ships: readonly Layers[] = [
  together({ dark: box(-0.6, -17, 1.2, 18) }, sail(0, -15.5, 12, 6), sail(0, -8.6, 15, 7.5), afloat),
  together(
    { dark: `${box(-7.6, -14, 1.2, 15)}${box(5.4, -17, 1.2, 18)}` },
    sail(-7, -12.5, 9, 5),
    sail(-7, -6.8, 11, 6),
    sail(6, -15.5, 9.5, 6),
    sail(6, -8.6, 12, 7.5),
    afloat,
  ),
  together(afloat, { dark: box(-9.6, -16, 1.2, 17) }, sail(-9, -14, 9, 5.5), sail(-9, -7.6, 11, 6.6), funnel),
];

export const ship = (level: number): readonly Layers[] => [ships[Math.max(0, level - 2)] ?? ships[0]];
