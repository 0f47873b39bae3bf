import { ageOfIndustry } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { readBoard } from '@coalbrook/rules/input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { soakCount } from '../soakCount.ts';
import { describeRandomBoards } from './describeRandomBoards.ts';
import { edit, more } from './edit.ts';
import type { Change } from './edit.ts';
import { randomBoard } from './randomBoard.ts';

const { boardTerms } = ageOfIndustry;

/** The same boards every time, unless a seed is set. Boards are not shrunk, because they are small enough to read. */
const chance = { seed: Number(process.env['FUZZ_SEED'] ?? 1), endOnFailure: true };

/** Changes that damage any board, and where the fault is reported. */
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

describeRandomBoards({ read: soakCount(200), played: soakCount(60) });

describe('random boards', () => {
  it('are refused when damaged, and start no game', () => {
    fc.assert(
      fc.property(fc.gen(), (ask) => {
        const board = randomBoard(ask, boardTerms);
        for (const [changes, at] of damages) {
          const damaged = edit(board, changes);
          const refused = readBoard(damaged, boardTerms);
          expect(refused.ok, JSON.stringify(changes)).toBe(false);
          if (!refused.ok) expect(refused.fault.map((fault) => fault.at).join()).toContain(at);
          expect(makeTable(ageOfIndustry, { seats: 3, files: { board: damaged } }).ok).toBe(false);
        }
      }),
      { ...chance, numRuns: soakCount(60) },
    );
  });
});
