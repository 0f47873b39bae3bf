import { findFinalStep, incomeLevel, projectCount, tryOut } from '@coalbrook/rules';
import type { Action, ActionOf, Seat, State, Table, View } from '@coalbrook/rules';

import { isNearEnd, roundsLeft } from '../nearEnd.ts';
import type { MoveReason } from './moveReason.ts';

/** The points that a seat has in the end as the map stands, after so many more payments of income. */
const pointsAfter = (table: Table, state: State, seat: Seat, payments: number): number => {
  const paid = state.copy();
  paid.money[seat] = Math.max(0, paid.money[seat] + payments * incomeLevel(table, paid, seat));
  return projectCount(table, paid).points[seat];
};

/** The points that a move within the turn adds. */
const pointsAdded = (table: Table, view: View, move: readonly Action[], payments: number): number => {
  const seat = view.actor;
  const after = view.copy();
  for (const action of move) tryOut(table, after, action);
  return pointsAfter(table, after, seat, payments) - pointsAfter(table, view, seat, payments);
};

/** What a loan brings and costs, and what its taker pays every round after it; near the end its points say all that. */
export const loanReasons = (
  table: Table,
  view: View,
  { amount }: ActionOf<'loan'>,
  move: readonly Action[],
): readonly MoveReason[] => {
  const seat = view.actor;
  const rounds = roundsLeft(table, view);
  const isCounted = isNearEnd(table, view) && findFinalStep(table, 'scoreCash') !== undefined;
  const perRound = table.loans.find((offered) => offered.amount === amount)?.levels ?? 0;
  const income = incomeLevel(table, view, seat) - perRound;
  const points = isCounted && rounds !== undefined ? pointsAdded(table, view, move, rounds) : undefined;
  return [
    { about: 'loan', has: view.money[seat], amount, perRound, rounds, points },
    ...(income < 0 && rounds !== 0 && points === undefined ? [{ about: 'owes', perRound: -income } as const] : []),
  ];
};
