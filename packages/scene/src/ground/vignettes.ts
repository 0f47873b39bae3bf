/** Small decorative engravings: a mill, a pit, a village, furnaces, a windmill. */

import type { Box } from '../point.ts';
import type { Painting } from './brush.ts';

type Drawer = (painting: Painting) => void;

const stroke = ({ brush, ink }: Painting, width: number, opacity = 0.72): void => {
  brush.strokeStyle = ink(opacity);
  brush.lineWidth = width;
  brush.stroke();
};

const shape = (painting: Painting, points: readonly (readonly [number, number])[], fill: string | undefined): void => {
  const { brush } = painting;
  brush.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
  brush.closePath();
  if (fill) {
    brush.fillStyle = fill;
    brush.fill();
  }
  stroke(painting, 1.1);
};

/** Hatching for the shaded side. */
const hatch = (painting: Painting, x: number, y: number, width: number, height: number, gap = 2.6): void => {
  const { brush } = painting;
  brush.save();
  brush.beginPath();
  brush.rect(x, y, width, height);
  brush.clip();
  brush.beginPath();
  for (let at = x - height; at < x + width; at += gap) {
    brush.moveTo(at, y + height);
    brush.lineTo(at + height, y);
  }
  stroke(painting, 0.7, 0.42);
  brush.restore();
};

const windows = (
  { brush, palette, ink }: Painting,
  x: number,
  y: number,
  columns: number,
  rows: number,
  gapX: number,
  gapY: number,
): void => {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const isLit = palette.lamp !== undefined && (row * 3 + column * 5) % 4 !== 0;
      brush.fillStyle = isLit ? `rgb(${palette.lamp} / 0.95)` : ink(0.62);
      brush.fillRect(x + column * gapX, y + row * gapY, gapX * 0.48, gapY * 0.5);
    }
};

const smoke = ({ brush, ink, palette }: Painting, x: number, y: number, size: number): void => {
  for (let puff = 0; puff < 6; puff++) {
    const [px, py, r] = [
      x + puff * size * 0.95 + puff * puff * 0.4,
      y - puff * size * 0.62,
      size * (0.55 + puff * 0.17),
    ];
    brush.beginPath();
    brush.arc(px, py, r, 0, Math.PI * 2);
    brush.globalAlpha = 0.5 - puff * 0.06;
    brush.fillStyle = palette.paper;
    brush.fill();
    brush.globalAlpha = 1;
    brush.beginPath();
    brush.arc(px, py, r, Math.PI * 0.9, Math.PI * 2.1);
    brush.strokeStyle = ink(0.42 - puff * 0.05);
    brush.lineWidth = 0.9;
    brush.stroke();
    brush.beginPath();
    brush.arc(px + r * 0.1, py + r * 0.1, r * 0.6, Math.PI * 0.2, Math.PI * 1.1);
    brush.strokeStyle = ink(0.2);
    brush.stroke();
  }
};

const ground = (painting: Painting, half: number): void => {
  const { brush } = painting;
  brush.beginPath();
  brush.moveTo(-half, 26);
  brush.quadraticCurveTo(-half * 0.4, 22.5, 0, 25);
  brush.quadraticCurveTo(half * 0.5, 27.5, half, 24.5);
  stroke(painting, 1, 0.5);
  brush.beginPath();
  for (let x = -half + 4; x < half - 2; x += 5) {
    brush.moveTo(x, 28 + ((x * 7) % 3));
    brush.lineTo(x + 7, 27 + ((x * 5) % 3));
  }
  stroke(painting, 0.7, 0.3);
};

const chimney = (painting: Painting, x: number, top: number, foot: number, width: number): void => {
  const { palette } = painting;
  shape(
    painting,
    [
      [x - width / 2, foot],
      [x - width * 0.32, top],
      [x + width * 0.32, top],
      [x + width / 2, foot],
    ],
    palette.paper,
  );
  hatch(painting, x, top, width * 0.34, foot - top, 2);
  shape(
    painting,
    [
      [x - width * 0.46, top],
      [x - width * 0.46, top - 2.6],
      [x + width * 0.46, top - 2.6],
      [x + width * 0.46, top],
    ],
    palette.paper,
  );
};

