import { findFinalStep, findStep, oncePerTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

import { weights } from './weights.ts';
import type { Prospects } from './weights.ts';

/** Whether flips pay money at once instead of raising income. */
export const countsInMoney = ({ flipPaysCash }: Table): boolean => flipPaysCash;

/** What the rules of thumb expect. */
export const prospectsAt = oncePerTable((table): Prospects => {
  const { chances, debts } = weights.estate;
  return { chances: countsInMoney(table) ? chances : weights.chances, debts };
});

/** What the estimate that nets add to expects. */
export const prospectsBelowNets = oncePerTable((table): Prospects => {
  const { chances, belowNets } = weights.estate;
  if (!countsInMoney(table)) return prospectsAt(table);
  return { chances: { ...chances, ...belowNets.chances }, debts: belowNets.debts };
});

/** Whether drawing cards takes an action, because hands are not refilled after a turn. */
export const drawsByAction = ({ course }: Table): boolean => findStep(course.afterTurn, 'refillHand') === undefined;

/** How much money makes one point at the end. */
export const moneyPerPoint = (table: Table): number => findFinalStep(table, 'scoreCash')?.moneyPerPoint ?? Infinity;

/** The points that an action of the turn is worth. */
export const worthOfAction = (table: Table): number => (countsInMoney(table) ? weights.estate.tempo : weights.tempo);

/** The points that building what is scarce is worth beyond what it brings: with many seats, others are soon in need of it. */
export const worthOfSupplying = (table: Table): number => {
  const { scarce, seats } = weights.estate.supply;
  return countsInMoney(table) && table.seats >= seats ? scarce : 0;
};
