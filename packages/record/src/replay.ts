import { findEdition } from '@coalbrook/editions';
import { check, done, draw, fail, findLegal, play } from '@coalbrook/rules';
import type { Action, GameEvent, Refusal, Result, Seat, State, Table, Tell } from '@coalbrook/rules';
import { faultWithin, inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import { openGame, tellResumed } from './game.ts';
import type { Game } from './game.ts';
import { parseAction } from './notation.ts';
import { readDraw } from './readDraw.ts';
import type { Entry, GameRecord, Header } from './record.ts';

/** The first entry at which a record and the rules diverge. */
export type Divergence =
  | { readonly seq: number; readonly kind: 'input'; readonly fault: InputFault }
  | { readonly seq: number; readonly kind: 'refused'; readonly what: string; readonly refusal: Refusal }
  | { readonly seq: number; readonly kind: 'check'; readonly expected: string; readonly found: string };

/** An entry of earlier rules that does not fit those of today, and the position if the game goes on after it. */
export interface Lapsed {
  readonly lapsed: Seat | 'chance';
  readonly resumed: State | undefined;
}

/** What an entry stands for: the action of a seat, what chance drew, or nothing any more. */
export type Played = Action | readonly number[] | Lapsed;

/** Plays on a position what an entry stands for. */
export const playAgain = (table: Table, state: State, played: Played, tell?: Tell): void => {
  if ('kind' in played) play(table, state, played, tell);
  else if (!('lapsed' in played)) draw(table, state, played, tell);
  else if (played.resumed) {
    state.copyFrom(played.resumed);
    tellResumed(table, state, tell);
  }
};

type Outcome = Result<Played, Divergence>;

const diverge = (seq: number, fault: InputFault): Outcome =>
  fail({ seq, kind: 'input', fault: faultWithin(`entries[${seq}]`, fault) });

const followChance = (game: Game, { seq, what }: Entry, tell: Tell): Outcome => {
  const drawn = readDraw(game.table, game.state, what);
  if (drawn.ok) {
    game.draw(drawn.value, tell);
    return done(drawn.value);
  }
  const { fault } = drawn;
  return fault.kind === 'input' ? diverge(seq, fault.fault) : fail({ seq, what, ...fault });
};

const followSeat = (game: Game, { seq, who, what }: Entry, tell: Tell): Outcome => {
  const parsed = parseAction(game.table, what);
  if (!parsed.ok) return diverge(seq, parsed.fault);
  if (who === 'chance') throw new Error('chance is not a seat');
  const action = game.state.actor === who ? findLegal(game.table, game.state, parsed.value) : undefined;
  if (action) {
    game.play(action, tell);
    return done(action);
  }
  const refusal = check(game.table, game.state, who, parsed.value);
  if (!refusal) throw new Error(`${what} is not listed, but check allows it`);
  return fail({ seq, kind: 'refused', what, refusal });
};

/** Plays an entry before the position from which the game went on, if it still fits. */
const followEarlier = (game: Game, entry: Entry, after: number, tell: Tell): Outcome => {
  const before = game.state.copy();
  if (!game.hasLapsed && entry.seq + 1 < after) {
    const events: GameEvent[] = [];
    const outcome = followNow(game, entry, (event) => events.push(event));
    if (outcome.ok) {
      for (const event of events) tell?.(event);
      return outcome;
    }
  }
  return done({ lapsed: entry.who, resumed: game.lapse(entry, before, tell) });
};

/** Plays one entry. Fails if the rules forbid it or lead to another position; the game may then be one entry ahead. */
export const follow = (game: Game, entry: Entry, tell?: Tell): Outcome => {
  const after = game.resumption?.after ?? 0;
  return entry.seq < after ? followEarlier(game, entry, after, tell) : followNow(game, entry, tell);
};

const followNow = (game: Game, entry: Entry, tell: Tell): Outcome => {
  const { seq } = entry;
  const outcome = entry.who === 'chance' ? followChance(game, entry, tell) : followSeat(game, entry, tell);
  if (!outcome.ok) return outcome;
  const { what, check: found } = game.entries[game.entries.length - 1];
  if (found !== entry.check) return fail({ seq, kind: 'check', expected: entry.check, found });
  // What can be read in several ways is written in one.
  return what === entry.what
    ? outcome
    : diverge(seq, inputFault('', 'impossible', { kind: 'exactly', value: what }, entry.what));
};

const replayUnder = (
  header: Header,
  entries: readonly Entry[],
  tell?: Tell,
  each?: (game: Game, entry: Entry) => void,
): Result<Game, Divergence> => {
  const opened = openGame(header, tell);
  if (!opened.ok) return fail({ seq: -1, kind: 'input', fault: opened.fault });
  const game = opened.value;
  for (const entry of entries) {
    const outcome = follow(game, entry, tell);
    if (!outcome.ok) return outcome;
    each?.(game, entry);
  }
  return done(game);
};

/**
 * The header with a later rules number under which every entry fits; undefined if there is none. Some versions let
 * games go on under their own rules and left the number as it was.
 */
export const laterRules = ({ header, entries }: GameRecord): Header | undefined => {
  const newest = findEdition(header.edition)?.rules ?? 0;
  for (let rules = header.rules + 1; rules <= newest; rules++) {
    const later = { ...header, rules };
    if (replayUnder(later, entries).ok) return later;
  }
  return undefined;
};

/**
 * Replays a whole record; `each` sees the game after every entry. The rules are those of its number, or the next under
 * which every entry fits.
 */
export const replay = (
  record: GameRecord,
  tell?: Tell,
  each?: (game: Game, entry: Entry) => void,
): Result<Game, Divergence> => {
  const { header, entries } = record;
  const plain = tell || each ? undefined : replayUnder(header, entries);
  if (plain?.ok) return plain;
  const isNewest = header.rules === findEdition(header.edition)?.rules;
  const fits = isNewest || (!plain && replayUnder(header, entries).ok);
  const fitting = (fits ? undefined : laterRules(record)) ?? header;
  return replayUnder(fitting, entries, tell, each);
};
