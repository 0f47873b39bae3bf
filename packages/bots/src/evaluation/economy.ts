import { findFinalStep, findStep } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

import { weights } from './weights.ts';
import type { Chances } from './weights.ts';

/** Whether flips pay money at once instead of raising income. */
export const countsInMoney = ({ flipPaysCash }: Table): boolean => flipPaysCash;

/** The chances that the rules of thumb count with. */
export const chancesAt = (table: Table): Chances => (countsInMoney(table) ? weights.estate.chances : weights.chances);

/** Whether drawing cards takes an action, because hands are not refilled after a turn. */
export const drawsByAction = ({ course }: Table): boolean => findStep(course.afterTurn, 'refillHand') === undefined;

/** How much money makes one point at the end. */
export const moneyPerPoint = (table: Table): number => findFinalStep(table, 'scoreCash')?.moneyPerPoint ?? Infinity;

/** The points that an action of the turn is worth. */
export const worthOfAction = (table: Table): number => (countsInMoney(table) ? weights.estate.tempo : weights.tempo);
