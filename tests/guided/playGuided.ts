import { findPolicy, seedOfSeat } from '@coalbrook/bots';
import { GameGuide, LEARNER } from '@coalbrook/guide';
import type { GuidedGame, Idea, Counsel } from '@coalbrook/guide';
import { headerOf, openGame, tableFor } from '@coalbrook/record';
import type { Game } from '@coalbrook/record';
import { awaitsChance, isOver, legalActions, mask, questionOf, seededDraw, seedOf } from '@coalbrook/rules';
import type { Action, Table, View } from '@coalbrook/rules';

/** A moment of a guided game. */
export interface GuidedMoment {
  readonly table: Table;
  readonly view: View;
  readonly legal: readonly Action[];
  readonly counsel: Counsel;
  /** The number of moments before it. */
  readonly index: number;
}

/** A guided game that was played to its end. */
export interface PlayedGuidedGame {
  readonly game: Game;
  readonly guide: GameGuide;
  readonly moments: readonly GuidedMoment[];
}

export const openGuided = (guided: GuidedGame): Game => {
  const { edition, seats, options, automata } = guided;
  const table = tableFor(edition, { seats, options, automata });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const opened = openGame(headerOf(table.value));
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
};

/** The ids of the ideas that were told, in order. */
export const toldIn = (moments: readonly GuidedMoment[]): readonly string[] =>
  moments.flatMap(({ counsel }) => counsel.told.map(({ idea }) => idea.id));

/** A decision of which action to take, and not of how to pay for it. */
const isMoment = (view: View): boolean => questionOf(view) !== 'discard';

/**
 * Plays a guided game with the opponents that the page would seat. `choose` plays for the learner: one action and
 * perhaps the cards for it; without cards, those are the suggested ones.
 */
export const playGuided = (
  guided: GuidedGame,
  ideas: readonly Idea[],
  choose: (moment: GuidedMoment) => readonly Action[],
): PlayedGuidedGame => {
  const game = openGuided(guided);
  const guide = new GameGuide(ideas, openGuided(guided));
  const { table, state } = game;
  const seed = seedOf(guided.seed);
  const moments: GuidedMoment[] = [];
  let decisions = 0;
  const think = (): Counsel => {
    for (const entry of game.entries.slice(guide.seq))
      if (!guide.follow(entry)) throw new Error(`entry ${entry.seq} does not fit`);
    const counsel = guide.counselAfter([]);
    if (!counsel) throw new Error('nothing is told');
    return counsel;
  };
  const play = (action: Action): void => {
    game.play(action);
    decisions++;
  };
  while (!isOver(state)) {
    if (awaitsChance(state)) {
      game.draw(seededDraw(table, state, seed));
      continue;
    }
    const seat = state.actor;
    const view = mask(table, state, seat);
    const legal = legalActions(table, view);
    if (seat !== LEARNER) {
      const policy = findPolicy(guided.opponents[seat - 1]);
      if (!policy) throw new Error(`no opponent in seat ${seat}`);
      play(policy.choose({ table, view, legal, count: decisions, seed: seedOfSeat(seed, seat) }));
      continue;
    }
    const counsel = think();
    const moment = { table, view, legal, counsel, index: moments.length };
    if (isMoment(view)) moments.push(moment);
    for (const action of isMoment(view) ? choose(moment) : counsel.suggestion) {
      if (!legalActions(table, mask(table, state, LEARNER)).includes(action)) throw new Error('an illegal action');
      play(action);
    }
  }
  const view = mask(table, state, LEARNER);
  moments.push({ table, view, legal: [], counsel: think(), index: moments.length });
  return { game, guide, moments };
};
