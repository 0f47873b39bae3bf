/** A board as a printable map. */

import { laneCourse, lineCourse } from '@coalbrook/rules';
import type { BoardDocument, DrawnPlace } from '@coalbrook/rules';
import { abbreviate, colourOf, figure, lookOf, widthOf } from '@coalbrook/scene';

import { legendOf } from './legend.ts';
import type { Named } from './legend.ts';
import { lettered } from './lettering.ts';
import { EDGE, FAINT, INK, PAPER, WATER } from './palette.ts';
import { drawPlace } from './places.ts';
import type { Atlas } from './places.ts';
import { placePlates } from './placing.ts';
import { circle, element, escape, group, hint, path, rectangle } from './svg.ts';
import { drawWay } from './ways.ts';

const MARGIN = 64;
/** Even a small board has room for a title. */
const LEAST_WIDTH = 420;
const HEAD = 104;
const FOOT = 30;
const FRAME = 16;
const INSET = FRAME + 5;
const WASH = 115;

const LAND = '#a9b27c';

const atlasOf = (board: BoardDocument): Atlas => {
  const colours = [...new Set(board.places.flatMap(({ colour }) => colour ?? []))].toSorted();
  const from = (board.merchants ?? []).flatMap(({ spaces }) => spaces);
  return { board, letters: abbreviate(colours), usualSeats: Math.min(...from) };
};

const washColour = ({ kind, colour }: DrawnPlace): string => {
  if (kind === 'sea') return WATER;
  return colour === undefined ? LAND : colourOf(colour);
};

const washId = (colour: string): string => `wash-${colour.replaceAll(/[^a-z0-9]/gi, '')}`;

/** Soft patches of colour, as a brush would leave them. */
const washes = ({ places }: BoardDocument): { readonly definitions: string; readonly drawing: string } => {
  const colours = [...new Set(places.map(washColour))];
  const stop = (offset: string, colour: string, opacity: number): string =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  return {
    definitions: colours
      .map((colour) =>
        element(
          'radialGradient',
          { id: washId(colour) },
          stop('0%', colour, 0.34),
          stop('60%', colour, 0.2),
          stop('100%', colour, 0),
        ),
      )
      .join(''),
    drawing: places.map((place) => circle(place.at, WASH, { fill: `url(#${washId(washColour(place))})` })).join(''),
  };
};

const drawLines = ({ links, lanes = [], places }: BoardDocument): string => {
  const nameOf = (slug: string): string => places.find((place) => place.slug === slug)?.name ?? slug;
  return [
    ...lanes.map((lane) => drawWay(laneCourse(lane, places), 'lane', hint(`${nameOf(lane.land)}–${nameOf(lane.sea)}`))),
    ...links.flatMap((link) =>
      lineCourse(link, places).map((points) =>
        drawWay(points, lookOf(link.eras), hint(link.ends.map(nameOf).join('–'))),
      ),
    ),
  ].join('');
};

const compass: string = [
  circle([0, 0], 22, { fill: 'none', stroke: EDGE, 'stroke-width': 1 }),
  path('M0 -27 L5 -5 L27 0 L5 5 L0 27 L-5 5 L-27 0 L-5 -5 Z', { fill: PAPER, stroke: EDGE, 'stroke-width': 1 }),
  path('M0 -27 L5 -5 L0 0 Z M27 0 L5 5 L0 0 Z M0 27 L-5 5 L0 0 Z M-27 0 L-5 -5 L0 0 Z', { fill: EDGE }),
].join('');

const ornament = (middle: number, y: number, half: number): string =>
  path(
    `M${figure(middle - half)} ${y} H${figure(middle - 8)} M${figure(middle + 8)} ${y} H${figure(middle + half)} M${figure(middle)} ${y - 4} l4 4 l-4 4 l-4 -4 Z`,
    {
      fill: EDGE,
      stroke: EDGE,
      'stroke-width': 1,
    },
  );

const TITLE = 34;
const SUBTITLE = 14;
const TITLE_SPACING = 6;
/** What the frame and the compass need on both sides of the title. */
const BESIDE = 220;

const drawHead = ({ name, reconstructed = false }: BoardDocument, game: string, width: number): string => {
  const middle = width / 2;
  const title = name.toLocaleUpperCase('en');
  const subtitle = reconstructed ? `${game} · reconstructed board` : game;
  const full = widthOf(title, TITLE) + title.length * TITLE_SPACING;
  const shrink = Math.min(1, (width - BESIDE) / full);
  const half = Math.max((full * shrink) / 2, widthOf(subtitle, SUBTITLE) / 2) + 10;
  return [
    lettered([middle, 52], title, { size: TITLE * shrink, spacing: TITLE_SPACING * shrink }),
    ornament(middle, 80, half),
    lettered([middle, 99], subtitle, { size: SUBTITLE, style: 'italic' }),
  ].join('');
};

const drawFrame = (width: number, height: number): string =>
  [
    rectangle([0, 0], [width, height], { fill: PAPER }),
    rectangle([FRAME, FRAME], [width - 2 * FRAME, height - 2 * FRAME], {
      fill: 'none',
      stroke: INK,
      'stroke-width': 2.5,
    }),
    rectangle([INSET, INSET], [width - 2 * INSET, height - 2 * INSET], {
      fill: 'none',
      stroke: FAINT,
      'stroke-width': 1,
    }),
  ].join('');

/** What a drawing says beside what the board says itself. */
export interface Captions {
  /** The name of the game. */
  readonly game: string;
  readonly industries: readonly Named[];
}

export const drawBoard = (board: BoardDocument, { game, industries }: Captions): string => {
  const atlas = atlasOf(board);
  const [boardWidth, boardHeight] = board.size;
  const width = Math.max(LEAST_WIDTH, boardWidth) + 2 * MARGIN;
  const left = (width - boardWidth) / 2;
  const legend = legendOf(atlas, industries, width - 2 * MARGIN);
  const top = HEAD + MARGIN / 2;
  const below = top + boardHeight + MARGIN / 2 + FOOT / 2;
  const height = below + legend.height + FOOT;
  const wash = washes(board);
  const { scale, plates } = placePlates(board);
  const drawing = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${figure(width)} ${figure(height)}`,
      width,
      height,
      'font-family': "Georgia, 'Times New Roman', 'DejaVu Serif', serif",
      role: 'img',
    },
    element('title', {}, escape(`${board.name}: a board for ${game}`)),
    element(
      'defs',
      {},
      wash.definitions,
      element('clipPath', { id: 'paper' }, rectangle([INSET, INSET], [width - 2 * INSET, height - 2 * INSET], {})),
    ),
    drawFrame(width, height),
    drawHead(board, game, width),
    group(
      { 'clip-path': 'url(#paper)' },
      group({ class: 'ground', transform: `translate(${figure(left)} ${figure(top)})` }, wash.drawing),
    ),
    group(
      { transform: `translate(${figure(left)} ${figure(top)})` },
      group({ class: 'ways' }, drawLines(board)),
      group({ class: 'places' }, ...plates.map((placed) => drawPlace(atlas, placed, scale))),
    ),
    group({ transform: `translate(${figure(width - 82)} 82)` }, compass),
    group({ class: 'legend', transform: `translate(${MARGIN} ${figure(below)})` }, legend.drawing),
  );
  return `${drawing}\n`;
};
