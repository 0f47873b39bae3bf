/** The ways in which one tile can be sold, tried out on copies. */

import { asks, BEER, listLegal, legalActions, questionOf } from '@coalbrook/rules';
import type { ActionOf, GameEvent, Seat, SiteId, State, Table } from '@coalbrook/rules';

import type { Sale, SaleChoice, BeerSource } from './sale.ts';
import { progressOf, tryAction } from './tryAction.ts';
import type { TriedAction } from './tryAction.ts';

/** What a sale waits for before the next one can follow. */
export type SaleHalt = 'nothing' | 'question' | 'chance';

export interface SaleWay {
  readonly sale: Sale;
  readonly halt: SaleHalt;
  /** What it costs, compared with other ways to sell as much. */
  readonly cost: number;
  /** A position from which the other sales can be tried. */
  readonly after: State;
}

type Sell = ActionOf<'sell'>;
const isSource = (action: { readonly kind: string }): action is BeerSource =>
  action.kind === 'beer' || action.kind === 'barrel';

/** More actions than anybody sells in, so that a trial does not run into the end of the turn. */
const MANY_ACTIONS = 99;

/** A copy on which any number of sales can be tried. */
export const trialOf = (state: State): State => {
  const trial = state.copy();
  trial.actionsLeft = MANY_ACTIONS;
  return trial;
};

/** The sales that are legal in a position. */
export const sellsIn = (table: Table, state: State): readonly Sell[] => {
  const sells: Sell[] = [];
  listLegal(table, state, (action) => void (action.kind === 'sell' && sells.push(action)), 'sell');
  return sells;
};

/** The barrels that events have used. */
export const sourcesUsed = (table: Table, events: readonly GameEvent[]): readonly BeerSource[] =>
  events.flatMap((event): readonly BeerSource[] => {
    if (event.event === 'drank') return [table.catalogue.barrel];
    return event.event === 'took' && event.cargo === BEER ? [table.catalogue.beer[event.site]] : [];
  });

/**
 * A merchant's barrel brings a bonus; beer of one's own may be wanted later; another's helps its owner. The same goes for
 * what flips besides the tile sold. What chance decides may fail.
 */
const costOf = (seat: Seat, site: SiteId, before: State, events: readonly GameEvent[], halt: SaleHalt): number => {
  let cost = halt === 'chance' ? 4 : 0;
  for (const event of events) {
    if (event.event === 'took') cost += before.tileOwner[event.site] === seat ? 1 : 2;
    if (event.event === 'rewarded') cost--;
    if (event.event === 'flipped' && event.site !== site) cost += event.seat === seat ? -1 : 1;
  }
  return cost;
};

/** Answers that have nothing to do with selling, in any way, until the next sale could follow. */
const settled = (table: Table, trial: TriedAction): TriedAction => {
  let last = trial;
  while (progressOf(last) === 'open' && ![asks.more, asks.action].includes(last.state.awaits)) {
    const [answer] = legalActions(table, last.state);
    last = tryAction(table, last.state, answer);
  }
  return last;
};

/** Pays for the action, so that what is asked is about the sale. */
const paid = (table: Table, trial: TriedAction): TriedAction => {
  if (questionOf(trial.state) !== 'discard') return trial;
  const next = tryAction(table, trial.state, legalActions(table, trial.state)[0]);
  return paid(table, { ...next, events: [...trial.events, ...next.events] });
};

const keyOf = (source: BeerSource): number => (source.kind === 'barrel' ? -1 : source.site);

/** Every way to supply a sale that has begun. In which order sources are used does not matter. */
const supplied = (table: Table, trial: TriedAction, from = -1): readonly TriedAction[] => {
  const answers = progressOf(trial) === 'open' ? legalActions(table, trial.state).filter(isSource) : [];
  if (answers.length === 0) return [trial];
  return answers
    .filter((answer) => keyOf(answer) >= from)
    .flatMap((answer) => {
      const next = tryAction(table, trial.state, answer);
      return supplied(table, { ...next, events: [...trial.events, ...next.events] }, keyOf(answer));
    });
};

/** The sources in the order in which the player has settled some of them; undefined if one of those is missing. */
const arranged = (
  used: readonly BeerSource[],
  wanted: readonly (BeerSource | undefined)[],
): readonly BeerSource[] | undefined => {
  const left = used.toSorted((a, b) => keyOf(a) - keyOf(b));
  for (const source of wanted) {
    if (!source) continue;
    const at = left.findIndex((one) => keyOf(one) === keyOf(source));
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return used.map((_, index) => wanted[index] ?? left.shift()!);
};

const haltAfter = (trial: TriedAction): SaleHalt => {
  const progress = progressOf(trial);
  if (progress === 'reveals') return 'chance';
  return progress === 'open' && ![asks.more, asks.action].includes(trial.state.awaits) ? 'question' : 'nothing';
};

/** Every way to sell a tile that agrees with what is settled, the cheapest first. */
export const waysToSell = (
  table: Table,
  state: State,
  { site, outlet, sources = [] }: SaleChoice,
): readonly SaleWay[] => {
  const seat = state.actor;
  const ways = new Map<string, SaleWay>();
  for (const sell of sellsIn(table, state)) {
    if (sell.site !== site || (outlet !== undefined && sell.outlet !== outlet)) continue;
    for (const trial of supplied(table, paid(table, tryAction(table, state, sell)))) {
      const used = arranged(sourcesUsed(table, trial.events), sources);
      if (!used) continue;
      const key = [sell.outlet, ...used.map(keyOf)].join();
      if (ways.has(key)) continue;
      const halt = haltAfter(trial);
      ways.set(key, {
        sale: { site, outlet: sell.outlet, sources: used },
        halt,
        cost: costOf(seat, site, state, trial.events, halt),
        after: halt === 'chance' ? state : settled(table, trial).state,
      });
    }
  }
  return [...ways.values()].toSorted((a, b) => a.cost - b.cost);
};

/** From where the next barrel of a sale could come if nothing else were sold before. */
export const sourcesFor = (table: Table, state: State, sell: Sell): readonly BeerSource[] => {
  const begun = paid(table, tryAction(table, state, sell));
  const asked = progressOf(begun) === 'open' ? legalActions(table, begun.state).filter(isSource) : [];
  if (asked.length > 0) return asked;
  return [...new Set(sourcesUsed(table, begun.events))];
};
