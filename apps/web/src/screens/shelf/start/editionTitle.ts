import { findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

/** The name of an edition; its slug if it is unknown here. */
export const editionTitle = (slug: string, language: Language): string => {
  const edition = findEdition(slug);
  return edition ? editionWords(edition, language).name : slug;
};
