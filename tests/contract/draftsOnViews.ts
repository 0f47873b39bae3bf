/** A turn drafted on a seat's view is the turn that the host plays on the state. */

import { DraftTurn } from '@coalbrook/desk';
import { makeAction } from '@coalbrook/record';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  mask,
  maskEvent,
  pick,
  play,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Action, CardId, GameEvent, Seat, Seed, State, Table } from '@coalbrook/rules';
import { expect } from 'vitest';

import { expectSame } from '../expectSame.ts';

const turnOn = (table: Table, state: State, seat: Seat): DraftTurn =>
  new DraftTurn(table, state, { seq: 0, viewer: seat, actor: seat });

const heard = (events: readonly GameEvent[], seat: Seat): readonly GameEvent[] =>
  events.map((event) => maskEvent(event, seat));

/** Cells as a seat may see them, as text, which is fast to compare. */
const cellsOf = (table: Table, state: State, seat: Seat): string => mask(table, state, seat).cells.join();

/** What a page can see of a drafted turn, as one seat may see it. */
const seen = (turn: DraftTurn, seat: Seat): unknown => ({
  ...turn.frame,
  legal: turn.frame.legal.map((action) => makeAction(turn.table, action)).join(),
  cells: cellsOf(turn.table, turn.state, seat),
  draft: turn.frame.draft.map(({ events }) => heard(events, seat)),
  texts: turn.texts,
});

const foreseen = (turn: DraftTurn, seat: Seat, action: Action, card: CardId): unknown => {
  const ahead = turn.foresee(action, [card]);
  if (!ahead) return undefined;
  const state = turn.state.copy();
  state.cells.set(ahead.cells);
  return { ...ahead, cells: cellsOf(turn.table, state, seat), events: heard(ahead.events, seat) };
};

/** Drafts one turn on both in parallel, comparing every step; returns its actions with their events. */
const draftBoth = (table: Table, state: State, random: (size: number) => number): DraftTurn => {
  const seat = state.actor;
  const view = mask(table, state, seat);
  const [onView, onState] = [turnOn(table, view, seat), turnOn(table, state, seat)];
  const before = view.cells.join();
  expectSame(seen(onView, seat), seen(onState, seat));
  while (onState.stage === 'open') {
    const { legal } = onState.frame;
    const action = legal[random(legal.length)];
    const card = random(table.cards.length) as CardId;
    expectSame(foreseen(onView, seat, action, card), foreseen(onState, seat, action, card));
    const step = onView.paidWith(action, [card]);
    expectSame(step, onState.paidWith(action, [card]));
    expect(onView.choose(step)).toBeUndefined();
    expect(onState.choose(step)).toBeUndefined();
    expectSame(seen(onView, seat), seen(onState, seat));
    if (random(4) > 0) continue;
    const refused = table.catalogue.all[random(table.catalogue.all.length)];
    const attempt = 'site' in refused ? { kind: refused.kind, site: refused.site } : { kind: refused.kind };
    expectSame(onView.whyNot(attempt), onState.whyNot(attempt));
  }
  // The view itself stays as it was, and what was kept as text leads to the same turn.
  expect(view.cells.join()).toBe(before);
  const kept = { seq: 0, viewer: seat, actor: seat, cells: view.cells, draft: onView.texts };
  expectSame(seen(DraftTurn.open(table, kept), seat), seen(onView, seat));
  return onView;
};

/** Plays a drafted turn on the state and compares the result with the draft. */
const playDraft = (table: Table, state: State, turn: DraftTurn): void => {
  const seat = state.actor;
  turn.actions.forEach((action, index) => {
    const events: GameEvent[] = [];
    play(table, state, action, (event) => events.push(event));
    const drafted = turn.frame.draft[index].events;
    expectSame(heard(events, seat).slice(0, drafted.length), drafted);
  });
  if (turn.stage === 'reveals') expectSame(mask(table, state, seat).cells, turn.frame.cells);
};

/** Plays a whole game in which every turn is drafted on a view. Returns the number of turns. */
export const draftsOnViews = (table: Table, number: number): number => {
  const seed: Seed = seedOf(`draft ${number}`);
  let counter = 1 << 20;
  const random = (size: number): number => pick(seed, counter++, size);
  const state = beginGame(table);
  let turns = 0;
  while (!isOver(state)) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed));
      continue;
    }
    playDraft(table, state, draftBoth(table, state, random));
    turns++;
  }
  return turns;
};
