import { describe, expect, it } from 'vitest';

import { centre, fit, homeView, isCramped, limit, nearestView, noPadding, READABLE, zoom } from './camera.ts';
import type { Camera, Size } from './camera.ts';

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

describe('what a view moves for', () => {
  const whole = fit(window, sheet);
  const from: Camera = { scale: 1, x: -300, y: -200 };
  const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
  const nearest = (isAll: boolean, ...boxes: readonly ReturnType<typeof at>[]): Camera =>
    nearestView(from, window, whole, { boxes, isAll });

  it('is nothing that is in sight', () => {
    expect(nearest(true)).toBe(from);
    expect(nearest(true, at(320, 220), at(880, 780))).toBe(from);
  });

  it('is what is out of sight, and it moves no further than it must', () => {
    expect(nearest(true, at(950, 400))).toEqual({ scale: 1, x: -386, y: -200 });
    expect(nearest(true, at(310, 230))).toEqual({ scale: 1, x: -274, y: -194 });
  });

  it('is smaller only if all of it has no room', () => {
    const { scale, x, y } = nearest(true, at(320, 300), at(1000, 300));
    expect(scale).toBeCloseTo((600 - 32) / 720);
    expect(x + 300 * scale).toBeCloseTo(16);
    expect(x + 1020 * scale).toBeCloseTo(584);
    expect(y + 280 * scale).toBeGreaterThan(0);
    expect(nearest(true, at(30, 30), at(1170, 970))).toBe(whole);
  });

  it('is as much as has room, and the nearest of it', () => {
    expect(nearest(false, at(800, 700), at(30, 30))).toEqual(from);
    expect(nearest(false, at(950, 400), at(30, 30))).toEqual({ scale: 1, x: -386, y: -200 });
  });
});

describe('what a window opens with', () => {
  const phone: Size = { width: 390, height: 420 };
  const laptop: Size = { width: 860, height: 700 };
  const map: Size = { width: 1017, height: 820 };
  const at = (x: number, y: number, weight = 1) => ({ box: { x, y, width: 46, height: 46 }, weight });
  const sees = ({ x, y, scale }: Camera, [px, py]: readonly [number, number]): boolean =>
    x + px * scale > 0 && x + px * scale < phone.width && y + py * scale > 0 && y + py * scale < phone.height;

  it('is the whole map where it can be read', () => {
    expect(isCramped(laptop, map, noPadding, 1)).toBe(false);
    expect(homeView(laptop, map, noPadding, { matters: [at(100, 100)], text: 1 })).toEqual(fit(laptop, map));
  });

  it('is what matters on a phone, as large as it can be read', () => {
    expect(isCramped(phone, map, noPadding, 1)).toBe(true);
    const near = homeView(phone, map, noPadding, { matters: [at(300, 300), at(500, 420)], text: 1 });
    expect(near.scale).toBeGreaterThan(READABLE);
    for (const point of [
      [300, 300],
      [500, 420],
    ] as const)
      expect(sees(near, point)).toBe(true);
  });

  it('shows most of what matters if not all of it can be read at once', () => {
    const matters = [at(60, 60), at(900, 700, 3), at(840, 640, 2), at(780, 720)];
    const view = homeView(phone, map, noPadding, { matters, text: 1 });
    expect(view.scale).toBe(READABLE);
    expect(sees(view, [900, 700])).toBe(true);
    expect(sees(view, [780, 720])).toBe(true);
    expect(sees(view, [60, 60])).toBe(false);
  });

  it('is the middle of the map, large enough to be read, if nothing matters more than anything else', () => {
    const view = homeView(phone, map, noPadding, { matters: [], text: 1 });
    expect(view.scale).toBe(READABLE);
    expect(sees(view, [508, 410])).toBe(true);
  });

  it('is nearer with larger texts', () => {
    const matters = [at(60, 60), at(900, 700)];
    expect(homeView(phone, map, noPadding, { matters, text: 1.5 }).scale).toBeCloseTo(READABLE * 1.5);
  });
});
