import { expect, it } from 'vitest';

import { placeBeside } from './placeBeside.ts';

const view = { width: 390, height: 844 };
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
  const wide = { width: 1440, height: 900 };
  expect(placeBeside({ left: 100, top: 400, width: 40, height: 40 }, card, wide).left).toBe(150);
  expect(placeBeside({ left: 1380, top: 400, width: 40, height: 40 }, card, wide).left).toBe(1090);
});
