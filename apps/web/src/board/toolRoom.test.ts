import { expect, it } from 'vitest';

import { fit } from './camera.ts';
import { toolRoom } from './toolRoom.ts';

const sheet = { width: 1000, height: 1000 };
const everywhere = [{ x: 500, y: 500, width: 1000, height: 1000 }];
const tools = { length: 160, thickness: 50 };
const side = { width: 50, height: 0 };
const foot = { width: 0, height: 50 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };

it('takes no room where the window is wide or high enough', () => {
  expect(toolRoom({ width: 1200, height: 900 }, sheet, tools, everywhere)).toEqual({
    along: 'side',
    padding: none,
    strip: side,
  });
  expect(toolRoom({ width: 400, height: 600 }, sheet, tools, everywhere)).toEqual({
    along: 'foot',
    padding: none,
    strip: foot,
  });
});

it('takes no room where nothing is played in a corner', () => {
  const above = [{ x: 500, y: 400, width: 1000, height: 800 }];
  expect(toolRoom({ width: 1000, height: 1000 }, sheet, tools, above)).toEqual({
    along: 'side',
    padding: none,
    strip: side,
  });
  const low = [...above, { x: 400, y: 900, width: 800, height: 200 }];
  expect(toolRoom({ width: 1000, height: 1000 }, sheet, tools, low)).toEqual({
    along: 'side',
    padding: none,
    strip: side,
  });
  const wide = [{ x: 500, y: 450, width: 1000, height: 900 }];
  expect(toolRoom({ width: 1000, height: 1000 }, sheet, tools, wide)).toEqual({
    along: 'foot',
    padding: none,
    strip: foot,
  });
});

it('never reaches what is played on, which is as large as it can be', () => {
  for (const width of [300, 390, 420, 600, 900]) {
    for (const height of [300, 390, 420, 600, 900]) {
      const { along, padding } = toolRoom({ width, height }, sheet, tools, everywhere);
      const { x, y, scale } = fit({ width, height }, sheet, padding);
      const [right, lower] = [x + scale * sheet.width, y + scale * sheet.height];
      const corner = along === 'side' ? [50, 160] : [160, 50];
      expect(right <= width - corner[0] || lower <= height - corner[1]).toBe(true);
      expect(scale * 1000).toBeGreaterThanOrEqual(Math.min(width, height) - 50);
    }
  }
});
