/** A lesson: a position, a goal that one turn must reach, and words about it. */

import type { Draft } from '@coalbrook/record';
import type { IndustryId, Kind, LinkId, PlaceId, Seat, SiteId, State, Table, TileId } from '@coalbrook/rules';

/** The format tag of the file. */
export const LESSON_FORMAT = 'coalbrook-lesson/1';

/** What a seat has when its turn is over. */
export const figureNames = [
  /** Money in hand. */
  'money',
  /** The level of its income. */
  'income',
  /** Money spent this round. */
  'spent',
  /** Unpaid loans. */
  'loans',
  /** Own tiles that flipped in this turn. */
  'flips',
  /** Points of its links if the era ended now. */
  'links',
  /** All its points if the era ended now. */
  'points',
  /** The same, less those of the best of the others. */
  'lead',
] as const;
export type LessonFigure = (typeof figureNames)[number];

/** Something that a task can rule out. */
export const meansNames = [
  /** A cube bought from a market. */
  'market',
  'loan',
  /** A cube or barrel from a tile of another seat. */
  'others',
  /** The barrel of a merchant. */
  'barrel',
] as const;
export type Means = (typeof meansNames)[number];

/** A tile to be built: of a kind or of an industry, anywhere or in one place. */
export interface WantedTile {
  readonly tile: TileId | undefined;
  readonly industry: IndustryId | undefined;
  readonly place: PlaceId | undefined;
}

/** What an automaton does, does not do, and flips in its turn right after. */
export interface Sequel {
  readonly seat: Seat;
  readonly does: Kind | undefined;
  readonly not: Kind | undefined;
  /** Tiles that are flipped when its turn is over. */
  readonly flip: readonly SiteId[];
}

export type Bounds = Readonly<Partial<Record<LessonFigure, number>>>;

/** All of it must be true when the turn is over. */
export interface Goal {
  readonly flip: readonly SiteId[];
  readonly build: readonly WantedTile[];
  readonly lay: readonly LinkId[];
  readonly without: readonly Means[];
  readonly atLeast: Bounds;
  readonly atMost: Bounds;
  /** The figure that must be as high, or as low, as any turn can make it that reaches the rest. */
  readonly best: { readonly figure: LessonFigure; readonly is: 'most' | 'least' } | undefined;
  /** The seat must go first in the next round. */
  readonly isFirst: boolean;
  readonly sequel: Sequel | undefined;
}

/** The words of a lesson in one language. */
export interface LessonWords {
  readonly title: string;
  readonly task: string;
  /** Three, each saying more than the one before. */
  readonly hints: readonly string[];
  /** Told afterwards. */
  readonly idea: string;
}

export interface Lesson {
  readonly id: string;
  readonly position: Draft;
  readonly table: Table;
  /** The position, in which the seat is about to choose an action. */
  readonly start: State;
  readonly seat: Seat;
  readonly goal: Goal;
  /** It only shows how something is done, so many turns may solve it. */
  readonly isFirstStep: boolean;
  /** Numbered statements of the rules that it is about. */
  readonly rules: readonly string[];
  /** By language code. */
  readonly words: Readonly<Record<string, LessonWords>>;
}
