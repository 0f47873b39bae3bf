import { subjectOf } from '@coalbrook/coach';
import { openGame, parseAction } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';

import { GameGuide } from './gameGuide.ts';
import type { Idea } from './idea.ts';
import { LEARNER } from './learner.ts';

/** The entries in which the learner did what the guide suggested, perhaps with another card. */
export const advisedEntries = (ideas: readonly Idea[], { header, entries }: GameRecord): ReadonlySet<number> => {
  const advised = new Set<number>();
  const opened = openGame(header);
  if (!opened.ok) return advised;
  const { table } = opened.value;
  const guide = new GameGuide(ideas, opened.value);
  for (const entry of entries) {
    const counsel = entry.who === LEARNER ? guide.counselAfter([]) : undefined;
    if (counsel) {
      const [suggested] = counsel.suggestion;
      const played = parseAction(table, entry.what);
      if (played.ok && subjectOf(table, played.value) === subjectOf(table, suggested)) advised.add(entry.seq);
    }
    if (!guide.follow(entry)) break;
  }
  return advised;
};
