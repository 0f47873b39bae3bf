/** A thread that plays games between masters, and counts what they do. */

import { playGame } from '@coalbrook/bots';
import { thinker } from '@coalbrook/bots/training';
import { HabitCounter } from '@coalbrook/coach';
import type { Habits } from '@coalbrook/coach';
import { answerJobs, fetchNet, ownNets } from '@coalbrook/referee';
import { seedOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';

import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';

/** A game between masters. */
export interface HabitsJob extends TableName {
  readonly deal: string;
}

/** The master's judge without looking ahead, which is much quicker. */
const atFirstSight = thinker({
  name: 'first sight',
  usesNet: true,
  judgeFor: (table) => ownNets.judgeFor(table),
  budgetFor: () => ({ stages: [], rounds: 0, by: 'judge' }),
});

const habitsIn = async ({ deal, ...name }: HabitsJob): Promise<readonly Habits[]> => {
  const table = tableOf(name);
  const lack = await fetchNet(ownNets, table);
  if (lack !== undefined) throw new Error(lack);
  const counter = new HabitCounter(table);
  const { seats } = table.wish;
  playGame(
    table,
    Array.from({ length: seats }, () => atFirstSight),
    seedOf(deal),
    counter.tell,
  );
  return Array.from({ length: seats }, (_, seat) => counter.of(seat as Seat));
};

answerJobs(() => Promise.resolve(habitsIn));
