/** Commands for the unfinished turn, and for plans. */

import { mayRedo, mayUndo } from '../session/gameSnapshot.ts';
import { hasHints, mayHint } from '../session/mayHint.ts';
import { maySketch } from '../session/sketch.ts';
import { always } from './command.ts';
import type { TableCommand } from './command.ts';
import type { DeskModel } from './useDesk.ts';

/** Whether there is a selection, or a reason why something was not selected. */
const isTouched = ({ selection, refusal }: DeskModel): boolean => selection.length > 0 || refusal !== undefined;

export const turnCommands: readonly TableCommand[] = [
  {
    id: 'confirm',
    group: 'turn',
    keys: ['Enter', 'Control+Enter'],
    label: ({ texts }) => texts.commands.confirm,
    isEnabled: ({ desk, snapshot }) =>
      desk.ready !== undefined || ['complete', 'reveals'].includes(snapshot.frame.stage),
    run: ({ desk }) => desk.confirm(),
  },
  {
    id: 'endTurn',
    group: 'turn',
    keys: ['e'],
    label: ({ texts, snapshot }) => (snapshot.isSketch ? texts.commands.planOn : texts.commands.endTurn),
    isEnabled: ({ desk, snapshot }) => desk.completes || ['complete', 'reveals'].includes(snapshot.frame.stage),
    run: ({ desk }) => desk.commit(),
  },
  {
    id: 'undo',
    group: 'turn',
    keys: ['u', 'Control+z'],
    label: ({ texts }) => texts.commands.undo,
    isEnabled: ({ snapshot }) => mayUndo(snapshot),
    run: ({ desk }) => desk.undo(),
  },
  {
    id: 'redo',
    group: 'turn',
    keys: ['r', 'Control+y', 'Control+Shift+z'],
    label: ({ texts }) => texts.commands.redo,
    isEnabled: ({ snapshot }) => mayRedo(snapshot),
    run: ({ desk }) => desk.redo(),
  },
  {
    id: 'hint',
    group: 'turn',
    keys: ['Shift+h'],
    label: ({ texts }) => texts.commands.hint,
    isOffered: ({ snapshot }) => hasHints(snapshot),
    isEnabled: ({ snapshot }) => mayHint(snapshot),
    run: ({ screen }) => screen.toggleHint(),
  },
  {
    id: 'clear',
    group: 'turn',
    keys: ['Escape'],
    label: ({ texts, snapshot }) => (snapshot.isSketch ? texts.commands.clearOrLeave : texts.commands.clear),
    isEnabled: ({ desk, snapshot }) => isTouched(desk) || snapshot.isSketch,
    run: ({ desk, screen }) => (isTouched(desk) ? desk.clear() : screen.stepBack()),
  },
  {
    id: 'plan',
    group: 'turn',
    keys: ['0'],
    label: ({ texts, snapshot }) => (snapshot.isSketch ? texts.commands.leavePlan : texts.commands.plan),
    isEnabled: ({ snapshot }) => snapshot.isSketch || maySketch(snapshot),
    run: ({ screen: { sketching }, snapshot }) => (snapshot.isSketch ? sketching.leave() : sketching.begin()),
  },
  {
    id: 'planAgain',
    group: 'turn',
    keys: [],
    label: ({ texts }) => texts.commands.planAgain,
    isOffered: ({ snapshot }) => snapshot.isSketch,
    isEnabled: always,
    run: ({ screen }) => screen.sketching.again(),
  },
];
