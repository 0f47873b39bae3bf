/** Whether one turn is clearly better than every other. */

import type { Judge } from '@coalbrook/bots/study';
import { compare, FutureNotes } from '@coalbrook/coach';
import type { Comparison } from '@coalbrook/coach';
import { legalActions } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

import { byMean, leadOver, mean, tryTurns } from './trials.ts';
import type { TrialTerms, TriedTurn, TurnLead } from './trials.ts';
import { promisingTurns } from './turns.ts';
import type { PlannedTurn } from './turns.ts';

/** The turns that solve a position, the next best one, and how they compare. */
export interface ExaminedTurn {
  /** The best first; the others are as good. */
  readonly solutions: readonly PlannedTurn[];
  readonly next: PlannedTurn;
  readonly comparison: Comparison;
}

/** Each stage tries what the one before has left, in new deals, so that luck in one does not make a puzzle. */
const SIEVE = { turns: 8, deals: 2, rounds: 1, clear: 1 };
const SHORT = { turns: 6, deals: 4, rounds: 1, clear: 1.5 };
/** The proof looks further ahead, and stops as soon as it fails: a lead must be so large by then. */
const PROOF = [
  { deals: 2, rounds: 3, clear: 0.5 },
  { deals: 4, rounds: 3, clear: 1.5 },
  { deals: 14, rounds: 3, clear: 2 },
];

/** If so many turns are within a point at first sight, there is hardly a best one. */
const MANY = 5;
const FLAT = 1;

/** Turns that differ by less are both right. */
const ALIKE = 0.7;
/** In the end, a lead must be so many times its doubt. */
const SURE = 2.5;
/** A turn that is so far behind in one part of the proof is not tried in the next, if others are left. */
const HOPELESS = 7;

/** The share of the futures in which the best turn must do better, and the points of its lead that must have a reason. */
const NEARLY_ALL = 0.8;
const LEAST_REASON = 1;

/** More solutions than these make no puzzle. */
const MOST_SOLUTIONS = 3;
const LEAST_KINDS = 3;

type Trial = (turns: readonly PlannedTurn[], stage: string, terms: Omit<TrialTerms, 'name'>) => readonly TriedTurn[];

const turnOf = ({ turn }: TriedTurn): PlannedTurn => turn;

/** The turns that differ by less than this from the best one, which comes first. */
const within = (points: number, tried: readonly TriedTurn[]): readonly TriedTurn[] =>
  tried.filter((one) => leadOver(tried[0], one).lead < points);

/** Turns that are right, if a short look is to be believed, and others. */
interface Suspects {
  readonly solutions: readonly PlannedTurn[];
  readonly others: readonly PlannedTurn[];
}

/** Looks only to the end of the round. Returns undefined if there is no clear gap between the best turns and the others. */
const suspect = (promising: readonly PlannedTurn[], trial: Trial): Suspects | undefined => {
  const sieved = trial(promising.slice(0, SIEVE.turns), 'sieve', SIEVE).toSorted(byMean);
  if (within(SIEVE.clear, sieved).length > MOST_SOLUTIONS) return undefined;
  const short = trial(sieved.slice(0, SHORT.turns).map(turnOf), 'short', SHORT).toSorted(byMean);
  const solutions = within(ALIKE, short);
  if (solutions.length > MOST_SOLUTIONS || within(SHORT.clear, short).length > solutions.length) return undefined;
  const others = short.slice(solutions.length);
  // A turn in which chance has a say can be a good one, but not a solution.
  const isSettled = solutions.every(({ turn }) => turn.gist !== undefined);
  return isSettled && others.length > 0 ? { solutions: solutions.map(turnOf), others: others.map(turnOf) } : undefined;
};

/** Looks further ahead. Returns all turns as they were tried in the last part, or undefined if it fails. */
const prove = (
  { solutions, others }: Suspects,
  trial: Trial,
  watch: NonNullable<TrialTerms['watch']>,
): readonly TriedTurn[] | undefined => {
  let rivals = others;
  let tried: readonly TriedTurn[] = [];
  for (const [part, { clear, ...terms }] of PROOF.entries()) {
    const isLast = part === PROOF.length - 1;
    tried = trial([...solutions, ...rivals], `proof ${part}`, isLast ? { ...terms, watch } : terms);
    const leads = new Map(tried.map((one) => [one.turn, leadOver(tried[0], one)]));
    const leadOn = (turn: PlannedTurn): TurnLead => leads.get(turn) ?? { lead: 0, doubt: 0 };
    const isBehind = (turn: PlannedTurn): boolean => {
      const { lead, doubt } = leadOn(turn);
      return lead >= clear && (!isLast || lead >= SURE * doubt);
    };
    const isAlike = (turn: PlannedTurn): boolean => {
      const { lead, doubt } = leadOn(turn);
      return Math.abs(lead) < Math.max(ALIKE, 2 * doubt);
    };
    if (!rivals.every(isBehind) || !solutions.every(isAlike)) return undefined;
    const close = rivals.filter((turn) => leadOn(turn).lead < HOPELESS);
    if (close.length > 0) rivals = close;
  }
  return tried;
};

/** Whether a turn is better in nearly all futures, and not only because a net likes it without a reason. */
const isPlain = ({ lead, ahead, futures, sources }: Comparison): boolean => {
  const liking = sources.find(({ source }) => source === 'experience')?.points ?? 0;
  return ahead >= NEARLY_ALL * futures && lead - liking >= LEAST_REASON;
};

/** Looks at the turns of the seat that is about to act. Returns undefined if no turn is clearly the best. */
export const examine = (table: Table, view: View, judge: Judge, name: string): ExaminedTurn | undefined => {
  const kinds = new Set(legalActions(table, view).map(({ kind }) => kind));
  if (kinds.size < LEAST_KINDS) return undefined;
  const promising = promisingTurns(table, view, judge);
  if (promising.length < MANY || promising[0].worth - promising[MANY - 1].worth < FLAT) return undefined;
  const trial: Trial = (turns, stage, terms) =>
    tryTurns(table, view, judge, turns, { ...terms, name: `${name} ${stage}` });
  const suspects = suspect(promising, trial);
  if (!suspects) return undefined;
  const notes = new Map<PlannedTurn, FutureNotes[]>(promising.map((turn) => [turn, []]));
  const proven = prove(suspects, trial, (turn) => {
    const noted = new FutureNotes(table, view);
    notes.get(turn)?.push(noted);
    return noted;
  });
  if (!proven) return undefined;
  const { solutions } = suspects;
  const watched = ({ turn, futures }: TriedTurn) => ({
    action: turn.actions[0],
    futures,
    worth: mean(futures),
    glimpsed: notes.get(turn) ?? [],
  });
  const [next] = proven.filter(({ turn }) => !solutions.includes(turn)).toSorted(byMean);
  const comparison = compare(watched(proven[0]), watched(next));
  return isPlain(comparison) ? { solutions, next: next.turn, comparison } : undefined;
};
