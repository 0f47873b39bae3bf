import { expect, it } from 'vitest';

import { heightBeside, placeBeside } from './placeBeside.ts';

const view = { left: 0, top: 0, width: 390, height: 844 };
const card = { width: 280, height: 160 };

it('never covers the anchor, wherever there is room, and stays in the window', () => {
  for (let left = 0; left <= 350; left += 25) {
    for (let top = 0; top <= 800; top += 25) {
      const anchor = { left, top, width: 40, height: 40 };
      for (const prefers of ['side', 'above'] as const) {
        const spot = placeBeside(anchor, card, view, prefers);
        const isApart =
          spot.left >= left + 40 || spot.left + card.width <= left || spot.top >= top + 40 || spot.top + 160 <= top;
        expect(isApart).toBe(true);
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.top).toBeGreaterThanOrEqual(0);
        expect(spot.left + card.width).toBeLessThanOrEqual(view.width);
        expect(spot.top + card.height).toBeLessThanOrEqual(view.height);
      }
    }
  }
});

it('goes to the side first, if it fits there', () => {
  const wide = { left: 0, top: 0, width: 1440, height: 900 };
  expect(placeBeside({ left: 100, top: 400, width: 40, height: 40 }, card, wide).left).toBe(150);
  expect(placeBeside({ left: 1380, top: 400, width: 40, height: 40 }, card, wide).left).toBe(1090);
});

const column = { left: 1100, top: 100, width: 300, height: 600 };

it('stays at the foot of a room that what it is about is not in', () => {
  const spot = placeBeside(
    { left: 500, top: 300, width: 40, height: 40 },
    { width: 300, height: 160 },
    column,
    'above',
  );
  expect(spot).toEqual({ left: 1100, top: 540 });
});

it('stays in the room and covers nothing of what it is about there', () => {
  const small = { width: 280, height: 160 };
  for (let top = 120; top < 640; top += 20) {
    const spot = placeBeside({ left: 1150, top, width: 40, height: 40 }, small, column, 'above');
    expect(spot.left).toBeGreaterThanOrEqual(1100);
    expect(spot.top).toBeGreaterThanOrEqual(100);
    expect(spot.top + 160).toBeLessThanOrEqual(700);
    expect(spot.top + 160 <= top || spot.top >= top + 40).toBe(true);
  }
});

it('fits beside what it is about in a room, however high it would be', () => {
  for (let top = 100; top <= 660; top += 20) {
    const anchor = { left: 1150, top, width: 40, height: 40 };
    const high = { width: 280, height: heightBeside(anchor, column) };
    const spot = placeBeside(anchor, high, column, 'above');
    expect(spot.top + high.height <= top || spot.top >= top + 40).toBe(true);
    expect(spot.top).toBeGreaterThanOrEqual(100);
    expect(spot.top + high.height).toBeLessThanOrEqual(700);
  }
});
