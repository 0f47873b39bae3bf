import type { BoardLayout, LayoutPlace } from '../boardLayout.ts';
import { widthInCapitals } from '../lettering.ts';
import { BANNER, NAME_SIZE, SITE } from '../plate.ts';
import type { PlateLayout } from '../plate.ts';
import { distance, overlap } from '../point.ts';
import type { Point } from '../point.ts';
import { glyph } from './glyph.ts';
import { ribbonColours } from './ribbon.ts';
import { around, circle, group, movedTo, path, rect, repeat, text } from './shape.ts';
import type { Content, Shape } from './shape.ts';

const HALF = SITE / 2;
const TAIL = 9;

/** How much names may grow when they would be too small: at most this much, and at least this much in any crowd. */
const MOST_GROWTH = 2;
const LEAST_GROWTH = 1.6;

/** How far a name may be condensed. */
const SQUEEZE = 0.8;

const darkened = (colour: string, part: string): string => `color-mix(in srgb, ${colour} ${part}, #000)`;

interface Ribbon {
  readonly name: string;
  /** The name in the data, which the layout leaves room for. */
  readonly printed: string;
  readonly colour: string | undefined;
  /** How far it may extend to the left and right when it grows. */
  readonly reach: readonly [number, number];
  /** How much it may grow. */
  readonly growth: number;
}

/** A ribbon with the name of a place. */
const banner = (at: readonly [number, number], { name, printed, colour, reach, growth }: Ribbon): Shape => {
  const { ground, tail } = ribbonColours(colour);
  const natural = widthInCapitals(name, NAME_SIZE);
  const width = Math.min(natural, Math.max(widthInCapitals(printed, NAME_SIZE), natural * SQUEEZE));
  const half = (width + 13) / 2;
  const [top, bottom] = [-BANNER / 2, BANNER / 2];
  const grown = (half + TAIL) * growth;
  const aside = Math.max(0, grown - reach[0]) - Math.max(0, grown - reach[1]);
  const ribbon = group(
    { class: 'bannerScale' },
    path({
      d: `M${-half + 2} ${top + 4}H${-half - TAIL}l5 ${BANNER / 2}l-5 ${BANNER / 2}H${-half + 2}ZM${half - 2} ${top + 4}H${half + TAIL}l-5 ${BANNER / 2}l5 ${BANNER / 2}H${half - 2}Z`,
      fill: tail,
      class: 'bannerTail',
    }),
    path({ d: `M${-half} ${bottom}l5 4v-4ZM${half} ${bottom}l-5 4v-4Z`, fill: darkened(tail, '55%') }),
    around({ width: 2 * half, height: BANNER }, { fill: ground, class: 'banner' }),
    path({
      d: `M${-half + 2} ${top + 2}H${half - 2}M${-half + 2} ${bottom - 2}H${half - 2}`,
      class: 'bannerLine',
    }),
    {
      ...text(
        {
          y: 5.8,
          class: 'bannerName',
          transform: width < natural ? `scale(${(width / natural).toFixed(3)} 1)` : undefined,
        },
        name,
      ),
      fit: { width: (2 * half - 6) * (natural / width), size: NAME_SIZE },
    },
  );
  return movedTo(at, { ...ribbon, properties: { '--aside': `${aside / (growth - 1)}px`, '--most-growth': growth } });
};

/** Positions of several signs in one square, as large as they can stand side by side. */
const arrangements: readonly {
  readonly size: number;
  readonly at: readonly (readonly [number, number])[];
  readonly split: string;
}[] = [
  { size: 0, at: [], split: '' },
  { size: 34, at: [[0, 0]], split: '' },
  {
    size: 23,
    at: [
      [-9.6, -9.6],
      [9.6, 9.6],
    ],
    split: 'M-19 19L19-19',
  },
  {
    size: 20.5,
    at: [
      [-10.8, -10.4],
      [10.8, -10.4],
      [0, 10.8],
    ],
    split: '',
  },
  {
    size: 19.5,
    at: [
      [-10.6, -10.6],
      [10.6, -10.6],
      [-10.6, 10.6],
      [10.6, 10.6],
    ],
    split: '',
  },
];

const arrangementOf = (count: number) => arrangements[Math.min(count, arrangements.length - 1)];

