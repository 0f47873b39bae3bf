import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  boardLayoutOf,
  definitions,
  drawDistant,
  drawImports,
  drawLadder,
  drawLines,
  drawLinkTile,
  drawMerchants,
  drawNames,
  drawPlaces,
  drawTile,
  drawTitle,
  inks,
  sceneOf,
} from '@coalbrook/scene';
import type { Shape } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { everyTable, playedViews } from '../../apps/web/src/board/fixtures.ts';
import { patterns } from '../../apps/web/src/theme/seats.ts';
import { root } from '../source.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const style = read('packages/scene/src/drawing/drawing.module.css');
const tokens = read('apps/web/src/theme/tokens.css');

const looks = new Set([...style.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name));

const walk = (shape: Shape | string): readonly Shape[] =>
  typeof shape === 'string' ? [] : [shape, ...shape.children.flatMap(walk)];

const shapesOf = (table: ReturnType<typeof everyTable>[number]['table'], decisions: number): readonly Shape[] => {
  const layout = boardLayoutOf(table);
  const { view } = playedViews(table, decisions).at(-1) ?? {};
  if (!view) throw new Error('no view');
  const scene = sceneOf(table, view);
  const drawn = [
    definitions(patterns),
    drawLines(layout, scene.era),
    drawTitle(layout.title, 'Title', 'subtitle'),
    layout.ladder && drawLadder(layout.ladder, 'Markets', scene.market),
    layout.distant && drawDistant(layout.distant, 'Distant', scene.distant),
    drawPlaces(layout),
    drawNames(layout, ({ place }) => place.name),
    drawImports(layout, scene.tiles),
    drawMerchants(layout, scene.merchants),
    ...layout.lines.map((line) => drawLinkTile(line, 'crimson', true)),
    ...layout.tiles.flatMap((face) =>
      [true, false].map((isFlipped) =>
        drawTile({ face, level: String(face.level), colour: 'cobalt', isFlipped, cubes: 4, leaving: 1 }),
      ),
    ),
  ];
  return drawn.flatMap((shape) => (shape ? walk(shape) : []));
};

describe.each(everyTable())('the drawing of $name', ({ table }) => {
  const shapes = shapesOf(table, 30);
  const texts = shapes.flatMap(({ attributes }) =>
    Object.values(attributes).flatMap((value) => (value === undefined ? [] : [String(value)])),
  );

  it('has a style for every class', () => {
    const classes = shapes.flatMap(({ attributes }) => attributes['class'] ?? []);
    expect([...new Set(classes)].filter((name) => !looks.has(String(name)))).toEqual([]);
  });

  it('has a value for every variable', () => {
    const used = [...texts, style].flatMap((text) => [...text.matchAll(/var\((--[\w-]+)(,?)/g)]);
    const needed = used.flatMap(([, name, otherwise]) => (otherwise === ',' ? [] : [name]));
    const unknown = [...new Set(needed)].filter((name) => !(name in inks.day) && !tokens.includes(`${name}:`));
    expect(unknown).toEqual([]);
  });

  it('contains only valid numbers', () => {
    expect(texts.filter((text) => /NaN|undefined|Infinity/.test(text))).toEqual([]);
  });
});

it('every ink has a night colour', () => {
  expect(Object.keys(inks.night)).toEqual(Object.keys(inks.day));
});
