import { keyOf, targetsOf } from '@coalbrook/desk';
import { legalActions } from '@coalbrook/rules';
import { boardLayoutOf, overlap, SITE } from '@coalbrook/scene';
import type { Box, Point } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { everyTable, playedViews } from './fixtures.ts';
import { touchablesOf } from './touchables.ts';

const ON_MAP = new Set(['site', 'link', 'place', 'outlet', 'market']);

describe.each(everyTable())('the map of $name', ({ table }) => {
  const layout = boardLayoutOf(table);
  const [width, height] = layout.size;

  const expectInside = ([x, y]: Point): void => {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeLessThanOrEqual(height);
  };
  const expectBoxInside = ({ x, y, width: w, height: h }: Box): void => {
    expectInside([x - w / 2, y - h / 2]);
    expectInside([x + w / 2, y + h / 2]);
  };

  it('has room for everything', () => {
    layout.places.forEach(({ box }) => expectBoxInside(box));
    layout.sites.forEach(({ at }) => expectInside(at));
    layout.merchants.forEach(({ at }) => expectInside(at));
    layout.lines.forEach(({ tile }) => expectInside(tile.at));
    expectBoxInside(layout.title);
    if (layout.ladder) {
      expectBoxInside(layout.ladder.box);
      layout.ladder.spaces.forEach(({ at }) => expectInside(at));
    }
    if (layout.distant) expectBoxInside(layout.distant.box);
    expect(layout.sites).toHaveLength(table.sites.length);
    expect(layout.merchants).toHaveLength(table.merchants.length);
  });

  it('is drawn as large as a laptop allows', () => {
    // The map of a window of 1440 by 900.
    expect(SITE * Math.min(864 / width, 701 / height)).toBeGreaterThan(38);
  });

  it('has no overlaps', () => {
    const boxes = [
      ...layout.places.map(({ box }) => box),
      layout.title,
      ...(layout.ladder ? [layout.ladder.box] : []),
      ...(layout.distant ? [layout.distant.box] : []),
    ];
    const overlapping = boxes.flatMap((box, index) =>
      boxes.slice(0, index).flatMap((other) => (overlap(box, other) <= 0 ? [] : [[box, other]])),
    );
    expect(overlapping).toEqual([]);
  });

  it('keeps link tiles off the places', () => {
    const covering: string[] = [];
    for (const { tile, slug } of layout.lines) {
      const [x, y] = tile.at;
      const spot = { x, y, width: 12, height: 12 };
      if (layout.places.some(({ box }) => !(overlap(spot, box) <= 0))) covering.push(slug);
    }
    expect(covering).toEqual([]);
  });

  it('has a shape for every target of an action', () => {
    const shapes = new Set(touchablesOf(layout).map(({ key }) => key));
    const missing = new Set<string>();
    for (const { view } of playedViews(table, 25)) {
      for (const action of legalActions(table, view)) {
        for (const target of targetsOf(table, view, action)) {
          const key = keyOf(target);
          if (ON_MAP.has(target.on) && !shapes.has(key)) missing.add(key);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });
});
