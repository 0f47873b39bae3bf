/** A board drawn for the size of a thumb: lines, towns, and whose pieces lie where. */

import type { BoardLayout } from '../boardLayout.ts';
import type { LaidPieces } from '../pieces.ts';
import type { Point } from '../point.ts';
import { glyph } from './glyph.ts';
import { around, group, movedTo, path } from './shape.ts';
import type { Shape } from './shape.ts';

const HALF = 21;
const TILE = 52;

const squareAt = ([x, y]: Point): string => `M${x - HALF} ${y - HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}Z`;

/** `colours` are those of the seats. Few shapes, so that a page can show many such pictures. */
export const drawThumbnail = (layout: BoardLayout, pieces: LaidPieces, colours: readonly string[]): Shape => {
  const inkOf = (seat: number): string => `var(--seat-${colours[seat]})`;
  const laid = new Map(pieces.links.map(([link, owner]) => [link, owner]));
  const taken = new Set(pieces.tiles.map(([site]) => site));
  const free = layout.lines.filter(({ id }) => id === undefined || !laid.has(id));
  const sites = layout.sites.filter(({ id }) => !taken.has(id));
  return group(
    {},
    path({ d: free.map(({ seen }) => seen).join(' '), class: 'thumbLine' }),
    path({ d: sites.map(({ at }) => squareAt(at)).join(''), class: 'thumbSite' }),
    path({ d: layout.merchants.map(({ at }) => squareAt(at)).join(''), class: 'thumbMerchant' }),
    colours.map((_, seat) =>
      path({
        d: layout.lines.flatMap(({ id, seen }) => (id !== undefined && laid.get(id) === seat ? [seen] : [])).join(' '),
        class: 'thumbLink',
        stroke: inkOf(seat),
      }),
    ),
    pieces.tiles.map(([site, tile, owner, isFlipped]) =>
      movedTo(
        layout.sites[site].at,
        around(
          { width: TILE, height: TILE },
          { rx: 8, fill: inkOf(owner), class: isFlipped === 1 ? 'thumbFlipped' : 'thumbTile' },
        ),
        group({ class: 'onSeat' }, glyph(layout.tiles[tile].industry, { size: 40, cut: inkOf(owner), isBold: true })),
      ),
    ),
  );
};
