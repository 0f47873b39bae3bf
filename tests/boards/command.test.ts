import { describe, expect, it } from 'vitest';

import { coalbrook, refused, said, settle } from '../cli/coalbrook.ts';
import { boardCalled, boards } from './boards.ts';
import { edit } from './edit.ts';

const text = (board: unknown): string => JSON.stringify(board);
const { board: germany } = boardCalled('Germany');
const files = { 'germany.json': text(germany) };

describe('board check', () => {
  it.each(boards)('summarises $name', async ({ board, name, edition }) => {
    const summary = await said('board check board.json', { 'board.json': text(board) });
    const [title] = summary.split('\n');
    expect(title).toContain(`${name}, a sound board for ${edition.name}`);
    expect(title.includes('reconstructed board')).toBe(board.reconstructed ?? false);
    expect(summary).toMatch(/\d+ places with \d+ sites/);
    expect(summary).toContain(`${board.links.length} lines`);
  });

  it('counts lines by era and cards by seats', async () => {
    const summary = await said('board check b.json', { 'b.json': text(boardCalled('Birmingham').board) });
    expect(summary).toContain('39 lines (1 for canal, 8 for rail, 30 for canal and rail)');
    expect(summary).toContain('54 with 3 seats (35 of places)');
  });

  it('lists all faults, one per line', async () => {
    const places = germany.places.map((place) => ({ ...place, name: '' }));
    const lines = (await refused('board check bad.json', { 'bad.json': text({ ...germany, places }) })).split('\n');
    expect(lines).toHaveLength(germany.places.length);
    lines.forEach((line, index) => expect(line).toBe(`bad.json: places[${index}].name: missing, expected a name`));
  });

  it.each([
    ['7', 'the board: expected an object, found 7'],
    ['[]', 'the board: expected an object, found []'],
    ['{}', '$format: missing, expected coalbrook-board/1'],
    ['{"$format":"coalbrook-board/2"}', '$format: "coalbrook-board/2" is unknown, expected coalbrook-board/1'],
    ['{"$format":"coalbrook-board/1"}', 'edition: missing, expected one of birmingham, lancashire, age-of-industry'],
    ['{"$format":"coalbrook-board/1","edition":"go"}', 'edition: "go" is unknown'],
  ])('of %s says what it is not', async (file, line) => {
    expect(await refused('board check x', { x: file })).toContain(`x: ${line}`);
  });

  it('refuses a board on which nothing can be built, with one sentence', async () => {
    const { board, edition } = boardCalled('Germany');
    const industries = edition.boardTerms.industries.map((industry) => ({
      ...industry,
      tiles: industry.tiles.map((tile) => ({ ...tile, count: 0 })),
    }));
    const bare = { 'bare.json': text({ ...board, industries }) };
    const sentence = 'industries: missing, expected a tile that can be built in the era rail';
    expect(await refused('board check bare.json', bare)).toBe(`bare.json: ${sentence}`);
    expect(await refused('demo --board bare.json', bare)).toContain(sentence);
  });

  it('reports duplicate fields', async () => {
    const file = text(germany).replace('"name":', '"name":"Elsewhere","name":');
    expect(await refused('board check x', { x: file })).toContain('x: name: "name" does not belong here');
  });

  it('exits with code 2 in the real program', async () => {
    const { code, stdout, stderr } = await coalbrook(['board', 'check', 'package.json']);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: 'coalbrook: package.json: $format: missing, expected coalbrook-board/1\n',
    });
  });
});

describe('board draw', () => {
  it('draws to standard output, or to a file', async () => {
    const drawing = await said('board draw germany.json', files);
    expect(drawing).toMatch(/^<svg [^]*<\/svg>\n$/);
    // That --output is the same is tested below.
    const { outcome, written } = await settle(['board', 'draw', 'germany.json', '-o', 'out.svg'], files);
    expect(outcome).toEqual({ ok: true, value: 'Germany was drawn to out.svg.\n' });
    expect(written.get('out.svg')).toBe(drawing);
  });

  it('does not draw a board with faults', async () => {
    const bad = text(edit(germany, { 'links[0].ends[0]': 'atlantis' }));
    expect(await refused('board draw bad.json -o out.svg', { 'bad.json': bad })).toMatch(
      /^bad.json: links\[0\].ends\[0\]/,
    );
  });

  it('draws added industries', async () => {
    const { board, edition } = boardCalled('Lancashire');
    const [cotton] = edition.boardTerms.industries;
    const silk = { ...cotton, slug: 'silk', name: 'silk mill' };
    const own = edit(board, { industries: [...edition.boardTerms.industries, silk], 'places[11].sites[0]': ['silk'] });
    expect(await said('board draw own.json', { 'own.json': text(own) })).toContain('silk mill');
  });
});

describe('a board for another game than the flags say', () => {
  it('is reported as a conflict, not as unknown', async () => {
    const complaint = await refused('demo --edition lancashire --board germany.json', files);
    expect(complaint).toMatch(/^germany\.json: edition: impossible, .*lancashire, found "age-of-industry"$/);
  });

  it('is played without the flag', async () => {
    expect(await said('perft --depth 1 --seats 3 --board germany.json', files)).toMatch(/\d/);
  });
});

describe('a custom board', () => {
  const { board, edition } = boardCalled('Birmingham');
  const own = { 'birmingham.json': text(board), 'lancashire.json': text(boardCalled('Lancashire').board) };

  it('is refused beside automata, in one sentence about the board', async () => {
    const [{ slug }] = edition.automata;
    const [level] = edition.levels;
    expect(await refused(`demo --board birmingham.json --automa ${slug}:${level.slug}`, own)).toBe(
      '--board: impossible, expected the printed board beside automata',
    );
  });

  it.each(['classic-deck --seats 2', 'community --seats 3', 'virtual-link --option virtual-link-both'])(
    'is refused with --option %s, and no other reason is given',
    async (options) => {
      const complaint = await refused(`demo --board lancashire.json --option ${options}`, own);
      for (const line of complaint.split('\n')) expect(line).toContain('expected the printed board');
    },
  );
});

describe('a wrong command line', () => {
  it.each([
    ['board', 'board needs check or draw'],
    ['board paint x', 'board: expected check or draw, found "paint"'],
    ['board check', 'board check needs a file: board check FILE'],
    ['board draw', 'board draw needs a file: board draw FILE'],
    ['board check germany.json -o x', 'board check writes no file; -o is for board draw'],
    ['board draw germany.json -o', '-o needs a value: -o FILE'],
    ['board draw germany.json -o a --output b', '--output is given twice'],
    ['board draw germany.json --output=', '--output is empty'],
    ['board draw germany.json -x', 'unknown flag "-x" after board; it takes --output'],
    ['board check absent.json', 'absent.json: there is no such file'],
    ['board check germany.json more', 'unexpected "more" after board'],
  ])('%s', async (line, complaint) => {
    expect(await refused(line, files)).toBe(complaint);
  });
});
