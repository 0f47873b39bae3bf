import { guidedGames } from '@coalbrook/guide';
import type { GuidedGame } from '@coalbrook/guide';

import { guidedTitle } from '../guided/guidedTitle.ts';
import type { ProgressPart, ProgressSource, ProgressTerms } from './progressSource.ts';

const partOf = (guided: GuidedGame, { language, games }: ProgressTerms): ProgressPart => {
  const isDone = games.some(({ sheet, isOver }) => isOver && sheet.seed === guided.seed);
  const title = guidedTitle(guided, language);
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
