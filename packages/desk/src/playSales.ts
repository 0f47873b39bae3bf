/** Sales in the order in which they are best played, up to the first that asks something or leaves it to chance. */

import { asks, legalActions, questionOf } from '@coalbrook/rules';
import type { Action, CardId, GameEvent, SiteId, State, Table } from '@coalbrook/rules';

import type { Foresight } from './frame.ts';
import { completionOf } from './lookAhead.ts';
import type { BeerSource } from './sale.ts';
import type { SaleHalt, SaleWay } from './saleWays.ts';
import { sellsIn } from './saleWays.ts';
import { progressOf, tryAction } from './tryAction.ts';
import type { TriedAction } from './tryAction.ts';

export interface PlayedSales {
  /** What is drafted. */
  readonly step: readonly Action[];
  readonly foresight: Foresight;
  /** Tiles whose sale has to wait for an answer or for chance. */
  readonly waiting: readonly SiteId[];
}

/** What is certain comes first, and what may fail comes last. */
const turnOf: Readonly<Record<SaleHalt, number>> = { nothing: 0, question: 1, chance: 2 };

/** The answer to what a sale asks, if it was chosen beforehand. It is taken off what is left. */
const answerTo = (table: Table, state: State, cards: CardId[], sources: BeerSource[]): Action | undefined => {
  const question = questionOf(state);
  if (question !== 'discard' && question !== 'beer') return undefined;
  const legal = legalActions(table, state);
  if (question === 'discard') {
    const card = cards.shift();
    return legal.find((action) => action.kind === 'discard' && action.card === card);
  }
  const at = sources.findIndex((source) => legal.includes(source));
  return sources.splice(at, at < 0 ? 0 : 1)[0];
};

/** The ways to sell, played from the position in which they were found. Undefined if there are none. */
export const playSales = (
  table: Table,
  position: State,
  ways: readonly SaleWay[],
  payment: readonly CardId[],
): PlayedSales | undefined => {
  const queue = ways.toSorted((a, b) => turnOf[a.halt] - turnOf[b.halt]);
  const step: Action[] = [];
  const events: GameEvent[] = [];
  const cards = [...payment];
  let last: TriedAction | undefined;
  const play = (action: Action): TriedAction => {
    const trial = tryAction(table, last?.state ?? position, action);
    step.push(action);
    events.push(...trial.events);
    last = trial;
    return trial;
  };
  let sold = 0;
  for (const { sale } of queue) {
    if (last && (progressOf(last) !== 'open' || last.state.awaits !== asks.more)) break;
    const sell = sellsIn(table, last?.state ?? position).find(
      ({ site, outlet }) => site === sale.site && outlet === sale.outlet,
    );
    if (!sell) break;
    const sources = [...sale.sources];
    let trial = play(sell);
    sold++;
    while (progressOf(trial) === 'open') {
      const answer = answerTo(table, trial.state, cards, sources);
      if (!answer) break;
      trial = play(answer);
    }
  }
  if (!last) return undefined;
  return {
    step,
    foresight: {
      action: step[0],
      events,
      cells: last.state.cells,
      stage: progressOf(last),
      completion: completionOf(table, last),
    },
    waiting: queue.slice(sold).map(({ sale }) => sale.site),
  };
};
