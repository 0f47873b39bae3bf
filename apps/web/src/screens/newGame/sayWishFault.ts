import type { Edition, InputFault } from '@coalbrook/rules';
import { editionWords, sayFault } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { Messages } from '../../language/english.ts';

/** What is wrong with a table that is being laid, as a sentence for whoever lays it. */
export const sayWishFault = (
  fault: InputFault,
  edition: Edition,
  language: Language,
  { setUp: texts }: Messages['start'],
): string => {
  const needs = language.faults.expected(fault.expected);
  if (fault.at === 'seats') return texts.seatsNeeded(needs);
  const option = edition.options.find(({ slug }) => fault.at === 'options' && fault.found === JSON.stringify(slug));
  return option && fault.problem === 'impossible'
    ? texts.optionNeeds(editionWords(edition, language).options[option.slug]?.name ?? option.name, needs)
    : sayFault(fault, language);
};
