/** An automaton's turn, grouped by its cards. */

import type { PlanId, PlanPart, Seat } from '@coalbrook/rules';
import type { PlanItem, PlanStep } from '@coalbrook/words';

import type { JournalLine } from './journalWriter.ts';

export interface PlanTurn {
  readonly seat: Seat;
  readonly items: readonly PlanItem[];
}

/** The automaton's turn that a line belongs to. */
export const planTurnAt = (lines: readonly JournalLine[], index: number): PlanTurn | undefined => {
  const middle = lines[index]?.item;
  if (middle?.kind !== 'plan') return undefined;
  const { seat } = middle;
  const planAt = (place: number): PlanItem | undefined => {
    const item = lines[place]?.item;
    return item?.kind === 'plan' && item.seat === seat ? item : undefined;
  };
  let first = index;
  while (planAt(first)?.goesOn && planAt(first - 1)) first--;
  const items: PlanItem[] = [];
  for (let place = first, item = planAt(place); item; item = planAt(++place)) {
    if (place > first && !item.goesOn) break;
    items.push(item);
  }
  return { seat, items };
};

/** The last automaton's turn in these lines, or the last one of the given seat. */
export const lastPlanTurn = (lines: readonly JournalLine[], seat?: Seat): PlanTurn | undefined => {
  const last = lines.findLastIndex(({ item }) => item.kind === 'plan' && (seat === undefined || item.seat === seat));
  return last < 0 ? undefined : planTurnAt(lines, last);
};

/** One side of one card, with everything told about it. */
export interface PlanFace {
  readonly plan: PlanId;
  readonly side: PlanItem['side'];
  readonly items: readonly PlanItem[];
  readonly steps: readonly PlanStep[];
}

/** The sides of cards that were tried, in order. */
export const facesOf = (items: readonly PlanItem[]): readonly PlanFace[] => {
  const faces: { plan: PlanId; side: PlanItem['side']; items: PlanItem[] }[] = [];
  for (const item of items) {
    const last = faces.at(-1);
    if (last && last.plan === item.plan && last.side === item.side) last.items.push(item);
    else faces.push({ plan: item.plan, side: item.side, items: [item] });
  }
  return faces.map((face) => ({ ...face, steps: face.items.flatMap(({ steps }) => steps) }));
};

/** The outcome of one part of a card. */
export type PartState = 'untried' | 'hindered' | 'followed';

/** The outcome of a part after these steps. */
export const stateOfPart = (steps: readonly PlanStep[], part: PlanPart): PartState => {
  const own = steps.filter((step) => step.part === part);
  if (own.some(({ outcome }) => outcome === 'followed' || outcome === 'weighed')) return 'followed';
  return own.length > 0 ? 'hindered' : 'untried';
};

/** One thing to show of a turn: a step, or a whole side if it has none. */
export interface Beat {
  readonly face: PlanFace & { readonly index: number };
  /** How many sides the turn has. */
  readonly faces: number;
  readonly step: PlanStep | undefined;
  readonly text: string;
}

export const beatsOf = (items: readonly PlanItem[]): readonly Beat[] => {
  const all = facesOf(items);
  return all.flatMap((one, index): Beat[] => {
    const face = { ...one, index };
    const faces = all.length;
    if (one.steps.length === 0) return [{ face, faces, step: undefined, text: one.items[0].text }];
    return one.steps.map((step) => ({ face, faces, step, text: step.text }));
  });
};
