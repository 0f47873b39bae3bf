/** One clear line for everything that can be wrong with what was typed, stored or sent. */

import { tableOf } from '@coalbrook/record';
import type { Divergence, Header } from '@coalbrook/record';
import { show } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules';

import type { Language } from './language.ts';
import { oneLine } from './oneLine.ts';
import { explain } from './refusals.ts';

/** What is wrong, without saying where. */
export const sayComplaint = ({ problem, expected, found }: InputFault, { faults }: Language): string =>
  faults.complaints[problem](faults.expected(expected), faults.found(found));

export const sayFault = (fault: InputFault, language: Language): string =>
  oneLine(`${language.faults.at(fault.at)}: ${sayComplaint(fault, language)}`);

/** The entry at which a record and the rules part ways, and why. */
export const sayDivergence = (divergence: Divergence, header: Header, language: Language): string => {
  const { faults } = language;
  const at = faults.at(`entries[${divergence.seq}]`);
  switch (divergence.kind) {
    case 'input':
      return sayFault(divergence.fault, language);
    case 'refused': {
      const { refusal, what } = divergence;
      const table = tableOf(header);
      const why = table.ok ? explain(table.value, refusal, language) : refusal.reason;
      return oneLine(`${at}: ${faults.refused(show(what), refusal.rule, why)}`);
    }
    case 'check':
      return `${at}: ${faults.checkDiffers(divergence)}`;
  }
};
