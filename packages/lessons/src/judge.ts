/** Whether a turn reaches a goal: judged on the position at its end, never by comparing it with a stored turn. */

import { awaitsChance, draw, nextOrder, openTurn } from '@coalbrook/rules';
import type { GameEvent, Kind, LinkId, SiteId, State } from '@coalbrook/rules';

import { figureOf } from './figures.ts';
import { figureNames } from './lesson.ts';
import type { LessonFigure, Lesson, Means, Sequel, WantedTile } from './lesson.ts';
import { drawFor, hasUsed } from './turn.ts';
import type { TurnTaken } from './turn.ts';

/** What a turn lacks. */
export type Lack =
  | { readonly kind: 'flip'; readonly site: SiteId }
  | { readonly kind: 'build'; readonly wanted: WantedTile }
  | { readonly kind: 'lay'; readonly link: LinkId }
  | { readonly kind: 'without'; readonly means: Means }
  | { readonly kind: 'atLeast' | 'atMost'; readonly figure: LessonFigure; readonly has: number; readonly needs: number }
  | { readonly kind: 'first' }
  | { readonly kind: 'sequel'; readonly sequel: Sequel };

const isBuilt = ({ table, start, seat }: Lesson, { state }: TurnTaken, wanted: WantedTile): boolean =>
  table.sites.some(({ id, place }) => {
    const tile = state.tile[id];
    if (state.tileOwner[id] !== seat || (start.tileOwner[id] === seat && start.tile[id] === tile)) return false;
    return (
      (wanted.tile === undefined || wanted.tile === tile) &&
      (wanted.industry === undefined || wanted.industry === table.tiles[tile].industry) &&
      (wanted.place === undefined || wanted.place === place)
    );
  });

/** Plays on from the end of the turn to the next decision of a person. */
const playOn = ({ table }: Lesson, { state }: TurnTaken, tell: (event: GameEvent) => void): State => {
  const after = state.copy();
  openTurn(table, after, tell);
  while (awaitsChance(after)) draw(table, after, drawFor(table, after), tell);
  return after;
};

const followsAsWanted = (lesson: Lesson, turn: TurnTaken, { seat, does, not, flip }: Sequel): boolean => {
  const kinds: Kind[] = [];
  const after = playOn(lesson, turn, (event) => {
    if (event.event === 'actionBegan' && event.seat === seat) kinds.push(event.kind);
  });
  return (
    (does === undefined || kinds.includes(does)) &&
    (not === undefined || !kinds.includes(not)) &&
    flip.every((site) => after.flipped[site] === 1)
  );
};

/** Everything that a finished turn lacks, apart from a figure that could be better. */
export const lacksOf = (lesson: Lesson, turn: TurnTaken): readonly Lack[] => {
  const { table, start, seat, goal } = lesson;
  const { state } = turn;
  const lacking: Lack[] = [];
  for (const site of goal.flip) {
    if (state.flipped[site] !== 1 || start.flipped[site] === 1) lacking.push({ kind: 'flip', site });
  }
  for (const wanted of goal.build) if (!isBuilt(lesson, turn, wanted)) lacking.push({ kind: 'build', wanted });
  for (const link of goal.lay) {
    if (state.linkOwner[link] !== seat || start.linkOwner[link] === seat) lacking.push({ kind: 'lay', link });
  }
  for (const means of goal.without) if (hasUsed(turn, means)) lacking.push({ kind: 'without', means });
  for (const figure of figureNames) {
    const { [figure]: low = -Infinity } = goal.atLeast;
    const { [figure]: high = Infinity } = goal.atMost;
    if (low === -Infinity && high === Infinity) continue;
    const has = figureOf(lesson, state, figure);
    if (has < low) lacking.push({ kind: 'atLeast', figure, has, needs: low });
    if (has > high) lacking.push({ kind: 'atMost', figure, has, needs: high });
  }
  if (goal.isFirst && nextOrder(table, state)?.[0] !== seat) lacking.push({ kind: 'first' });
  // The dearest question last, and only if everything else is right.
  if (goal.sequel && lacking.length === 0 && !followsAsWanted(lesson, turn, goal.sequel))
    lacking.push({ kind: 'sequel', sequel: goal.sequel });
  return lacking;
};
