/** A position as text: what one seat could see, and who sat there. */

import { findEdition } from '@coalbrook/editions';
import { readWish, savedFiles } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { Reading } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import type { Sitter } from '@coalbrook/wire';
import type { NewGame } from '@coalbrook/wire';

import { readSitters } from './sitters.ts';

/** The format tag of the file. */
export const POSITION = savedFiles.position;

export interface SharedPosition {
  readonly position: unknown;
  readonly sitters: readonly Sitter[];
}

export const makeSharedPosition = ({ position, sitters }: SharedPosition): string =>
  JSON.stringify({ file: POSITION, version: 1, position, sitters });

/** The game that begins there. The rules decide whether the position is possible. */
export const readSharedPosition = (
  value: Readonly<Record<string, unknown>>,
  seed: string,
): Result<NewGame, readonly InputFault[]> => {
  const reading = new Reading('file');
  const position = reading.fields(value['position'], 'position') ?? {};
  const edition = reading.text(position['edition'], 'position.edition') ?? '';
  // Its board was played on, also if it would be refused now.
  const rules = position['rules'] ?? findEdition(edition)?.rules;
  const game: NewGame = {
    edition,
    wish: { ...readWish(reading, position), ...(typeof rules === 'number' ? { rules } : {}) },
    sitters: readSitters(reading, value['sitters'], 'sitters'),
    seed,
    position,
  };
  return reading.faults.length > 0 ? fail(reading.faults) : done(game);
};