const mill: Drawer = (painting) => {
  const { palette } = painting;
  smoke(painting, 27, -40, 4.6);
  smoke(painting, -32, -26, 3.6);
  chimney(painting, 26, -36, 25, 8);
  chimney(painting, -33, -22, 25, 6.6);
  shape(
    painting,
    [
      [-27, 25],
      [-27, -12],
      [18, -12],
      [18, 25],
    ],
    palette.paper,
  );
  hatch(painting, 8, -12, 10, 37);
  shape(
    painting,
    [
      [-29, -12],
      [-22, -20],
      [14, -20],
      [20, -12],
    ],
    palette.paper,
  );
  hatch(painting, -24, -19, 40, 6, 2);
  windows(painting, -23, -8, 5, 4, 6.6, 8);
  shape(
    painting,
    [
      [18, 25],
      [18, 8],
      [38, 8],
      [38, 25],
    ],
    palette.paper,
  );
  shape(
    painting,
    [
      [16, 8],
      [22, 1],
      [36, 1],
      [40, 8],
    ],
    palette.paper,
  );
  windows(painting, 22, 12, 3, 1, 6, 9);
  ground(painting, 48);
};

const pit: Drawer = (painting) => {
  const { brush, palette } = painting;
  smoke(painting, -27, -24, 4);
  chimney(painting, -28, -20, 25, 7);
  shape(
    painting,
    [
      [-24, 25],
      [-24, 2],
      [-2, 2],
      [-2, 25],
    ],
    palette.paper,
  );
  shape(
    painting,
    [
      [-26, 2],
      [-13, -9],
      [0, 2],
    ],
    palette.paper,
  );
  hatch(painting, -10, 2, 8, 23);
  windows(painting, -21, 7, 2, 2, 7, 8);
  // Headframe with its wheel
  brush.beginPath();
  for (const [x1, y1, x2, y2] of [
    [6, 25, 17, -24],
    [34, 25, 17, -24],
    [20, 25, 17, -24],
    [9, 12, 27, 12],
    [12, 0, 23, 0],
    [0, 6, 17, -22],
  ] as const) {
    brush.moveTo(x1, y1);
    brush.lineTo(x2, y2);
  }
  stroke(painting, 1.5);
  brush.beginPath();
  brush.arc(17, -25, 8, 0, Math.PI * 2);
  brush.fillStyle = palette.paper;
  brush.globalAlpha = 0.7;
  brush.fill();
  brush.globalAlpha = 1;
  stroke(painting, 1.5);
  brush.beginPath();
  for (let spoke = 0; spoke < 4; spoke++) {
    const angle = (spoke * Math.PI) / 4;
    brush.moveTo(17 - Math.cos(angle) * 8, -25 - Math.sin(angle) * 8);
    brush.lineTo(17 + Math.cos(angle) * 8, -25 + Math.sin(angle) * 8);
  }
  stroke(painting, 0.8);
  brush.beginPath();
  brush.moveTo(34, 25);
  brush.quadraticCurveTo(40, 10, 48, 25);
  brush.closePath();
  brush.fillStyle = painting.ink(0.55);
  brush.fill();
  ground(painting, 50);
};

const furnace: Drawer = (painting) => {
  const { brush, palette } = painting;
  smoke(painting, 4, -30, 5.4);
  shape(
    painting,
    [
      [-16, 25],
      [-9, -22],
      [13, -22],
      [20, 25],
    ],
    palette.paper,
  );
  hatch(painting, 4, -22, 14, 47);
  shape(
    painting,
    [
      [-11, -22],
      [-11, -27],
      [15, -27],
      [15, -22],
    ],
    palette.paper,
  );
  brush.beginPath();
  brush.moveTo(-6, 25);
  brush.lineTo(-6, 13);
  brush.quadraticCurveTo(2, 4, 10, 13);
  brush.lineTo(10, 25);
  brush.closePath();
  brush.fillStyle = palette.lamp ? 'rgb(255 140 50)' : 'rgb(176 84 34 / 0.8)';
  brush.fill();
  stroke(painting, 1.2);
  shape(
    painting,
    [
      [20, 25],
      [20, 6],
      [42, 6],
      [42, 25],
    ],
    palette.paper,
  );
  shape(
    painting,
    [
      [18, 6],
      [31, -4],
      [44, 6],
    ],
    palette.paper,
  );
  windows(painting, 24, 11, 3, 1, 6, 9);
  shape(
    painting,
    [
      [-42, 25],
      [-42, 11],
      [-18, 11],
      [-17, 25],
    ],
    palette.paper,
  );
  shape(
    painting,
    [
      [-44, 11],
      [-36, 3],
      [-22, 3],
      [-16, 11],
    ],
    palette.paper,
  );
  hatch(painting, -40, 4, 22, 7, 2);
  windows(painting, -38, 15, 3, 1, 6.4, 8);
  ground(painting, 50);
};

