import { editions } from '@coalbrook/editions';
import { readBoard } from '@coalbrook/rules';
import type { BoardDocument } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { drawBoard } from './drawBoard.ts';
import { placePlates } from './placing.ts';
import { escape } from './svg.ts';

const boards = editions.flatMap(({ name: game, boards: printed, boardTerms }) =>
  printed.map((file) => {
    const board = readBoard(file, boardTerms);
    if (!board.ok) throw new Error(JSON.stringify(board.fault));
    return { name: file.name, game, board: board.value, industries: boardTerms.industries };
  }),
);

/** Fails on tags that do not match each other. */
const expectWellFormed = (svg: string): void => {
  const open: string[] = [];
  for (const [, closing, name, , empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;)/);
};

describe.each(boards)('the drawing of $name', ({ board, game, industries }) => {
  const svg = drawBoard(board, { game, industries });

  it('is sound SVG and always the same', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"[^]*<\/svg>\n$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expectWellFormed(svg);
    expect(drawBoard(board, { game, industries })).toBe(svg);
  });

  it('names every place and shows every line', () => {
    for (const { name, slug } of board.places) {
      expect(svg).toContain(`>${escape(name)}</text>`);
      expect(svg).toContain(`<g id="${slug}">`);
    }
    const ways = svg.match(/<g class="(?:canal|rail|both|lane)"><title>/g) ?? [];
    const spurs = board.links.reduce((sum, { ends }) => sum + ends.length - 2, 0);
    expect(ways).toHaveLength(board.links.length + spurs + (board.lanes?.length ?? 0));
  });

  it('says whether the board is reconstructed', () => {
    expect(svg.includes('reconstructed board')).toBe(board.reconstructed ?? false);
  });

  it('lays no plate over another, and each near its place', () => {
    const { scale, plates } = placePlates(board);
    plates.forEach((one, index) => {
      expect(Math.hypot(one.at[0] - one.place.at[0], one.at[1] - one.place.at[1])).toBeLessThan(20);
      for (const other of plates.slice(0, index)) {
        const isAside = Math.abs(one.at[0] - other.at[0]) > ((one.plate.width + other.plate.width) / 2) * scale;
        const isAbove = Math.abs(one.at[1] - other.at[1]) > ((one.plate.height + other.plate.height) / 2) * scale;
        expect(isAside || isAbove, `${one.place.name} and ${other.place.name}`).toBe(true);
      }
    });
  });
});

it('names are drawn as they are, whatever they hold', () => {
  const [{ board, game, industries }] = boards;
  const strange: BoardDocument = {
    ...board,
    name: '</title><script>',
    places: board.places.map((place) => ({ ...place, name: `"${place.name}" & <Söhne>` })),
  };
  const svg = drawBoard(strange, { game, industries });
  expect(svg).not.toContain('<script>');
  expectWellFormed(svg);
});
