/** The shoreline with its water lines, and ships. */

import { traceSoftly } from './brush.ts';
import type { Painting } from './brush.ts';

export const paintShore = ({ brush, terrain, ink, waterInk }: Painting): void => {
  brush.lineJoin = 'round';
  terrain.waterlines.forEach((lines, index) => {
    brush.strokeStyle = waterInk(0.62 - index * 0.085);
    brush.lineWidth = 1.15 - index * 0.09;
    for (const line of lines) {
      traceSoftly(brush, line);
      brush.stroke();
    }
  });
  for (const line of terrain.shore) {
    traceSoftly(brush, line);
    brush.strokeStyle = ink(0.16);
    brush.lineWidth = 6;
    brush.stroke();
    brush.strokeStyle = ink(0.85);
    brush.lineWidth = 1.7;
    brush.stroke();
  }
};

const wave = ({ brush, waterInk }: Painting, x: number, y: number, size: number): void => {
  brush.beginPath();
  brush.moveTo(x - size, y);
  brush.quadraticCurveTo(x - size / 2, y - size * 0.4, x, y);
  brush.quadraticCurveTo(x + size / 2, y - size * 0.4, x + size, y);
  brush.strokeStyle = waterInk(0.4);
  brush.lineWidth = 1;
  brush.stroke();
};

const ship = (painting: Painting, x: number, y: number, isFacingLeft: boolean): void => {
  const { brush, palette, ink } = painting;
  brush.save();
  brush.translate(x, y);
  brush.scale(isFacingLeft ? -1.15 : 1.15, 1.15);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  const line = (width: number): void => {
    brush.strokeStyle = ink(0.85);
    brush.lineWidth = width;
    brush.stroke();
  };
  // Sails
  for (const [mast, tops] of [
    [-11, 27],
    [2, 32],
    [13, 25],
  ] as const) {
    brush.beginPath();
    brush.moveTo(mast, 2);
    brush.lineTo(mast, -tops);
    line(1.1);
    for (const [low, high, reach] of [
      [-4, -tops * 0.46, 7.5],
      [-tops * 0.5, -tops * 0.76, 5.6],
      [-tops * 0.79, -tops * 0.95, 3.8],
    ] as const) {
      brush.beginPath();
      brush.moveTo(mast - reach * 0.8, low);
      brush.quadraticCurveTo(mast + reach * 0.2, (low + high) / 2, mast - reach * 0.7, high);
      brush.lineTo(mast + reach * 0.75, high);
      brush.quadraticCurveTo(mast + reach * 1.5, (low + high) / 2, mast + reach * 0.9, low);
      brush.closePath();
      brush.fillStyle = palette.paper;
      brush.fill();
      line(0.8);
      brush.beginPath();
      brush.moveTo(mast + reach * 0.3, low - 1);
      brush.lineTo(mast + reach * 0.5, high + 1);
      brush.moveTo(mast + reach * 0.7, low - 1);
      brush.lineTo(mast + reach * 0.75, high + 1);
      brush.strokeStyle = ink(0.3);
      brush.lineWidth = 0.6;
      brush.stroke();
    }
  }
  brush.beginPath();
  brush.moveTo(16, -3);
  brush.lineTo(28, -9);
  line(1);
  brush.beginPath();
  brush.moveTo(26, -8);
  brush.lineTo(14, -20);
  brush.lineTo(17, -4);
  brush.closePath();
  brush.fillStyle = palette.paper;
  brush.fill();
  line(0.7);
  // Pennant
  brush.beginPath();
  brush.moveTo(2, -32);
  brush.quadraticCurveTo(-3, -35, -8, -32);
  brush.quadraticCurveTo(-3, -31.5, 2, -29.5);
  brush.fillStyle = 'rgb(150 52 40 / 0.85)';
  brush.fill();
  // Hull
  brush.beginPath();
  brush.moveTo(-21, -7);
  brush.quadraticCurveTo(-17, -2, -12, -1);
  brush.quadraticCurveTo(4, 2, 20, -4);
  brush.quadraticCurveTo(17, 6, 12, 8);
  brush.lineTo(-14, 8);
  brush.quadraticCurveTo(-20, 2, -21, -7);
  brush.closePath();
  brush.fillStyle = `rgb(${palette.ink} / 0.75)`;
  brush.fill();
  line(1);
  brush.beginPath();
  brush.moveTo(-17, 2);
  brush.quadraticCurveTo(0, 6, 17, 1);
  brush.strokeStyle = palette.paper;
  brush.lineWidth = 1;
  brush.stroke();
  brush.restore();
  for (const [dx, dy, size] of [
    [-20, 12, 7],
    [0, 14, 8],
    [19, 12, 6],
    [8, 18, 6],
    [-10, 18, 5],
  ] as const)
    wave(painting, x + dx, y + dy, size);
};

export const paintSea = (painting: Painting): void => {
  const { roads } = painting.terrain;
  roads.forEach(([x, y], index) => {
    if (index < 4) ship(painting, x, y, index % 2 === 1);
    else
      for (const [dx, dy] of [
        [-12, 0],
        [10, 4],
        [-2, 10],
      ] as const)
        wave(painting, x + dx, y + dy, 7);
  });
};
