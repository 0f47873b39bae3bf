/** What a table is occupied with, as far as its layout depends on it. */

import type { TableModel } from './tableModel.ts';

/** The end of an era is being counted. */
export const isCounting = ({ count }: TableModel): boolean => count.isShown && count.end !== undefined;

export const isExplaining = (model: TableModel): boolean => model.explanation.isOpen && !isCounting(model);

/** Nobody plays cards here now: a game is watched, counted or over, and the room of the hand is given to others. */
export const isQuiet = (model: TableModel): boolean => {
  const { session, snapshot } = model;
  const isOver = snapshot.shown.mode === 'live' && snapshot.frame.stage === 'over';
  return session.isWatching || isOver || isCounting(model);
};
