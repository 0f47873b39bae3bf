import type { RulesChange, Step, StepName, StepOf } from '@coalbrook/rules';

/** A step of the last era with other figures. */
export const withFinalStep = <Name extends StepName>(
  game: Parameters<RulesChange['before']>[0],
  name: Name,
  figures: Partial<StepOf<Name>>,
): typeof game => {
  const change = (step: Step): Step => (step.name === name ? { ...step, ...figures } : step);
  return {
    ...game,
    eras: game.eras.map((era, index) =>
      index === game.eras.length - 1 ? { ...era, atEnd: era.atEnd.map(change) } : era,
    ),
  };
};

/** Among seats with equal points the space of the income marker decides; before, only its level did. */
export const tiesByIncomeSpace: RulesChange = {
  name: 'tiesByIncomeSpace',
  before: (game) => ({
    ...game,
    tieBreaks: game.tieBreaks.map((tieBreak) => (tieBreak === 'incomeSpace' ? 'incomeLevel' : tieBreak)),
  }),
};
