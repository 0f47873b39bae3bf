import type { EditionNames, OfferWords } from './catalogue/editionNames.ts';
import { lookUp } from './lookUp.ts';

/** The name of an option; one without words keeps its slug. */
export const optionNameIn = ({ editions }: OfferWords, edition: string, option: string): string => {
  const options = lookUp<EditionNames>(editions, edition)?.options;
  return (options && lookUp(options, option)?.name) ?? option;
};