const village: Drawer = (painting) => {
  const { brush, palette } = painting;
  shape(
    painting,
    [
      [-8, 25],
      [-8, -8],
      [4, -8],
      [4, 25],
    ],
    palette.paper,
  );
  hatch(painting, -1, -8, 5, 33, 2.2);
  shape(
    painting,
    [
      [-9, -8],
      [-2, -34],
      [5, -8],
    ],
    palette.paper,
  );
  hatch(painting, -2, -26, 5, 18, 2);
  brush.beginPath();
  brush.moveTo(-2, -34);
  brush.lineTo(-2, -40);
  brush.moveTo(-4.5, -37.5);
  brush.lineTo(0.5, -37.5);
  stroke(painting, 1);
  shape(
    painting,
    [
      [4, 25],
      [4, 8],
      [30, 8],
      [30, 25],
    ],
    palette.paper,
  );
  shape(
    painting,
    [
      [4, 8],
      [7, -3],
      [27, -3],
      [32, 8],
    ],
    palette.paper,
  );
  hatch(painting, 7, -3, 20, 11, 2.2);
  windows(painting, 8, 12, 4, 1, 5.6, 12);
  windows(painting, -4.5, -3, 1, 1, 6, 9);
  shape(
    painting,
    [
      [-38, 25],
      [-38, 12],
      [-18, 12],
      [-18, 25],
    ],
    palette.paper,
  );
  shape(
    painting,
    [
      [-41, 12],
      [-28, 1],
      [-15, 12],
    ],
    palette.paper,
  );
  hatch(painting, -28, 3, 10, 9, 2);
  windows(painting, -34, 16, 2, 1, 8, 8);
  ground(painting, 48);
};

const windmill: Drawer = (painting) => {
  const { brush, palette } = painting;
  shape(
    painting,
    [
      [-11, 25],
      [-7, -14],
      [7, -14],
      [11, 25],
    ],
    palette.paper,
  );
  hatch(painting, 1, -14, 8, 39, 2.2);
  brush.beginPath();
  brush.moveTo(-8, -14);
  brush.quadraticCurveTo(0, -27, 8, -14);
  brush.closePath();
  brush.fillStyle = palette.paper;
  brush.fill();
  stroke(painting, 1.1);
  for (let sail = 0; sail < 4; sail++) {
    brush.save();
    brush.translate(0, -16);
    brush.rotate(0.45 + (sail * Math.PI) / 2);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(0, -27);
    stroke(painting, 1.3);
    brush.beginPath();
    brush.rect(0.8, -26, 5.5, 18);
    brush.fillStyle = palette.paper;
    brush.fill();
    stroke(painting, 0.8);
    brush.beginPath();
    for (let bar = -23; bar < -8; bar += 3.6) {
      brush.moveTo(0.8, bar);
      brush.lineTo(6.3, bar);
    }
    stroke(painting, 0.6, 0.5);
    brush.restore();
  }
  windows(painting, -2, 4, 1, 1, 7, 10);
  shape(
    painting,
    [
      [16, 25],
      [16, 14],
      [36, 14],
      [36, 25],
    ],
    palette.paper,
  );
  shape(
    painting,
    [
      [13, 14],
      [26, 5],
      [39, 14],
    ],
    palette.paper,
  );
  windows(painting, 20, 17, 2, 1, 8, 8);
  ground(painting, 42);
};

const drawers: readonly Drawer[] = [mill, village, pit, windmill, furnace];

export const paintVignettes = (painting: Painting, boxes: readonly Box[], isLand: (box: Box) => boolean): void => {
  const { brush, palette } = painting;
  boxes.filter(isLand).forEach(({ x, y }, index) => {
    brush.save();
    brush.translate(x, y + 4);
    if (palette.lamp) {
      const lamp = brush.createRadialGradient(0, 12, 2, 0, 12, 62);
      lamp.addColorStop(0, `rgb(${palette.lamp} / 0.24)`);
      lamp.addColorStop(1, `rgb(${palette.lamp} / 0)`);
      brush.fillStyle = lamp;
      brush.fillRect(-70, -60, 140, 140);
    }
    brush.lineJoin = 'round';
    brush.globalAlpha = 1;
    drawers[index % drawers.length](painting);
    brush.restore();
  });
};
