import type { DistantTrack } from '../boardLayout.ts';
import type { Ladder } from '../ladder.ts';
import type { Box, Point } from '../point.ts';
import { cargoPiece } from './cargo.ts';
import { glyph } from './glyph.ts';
import { around, circle, group, movedTo, path, rect, text } from './shape.ts';
import type { Content, Shape } from './shape.ts';

/** The title size, same as in the style sheet. */
const TITLE = 17;

const panel = ({ x, y, width, height }: Box): readonly Shape[] => [
  rect({
    x: x - width / 2 - 2,
    y: y - height / 2 + 2,
    width: width + 6,
    height: height + 6,
    rx: 12,
    class: 'plateShadow',
  }),
  around({ x, y, width, height }, { rx: 10, class: 'panel' }),
  around({ x, y, width: width - 8, height: height - 8 }, { rx: 7, class: 'panelLine' }),
];

const coin = (at: Point, figure: string): Shape =>
  movedTo(
    at,
    circle({ r: 10.5, cy: 1.5, class: 'coinShadow' }),
    circle({ r: 10.5, fill: 'url(#brass)', class: 'coinEdge' }),
    text({ y: 5.6, class: 'coinFigure' }, figure),
  );

const depot = ({ cargo, at, length }: Ladder['depots'][number], isFlat: boolean): Shape =>
  group(
    { transform: `translate(${at[0]} ${at[1]})`, class: 'depot' },
    around(isFlat ? { width: 18, height: length } : { width: length, height: 18 }, { rx: 5 }),
    group({ opacity: 0.75 }, cargoPiece(cargo, isFlat ? [0, -7] : [-7, 0], 10)),
    text(isFlat ? { x: 0, y: 13 } : { x: 8, y: 5 }, '∞'),
  );

/** What the next cube of a market costs, for a map that is seen from far away. */
const priceTag = ({ areas, spaces, depots, isFlat }: Ladder, counts: readonly number[]): Content =>
  areas.map(({ cargo, box: { x, y } }) => {
    const own = spaces.filter((space) => space.cargo === cargo);
    const next = own[own.length - (counts[cargo] ?? 0)];
    const price = next?.price ?? depots.find((one) => one.cargo === cargo)?.price;
    return (
      price !== undefined &&
      movedTo(
        [x, y],
        around(isFlat ? { width: 84, height: 46 } : { width: 46, height: 84 }, { rx: 8, class: 'priceTag' }),
        cargoPiece(cargo, isFlat ? [-20, 0] : [0, -20], 26),
        text(isFlat ? { x: 20, y: 14, class: 'priceFigure' } : { y: 34, class: 'priceFigure' }, String(price)),
      )
    );
  });

/** The coal and iron markets with their prices; `counts` are their cubes, by cargo. */
export const drawLadder = (ladder: Ladder, title: string, counts: readonly number[]): Shape => {
  const { box, coins, spaces, depots, isFlat } = ladder;
  const lengthOf = (cargo: number): number => spaces.filter((space) => space.cargo === cargo).length;
  const place = isFlat
    ? { transform: `translate(${box.x - box.width / 2 + 19} ${box.y}) rotate(-90)` }
    : { x: box.x, y: box.y - box.height / 2 + 23 };
  return group(
    {},
    panel(box),
    {
      ...text({ ...place, class: 'panelTitle' }, title),
      fit: { width: (isFlat ? box.height : box.width) - 20, size: TITLE },
    },
    coins.map(({ price, at }) => coin(at, String(price))),
    depots.map((one) => depot(one, isFlat)),
    spaces.map(({ cargo, index, at: [x, y] }) => [
      around({ x, y, width: 18, height: 18 }, { rx: 3, class: 'marketSpace' }),
      // The cheapest spaces empty first, so the cubes are on the most expensive ones.
      index >= lengthOf(cargo) - (counts[cargo] ?? 0) && cargoPiece(cargo, [x, y + 0.5], 15.5),
    ]),
    group({ class: 'farOnly' }, priceTag(ladder, counts)),
  );
};

const marker: Content = [
  around({ width: 28, height: 32 }, { rx: 5, class: 'marker' }),
  group({ class: 'markerSign' }, glyph('cotton', { x: 9, y: -15, size: 19, cut: '#3a2a12' })),
];

/** The distant market: the income for a sale on each space. */
export const drawDistant = ({ box, track, spaces }: DistantTrack, title: string, space: number): Shape =>
  group(
    {},
    panel(box),
    group(
      { class: 'panelSign' },
      glyph('ship', { x: box.x - box.width / 2 + 24, y: box.y - 22, size: 24, cut: 'var(--panel-fill)' }),
    ),
    {
      ...text({ x: box.x + 12, y: box.y - 16, class: 'panelTitle' }, title),
      fit: { width: box.width - 70, size: TITLE },
    },
    spaces.map((at, index) =>
      movedTo(
        at,
        around({ width: 26, height: 30 }, { rx: 4, class: 'marketSpace' }),
        index < track.length
          ? text({ y: 6, class: 'trackFigure' }, track[index] > 0 ? `+${track[index]}` : '0')
          : path({ d: 'M-6-6L6 6M6-6L-6 6', class: 'closed' }),
        index === Math.min(space, track.length) && group({}, marker),
      ),
    ),
  );
