import { compareHabits, review as reviewOf, reviewBudgets, scholarReviewBudgets } from '@coalbrook/coach';
import type { ComparedHabit, Review } from '@coalbrook/coach';
import { makeAction, parseRecord, replay, tableOf } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { divergenceOf, fetchNet, ownNets, sentenceOf } from '@coalbrook/referee';
import { done, fail } from '@coalbrook/rules';
import type { Result, Seat, Table } from '@coalbrook/rules';
import { english, loadCoachWords, oneLine } from '@coalbrook/words';

import type { CliCommand } from '../command.ts';
import { reviewText } from '../text/reviewText.ts';

const figuresOf = (
  table: Table,
  { seat, points, expected, costly, best }: Review,
  habits: readonly ComparedHabit[],
): string => {
  const moments = (some: Review['costly']): readonly object[] =>
    some.map(({ seq, played, comparison }) => ({
      entry: seq,
      played: makeAction(table, played),
      better: makeAction(table, comparison.better),
      lead: comparison.lead,
    }));
  const curve = expected.map(({ seq, points: worth }) => ({ entry: seq, points: worth }));
  return `${JSON.stringify({ seat: seat + 1, points, costly: moments(costly), best: moments(best), expected: curve, habits })}\n`;
};

/** The review of a seat. The record has been replayed before. */
const reviewSeat = (record: GameRecord, table: Table, seat: Seat, budgets: typeof reviewBudgets): Review => {
  const budget = ownNets.has(table) ? budgets.byNet : budgets.byThumb;
  const steps = reviewOf(record, seat, { judge: ownNets.judgeFor(table), budget });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  if (!step.value.ok) throw new Error(`entry ${step.value.fault.seq} cannot be replayed twice`);
  return step.value.value;
};

const seatsOf = ({ wish }: Table, seat: number): readonly Seat[] =>
  Array.from({ length: wish.seats }, (_, index) => index as Seat).filter((one) => seat === 0 || one === seat - 1);

export const review: CliCommand = {
  name: 'review',
  operands: ['FILE'],
  sentence: 'Looks at a recorded game again: what cost most, what gained most, and why.',
  more: [
    'Every choice of a seat is studied as the master does, from what the seat could see, and compared with what was played. This takes some seconds for each seat.',
  ],
  flags: {
    scholar: {
      sentence:
        'Studies every choice as the scholar does, more closely and further ahead; takes some minutes for each seat.',
    },
    seat: { value: 'N', sentence: 'Reviews only this seat, counted from 1; default: all.' },
    json: { sentence: 'Prints one line of JSON for each seat instead.' },
  },
  async run(flags, io) {
    const [path] = flags.operands;
    if (path === undefined) return fail('review needs a file: review FILE');
    const at = (line: string): Result<never, string> => fail(oneLine(`${path}: ${line}`));
    const text = io.read(path);
    if (!text.ok) return at(text.fault);
    const record = parseRecord(text.value);
    if (!record.ok) return at(sentenceOf(record.fault));
    const made = tableOf(record.value.header);
    if (!made.ok) return at(sentenceOf(made.fault));
    const wanted = flags.close(flags.integer('seat', 0, 1, made.value.wish.seats));
    if (!wanted.ok) return wanted;
    const game = replay(record.value);
    if (!game.ok) return at(divergenceOf(game.fault, record.value.header));
    const { table } = game.value;
    // Under the rules that its entries fit.
    const played = game.value.record();
    const lack = await fetchNet(ownNets, table);
    if (lack !== undefined) return fail(lack);
    const speech = { language: english, words: await loadCoachWords(english) };
    const budgets = flags.has('scholar') ? scholarReviewBudgets : reviewBudgets;
    for (const seat of seatsOf(table, wanted.value)) {
      const reviewed = reviewSeat(played, table, seat, budgets);
      const habits = compareHabits(played, seat);
      await io.print(
        flags.has('json')
          ? figuresOf(table, reviewed, habits)
          : reviewText(table, reviewed, habits, speech, io.width, io.colour),
      );
    }
    return done('');
  },
};
