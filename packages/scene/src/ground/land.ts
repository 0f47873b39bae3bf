/** Hills, woods, rivers and borders in the style of an engraving. */

import type { Stand } from '../terrain/terrain.ts';
import { trace, traceSoftly } from './brush.ts';
import type { Painting } from './brush.ts';

const hill = ({ brush, palette, ink }: Painting, { at: [x, y], size: s, chance }: Stand): void => {
  const lean = (chance - 0.5) * 0.5;
  const top = s * (0.72 + chance * 0.3);
  brush.save();
  brush.translate(x, y);
  brush.beginPath();
  brush.moveTo(-s, 0);
  brush.bezierCurveTo(-s * 0.62, -top * 0.2, -s * 0.42 + lean * s, -top, lean * s, -top);
  brush.bezierCurveTo(s * 0.36 + lean * s, -top, s * 0.6, -top * 0.24, s, 0);
  brush.globalAlpha = 0.3;
  brush.fillStyle = palette.paper;
  brush.fill();
  brush.globalAlpha = 1;
  brush.strokeStyle = ink(0.5);
  brush.lineWidth = 1.05;
  brush.stroke();
  // The shaded side is hatched.
  brush.beginPath();
  const strokes = Math.round(s / 2.1);
  for (let index = 0; index <= strokes; index++) {
    const part = index / strokes;
    const startX = lean * s + part * s * 0.72;
    const startY = -top * (1 - part ** 1.7) * (1 - part * 0.12);
    const length = s * (0.52 - part * 0.3) * (0.8 + ((index * 37) % 10) / 25);
    brush.moveTo(startX, startY + 1);
    brush.quadraticCurveTo(
      startX + length * 0.2,
      startY + length * 0.6,
      startX + length * 0.46,
      Math.min(0, startY + length),
    );
  }
  brush.strokeStyle = ink(0.34);
  brush.lineWidth = 0.85;
  brush.stroke();
  brush.beginPath();
  brush.moveTo(-s * 0.5, -top * 0.2);
  brush.lineTo(-s * 0.62, -1);
  brush.moveTo(-s * 0.3, -top * 0.5);
  brush.lineTo(-s * 0.42, -top * 0.14);
  brush.strokeStyle = ink(0.16);
  brush.stroke();
  brush.restore();
};

const tree = ({ brush, palette, ink }: Painting, { at: [x, y], size: s, chance }: Stand): void => {
  brush.save();
  brush.translate(x, y);
  brush.globalAlpha = 0.24;
  brush.fillStyle = `rgb(${palette.ink})`;
  brush.beginPath();
  brush.ellipse(s * 0.5, 0.4, s * 0.75, s * 0.2, 0, 0, Math.PI * 2);
  brush.fill();
  brush.globalAlpha = 0.85;
  if (chance < 0.34) {
    brush.beginPath();
    brush.moveTo(0, -s * 1.75);
    brush.lineTo(s * 0.52, -s * 0.2);
    brush.lineTo(-s * 0.52, -s * 0.2);
    brush.closePath();
    brush.fillStyle = palette.woodDark;
    brush.fill();
    brush.beginPath();
    brush.moveTo(0, -s * 1.75);
    brush.lineTo(-s * 0.52, -s * 0.2);
    brush.lineTo(-s * 0.05, -s * 0.2);
    brush.closePath();
    brush.fillStyle = palette.wood;
    brush.fill();
  } else {
    brush.beginPath();
    brush.ellipse(0, -s * 0.85, s * 0.62, s * 0.68, 0, 0, Math.PI * 2);
    brush.fillStyle = palette.woodDark;
    brush.fill();
    brush.beginPath();
    brush.ellipse(-s * 0.14, -s * 0.95, s * 0.46, s * 0.5, 0, 0, Math.PI * 2);
    brush.fillStyle = palette.wood;
    brush.fill();
  }
  brush.globalAlpha = 1;
  brush.beginPath();
  brush.moveTo(0, -s * 0.25);
  brush.lineTo(0, 0.4);
  brush.strokeStyle = ink(0.6);
  brush.lineWidth = 1;
  brush.stroke();
  brush.restore();
};

export const paintRivers = ({ brush, palette, terrain, waterInk }: Painting): void => {
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const { points, width } of terrain.rivers) {
    const runs = 14;
    const run = Math.ceil(points.length / runs);
    for (const [colour, more] of [
      [waterInk(0.42), 1.6],
      [palette.water, 0],
    ] as const)
      for (let index = 0; index < runs; index++) {
        const piece = points.slice(index * run, (index + 1) * run + 1);
        if (piece.length < 2) continue;
        trace(brush, piece);
        brush.strokeStyle = colour;
        brush.lineWidth = 0.9 + (width - 0.9) * ((index + 1) / runs) + more;
        brush.stroke();
      }
  }
};

export const paintBorders = ({ brush, terrain, ink }: Painting): void => {
  brush.save();
  brush.lineCap = 'round';
  brush.strokeStyle = ink(0.5);
  brush.lineWidth = 1.5;
  brush.setLineDash([7, 4.5, 0.5, 4.5]);
  for (const line of terrain.borders) {
    // Do not connect across parts left out at sea.
    let piece: (typeof line)[number][] = [];
    const finish = (): void => {
      if (piece.length > 4) {
        traceSoftly(brush, piece);
        brush.stroke();
      }
      piece = [];
    };
    for (const point of line) {
      const last = piece[piece.length - 1];
      if (last && Math.hypot(last[0] - point[0], last[1] - point[1]) > 26) finish();
      piece.push(point);
    }
    finish();
  }
  brush.restore();
};

export const paintStands = (painting: Painting): void => {
  const { hills, trees } = painting.terrain;
  const all = [
    ...hills.map((stand) => ({ stand, paint: hill })),
    ...trees.map((stand) => ({ stand, paint: tree })),
  ].sort((one, other) => one.stand.at[1] - other.stand.at[1]);
  for (const { stand, paint } of all) paint(painting, stand);
};
