/** Tests that hold on every board that the checker accepts. */

import { editions } from '@coalbrook/editions';
import { Game, makeRecord, parseRecord, replay } from '@coalbrook/record';
import { brokenInvariant, isOver, makeTable, seededDraw, seedOf } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';
import { readBoard } from '@coalbrook/rules/input';
import type { BoardDocument } from '@coalbrook/rules/input';
import fc from 'fast-check';
import type { GeneratorValue } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawBoard, drawPrinted } from '../../apps/cli/src/draw/drawBoard.ts';
import { Bookkeeper } from '../contract/bookkeeper.ts';
import { listsWhatItAccepts, refusesWithARule, survivesStorage } from '../contract/contractChecks.ts';
import { randomGame } from '../contract/randomGame.ts';
import type { Leaning } from '../contract/randomGame.ts';
import { randomBoard } from './randomBoard.ts';

const read = (file: unknown, { boardTerms }: Edition): BoardDocument => {
  const board = readBoard(file, boardTerms);
  if (!board.ok) throw new Error(JSON.stringify(board.fault));
  return board.value;
};

const tableOn = (edition: Edition, board: unknown, seats: number): Table => {
  const table = makeTable(edition, { seats, files: { board } });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

/** A drawing without its embedded images, whose data could contain any word. */
const withoutPictures = (svg: string): string => svg.replaceAll(/href="data:[^"]*"/g, '');

/** Words that occur only in faulty drawings. */
const NONSENSE = /NaN|undefined|Infinity/;

/** Every n-th decision is checked closely. */
const LOOK_EVERY = 30;

/** Plays a game and checks invariants, legal lists and bookkeeping on the way. Returns its record. */
const playThrough = (table: Table, number: number, leaning: Leaning): Game => {
  const game = new Game(table);
  const books = new Bookkeeper(table);
  let count = 0;
  for (const decision of randomGame(table, number, leaning)) {
    const { state, legal, choice, events } = decision;
    for (const event of events) books.hear(event);
    expect([...state.money]).toEqual(books.money);
    expect(Math.min(...state.money)).toBeGreaterThanOrEqual(0);
    expect([...state.points]).toEqual(books.points);
    if (count % 3 === 0 || legal.length === 0) expect(brokenInvariant(table, state)?.name).toBeUndefined();
    while (game.state.drawing > 0) game.draw(seededDraw(table, game.state, seedOf(`${leaning} ${number}`)));
    if (legal.length === 0) break;
    if (count++ % LOOK_EVERY === 0) {
      listsWhatItAccepts(table, decision);
      refusesWithARule(table, decision);
      survivesStorage(table, decision);
    }
    game.play(choice);
  }
  expect(isOver(game.state)).toBe(true);
  return game;
};

/** Games end, and their records replay to the same check values. */
const playOn = (table: Table, number: number): void => {
  for (const leaning of ['busy', 'even'] as const) {
    const game = playThrough(table, number, leaning);
    const parsed = parseRecord(makeRecord(game.record()));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
    const replayed = replay(parsed.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
    expect([...replayed.value.state.cells]).toEqual([...game.state.cells]);
  }
};

/** How many boards of each edition are tested. */
export interface Numbers {
  readonly read: number;
  readonly played: number;
}

/** The same boards every time, unless a seed is set. Boards are not shrunk, because they are small enough to read. */
const chance = { seed: Number(process.env['FUZZ_SEED'] ?? 1), endOnFailure: true };

export const describeRandomBoards = (numbers: Numbers): void => {
  describe.each(editions)('random boards of $slug', (edition) => {
    const { boardTerms } = edition;
    const board = (ask: GeneratorValue): unknown => randomBoard(ask, boardTerms);

    it('are sound, and unchanged when read again', () => {
      fc.assert(
        fc.property(fc.gen(), (ask) => {
          const sound = read(board(ask), edition);
          expect(read(sound, edition)).toEqual(sound);
          expect(NONSENSE.exec(drawPrinted(tableOn(edition, sound, edition.seats[0])))?.[0]).toBeUndefined();
        }),
        { ...chance, numRuns: numbers.read },
      );
    });

    it('can be drawn with landscape and legend', () => {
      fc.assert(
        fc.property(fc.gen(), (ask) => {
          const sound = read(board(ask), edition);
          const industries = sound.industries ?? boardTerms.industries;
          const svg = drawBoard(tableOn(edition, sound, edition.seats[0]), industries);
          expect(NONSENSE.exec(withoutPictures(svg))?.[0]).toBeUndefined();
        }),
        { ...chance, numRuns: Math.ceil(numbers.read / 10) },
      );
    });

    it('can be played on: games end, keep the invariants, and replay', () => {
      fc.assert(
        fc.property(fc.gen(), fc.constantFrom(...edition.seats), fc.nat(1000), (ask, seats, number) => {
          playOn(tableOn(edition, board(ask), seats), number);
        }),
        { ...chance, numRuns: numbers.played },
      );
    });
  });
};
