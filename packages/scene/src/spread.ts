/** Pushes boxes apart until they do not overlap. */

import type { Box } from './point.ts';

/** A movable box. */
export interface MovableBox extends Box {
  x: number;
  y: number;
}

const ROUNDS = 80;

/** Pushes two boxes apart along the shortest axis if they are too close. */
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

/** Moves boxes until they keep their distance, as far as possible; `hold` applies constraints after each round. */
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
