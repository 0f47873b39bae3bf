/** Draws a board as a printable map: the same drawing as on the page, with a legend. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Table } from '@coalbrook/rules';
import {
  boardLayoutOf,
  definitions,
  drawDistant,
  drawImports,
  drawLadder,
  drawLines,
  drawNames,
  drawPlaces,
  drawTitle,
  group,
  inks,
  path,
  rect,
} from '@coalbrook/scene';
import type { BoardLayout, Shape } from '@coalbrook/scene';

import { settled } from './colours.ts';
import { drawGround } from './drawGround.ts';
import { legendOf } from './legend.ts';
import type { Named } from './legend.ts';
import { escape, svgOf } from './svg.ts';

/** Variables that the style sheet expects from a page, besides the inks. */
const surroundings = {
  '--brass-bright': '#b9811f',
  '--font-text': "'Cormorant Infant', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
  '--font-title': "'IM Fell English SC', 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
};

const PAPER = '#efe3c4';

/** Styles of the legend, which the page does not have. */
const legendStyle = `
.legendText { font-family: var(--font-text); font-size: 20px; fill: var(--title-ink); }
.legendCaption { font-family: var(--font-text); font-style: italic; font-size: 20px; text-anchor: middle; fill: var(--title-ink); }
`;

const styleSheet = (): string =>
  readFileSync(fileURLToPath(import.meta.resolve('@coalbrook/scene/drawing.module.css')), 'utf8') + legendStyle;

/** Tooltips with the names of lines and places. */
const hints = ({ map, lines, places }: BoardLayout): string => {
  const nameOf = (slug: string): string => map.places.find((place) => place.slug === slug)?.name ?? slug;
  const ends = new Map(map.links.map((link) => [link.slug, link.ends.map(nameOf).join('–')]));
  return [
    ...lines.map(
      ({ slug, path: d }) =>
        `<path id="${escape(slug)}" d="${d}" fill="none" stroke="#000" stroke-opacity="0" stroke-width="16"><title>${escape(ends.get(slug) ?? '')}</title></path>`,
    ),
    ...places.map(({ place, box }) => {
      const sentence = [place.name, ...(place.sites ?? []).map((industries) => industries.join(' or '))].join('; ');
      const corner = `x="${box.x - box.width / 2}" y="${box.y - box.height / 2}"`;
      return `<rect id="${escape(place.slug)}" ${corner} width="${box.width}" height="${box.height}" fill-opacity="0"><title>${escape(sentence)}</title></rect>`;
    }),
  ].join('');
};

/** Everything that is printed on the board of a table. */
const printed = (table: Table, layout: BoardLayout): readonly Shape[] => [
  definitions({}),
  drawLines(layout),
  drawTitle(layout.title, layout.map.name, table.edition.name),
  ...(layout.ladder ? [drawLadder(layout.ladder, 'Markets', [])] : []),
  ...(layout.distant ? [drawDistant(layout.distant, 'Distant market', 0)] : []),
  drawPlaces(layout),
  drawNames(layout, ({ place }) => place.name),
  drawImports(layout, []),
];

/** The printed board as SVG, without landscape, frame and legend. */
export const drawPrinted = (table: Table): string => printed(table, boardLayoutOf(table)).map(svgOf).join('\n');

const frame = ([width, height]: BoardLayout['size'], whole: number): Shape =>
  group(
    {},
    rect({ x: 0, y: height, width, height: whole - height, fill: PAPER }),
    path({ d: `M0 ${height}H${width}`, stroke: inks.day['--title-ink'], 'stroke-width': 2 }),
    rect({
      x: 3,
      y: 3,
      width: width - 6,
      height: whole - 6,
      fill: 'none',
      stroke: inks.day['--title-ink'],
      'stroke-width': 3,
    }),
  );

/** Draws the board of a table before anything is built on it. */
export const drawBoard = (table: Table, industries: readonly Named[]): string => {
  const layout = boardLayoutOf(table);
  const { map, size } = layout;
  const caption = map.reconstructed ? `${table.edition.name} · reconstructed board` : table.edition.name;
  const legend = legendOf(layout, industries, caption);
  const whole = size[1] + legend.height;
  const inside = [
    `<title>${escape(`${map.name}: a board for ${table.edition.name}`)}</title>`,
    `<style>${styleSheet()}</style>`,
    drawGround(layout),
    drawPrinted(table),
    svgOf(frame(size, whole)),
    svgOf(group({ transform: `translate(0 ${size[1]})` }, legend.drawing)),
    hints(layout),
  ].join('\n');
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${whole}" width="${size[0]}" height="${whole}" role="img">`;
  return settled(`${root}\n${inside}\n</svg>\n`, { ...inks.day, ...surroundings });
};
