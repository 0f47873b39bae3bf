import { describe, expect, it } from 'vitest';

import { centre, fit, limit, noPadding, zoom } from './camera.ts';

const sheet = { width: 1200, height: 1000 };
const window = { width: 600, height: 600 };

describe('camera', () => {
  it('fits the whole sheet into the uncovered part of the window', () => {
    expect(fit(window, sheet)).toEqual({ scale: 0.5, x: 0, y: 50 });
    const { scale, x } = fit(window, sheet, { ...noPadding, left: 300 });
    expect(scale).toBe(0.25);
    expect(x).toBe(300);
  });

  it('keeps the given point fixed while zooming', () => {
    const before = fit(window, sheet);
    const after = zoom(before, 2, [100, 200]);
    expect((100 - after.x) / after.scale).toBeCloseTo((100 - before.x) / before.scale);
    expect((200 - after.y) / after.scale).toBeCloseTo((200 - before.y) / before.scale);
  });

  it('never leaves the ground', () => {
    const far = limit({ scale: 2, x: 9000, y: -9000 }, window, sheet);
    expect(far.x).toBeLessThan(2 * sheet.width);
    expect(far.y + sheet.height * 2 * 1.16).toBeCloseTo(window.height);
    expect(limit({ scale: 90, x: 0, y: 0 }, window, sheet).scale).toBe(4);
    expect(limit({ scale: 0.01, x: 0, y: 0 }, window, sheet).scale).toBeCloseTo(0.47);
  });

  it('centres a point', () => {
    expect(centre(window, 1, [500, 400])).toEqual({ scale: 1, x: -200, y: -100 });
  });
});
