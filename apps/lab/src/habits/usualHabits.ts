import { habitNames } from '@coalbrook/coach';
import type { HabitName, Habits, UsualHabit } from '@coalbrook/coach';

import { figureOf, quantile } from '../figures.ts';

const rounded = (value: number): number => Math.round(10 * value) / 10;

/** What is usual among seats: the mean of each habit, and its middle half. */
export const usualHabits = (seats: readonly Habits[]): Readonly<Record<HabitName, UsualHabit>> => {
  const usual = (habit: HabitName): UsualHabit => {
    const values = seats.map((one) => one[habit]);
    return { mean: rounded(figureOf(values).mean), low: quantile(values, 0.25), high: quantile(values, 0.75) };
  };
  return Object.fromEntries(habitNames.map((habit) => [habit, usual(habit)])) as Record<HabitName, UsualHabit>;
};
