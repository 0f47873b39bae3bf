/** Unfinished turns of online games, kept on this device. */

import type { Seat } from '@coalbrook/rules';

interface KeptDraft {
  readonly seq: number;
  /** How often turns were taken back before; 0 if it is missing. */
  readonly line?: number | undefined;
  readonly draft: readonly string[];
  /** The turn was ended, and the server has not answered yet. */
  readonly isEnded?: boolean | undefined;
}

const keyOf = (game: string, seat: Seat): string => `coalbrook.turn.${game}.${seat}`;

const isDraft = (value: unknown): value is KeptDraft => {
  const { seq, draft } = (value ?? {}) as Partial<KeptDraft>;
  return typeof seq === 'number' && Array.isArray(draft) && draft.every((text) => typeof text === 'string');
};

const NOTHING: KeptDraft = { seq: 0, draft: [] };

/** The turn that follows `seq` entries of a line; empty if there is none. */
export const readDraft = (game: string, seat: Seat, seq: number, line: number): KeptDraft => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(game, seat)) ?? '{}');
    return isDraft(value) && value.seq === seq && (value.line ?? 0) === line ? value : NOTHING;
  } catch {
    return NOTHING;
  }
};

/** Returns false if the browser does not allow it. */
export const keepDraft = (game: string, seat: Seat, { seq, line = 0, draft, isEnded }: KeptDraft): boolean => {
  try {
    if (draft.length === 0) localStorage.removeItem(keyOf(game, seat));
    else localStorage.setItem(keyOf(game, seat), JSON.stringify({ seq, line, draft, ...(isEnded ? { isEnded } : {}) }));
    return true;
  } catch {
    return false;
  }
};
