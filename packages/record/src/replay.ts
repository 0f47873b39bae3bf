import { check, done, fail, faultWithin, findLegal } from '@coalbrook/rules';
import type { Action, InputFault, Refusal, Result, Tell } from '@coalbrook/rules';

import { openGame } from './game.ts';
import type { Game } from './game.ts';
import { parseAction } from './notation.ts';
import { readDraw } from './readDraw.ts';
import type { Entry, GameRecord } from './record.ts';

/** The first entry at which a record and the rules diverge. */
export type Divergence =
  | { readonly seq: number; readonly kind: 'input'; readonly fault: InputFault }
  | { readonly seq: number; readonly kind: 'refused'; readonly what: string; readonly refusal: Refusal }
  | { readonly seq: number; readonly kind: 'check'; readonly expected: string; readonly found: string };

/** What an entry stands for: the action of a seat, or what chance drew. */
export type Played = Action | readonly number[];

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

/** Plays one entry. Fails if the rules forbid it or lead to another position; the game may then be one entry ahead. */
export const follow = (game: Game, entry: Entry, tell?: Tell): Outcome => {
  const { seq } = entry;
  const outcome = entry.who === 'chance' ? followChance(game, entry, tell) : followSeat(game, entry, tell);
  if (!outcome.ok) return outcome;
  const found = game.entries[game.entries.length - 1]?.check ?? '';
  return found === entry.check ? outcome : fail({ seq, kind: 'check', expected: entry.check, found });
};

/** Replays a whole record; `each` sees the game after every entry. */
export const replay = (
  { header, entries }: GameRecord,
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
