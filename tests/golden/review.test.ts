/** Reviews of golden games: always the same, and only about what the seat did. */

import { readFileSync } from 'node:fs';

import { thumbJudge } from '@coalbrook/bots/study';
import { review } from '@coalbrook/coach';
import type { Review, ReviewBudget, ReviewedMoment } from '@coalbrook/coach';
import { makeAction, parseRecord, tableOf } from '@coalbrook/record';
import type { Divergence, GameRecord } from '@coalbrook/record';
import { legalActions, UNKNOWN } from '@coalbrook/rules';
import type { Result, Seat, Table } from '@coalbrook/rules';
import { languages, loadCoachWords, sayMoment } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

const budget: ReviewBudget = {
  study: {
    stages: [
      { actions: 3, deals: 1 },
      { actions: 2, deals: 4 },
    ],
    rounds: 1,
    by: 'thumb',
  },
  confirm: { deals: 6, rounds: 2 },
  measure: { deals: 6, rounds: 3 },
};

const goldenGame = (name: string): { readonly record: GameRecord; readonly table: Table } => {
  const record = parseRecord(readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8'));
  if (!record.ok) throw new Error(name);
  const table = tableOf(record.value.header);
  if (!table.ok) throw new Error(name);
  return { record: record.value, table: table.value };
};

const carriedOut = (record: GameRecord, table: Table, seat: Seat): Result<Review, Divergence> => {
  const steps = review(record, seat, { judge: thumbJudge(table), budget });
  let last = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    expect(step.value.done).toBeGreaterThan(last);
    expect(step.value.done).toBeLessThanOrEqual(step.value.all);
    last = step.value.done;
  }
};

const reviewed = (record: GameRecord, table: Table, seat: Seat): Review => {
  const found = carriedOut(record, table, seat);
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.value;
};

const leadOf = ({ comparison }: ReviewedMoment): number => comparison.lead;

describe.each([
  ['birmingham-2', 1 as Seat],
  ['lancashire-3', 0 as Seat],
  ['age-of-industry-3', 0 as Seat],
])('a review of the golden game %s', (name, seat) => {
  const { record, table } = goldenGame(name);
  const found = reviewed(record, table, seat);

  it('looks at choices of the seat, from what it saw', () => {
    expect(found.expected.length).toBeGreaterThan(15);
    for (const { seq } of found.expected) expect(record.entries[seq].who).toBe(seat);
    for (const { seq, view, played } of [...found.costly, ...found.best]) {
      expect(record.entries[seq]).toMatchObject({ who: seat, what: makeAction(table, played) });
      expect(legalActions(table, view)).toContain(played);
      expect(view.deck[0]).toBe(UNKNOWN);
    }
  });

  it('names up to three moments of each kind, as fresh futures measure them', () => {
    const { costly, best } = found;
    for (const { comparison, played } of costly) expect(comparison.worse).toBe(played);
    for (const { comparison, played } of best) expect(comparison.better).toBe(played);
    for (const moments of [costly, best]) {
      expect(moments.length).toBeLessThanOrEqual(3);
      expect(moments.map(leadOf)).toEqual(moments.map(leadOf).toSorted((one, other) => other - one));
      for (const { comparison } of moments) {
        expect(comparison.lead).toBeGreaterThanOrEqual(0.5);
        expect(comparison.futures).toBe(budget.measure.deals);
      }
    }
    expect(costly.length + best.length).toBeGreaterThan(0);
  });

  it('says what was played and what would have been better in every language', async () => {
    for (const language of languages) {
      const speech = { language, words: await loadCoachWords(language) };
      for (const moment of found.costly) {
        const { played, better, reasons } = sayMoment(table, moment, speech);
        expect(better).not.toBe(played);
        expect(reasons[0]).toMatch(/^\d+[.,]\d (points more than what was played|Punkte mehr als das, was gespielt)/);
      }
      for (const moment of found.best) expect(sayMoment(table, moment, speech).better).toBeUndefined();
    }
  });

  if (name !== 'birmingham-2') return;

  it('finds the same moments as ever', () => {
    const { costly, best, points } = found;
    const summary = [...costly, ...best].map(({ seq, comparison }) => ({
      seq,
      better: makeAction(table, comparison.better),
      lead: Math.round(10 * comparison.lead) / 10,
    }));
    expect({ points, summary }).toMatchInlineSnapshot(`
    {
      "points": 114,
      "summary": [
        {
          "better": "build birmingham#2 manufacturer with birmingham",
          "lead": 19.3,
          "seq": 76,
        },
        {
          "better": "network birmingham-nuneaton",
          "lead": 14,
          "seq": 174,
        },
        {
          "better": "build redditch#1 coal with wild-industry",
          "lead": 6,
          "seq": 184,
        },
        {
          "better": "build tamworth#1 coal with wild-industry",
          "lead": 8.7,
          "seq": 64,
        },
        {
          "better": "build wolverhampton#2 coal with wolverhampton",
          "lead": 2.8,
          "seq": 107,
        },
      ],
    }
  `);
  });
});

it('a review ends at an entry that does not fit', () => {
  const { record, table } = goldenGame('birmingham-2');
  const entries = record.entries.map((entry) => (entry.seq === 30 ? { ...entry, check: 'zzzz' } : entry));
  expect(carriedOut({ ...record, entries }, table, 0 as Seat)).toMatchObject({ ok: false, fault: { seq: 30 } });
});
