/** The legend of a drawn board. */

import { COAL } from '@coalbrook/rules';
import {
  cargoPiece,
  circle,
  colourOf,
  drawLinkIcons,
  drawSettlement,
  drawSite,
  drawSpace,
  drawTerminal,
  drawTradeIcon,
  drawLineSample,
  group,
  movedTo,
  text,
  drawWorks,
  widthOf,
} from '@coalbrook/scene';
import type { BoardLayout, Content, LayoutPlace, LineStyle, Shape } from '@coalbrook/scene';

export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** A sign, centred, with its width and meaning. */
interface Entry {
  readonly sign: Content;
  readonly width: number;
  readonly words: string;
}

const SIZE = 20;
const ROW = 46;
const GAP = 30;
const BESIDE = 8;
const WAY = 64;
const SIGN = 34;

const wayWords: Readonly<Record<LineStyle, string>> = {
  canal: 'canal',
  rail: 'railway',
  both: 'canal, later railway',
  lane: 'sea lane',
};

const looksOf = ({ lines, lanes }: BoardLayout): readonly LineStyle[] => {
  const looks = new Set<LineStyle>(lines.map(({ look }) => look));
  if (lanes.length > 0) looks.add('lane');
  return (['both', 'canal', 'rail', 'lane'] as const).filter((look) => looks.has(look));
};

const smaller = (...content: readonly Content[]): Shape => group({ transform: 'scale(0.74)' }, ...content);

const WORKS = 40;
const MIDDLING = 3;

/** The sign of an industry on sites, and its works on tiles. */
const industrySign = (slug: string): Omit<Entry, 'words'> => {
  const works = drawWorks(slug, MIDDLING);
  if (!works) return { sign: smaller(drawSite([slug])), width: SIGN };
  return {
    sign: [movedTo([-WORKS / 2, 0], smaller(drawSite([slug]))), movedTo([SIGN / 2, 3], works)],
    width: SIGN + WORKS,
  };
};

const entriesOf = (layout: BoardLayout, industries: readonly Named[]): readonly Entry[] => {
  const { places, counties, map } = layout;
  const sign = (isOn: (place: LayoutPlace['place']) => boolean, drawing: Content, words: string): readonly Entry[] =>
    places.some(({ place }) => isOn(place)) ? [{ sign: drawing, width: SIGN, words }] : [];
  const accepted = new Set(places.flatMap(({ place }) => place.sites ?? []).flat());
  const merchants = map.merchants ?? [];
  return [
    ...looksOf(layout).map((look) => ({ sign: drawLineSample(look, WAY), width: WAY, words: wayWords[look] })),
    ...industries
      .filter(({ slug }) => accepted.has(slug))
      .map(({ slug, name }) => ({ ...industrySign(slug), words: name })),
    ...sign(({ trade = false }) => trade, drawTradeIcon(), 'trade icon'),
    ...sign(({ icons = 0 }) => icons > 0, drawLinkIcons(1), 'link icon'),
    ...(merchants.length > 0
      ? [
          {
            sign: smaller(drawSpace()),
            width: SIGN,
            words: merchants.some(({ bonus }) => bonus) ? 'merchant' : 'market',
          },
        ]
      : []),
    ...sign(({ kind }) => kind === 'settlement', drawSettlement(11), 'settlement'),
    ...sign(({ terminal = false }) => terminal, drawTerminal(), 'nothing passes'),
    ...sign(({ imports = 0 }) => imports > 0, cargoPiece(COAL, [0, 0], 18), 'import'),
    ...counties
      .filter(({ name, places: own }) => map.places.some(({ slug, colour }) => colour === name && own.includes(slug)))
      .map(({ name }) => ({
        sign: circle({ r: 11, fill: colourOf(name), class: 'coinEdge' }),
        width: SIGN,
        words: name.replaceAll('-', ' '),
      })),
  ];
};

const widthOfEntry = ({ width, words }: Entry): number => width + BESIDE + widthOf(words, SIZE) + GAP;

const rowsOf = (entries: readonly Entry[], width: number): readonly (readonly Entry[])[] => {
  const rows: Entry[][] = [[]];
  let used = 0;
  for (const entry of entries) {
    if (used + widthOfEntry(entry) > width && used > 0) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(entry);
    used += widthOfEntry(entry);
  }
  return rows;
};

const drawRow = (row: readonly Entry[], middle: number, y: number): Content => {
  const total = row.reduce((sum, entry) => sum + widthOfEntry(entry), -GAP);
  let left = middle - total / 2;
  return row.map((entry) => {
    const at = left;
    left += widthOfEntry(entry);
    return [
      movedTo([at + entry.width / 2, y], entry.sign),
      {
        ...text({ x: at + entry.width + BESIDE, y: y + 6, class: 'legendText' }, entry.words),
        fit: { width: widthOf(entry.words, SIZE), size: SIZE },
      },
    ];
  });
};

export interface Legend {
  readonly height: number;
  readonly drawing: Shape;
}

/** The legend with a caption below it, as wide as the board. */
export const legendOf = (layout: BoardLayout, industries: readonly Named[], caption: string): Legend => {
  const [width] = layout.size;
  const rows = rowsOf(entriesOf(layout, industries), width - 2 * GAP);
  const below = rows.length * ROW;
  return {
    height: below + ROW,
    drawing: group(
      {},
      rows.map((row, index) => drawRow(row, width / 2, (index + 0.6) * ROW)),
      text({ x: width / 2, y: below + ROW * 0.6, class: 'legendCaption' }, caption),
    ),
  };
};
