import { findFinalStep, findStep } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

/** Whether everything turns into money: flips pay at once, instead of raising an income for the rounds to come. */
export const countsInMoney = ({ flipPaysCash }: Table): boolean => flipPaysCash;

/** Whether cards must be drawn by an action, because hands are not filled up after a turn. */
export const drawsByAction = ({ course }: Table): boolean => findStep(course.afterTurn, 'refillHand') === undefined;

/** How much money is one point in the end. */
export const moneyPerPoint = (table: Table): number => findFinalStep(table, 'scoreCash')?.moneyPerPoint ?? Infinity;