/** Which of a site's signs is nearest to a point, measured from the centre of the site; -1 if it has none. */
export const nearestSign = (count: number, point: Point): number => {
  const distances = arrangementOf(count).at.map((at) => distance(at, point));
  return distances.indexOf(Math.min(...distances));
};

/** The signs of the industries that a site accepts. */
const siteSigns = (industries: readonly string[]): readonly Content[] => {
  const { size, at } = arrangementOf(industries.length);
  return at.map(([x, y], index) =>
    glyph(industries[index], { x, y, size, cut: 'var(--site)', isBold: industries.length > 1 }),
  );
};

/** The signs of a site on their own, for a site that is pointed out where the map shows none. */
export const drawSiteSigns = (at: Point, industries: readonly string[]): Shape =>
  movedTo(at, group({ class: 'farSign' }, siteSigns(industries)));

/** A build site with the signs of the industries it accepts. */
export const drawSite = (industries: readonly string[]): Content => {
  const { split } = arrangementOf(industries.length);
  return [
    around({ width: SITE - 2, height: SITE - 2 }, { rx: 4, class: 'site' }),
    path({ d: `M${-HALF + 3} ${HALF - 3}V${-HALF + 3}H${HALF - 3}`, class: 'siteShade' }),
    split !== '' && path({ d: split, class: 'split' }),
    group({ class: 'engraved' }, siteSigns(industries)),
  ];
};

const plateLook = (kind: LayoutPlace['place']['kind']): string => {
  switch (kind) {
    case 'merchant':
    case 'outside':
      return 'woodPlate';
    case 'sea':
      return 'seaPlate';
    case 'farm':
      return 'farmPlate';
    case 'town':
    case 'settlement':
      return 'plate';
  }
};

const plateBoard = ({ at, width, height }: NonNullable<PlateLayout['board']>, look: string, radius: number): Shape => {
  const [left, top] = [-width / 2, -height / 2];
  return movedTo(
    at,
    rect({ x: left - 3, y: top + 1, width: width + 7, height: height + 7, rx: radius + 3, class: 'plateShadow' }),
    rect({ x: left - 1, y: top + 1, width: width + 3, height: height + 3, rx: radius + 1, class: 'plateShadow' }),
    around({ width, height }, { rx: radius, class: look }),
    around({ width: width - 5, height: height - 5 }, { rx: radius - 2, class: 'plateLine' }),
  );
};

/** A space for a merchant tile. */
export const drawSpace = (): Shape => circle({ r: HALF - 2, class: 'space' });

const cells = ({ place, plate }: LayoutPlace): Content =>
  plate.cells.map(({ cell, index, at }) =>
    movedTo(
      at,
      cell === 'site' && drawSite(place.sites?.[index] ?? []),
      cell === 'space' && drawSpace(),
      cell === 'imports' && around({ width: SITE - 4, height: SITE - 4 }, { rx: 6, class: 'space' }),
    ),
  );

const bonusGlyphs = { money: 'coin', points: 'laurel', income: 'income', develop: 'bulb' } as const;

const bonusMedal = ({ kind, amount }: NonNullable<LayoutPlace['bonus']>, currency: string): Content => [
  circle({ r: 17, class: 'medal' }),
  circle({ r: 13.5, class: 'medalLine' }),
  kind === 'develop'
    ? group({ class: 'medalSign' }, glyph('bulb', { size: 19, cut: '#e7bd62' }))
    : [
        group({ class: 'medalGhost' }, glyph(bonusGlyphs[kind], { size: kind === 'points' ? 25 : 22, cut: '#e7bd62' })),
        text({ y: 5.5, class: 'medalFigure' }, kind === 'money' ? `${currency}${amount}` : `+${amount}`),
      ],
];

/** The round sign of a settlement. */
export const drawSettlement = (radius: number): Content => [
  circle({ r: radius, class: 'hamlet' }),
  circle({ r: radius * 0.42, class: 'hamletDot' }),
];

