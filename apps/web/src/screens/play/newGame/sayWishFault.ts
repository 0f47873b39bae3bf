import type { Edition } from '@coalbrook/rules';
import { isFound } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import { editionWords, sayExpected, sayFault } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { Messages } from '../../../language/english.ts';

/** A fault of the set-up in one sentence. */
export const sayWishFault = (
  fault: InputFault,
  edition: Edition,
  language: Language,
  { setUp: texts }: Messages['start'],
): string => {
  const { at, expected } = fault;
  const needs = sayExpected(expected, language);
  if (expected.kind === 'seats' && at === 'seats') return texts.seatsNeeded(expected.seats);
  if (expected.kind === 'peopleBesideAutomata') return texts.seatsNeeded([expected.people]);
  const option = edition.options.find(({ slug }) => at === 'options' && isFound(fault, slug));
  return option && fault.problem === 'impossible'
    ? texts.optionNeeds(editionWords(edition, language).options[option.slug]?.name ?? option.slug, needs)
    : sayFault(fault, language);
};
