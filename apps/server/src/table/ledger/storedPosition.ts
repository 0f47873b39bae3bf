import type { NamedCells } from '@coalbrook/rules';

/**
 * The position after the last entry of a game, as its row holds it: for a time when the rules have changed. Undefined if
 * there is none yet, or in the form of an earlier version.
 */
export const readPosition = (text: string): NamedCells | undefined => {
  const cells = text === '' ? {} : (JSON.parse(text) as NamedCells);
  return Object.hasOwn(cells, 'awaits') || Object.hasOwn(cells, 'phase') ? cells : undefined;
};
