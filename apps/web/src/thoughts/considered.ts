/** What a bot considered, for people. */

import { keyOf, targetsOf } from '@coalbrook/desk';
import { parseAction } from '@coalbrook/record';
import type { Action, Table, View } from '@coalbrook/rules';
import { sayAction } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import { marksOf } from '../board/marksOf.ts';
import type { StoryMarks } from '../journal/marks.ts';
import type { SeenThought } from '../session/seenThoughts.ts';

/** An action that a bot considered. */
export interface ConsideredLine {
  readonly key: string;
  readonly text: string;
  /** The points that it expected; undefined if it did not give the action a thought. */
  readonly worth: number | undefined;
  /** How close that is to the best, from 0 to 1. */
  readonly share: number;
  readonly isPlayed: boolean;
  /** Where it is on the map. */
  readonly marks: StoryMarks;
}

/** How many actions are shown. */
const MOST = 3;

/** An action that is worse than the best by this many points has the shortest bar. */
const WORST = 10;
const SHORTEST = 0.06;

/** What an action is about; which card permits it makes no difference. */
const subjectOf = (table: Table, view: View, action: Action): string =>
  targetsOf(table, view, action)
    .filter(({ on }) => on !== 'card')
    .map(keyOf)
    .join(' ');

/** The best actions that a bot considered, the best first, and the one that was played. Those that read alike are one. */
export const consideredLines = (table: Table, thought: SeenThought, language: Language): readonly ConsideredLine[] => {
  const { view, considered, played } = thought;
  const best = Math.max(...considered.map(({ worth }) => worth));
  const lineOf = (notation: string, worth?: number): readonly ConsideredLine[] => {
    const action = parseAction(table, notation);
    if (!action.ok) return [];
    return [
      {
        key: subjectOf(table, view, action.value),
        text: sayAction(table, action.value, language, view),
        worth,
        share: worth === undefined ? 0 : Math.max(SHORTEST, 1 - (best - worth) / WORST),
        isPlayed: notation === played,
        marks: marksOf(table, view, action.value),
      },
    ];
  };
  const all = [...considered.flatMap(({ action, worth }) => lineOf(action, worth)), ...lineOf(played)];
  const isAlike = (one: ConsideredLine, other: ConsideredLine): boolean =>
    one.key === other.key || one.text === other.text;
  return all
    .filter((line, index) => all.findIndex((other) => isAlike(line, other)) === index)
    .map((line) => ({ ...line, isPlayed: all.some((other) => other.isPlayed && isAlike(line, other)) }))
    .filter(({ isPlayed }, index) => index < MOST || isPlayed);
};
