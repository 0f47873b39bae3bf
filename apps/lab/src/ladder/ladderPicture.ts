import type { LadderLine, LadderTable } from './ladderFigures.ts';
import { nameOf } from './ladderText.ts';

/** Sizes in pixels. */
const NAMES = 130;
const PANEL = 190;
const GAP = 20;
const ROW = 24;
const TOP = 44;
const BOTTOM = 26;

/** One line of the grid every so many points of rating. */
const STEP = 250;

/** The table whose ratings are shown for an edition, if it was measured. */
const USUAL_SEATS = 4;

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #1f2328; }
.title { font-weight: 600; }
.scale { font-size: 11px; fill: #59636e; }
.grid { stroke: #d1d9e0; }
.doubt { stroke: #0969da; stroke-width: 2; }
.rating { fill: #0969da; }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc; }
  .scale { fill: #9198a1; }
  .grid { stroke: #3d444d; }
  .doubt { stroke: #4493f8; }
  .rating { fill: #4493f8; }
}`.trim();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** For each edition the table of four, or the one with the most seats. */
const shownTables = (tables: readonly LadderTable[]): readonly LadderTable[] =>
  [...new Set(tables.map(({ edition }) => edition))].map((edition) => {
    const own = tables.filter((table) => table.edition === edition);
    return own.find(({ seats }) => seats === USUAL_SEATS) ?? own[own.length - 1];
  });

/** Everybody, the best first by the mean of their ratings. */
const rankedNames = (tables: readonly LadderTable[]): readonly string[] => {
  const ratings = new Map<string, readonly number[]>();
  for (const { name, rating } of tables.flatMap(({ players }) => players))
    ratings.set(name, [...(ratings.get(name) ?? []), rating]);
  const mean = (name: string): number => {
    const all = ratings.get(name) ?? [];
    return all.reduce((sum, rating) => sum + rating, 0) / all.length;
  };
  return [...ratings.keys()].toSorted((one, other) => mean(other) - mean(one));
};

/** Which ratings the picture reaches from and to: whole steps of the grid around all intervals. */
const rangeOf = (players: readonly LadderLine[]): readonly [number, number] => [
  STEP * Math.floor(Math.min(...players.map(({ rating, doubt }) => rating - doubt)) / STEP),
  STEP * Math.ceil(Math.max(...players.map(({ rating, doubt }) => rating + doubt)) / STEP),
];

/** A picture of ratings with their intervals, one column for each edition. */
export const ladderPicture = (tables: readonly LadderTable[]): string => {
  const shown = shownTables(tables);
  const names = rankedNames(shown);
  const [low, high] = rangeOf(shown.flatMap(({ players }) => players));
  const width = NAMES + shown.length * (PANEL + GAP);
  const height = TOP + names.length * ROW + BOTTOM;
  const floor = height - BOTTOM;
  const parts: string[] = [];
  names.forEach((name, row) => parts.push(`<text x="0" y="${TOP + (row + 0.5) * ROW + 4}">${escaped(name)}</text>`));
  shown.forEach(({ edition, seats, players }, column) => {
    const left = NAMES + column * (PANEL + GAP);
    const xOf = (rating: number): number => Math.round(left + (PANEL * (rating - low)) / (high - low));
    parts.push(`<text class="title" x="${left}" y="14">${escaped(nameOf(edition))}</text>`);
    parts.push(`<text class="scale" x="${left}" y="30">${seats} seats</text>`);
    for (let mark = low; mark <= high; mark += STEP) {
      const x = xOf(mark);
      parts.push(`<line class="grid" x1="${x}" y1="${TOP}" x2="${x}" y2="${floor}"/>`);
      if (mark % (2 * STEP) === 0)
        parts.push(`<text class="scale" x="${x}" y="${height - 8}" text-anchor="middle">${mark}</text>`);
    }
    for (const { name, rating, doubt } of players) {
      const y = TOP + (names.indexOf(name) + 0.5) * ROW;
      parts.push(`<line class="doubt" x1="${xOf(rating - doubt)}" y1="${y}" x2="${xOf(rating + doubt)}" y2="${y}"/>`);
      parts.push(`<circle class="rating" cx="${xOf(rating)}" cy="${y}" r="3"/>`);
    }
  });
  const sentence = 'Ratings of the bots with their 95 % intervals, for each edition';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 0 ${width + 8} ${height}" width="${width + 8}" height="${height}" role="img" aria-label="${sentence}">`,
    `<style>${STYLE}</style>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
};
