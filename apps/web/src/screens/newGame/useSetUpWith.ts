import { birmingham, findEdition } from '@coalbrook/editions';

import type { Brought } from '../replay/brought.ts';
import { keepSetUp, lastSetUp } from './lastSetUp.ts';
import { automaton, person, usualSetUp, withCompany, withFile } from './setUp.ts';
import { useNames } from './useNames.ts';

/** Lays a table for a board or a deck that was brought along; the next new game begins there. */
export const useSetUpWith = (): ((brought: Extract<Brought, { readonly kind: 'board' | 'deck' }>) => void) => {
  const names = useNames();
  return (brought) => {
    if (brought.kind === 'deck') {
      const solo = withCompany(usualSetUp(birmingham), [person, automaton('eadweard')]);
      keepSetUp(withFile(solo, 'automa-deck', brought.document), names);
      return;
    }
    const last = lastSetUp(names);
    const edition = findEdition(brought.edition) ?? birmingham;
    const hasAutomata = last.chairs.some(({ kind }) => kind === 'automaton');
    const table = last.edition === edition.slug && !hasAutomata ? { ...last, options: [] } : usualSetUp(edition);
    keepSetUp(withFile(table, 'board', brought.document), names);
  };
};
