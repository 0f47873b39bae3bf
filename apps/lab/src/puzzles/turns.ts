/** All turns of a seat that are worth a look, at first sight. */

import { apprentice } from '@coalbrook/bots';
import type { Judge } from '@coalbrook/bots/study';
import { gistOf } from '@coalbrook/puzzles';
import { awaitsChance, legalActions, mask, openTurn, questionOf, seedOf, tryOut } from '@coalbrook/rules';
import type { Action, Seat, State, Table, View } from '@coalbrook/rules';

/** A whole turn: its actions in order, and what it comes to. */
export interface PlannedTurn {
  readonly actions: readonly Action[];
  /** The gist of the position after it; undefined if chance has a say in it. */
  readonly gist: string | undefined;
  /** The points that the judge expects after it, at first sight. */
  readonly worth: number;
}

/** How many actions are followed at the first choice of a turn, at each later one, and as further steps of an action. */
const WIDTHS = { first: 12, later: 7, further: 4 };

const seed = seedOf('turns');

/** What is done with a position, apart from the card that permits or pays for it. */
const markOf = (action: Action): string =>
  JSON.stringify({ ...action, card: action.kind === 'draw' ? action.card : 0 });

class TurnSearch {
  readonly #table: Table;
  readonly #judge: Judge;
  readonly #seat: Seat;
  readonly #seen = new Set<string>();
  readonly #found = new Map<string, PlannedTurn>();

  constructor(table: Table, judge: Judge, seat: Seat) {
    this.#table = table;
    this.#judge = judge;
    this.#seat = seat;
  }

  run(view: View): readonly PlannedTurn[] {
    this.#follow(view, []);
    return [...this.#found.values()].toSorted((one, other) => other.worth - one.worth);
  }

  #follow(state: State, line: readonly Action[]): void {
    const key = `${questionOf(state)} ${state.actionsLeft} ${state.task} ${state.stepsDone} ${gistOf(this.#table, state)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    for (const action of this.#choose(state, line.length === 0)) this.#step(state, action, [...line, action]);
  }

  #step(state: State, action: Action, line: readonly Action[]): void {
    const next = state.copy();
    const isOver = tryOut(this.#table, next, action);
    if (isOver) this.#end(next, line, gistOf(this.#table, next));
    else if (awaitsChance(next)) this.#end(next, line, undefined);
    else this.#follow(next, line);
  }

  #end(state: State, actions: readonly Action[], gist: string | undefined): void {
    const key = gist ?? `chance ${gistOf(this.#table, state)}`;
    if (gist !== undefined) openTurn(this.#table, state);
    const worth = this.#judge.appraise(state, this.#seat);
    if (worth > (this.#found.get(key)?.worth ?? -Infinity)) this.#found.set(key, { actions, gist, worth });
  }

  #choose(state: State, isFirst: boolean): readonly Action[] {
    const table = this.#table;
    const legal = legalActions(table, state);
    const question = questionOf(state);
    if (legal.length === 1) return legal;
    if (question === 'discard') {
      const view = mask(table, state, this.#seat);
      return [apprentice.choose({ table, view, legal, count: 0, seed })];
    }
    // Where to take something from is a small question, and every answer is followed.
    if (question !== 'action' && question !== 'more') return legal;
    const width = question === 'more' ? WIDTHS.further : isFirst ? WIDTHS.first : WIDTHS.later;
    const marks = new Set<string>();
    return this.#judge
      .weigh(state, legal)
      .toSorted((one, other) => other.worth - one.worth)
      .filter(({ action }) => {
        const mark = markOf(action);
        if (marks.has(mark)) return false;
        marks.add(mark);
        return true;
      })
      .slice(0, width)
      .map(({ action }) => action);
  }
}

/** The most promising turns of the seat that is about to act, each with another gist; the best at first sight first. */
export const promisingTurns = (table: Table, view: View, judge: Judge): readonly PlannedTurn[] =>
  new TurnSearch(table, judge, view.actor).run(view);
