import { findFinalStep, findStep } from '@coalbrook/rules';
import type { StepName, Table } from '@coalbrook/rules';
import type { Things } from '@coalbrook/words';

import type { Messages } from '../language/english.ts';

/** What scores in a game, in the order in which it does: a sentence for each step. */
export const scoringTexts = (
  table: Table,
  { aidScoring: texts }: Messages['panels'],
  things: Pick<Things, 'money' | 'level'>,
): readonly string[] => {
  const cash = findFinalStep(table, 'scoreCash');
  const again = findFinalStep(table, 'scoreTilesAgain');
  const has = (name: StepName): boolean => table.eras.some(({ atEnd }) => findStep(atEnd, name) !== undefined);
  return [
    ...(has('scoreEveryTile') ? [texts.everyTile] : []),
    ...(has('scoreLinks') ? [texts.links] : []),
    ...(has('scoreTiles') ? [texts.tiles] : []),
    ...(has('removeObsolete') ? [texts.obsolete] : []),
    ...(cash ? [texts.cash(things.money(cash.moneyPerPoint), cash.mostPoints)] : []),
    ...(has('scoreIncome') ? [texts.income] : []),
    ...(again ? [texts.tilesAgain(things.level(again.fromLevel))] : []),
  ];
};
