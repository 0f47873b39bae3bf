import { findStep } from '@coalbrook/rules';
import type { EraEnding, Table } from '@coalbrook/rules';
import type { Things } from '@coalbrook/words';

import type { Messages } from '../language/english.ts';

const endingTexts: Readonly<Record<EraEnding, 'eraEnd' | 'gameEnd'>> = {
  everyHandEmpty: 'eraEnd',
  deckAndAHandEmpty: 'gameEnd',
};

/** How a turn and a round go: actions, cards, the order, what is paid, and what ends an era or the game. */
export const turnTexts = (
  { start, credit, course }: Table,
  texts: Messages['panels'],
  { money }: Pick<Things, 'money'>,
): readonly string[] => [
  texts.aidActionsOfTurn(course.actions.otherRounds),
  start.mostCards === undefined ? texts.aidTurn.cards(start.hand) : texts.aidTurn.display(start.mostCards),
  findStep(course.roundEnd, 'reorder') ? texts.aidTurn.order : texts.aidTurn.fixed,
  credit && findStep(course.roundEnd, 'payInterest')
    ? texts.aidTurn.interest(money(credit.unit), money(credit.interest))
    : texts.aidTurn.income,
  texts.aidTurn[endingTexts[course.eraEnds]],
];
