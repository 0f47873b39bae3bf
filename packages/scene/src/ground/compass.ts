/** A compass rose with its faint rhumb lines. */

import type { Box } from '../point.ts';
import type { Painting } from './brush.ts';

export const paintRhumbs = ({ brush, ink }: Painting, { x, y }: Box): void => {
  brush.beginPath();
  for (let line = 0; line < 32; line++) {
    const angle = (line * Math.PI) / 16;
    brush.moveTo(x + Math.cos(angle) * 60, y + Math.sin(angle) * 60);
    brush.lineTo(x + Math.cos(angle) * 2400, y + Math.sin(angle) * 2400);
  }
  brush.strokeStyle = ink(0.085);
  brush.lineWidth = 0.8;
  brush.stroke();
};

export const paintCompass = ({ brush, palette, ink }: Painting, { x, y, width }: Box): void => {
  const r = width / 2 - 3;
  brush.save();
  brush.translate(x, y);
  brush.lineJoin = 'round';
  for (const [radius, line] of [
    [r * 0.78, 1.6],
    [r * 0.72, 0.7],
    [r * 0.34, 0.9],
  ] as const) {
    brush.beginPath();
    brush.arc(0, 0, radius, 0, Math.PI * 2);
    brush.strokeStyle = ink(0.7);
    brush.lineWidth = line;
    brush.stroke();
  }
  brush.beginPath();
  for (let tick = 0; tick < 64; tick++) {
    const angle = (tick * Math.PI) / 32;
    brush.moveTo(Math.cos(angle) * r * 0.72, Math.sin(angle) * r * 0.72);
    brush.lineTo(Math.cos(angle) * r * 0.78, Math.sin(angle) * r * 0.78);
  }
  brush.strokeStyle = ink(0.6);
  brush.lineWidth = 0.7;
  brush.stroke();
  for (const [count, turn, length, half] of [
    [8, Math.PI / 8, 0.6, 0.075],
    [4, Math.PI / 4, 0.82, 0.13],
    [4, 0, 1, 0.17],
  ] as const)
    for (let point = 0; point < count; point++) {
      brush.save();
      brush.rotate(turn + (point * Math.PI * 2) / count);
      for (const side of [1, -1]) {
        brush.beginPath();
        brush.moveTo(0, 0);
        brush.lineTo(side * r * half, -r * half);
        brush.lineTo(0, -r * length);
        brush.closePath();
        brush.fillStyle = side > 0 ? ink(0.82) : palette.paper;
        brush.fill();
        brush.strokeStyle = ink(0.85);
        brush.lineWidth = 0.8;
        brush.stroke();
      }
      brush.restore();
    }
  // Fleur-de-lis for the north
  brush.translate(0, -r - 1);
  brush.beginPath();
  brush.moveTo(0, -11);
  brush.bezierCurveTo(5, -6, 3, -2, 0, 1);
  brush.bezierCurveTo(-3, -2, -5, -6, 0, -11);
  brush.moveTo(1, -1);
  brush.bezierCurveTo(4, -7, 9, -6, 8, -1);
  brush.bezierCurveTo(7, -3, 4, -2, 3, 1);
  brush.moveTo(-1, -1);
  brush.bezierCurveTo(-4, -7, -9, -6, -8, -1);
  brush.bezierCurveTo(-7, -3, -4, -2, -3, 1);
  brush.fillStyle = ink(0.85);
  brush.fill();
  brush.restore();
};
