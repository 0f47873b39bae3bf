import { findFinalStep, findStep } from '@coalbrook/rules';
import type { EraId, StepName, Table } from '@coalbrook/rules';
import type { Things } from '@coalbrook/words';

import type { Messages } from '../language/english.ts';

/** The levels of the tiles that an era removes when it ends, lowest first; empty if it removes none. */
const obsoleteLevels = ({ eras, tiles }: Table, era: number): readonly number[] => {
  const upTo = findStep(eras[era].atEnd, 'removeObsolete')?.upToLevel ?? -1;
  const onBoard = tiles.filter(({ level, mayBuild }) => level <= upTo && mayBuild.slice(0, era + 1).includes(true));
  return [...new Set(onBoard.map(({ level }) => level))].toSorted((a, b) => a - b);
};

const obsoleteTexts = (
  table: Table,
  text: Messages['panels']['aidScoring']['obsolete'],
  { words, level }: Pick<Things, 'words' | 'level'>,
): readonly string[] =>
  table.eras.flatMap((_, era) => {
    const levels = obsoleteLevels(table, era);
    return levels.length > 0 ? [text(words.era(era as EraId), levels.map(level))] : [];
  });

/** What scores in a game, in the order in which it does: a sentence for each step. */
export const scoringTexts = (
  table: Table,
  { aidScoring: texts }: Messages['panels'],
  things: Pick<Things, 'words' | 'money' | 'level'>,
): readonly string[] => {
  const cash = findFinalStep(table, 'scoreCash');
  const again = findFinalStep(table, 'scoreTilesAgain');
  const loans = findFinalStep(table, 'scoreLoans');
  const has = (name: StepName): boolean => table.eras.some(({ atEnd }) => findStep(atEnd, name) !== undefined);
  return [
    ...(has('payLinks') ? [texts.paidLinks] : []),
    ...(has('scoreLinks') ? [texts.links] : []),
    ...(has('scoreTiles') ? [texts.tiles] : []),
    ...obsoleteTexts(table, texts.obsolete, things),
    ...(cash ? [texts.cash(things.money(cash.moneyPerPoint), cash.mostPoints)] : []),
    ...(has('scoreIncome') ? [texts.income] : []),
    ...(has('scoreEveryTile') ? [texts.everyTile] : []),
    ...(loans ? [texts.loans(loans.pointsPerLoan)] : []),
    ...(again ? [texts.tilesAgain(things.level(again.fromLevel))] : []),
  ];
};
