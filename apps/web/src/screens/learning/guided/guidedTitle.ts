import { findEdition } from '@coalbrook/editions';
import type { GuidedGame } from '@coalbrook/guide';
import { editionWords } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

/** The game and, if one plays alone against automata, their names. */
export const guidedTitle = ({ edition, automata }: GuidedGame, language: Language): string => {
  const game = findEdition(edition);
  if (!game) return edition;
  const words = editionWords(game, language);
  const names = automata.flatMap((slug) => words.automata[slug.split(':', 1)[0] ?? '']?.name ?? []);
  return names.length > 0 ? `${words.name} (${language.listed(names)})` : words.name;
};
