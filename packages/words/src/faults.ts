/** One clear line for every fault in typed, stored or received input. */

import { findEdition } from '@coalbrook/editions';
import { tableOf } from '@coalbrook/record';
import type { Divergence, Header } from '@coalbrook/record';
import { foundIn } from '@coalbrook/rules/input';
import type { Expected, Found, InputFault } from '@coalbrook/rules/input';

import type { Language } from './language.ts';
import { oneLine } from './oneLine.ts';
import { explain } from './refusals.ts';

/** What was expected, as part of a sentence. */
export const sayExpected = (expected: Expected, { faults }: Language): string => {
  const phrase = faults.expected[expected.kind];
  return typeof phrase === 'string' ? phrase : (phrase as (one: Expected) => string)(expected);
};

/** What was found instead. */
export const sayFound = (found: Found, { faults }: Language): string => {
  const phrase = faults.found[found.kind] as (one: Found) => string;
  return phrase(found);
};

/** A value, shortened for use in a sentence. */
export const sayValue = (value: unknown, language: Language): string => sayFound(foundIn(value), language);

/** Where something is wrong: a path, a word of it, or a whole document. */
export const sayPlace = ({ at, document, word }: InputFault, { faults }: Language): string => {
  const parts = [...(at === '' ? [] : [at]), ...(word === undefined ? [] : [faults.word(word)])];
  return parts.length > 0 ? parts.join(', ') : faults.documents[document ?? 'file'];
};

/** What is wrong, without saying where. */
export const sayComplaint = ({ problem, expected, found }: InputFault, language: Language): string =>
  language.faults.complaints[problem](sayExpected(expected, language), sayFound(found, language));

export const sayFault = (fault: InputFault, language: Language): string =>
  oneLine(`${sayPlace(fault, language)}: ${sayComplaint(fault, language)}`);

/** The first entry of a record that does not match the rules, and why; with the rules number, if there are newer ones. */
export const sayDivergence = (divergence: Divergence, header: Header, language: Language): string => {
  const { faults } = language;
  const newest = findEdition(header.edition)?.rules ?? header.rules;
  const said = sayFirst(divergence, header, language);
  return header.rules < newest ? `${said} (${faults.earlierRules(header.rules, newest)})` : said;
};

const sayFirst = (divergence: Divergence, header: Header, language: Language): string => {
  const { faults } = language;
  const at = `entries[${divergence.seq}]`;
  switch (divergence.kind) {
    case 'input':
      return sayFault(divergence.fault, language);
    case 'refused': {
      const { refusal, what } = divergence;
      const table = tableOf(header);
      const why = table.ok ? explain(table.value, refusal, language) : refusal.reason;
      return oneLine(`${at}: ${faults.refused(sayValue(what, language), refusal.rule, why)}`);
    }
    case 'check':
      return `${at}: ${faults.checkDiffers(divergence)}`;
  }
};
