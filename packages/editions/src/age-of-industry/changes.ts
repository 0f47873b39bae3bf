import type { RulesChange } from '@coalbrook/rules';

import { withFinalStep } from '../changes.ts';

/** Unpaid loans may take a total below 0. */
const debtsBelowZero: RulesChange = {
  name: 'debtsBelowZero',
  before: (game) => withFinalStep(game, 'scoreLoans', { leastTotal: 0 }),
};

/** A line with a terminal end leads through between its other ends, and rails do not count closed market spaces. */
const terminalsAndClosedSpaces: RulesChange = {
  name: 'terminalsAndClosedSpaces',
  before: (game) => ({ ...withFinalStep(game, 'payLinks', { markets: 'all' }), terminalsCutLines: true }),
};

/** From rules 2 on. */
export const changes: readonly RulesChange[] = [debtsBelowZero, terminalsAndClosedSpaces];
