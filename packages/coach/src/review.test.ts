import { apprentice, playOn } from '@coalbrook/bots';
import { thumbJudge } from '@coalbrook/bots/study';
import type { Judge } from '@coalbrook/bots/study';
import { editions } from '@coalbrook/editions';
import { Game, makeAction } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { fingerprint, pick, seedOf } from '@coalbrook/rules';
import type { Seat, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { ReviewBudget } from './budgets.ts';
import { compareWith } from './compareWith.ts';
import { review } from './review.ts';
import type { Review, ReviewProgress } from './review.ts';
import type { ReviewedMoment } from './reviewedMoment.ts';
import { noteReview, readReview } from './reviewNotes.ts';
import { tableFor } from './testing.ts';

const table = tableFor(editions[0], 2);
const seat = 0 as Seat;

const budget: ReviewBudget = {
  study: { stages: [{ actions: 3, deals: 3 }], rounds: 0, by: 'thumb' },
  confirm: { deals: 12, rounds: 0 },
  measure: { deals: 20, rounds: 0 },
};

/** The first entries of a game between apprentices. */
const recordOf = (entries: number, salt = 'review'): GameRecord => {
  const game = new Game(table);
  playOn(game, [apprentice, apprentice], seedOf(salt));
  const record = game.record();
  return { ...record, entries: record.entries.slice(0, entries) };
};

const reviewBy = (
  record: GameRecord,
  judge: Judge,
  { steps = [], advised }: { readonly steps?: ReviewProgress[]; readonly advised?: ReadonlySet<number> } = {},
): Review => {
  const running = review(record, seat, { judge, budget }, advised);
  for (;;) {
    const step = running.next();
    if (step.done !== true) steps.push(step.value);
    else if (step.value.ok) return step.value.value;
    else throw new Error(JSON.stringify(step.value.fault));
  }
};

/** Expects anything of a position, whatever led to it. */
const guessing: Judge = {
  weigh: (_, legal) => legal.map((action) => ({ action, worth: 0 })),
  appraise: (state: State) => pick(seedOf(fingerprint(table, state)), 0, 60),
};

/** So many points the hazy judge may be wrong. */
const HAZE = 4;

/** Judges by rules of thumb, but is wrong by chance: otherwise in every deal. */
const hazy: Judge = {
  ...thumbJudge(table),
  appraise: (state: State, of: Seat) =>
    thumbJudge(table).appraise(state, of) + (HAZE * (pick(seedOf(fingerprint(table, state)), 0, 2001) - 1000)) / 1000,
};

/** What rules of thumb say about a moment that was judged in another way. */
const realLead = ({ view, comparison: { better, worse } }: ReviewedMoment): number => {
  const decision = { table, view, legal: [better, worse], count: 0, seed: seedOf('real') };
  const found = compareWith(
    decision,
    thumbJudge(table),
    { ...budget.study, stages: [{ actions: 2, deals: 20 }] },
    better,
    worse,
  );
  if (!found) throw new Error('the same subject');
  return found.better === better ? found.lead : -found.lead;
};

describe('a review', () => {
  const record = recordOf(90);

  it('finds nothing where the futures that chose a moment are alone in favour of it', () => {
    const { expected, costly, best } = reviewBy(record, guessing);
    expect(expected.length).toBeGreaterThan(20);
    // Of twelve candidates that are pure chance, one in forty is confirmed by chance.
    expect(costly.length + best.length).toBeLessThanOrEqual(1);
  });

  it('says where all points of a lead come from, and counts fresh futures', () => {
    const { costly, best } = reviewBy(record, thumbJudge(table));
    expect(costly.length + best.length).toBeGreaterThan(1);
    for (const { comparison } of [...costly, ...best]) {
      const told = comparison.sources.reduce((all, { points }) => all + points, 0);
      expect(Math.abs(told - comparison.lead)).toBeLessThan(8 * 0.3);
      expect(comparison.futures).toBe(budget.measure.deals);
    }
  });

  it('tells leads that are right on average, though the largest were chosen', () => {
    const moments = ['review 0', 'review 1', 'review 2', 'review 3'].flatMap((salt) => {
      const { costly, best } = reviewBy(recordOf(60, salt), hazy);
      return [...costly, ...best];
    });
    expect(moments.length).toBeGreaterThan(4);
    const total = (leads: readonly number[]): number => leads.reduce((sum, lead) => sum + lead, 0);
    const told = total(moments.map(({ comparison }) => comparison.lead));
    const real = total(moments.map(realLead));
    // The difference of two evenly spread errors.
    const scatter = (HAZE * Math.sqrt(2 / 3)) / Math.sqrt(budget.measure.deals * moments.length);
    expect(Math.abs(told - real) / moments.length).toBeLessThan(2 * scatter);
  });

  it('blames nobody for doing as told, and looks at the next costly moment instead', () => {
    const { costly, best } = reviewBy(record, thumbJudge(table));
    const told = [costly[0], best[0]].map(({ seq }) => seq);
    const fair = reviewBy(record, thumbJudge(table), { advised: new Set(told) });
    expect(fair.costly.map(({ seq }) => seq)).not.toContain(told[0]);
    expect(fair.costly.slice(0, costly.length - 1)).toEqual(costly.slice(1));
    expect(fair.best.map(({ seq, isAdvised }) => [seq, isAdvised])).toEqual(
      best.map(({ seq }, index) => [seq, index === 0]),
    );
    expect(fair.expected).toEqual(reviewBy(record, thumbJudge(table)).expected);
  });

  it('says how far it is', () => {
    const steps: ReviewProgress[] = [];
    reviewBy(record, thumbJudge(table), { steps });
    const done = steps.map((step) => step.done);
    expect(done).toEqual([...new Set(done)].toSorted((one, other) => one - other));
    expect(new Set(steps.map(({ all }) => all)).size).toBe(1);
    expect(done.at(-1)).toBeLessThanOrEqual(steps[0].all);
  });
});

describe('a kept review', () => {
  const record = recordOf(60);
  const advised = new Set(record.entries.map(({ seq }) => seq).filter((seq) => seq % 2 === 0));
  const found = reviewBy(record, thumbJudge(table), { advised });
  const notes = noteReview(table, found);
  const written: unknown = JSON.parse(JSON.stringify(notes));

  it('is read as it was written', () => {
    const read = readReview(record, written);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(noteReview(table, read.value)).toEqual(notes);
    const moments = [...read.value.costly, ...read.value.best];
    expect(moments.length).toBeGreaterThan(0);
    for (const [index, { seq, view, played, isAdvised }] of moments.entries()) {
      const first = [...found.costly, ...found.best][index];
      expect(isAdvised).toBe(advised.has(seq));
      expect(view.cells).toEqual(first.view.cells);
      expect(makeAction(table, played)).toBe(makeAction(table, first.played));
    }
  });

  it('is refused with the place of its fault', () => {
    const [moment] = [...notes.costly, ...notes.best];
    const kind = notes.costly.length > 0 ? 'costly' : 'best';
    const wrong: readonly (readonly [at: string, value: unknown])[] = [
      ['', 7],
      ['seat', { ...notes, seat: 2 }],
      ['seat', { ...notes, seat: undefined }],
      ['other', { ...notes, other: 1 }],
      ['expected[0]', { ...notes, expected: [[0, 'many']] }],
      ['expected[0]', { ...notes, expected: [[0, 1]] }],
      [`${kind}[0].entry`, { ...notes, [kind]: [{ ...moment, entry: 0 }] }],
      [`${kind}[0].better`, { ...notes, [kind]: [{ ...moment, better: 'dance' }] }],
      [`${kind}[0].lead`, { ...notes, [kind]: [{ ...moment, lead: 'much' }] }],
      [`${kind}[0].sources[0]`, { ...notes, [kind]: [{ ...moment, sources: [['luck', 1]] }] }],
      [`${kind}[0].outcomes[0]`, { ...notes, [kind]: [{ ...moment, outcomes: [['site', 999, 1]] }] }],
    ];
    for (const [at, value] of wrong) expect(readReview(record, value)).toMatchObject({ ok: false, fault: { at } });
  });
});
