import type { Unreadable } from '@coalbrook/wire';
import { sayDivergence, sayFault } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

/** Explains in one sentence why a game or file cannot be opened. */
export const sayUnreadable = (fault: Unreadable, language: Language, absent: string): string => {
  switch (fault.kind) {
    case 'input':
      return fault.faults[0] ? sayFault(fault.faults[0], language) : absent;
    case 'divergence':
      return sayDivergence(fault.divergence, fault.header, language);
    case 'absent':
      return absent;
  }
};
