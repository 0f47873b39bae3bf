import type { Criterion, PlanId, PlanPart, Seat } from '@coalbrook/rules';

import type { Marks } from './marks.ts';
import type { ScoreSheet } from './scoreSheet.ts';

/** One item of the journal: plain sentences without line breaks, and what they are about. */
interface Piece extends Marks {
  readonly text: string;
}

/** A heading, or a sentence about the table as a whole. */
export interface TableItem extends Piece {
  readonly kind: 'title' | 'era' | 'round' | 'eraEnd' | 'note' | 'end';
  readonly seat: undefined;
}

/** A sentence about a seat, without its name: the text begins with the verb, or with figures. */
export interface SeatItem extends Piece {
  readonly kind: 'deed' | 'scoring';
  /** Undefined if nobody acts, as when cards are displayed. */
  readonly seat: Seat | undefined;
  /** Continues the turn of the seat in the item before. */
  readonly goesOn: boolean;
}

/** The outcome of one part of an automaton's card, or what broke a tie. */
export interface PlanStep extends Piece {
  readonly part: PlanPart | undefined;
  readonly outcome: 'hindered' | 'weighed' | 'followed';
  /** The deciding criterion, if there was a choice. */
  readonly criterion: Criterion | undefined;
}

/** One side of a card that an automaton looked at. */
export interface PlanItem extends Piece {
  readonly kind: 'plan';
  readonly seat: Seat;
  readonly goesOn: boolean;
  readonly plan: PlanId;
  readonly side: 'front' | 'back' | 'corner';
  /** The same as the text, part by part. */
  readonly steps: readonly PlanStep[];
}

export interface ScoreItem extends Piece {
  readonly kind: 'score';
  readonly seat: undefined;
  readonly sheet: ScoreSheet;
}

export type JournalItem = TableItem | SeatItem | PlanItem | ScoreItem;
