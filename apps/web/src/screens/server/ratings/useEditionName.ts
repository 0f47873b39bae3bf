import { findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';

import { useLanguage } from '../../../language/useMessages.ts';

/** Names games by edition and options; one that this page does not know by its slug. */
export const useEditionName = (): ((slug: string, options?: readonly string[]) => string) => {
  const language = useLanguage();
  return (slug, options = []) => {
    const known = findEdition(slug);
    if (!known) return [slug, ...options].join(', ');
    const words = editionWords(known, language);
    return [words.name, ...options.map((option) => words.options[option]?.name ?? option)].join(', ');
  };
};
