/** How far an imported game is, found by replaying it. */

import { completeDraft, openDraft, readRecord, replay } from '@coalbrook/record';
import { isOver, seedOf } from '@coalbrook/rules';
import type { GameEvent, State, Table } from '@coalbrook/rules';
import { scoreSheet, thingsOf } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import { fieldsOf } from '../../../session/fieldsOf.ts';

export interface SeatScore {
  readonly name: string;
  readonly points: number;
  readonly rank: number | undefined;
}

export interface ProgressSummary {
  readonly isOver: boolean;
  /** The name of the era; empty if there is only one. */
  readonly era: string;
  readonly round: number;
  /** Who won, in one sentence; undefined before the end. */
  readonly victory: string | undefined;
  /** Ranked if the game is over, else in seat order without ranks. */
  readonly score: readonly SeatScore[];
}

interface Played {
  readonly table: Table;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

const openPosition = (value: unknown): Played | undefined => {
  const complete = completeDraft(value, seedOf(''));
  const opened = complete.ok ? openDraft(complete.value) : complete;
  if (!opened.ok) return undefined;
  const { table, state } = opened.value;
  return { table, state, events: [] };
};

const playThrough = (value: unknown): Played | undefined => {
  const record = readRecord(value);
  if (!record.ok) return undefined;
  const events: GameEvent[] = [];
  const game = replay(record.value, (event) => events.push(event));
  if (!game.ok) return undefined;
  return { table: game.value.table, state: game.value.state, events };
};

/** Undefined if it cannot be opened; opening it says why. */
export const progressSummaryOf = (
  value: unknown,
  names: readonly string[],
  language: Language,
): ProgressSummary | undefined => {
  const fields = fieldsOf(value);
  const { position } = fields;
  const played = position === undefined ? playThrough(fields['record'] ?? value) : openPosition(position);
  if (!played) return undefined;
  const { table, state, events } = played;
  const known = Array.from({ length: table.seats }, (_, seat) => names[seat] ?? String(seat + 1));
  const common = {
    era: table.edition.hasEras ? thingsOf(table, language).era(state.era) : '',
    round: Math.max(1, state.round),
  };
  if (!isOver(state)) {
    const score = known.map((name, seat) => ({ name, points: state.points[seat], rank: undefined }));
    return { ...common, isOver: false, victory: undefined, score };
  }
  const { victory, rows } = scoreSheet(table, known, language, events);
  return { ...common, isOver: true, victory, score: rows.map(({ name, points, rank }) => ({ name, points, rank })) };
};
