import { birmingham, findEdition } from '@coalbrook/editions';

import type { ImportedFile } from '../../../files/importedFile.ts';
import { BOARD, DECK } from '../../../files/ownFiles.ts';
import { automaton, person } from './chairs.ts';
import { keepSetUp, lastSetUp } from './lastSetUp.ts';
import { usualSetUp, withCompany, withFile } from './setUp.ts';
import { useNames } from './useNames.ts';

/** Stores a set-up for an imported board or deck; the new game screen starts with it. */
export const useSetUpWith = (): ((imported: Extract<ImportedFile, { readonly kind: 'board' | 'deck' }>) => void) => {
  const names = useNames();
  return (imported) => {
    const edition = findEdition(imported.edition) ?? birmingham;
    if (imported.kind === 'deck') {
      const [rival] = edition.automata;
      const solo = withCompany(usualSetUp(edition), rival ? [person, automaton(rival.slug)] : [person]);
      keepSetUp(withFile(solo, DECK, imported.document));
      return;
    }
    const last = lastSetUp(names);
    const hasAutomata = last.chairs.some(({ kind }) => kind === 'automaton');
    const table = last.edition === edition.slug && !hasAutomata ? { ...last, options: [] } : usualSetUp(edition);
    keepSetUp(withFile(table, BOARD, imported.document));
  };
};
