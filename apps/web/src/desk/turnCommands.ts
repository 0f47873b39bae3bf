/** Commands for the unfinished turn, and for plans. */

import type { DeskCommand } from '@coalbrook/desk';

import { mayHint } from '../session/mayHint.ts';
import { maySketch } from '../session/sketch.ts';
import { always } from './command.ts';
import type { TableCommand } from './command.ts';

/** Something that can be asked of the desk itself. */
const ofDesk = (id: DeskCommand, keys: readonly string[], label: TableCommand['label']): TableCommand => ({
  id,
  group: 'turn',
  keys,
  label,
  isEnabled: ({ state }) => state.can.has(id),
  run: ({ desk }) => desk.do(id),
});

export const turnCommands: readonly TableCommand[] = [
  ofDesk('confirm', ['Enter', 'Control+Enter'], ({ texts }) => texts.commands.confirm),
  ofDesk('endTurn', ['e'], ({ texts, snapshot }) =>
    snapshot.isSketch ? texts.commands.planOn : texts.commands.endTurn,
  ),
  ofDesk('undo', ['u', 'Control+z'], ({ texts }) => texts.commands.undo),
  ofDesk('redo', ['r', 'Control+y', 'Control+Shift+z'], ({ texts }) => texts.commands.redo),
  {
    id: 'nextTable',
    group: 'turn',
    keys: ['Shift+e'],
    label: ({ texts }) => texts.commands.nextTable,
    isOffered: ({ screen }) => screen.nextTable !== undefined,
    isEnabled: always,
    run: ({ screen }) => screen.nextTable?.(),
  },
  {
    id: 'hint',
    group: 'turn',
    keys: ['Shift+h'],
    label: ({ texts }) => texts.commands.hint,
    isOffered: ({ snapshot }) => snapshot.canAskCoach,
    isEnabled: ({ snapshot }) => mayHint(snapshot),
    run: ({ screen }) => screen.toggleHint(),
  },
  {
    id: 'sellAll',
    group: 'turn',
    keys: ['Shift+s'],
    label: ({ texts }) => texts.commands.sellAll,
    isEnabled: ({ state }) => state.sales?.canSellMore ?? false,
    run: ({ state }) => state.sales?.chooser.all(),
  },
  {
    id: 'clear',
    group: 'turn',
    keys: ['Escape'],
    label: ({ texts, snapshot }) => (snapshot.isSketch ? texts.commands.clearOrLeave : texts.commands.clear),
    isEnabled: ({ state, snapshot }) => state.can.has('clear') || snapshot.isSketch,
    run: ({ desk, state, screen }) => (state.can.has('clear') ? desk.do('clear') : screen.stepBack()),
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
