import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { readBoard } from '@coalbrook/rules/input';
import { describe, expect, it } from 'vitest';

import { drawBoard } from './drawBoard.ts';
import { escape } from './svg.ts';

const tableOn = (edition: (typeof editions)[number], board: unknown): Table => {
  const table = makeTable(edition, { seats: edition.seats[edition.seats.length - 1], files: { board } });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

const boards = editions.flatMap((edition) =>
  edition.boards.map((file) => {
    const board = readBoard(file, edition.boardTerms);
    if (!board.ok) throw new Error(JSON.stringify(board.fault));
    return { name: file.name, edition, board: board.value };
  }),
);

/** A drawing without its embedded images, whose data could contain any word. */
const withoutPictures = (svg: string): string => svg.replaceAll(/href="data:[^"]*"/g, '');

/** Fails on tags that do not match each other. */
const expectWellFormed = (svg: string): void => {
  const open: string[] = [];
  for (const [, closing, name, , empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
};

describe.each(boards)('the drawing of $name', ({ board, edition }) => {
  const industries = board.industries ?? edition.boardTerms.industries;
  const table = tableOn(edition, board);
  const whole = drawBoard(table, industries);
  const svg = withoutPictures(whole);

  it('is valid SVG and deterministic', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"[^]*<\/svg>\n$/);
    expect(/NaN|undefined|Infinity/.exec(svg)?.[0]).toBeUndefined();
    expectWellFormed(svg);
    expect(drawBoard(tableOn(edition, board), industries) === whole).toBe(true);
  });

  it('uses nothing that only browsers support', () => {
    expect(/var\(|color-mix|rgb\(\d+ \d+/.exec(svg)?.[0]).toBeUndefined();
  });

  it('has a style for every class', () => {
    const classes = [...svg.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
    const style = /<style>([^]*)<\/style>/.exec(svg)?.[1] ?? '';
    for (const name of new Set(classes)) {
      if (name !== 'absent' && name !== 'bannerScale') expect(style).toMatch(new RegExp(`\\.${name}\\b`));
    }
  });

  it('names every place and every line', () => {
    for (const { name, slug, sites = [], kind } of board.places) {
      if (kind !== 'farm' || sites.length === 0) expect(svg).toContain(`>${escape(name)}</text>`);
      expect(svg).toMatch(new RegExp(`<rect id="${slug}"[^>]*><title>`));
    }
    for (const { slug } of board.links) expect(svg).toMatch(new RegExp(`<path id="${slug}"[^>]*><title>`));
  });

  it('explains every industry that can be built', () => {
    const accepted = new Set(board.places.flatMap(({ sites = [] }) => sites).flat());
    for (const { slug, name } of industries) {
      if (accepted.has(slug)) expect(svg).toContain(`class="legendText">${escape(name)}</text>`);
    }
  });

  it('says whether the board is reconstructed', () => {
    expect(svg.includes('reconstructed board')).toBe(board.reconstructed ?? false);
  });
});

it('names are drawn verbatim, whatever characters they contain', () => {
  const [{ board, edition }] = boards;
  const strange = {
    ...board,
    name: '</title><script>',
    places: board.places.map((place) => ({ ...place, name: `"${place.name}" & <Söhne>` })),
  };
  const svg = withoutPictures(drawBoard(tableOn(edition, strange), edition.boardTerms.industries));
  expect(svg).not.toContain('<script>');
  expectWellFormed(svg);
});
