/** Links to games and positions. Everything is behind the `#` of the address, so no server sees it. */

import { shareDraft } from '@coalbrook/record';
import { done, fail, questionOf } from '@coalbrook/rules';
import type { Result, Table, View } from '@coalbrook/rules';
import { inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import type { NewGame, Sitter } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';
import { pack, unpack } from './payload.ts';
import { makeSharedPosition } from './sharedPosition.ts';

/**
 * The same table, to be set up again. The seed reveals every future card, so the deal is shared only when the game
 * is over; until then the link deals new cards.
 */
export const linkToTable = ({ sheet, frame }: Pick<GameSnapshot, 'sheet' | 'frame'>): Promise<string> => {
  const { header, sitters } = sheet;
  const { edition, seats, options = [], automata = [], files = {} } = header;
  const seed = frame.stage === 'over' ? sheet.seed : '';
  const game: NewGame = { edition, wish: { seats, options, automata, files }, sitters, seed };
  return pack(JSON.stringify(game));
};

/** A position in the form that the shelf imports; undefined unless an action is to be chosen. */
const positionText = (table: Table, view: View, sitters: readonly Sitter[]): string | undefined => {
  const position = shareDraft(table, view);
  return position && makeSharedPosition({ position, sitters });
};

/** What the viewer sees: the past if it is on the board, else the present. */
const viewToShare = ({ shown, shareable }: GameSnapshot): View | undefined =>
  shown.mode === 'past' && questionOf(shown.view) === 'action' ? shown.view : shareable;

/** What the viewer sees, in the form that the shelf imports; undefined if there is nothing to continue from. */
export const sharedTextOf = (snapshot: GameSnapshot): string | undefined => {
  const view = viewToShare(snapshot);
  return view && positionText(snapshot.table, view, snapshot.sheet.sitters);
};

/** A position to continue from, without anything hidden from the viewer. */
export const linkToPosition = (snapshot: GameSnapshot): Promise<string> => {
  const text = sharedTextOf(snapshot);
  return text === undefined ? Promise.reject(new Error('nothing to share yet')) : pack(text);
};

/** A whole game as written by `save`. Share it only when it is over: it reveals every draw. */
export const linkToGame = (saved: string): Promise<string> => pack(saved);

/** Addresses longer than this are not ours. */
const LONGEST = 100_000;

/** The text in a link, in the form that the shelf imports. */
export const readLink = async (payload: string): Promise<Result<string, InputFault>> => {
  const text = payload.length > LONGEST ? undefined : await unpack(payload);
  if (text !== undefined) return done(text);
  return fail(inputFault({ at: '', document: 'link' }, 'wrongKind', { kind: 'sharedLink' }, payload));
};
