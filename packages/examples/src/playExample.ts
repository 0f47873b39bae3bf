import { LESSON_SEED } from '@coalbrook/lessons';
import { parseAction } from '@coalbrook/record';
import { awaitsChance, check, draw, play, seededDraw, seedOf } from '@coalbrook/rules';
import type { Action, GameEvent, Refusal, State } from '@coalbrook/rules';

import type { Example } from './example.ts';

export interface PlayedExample {
  /** The position in which the last action is tried. */
  readonly before: State;
  /** The position in the end; the same if the last action is refused. */
  readonly after: State;
  /** The last action; undefined if there is none. */
  readonly action: Action | undefined;
  readonly refusal: Refusal | undefined;
  /** Everything that happened from the start. */
  readonly events: readonly GameEvent[];
}

const seed = seedOf(LESSON_SEED);

/** Plays the actions of an example; undefined if one before the last is refused, or cannot be read. */
export const playExample = ({ table, start, actions }: Example): PlayedExample | undefined => {
  const events: GameEvent[] = [];
  const tell = (event: GameEvent): void => void events.push(event);
  let before = start;
  let after = start;
  let last: Action | undefined;
  for (const [index, line] of actions.entries()) {
    const parsed = parseAction(table, line);
    if (!parsed.ok) return undefined;
    before = after;
    last = parsed.value;
    const refusal = check(table, before, before.actor, last);
    if (refusal) return index + 1 === actions.length ? { before, after, action: last, refusal, events } : undefined;
    after = before.copy();
    play(table, after, last, tell);
    while (awaitsChance(after)) draw(table, after, seededDraw(table, after, seed), tell);
  }
  return { before, after, action: last, refusal: undefined, events };
};
