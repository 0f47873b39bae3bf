import { thumbJudge } from '@coalbrook/bots/study';
import { awaitsChance, legalActions, projectCount, requestOf, tryDraw, tryOut } from '@coalbrook/rules';
import type { Action, Seat, State, Table, View } from '@coalbrook/rules';

/** Hardly any turn has so many ways; what is left of one that has is not looked at. */
const MOST_POSITIONS = 20_000;

/** Tries everything that a seat can do in the rest of its last turn. */
class LastTurn {
  readonly #table: Table;
  readonly #seat: Seat;
  #positions = 0;

  constructor(table: Table, seat: Seat) {
    this.#table = table;
    this.#seat = seat;
  }

  /** The points that the seat has in the end if it does this now and then the best it can. */
  pointsAfter(state: State, action: Action): number {
    const after = state.copy();
    return this.#points(after, tryOut(this.#table, after, action));
  }

  #points(state: State, isTurnOver: boolean): number {
    if (isTurnOver || ++this.#positions > MOST_POSITIONS) return projectCount(this.#table, state).points[this.#seat];
    if (awaitsChance(state)) return this.#meanOfDraws(state);
    return Math.max(...legalActions(this.#table, state).map((action) => this.pointsAfter(state, action)));
  }

  #meanOfDraws(state: State): number {
    const request = requestOf(this.#table, state);
    if (!request || request.urn.secret || request.count !== 1)
      return projectCount(this.#table, state).points[this.#seat];
    const counts = Array.from(request.urn.counts(this.#table, state));
    const all = counts.reduce((sum, count) => sum + count, 0);
    return counts.reduce((sum, count, kind) => {
      if (count <= 0) return sum;
      const after = state.copy();
      return sum + (count / all) * this.#points(after, tryDraw(this.#table, after, [kind]));
    }, 0);
  }
}

/** What brings a seat most points in its last turn; of several such actions, the one that looks best by rules of thumb. */
export const bestOfLastTurn = (table: Table, view: View, legal: readonly Action[]): Action => {
  const promising = thumbJudge(table)
    .weigh(view, legal)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ action }) => action);
  const turn = new LastTurn(table, view.actor);
  let [best] = promising;
  let most = -Infinity;
  for (const action of [...promising, ...legal.filter((one) => !promising.includes(one))]) {
    const points = turn.pointsAfter(view, action);
    if (points <= most) continue;
    best = action;
    most = points;
  }
  return best;
};