const seal = ({ kind, trade = false, icons = 0 }: LayoutPlace['place'], radius: number): Content => {
  if (kind === 'settlement') return drawSettlement(radius);
  return [
    circle({ r: radius + 5, cy: 2.5, fill: 'url(#shade)' }),
    circle({ r: radius, class: 'medal' }),
    circle({ r: radius - 4, class: 'medalLine' }),
    group(
      { class: 'medalSign' },
      trade && glyph('trade', { y: icons > 0 ? -7 : 0, size: 20 }),
      repeat(icons, (index) =>
        glyph('link', { x: (index - (icons - 1) / 2) * 15, y: trade ? 11 : 0, size: trade ? 13 : 17 }),
      ),
    ),
  ];
};

/** The trade icon. */
export const drawTradeIcon = (): Content => [
  circle({ r: 9.5, class: 'medal' }),
  group({ class: 'medalSign' }, glyph('trade', { size: 12 })),
];

/** Link icons printed at a place. */
export const drawLinkIcons = (count: number): Content => [
  rect({ x: -9, y: -8, width: 9 + count * 10, height: 16, rx: 8, class: 'medal' }),
  group(
    { class: 'medalSign' },
    repeat(count, (index) => glyph('link', { x: -1 + index * 10, size: 9 })),
  ),
];

/** The sign of a terminal. */
export const drawTerminal = (): Content => [
  around({ width: 18, height: 12 }, { rx: 3, class: 'terminal' }),
  path({ d: 'M-5 0H5', class: 'terminalBar' }),
];

const corners = ({ trade = false, icons = 0, terminal = false }: LayoutPlace['place'], plate: PlateLayout): Content => {
  const { board } = plate;
  if (!board) return undefined;
  const top = board.at[1] - board.height / 2 + 2;
  const right: readonly [number, number] = [board.width / 2 - 2, top];
  return [
    trade && movedTo(right, drawTradeIcon()),
    icons > 0 && movedTo([-board.width / 2 + 2, top], drawLinkIcons(icons)),
    terminal && movedTo(right, drawTerminal()),
  ];
};

/** How much the name of a place may grow before it covers another place. */
const growthOf = ({ at, plate, box }: LayoutPlace, places: readonly LayoutPlace[]): number => {
  if (!plate.banner) return LEAST_GROWTH;
  const { banner: own } = plate;
  const [x, y] = [at[0] + own.at[0], at[1] + own.at[1]];
  const others = places.map((other) => other.box).filter((other) => other !== box);
  const covers = (growth: number): boolean =>
    others.some((other) => overlap({ x, y, width: own.width * growth, height: BANNER * growth }, other) > 0);
  let growth = LEAST_GROWTH;
  while (growth < MOST_GROWTH && !covers(growth + 0.1)) growth += 0.1;
  return growth;
};

const placed = ({ at, id }: LayoutPlace, ...content: readonly Content[]): Shape =>
  group({ transform: `translate(${at[0]} ${at[1]})`, class: id === undefined ? 'absent' : undefined }, ...content);

const drawPlace = (one: LayoutPlace, { currency }: BoardLayout): Shape => {
  const { place, plate, bonus } = one;
  const { board } = plate;
  const radius = place.kind === 'farm' || place.kind === 'sea' ? 14 : 7;
  return placed(
    one,
    board && plateBoard(board, plateLook(place.kind), radius),
    cells(one),
    plate.seal && movedTo(plate.seal.at, board && bonus ? bonusMedal(bonus, currency) : seal(place, plate.seal.radius)),
    corners(place, plate),
  );
};

const drawName = (one: LayoutPlace, name: string, { size: [width], places }: BoardLayout): Content => {
  const { place, plate, at, county } = one;
  return (
    plate.banner &&
    placed(
      one,
      banner(plate.banner.at, {
        name,
        printed: place.name,
        colour: county?.colour,
        reach: [at[0] + plate.banner.at[0], width - at[0] - plate.banner.at[0]],
        growth: growthOf(one, places),
      }),
    )
  );
};

/** All places with their empty squares. Static during a game. */
export const drawPlaces = (layout: BoardLayout): Shape =>
  group(
    {},
    layout.places.map((place) => drawPlace(place, layout)),
  );

/** The names of all places, which stay legible above whatever frames their squares. */
export const drawNames = (layout: BoardLayout, nameOf: (place: LayoutPlace) => string): Shape =>
  group(
    {},
    layout.places.map((place) => drawName(place, nameOf(place), layout)),
  );
