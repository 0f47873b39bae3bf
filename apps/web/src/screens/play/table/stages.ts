/** What a table is occupied with, as far as its layout depends on it. */

import type { TableModel } from './tableModel.ts';

/** The end of an era is being counted. */
export const isCounting = ({ count }: TableModel): boolean => count.isShown && count.end !== undefined;

export const isExplaining = (model: TableModel): boolean => model.explanation.isOpen && !isCounting(model);

/** The game is over, and its end is looked at. */
const isOver = ({ snapshot: { shown, frame } }: TableModel): boolean => shown.mode === 'live' && frame.stage === 'over';

/** Rounds go on: while an era is counted and after the game, the order of a round says nothing. */
export const hasRounds = (model: TableModel): boolean => !isCounting(model) && !isOver(model);

/** Nobody plays cards here now: a game is watched, counted or over, and the room of the hand is given to others. */
export const isQuiet = (model: TableModel): boolean => model.session.isWatching || !hasRounds(model);
