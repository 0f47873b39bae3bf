import { ageOfIndustry } from '@coalbrook/editions';
import { makeTable, readBoard } from '@coalbrook/rules';
import type { BoardDocument, Table } from '@coalbrook/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawBoard, drawPrinted } from '../../apps/cli/src/draw/drawBoard.ts';
import { atLength } from '../atLength.ts';
import { keepsBooks, listsWhatItAccepts, playsToTheEnd, replaysItsRecord } from '../contract/battery.ts';
import { randomGame } from '../contract/randomGame.ts';
import { edit, more } from './edit.ts';
import type { Change } from './edit.ts';
import { randomBoard } from './randomBoard.ts';

const { boardTerms } = ageOfIndustry;

/** The same boards every time, unless somebody asks for others. A board that fails is small enough to be read as it is. */
const chance = { seed: Number(process.env['FUZZ_SEED'] ?? 1), endOnFailure: true };

const read = (file: unknown): BoardDocument => {
  const board = readBoard(file, boardTerms);
  if (!board.ok) throw new Error(JSON.stringify(board.fault));
  return board.value;
};

/** A drawing without the pictures in it, whose letters could spell anything. */
const withoutPictures = (svg: string): string => svg.replaceAll(/href="data:[^"]*"/g, '');

/** What only a faulty drawing holds. */
const NONSENSE = /NaN|undefined|Infinity/;

const tableOn = (board: unknown, seats: number): Table => {
  const table = makeTable(ageOfIndustry, { seats, files: { board } });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

/** What spoils any board, and where that is told. */
const damages: readonly (readonly [changes: Readonly<Record<string, Change>>, at: string])[] = [
  [{ $format: 'board' }, '$format'],
  [{ edition: 'lancashire' }, 'edition'],
  [{ stray: 1 }, 'stray'],
  [{ 'places[0].slug': 'No Slug' }, 'places[0].slug'],
  [{ 'places[1].slug': (slug: unknown) => `${String(slug)}0` }, 'links[0].ends[0]'],
  [{ 'places[0].sites[3]': ['gold'] }, 'places[0].sites[3][0]'],
  [{ 'places[0].sites[3]': ['ship'] }, 'places[0].sites[3][0]'],
  [{ 'places[0].colour': undefined }, 'places[0].colour'],
  [{ 'places[0].at[0]': -1 }, 'places[0].at[0]'],
  [{ 'links[0].ends[1]': 'nowhere' }, 'links[0].ends[1]'],
  [{ 'links[0].slug': 'first' }, 'links[0].slug'],
  [{ 'links[0].eras': ['canal'] }, 'links[0].eras[0]'],
  [{ 'merchants[0].place': 'nowhere' }, 'merchants[0].place'],
  [{ 'merchants[0].spaces': [4], merchants: (all: unknown) => (all as readonly unknown[]).slice(0, 1) }, 'merchants'],
  [{ places: more({ slug: 'lost', name: 'Lost', kind: 'settlement', at: [1, 1] }) }, 'places['],
];

describe('boards by chance', () => {
  it('are sound, and the same when they are read again', () => {
    fc.assert(
      fc.property(fc.gen(), (ask) => {
        const board = read(randomBoard(ask));
        expect(read(board)).toEqual(board);
        expect(NONSENSE.exec(drawPrinted(tableOn(board, 4)))?.[0]).toBeUndefined();
      }),
      { ...chance, numRuns: atLength(200) },
    );
  });

  it('can be drawn with their land and a legend', () => {
    fc.assert(
      fc.property(fc.gen(), (ask) => {
        const svg = drawBoard(tableOn(read(randomBoard(ask)), 4), boardTerms.industries);
        expect(NONSENSE.exec(withoutPictures(svg))?.[0]).toBeUndefined();
      }),
      { ...chance, numRuns: atLength(6) },
    );
  });

  it('are refused when they are damaged, and start no game', () => {
    fc.assert(
      fc.property(fc.gen(), (ask) => {
        const board = randomBoard(ask);
        for (const [changes, at] of damages) {
          const damaged = edit(board, changes);
          const refused = readBoard(damaged, boardTerms);
          expect(refused.ok, JSON.stringify(changes)).toBe(false);
          if (!refused.ok) expect(refused.fault.map((fault) => fault.at).join()).toContain(at);
          expect(makeTable(ageOfIndustry, { seats: 3, files: { board: damaged } }).ok).toBe(false);
        }
      }),
      { ...chance, numRuns: atLength(60) },
    );
  });

  it('can be played on: games end, and keep what always holds', () => {
    fc.assert(
      fc.property(fc.gen(), fc.constantFrom(3, 4, 5), fc.nat(1000), (ask, seats, number) => {
        const table = tableOn(randomBoard(ask), seats);
        playsToTheEnd(table, number, 'even');
        playsToTheEnd(table, number, 'busy');
        keepsBooks(table, number, 'busy');
        replaysItsRecord(table, number, 'busy');
        let count = 0;
        for (const decision of randomGame(table, number, 'busy')) {
          if (decision.legal.length > 0 && count++ % 40 === 0) listsWhatItAccepts(table, decision);
        }
      }),
      { ...chance, numRuns: atLength(60) },
    );
  });
});
