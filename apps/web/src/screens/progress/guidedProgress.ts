import { findEdition } from '@coalbrook/editions';
import { guidedGames } from '@coalbrook/guide';
import type { GuidedGame } from '@coalbrook/guide';
import { editionWords } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { ProgressPart, ProgressSource, ProgressTerms } from './progressSource.ts';

const titleOf = ({ edition, automata }: GuidedGame, language: Language): string => {
  const game = findEdition(edition);
  if (!game) return edition;
  const words = editionWords(game, language);
  const names = automata.flatMap((slug) => words.automata[slug.split(':', 1)[0] ?? '']?.name ?? []);
  return names.length > 0 ? `${words.name}: ${language.listed(names)}` : words.name;
};

const partOf = (guided: GuidedGame, { language, games }: ProgressTerms): ProgressPart => {
  const isDone = games.some(({ sheet, isOver }) => isOver && sheet.seed === guided.seed);
  const title = titleOf(guided, language);
  return {
    id: guided.slug,
    title,
    done: isDone ? 1 : 0,
    all: 1,
    next: isDone ? undefined : { title, route: { screen: 'guided' } },
  };
};

/** The guided first games: each is done when it has been played to its end. */
export const guidedProgress: ProgressSource = {
  id: 'guided',
  load: (terms) => Promise.resolve(guidedGames.map((guided) => partOf(guided, terms))),
};
