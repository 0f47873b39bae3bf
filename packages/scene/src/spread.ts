/** Boxes that make room for each other, and lines that may run under them. */

import type { Box } from './point.ts';

/** A box that can be moved. */
export interface MovableBox extends Box {
  x: number;
  y: number;
}

const ROUNDS = 80;

/** Pushes two boxes apart if they are too near, where the shortest push does it. */
const push = (one: MovableBox, other: MovableBox, gap: number): boolean => {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const lackX = (one.width + other.width) / 2 + gap - Math.abs(dx);
  const lackY = (one.height + other.height) / 2 + gap - Math.abs(dy);
  if (lackX <= 0.01 || lackY <= 0.01) return false;
  if (lackX < lackY) {
    const step = (dx < 0 ? -lackX : lackX) / 2;
    one.x -= step;
    other.x += step;
  } else {
    const step = (dy < 0 ? -lackY : lackY) / 2;
    one.y -= step;
    other.y += step;
  }
  return true;
};

/** Moves boxes until each keeps its distance, as far as that can be done; `hold` says after each round what binds them. */
export const spread = (boxes: readonly MovableBox[], gap: number, hold?: (box: MovableBox) => void): void => {
  for (let round = 0; round < ROUNDS; round++) {
    let hasMoved = false;
    for (let index = 0; index < boxes.length; index++)
      for (let other = index + 1; other < boxes.length; other++)
        if (push(boxes[index], boxes[other], gap)) hasMoved = true;
    if (hold) boxes.forEach(hold);
    if (!hasMoved) return;
  }
};
