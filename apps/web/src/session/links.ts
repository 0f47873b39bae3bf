/** Games and positions as links. All of it stands behind the `#` of an address, so that no server learns of it. */

import { shareDraft } from '@coalbrook/record';
import { done, fail, inputFault, questionOf } from '@coalbrook/rules';
import type { InputFault, Result, Table, View } from '@coalbrook/rules';
import type { NewGame, Sitter } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';
import { pack, unpack } from './payload.ts';
import { makeSharedPosition } from './sharedPosition.ts';

/**
 * The same table, to be set up anew. Whoever has the seed can tell every card to come, so the deal is shared only when
 * the game is over; until then the link deals new cards.
 */
export const linkToTable = ({ sheet, frame }: Pick<GameSnapshot, 'sheet' | 'frame'>): Promise<string> => {
  const { header, sitters } = sheet;
  const { edition, seats, options = [], automata = [], files = {} } = header;
  const seed = frame.stage === 'over' ? sheet.seed : '';
  const game: NewGame = { edition, wish: { seats, options, automata, files }, sitters, seed };
  return pack(JSON.stringify(game));
};

/** A position as the text that the shelf takes in; undefined unless somebody is about to choose an action. */
const positionText = (table: Table, view: View, sitters: readonly Sitter[]): string | undefined => {
  const position = shareDraft(table, view);
  return position && makeSharedPosition({ position, sitters });
};

/** What the viewer can see: of the past if that is being looked at, else of the present. */
const viewToShare = ({ shown, shareable }: GameSnapshot): View | undefined =>
  shown.mode === 'past' && questionOf(shown.view) === 'action' ? shown.view : shareable;

/** A position to go on from, without anything that the viewer may not know. */
export const linkToPosition = (snapshot: GameSnapshot): Promise<string> => {
  const view = viewToShare(snapshot);
  const text = view && positionText(snapshot.table, view, snapshot.sheet.sitters);
  return text === undefined ? Promise.reject(new Error('nothing to share yet')) : pack(text);
};

/** A whole game, as `save` writes it. Share it when it is over: it holds what everybody drew. */
export const linkToGame = (saved: string): Promise<string> => pack(saved);

/** An address longer than this is no link of ours. */
const LONGEST = 100_000;

/** The text that a link brings: what a file would hold, for the shelf to take in. */
export const readLink = async (payload: string): Promise<Result<string, InputFault>> => {
  const text = payload.length > LONGEST ? undefined : await unpack(payload);
  if (text !== undefined) return done(text);
  return fail(inputFault({ at: '', document: 'link' }, 'wrongKind', { kind: 'sharedLink' }, payload));
};
