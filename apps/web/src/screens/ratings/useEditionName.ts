import { findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';

import { useLanguage } from '../../language/useMessages.ts';

/** Names editions; one that this page does not know by its slug. */
export const useEditionName = (): ((slug: string) => string) => {
  const language = useLanguage();
  return (slug) => {
    const known = findEdition(slug);
    return known ? editionWords(known, language).name : slug;
  };
};
