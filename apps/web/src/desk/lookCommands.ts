/** Commands that show something: a part of the table, a sheet, a moment of the game. */

import { always, sheetCommand } from './command.ts';
import type { CommandContext, FocusArea, TableCommand } from './command.ts';

const part = (name: Exclude<FocusArea, 'talk'>, key: string): TableCommand => ({
  id: name,
  group: 'look',
  keys: [key],
  label: ({ texts }) => texts.commands[name],
  isEnabled: always,
  run: ({ screen }) => screen.focus(name),
});

const isTelling = ({ snapshot }: CommandContext): boolean => snapshot.shown.mode === 'telling';

const goTo = ({ session, snapshot }: CommandContext, seq: number): void => {
  void session.goTo(seq >= snapshot.frame.seq ? undefined : Math.max(0, seq));
};

export const lookCommands: readonly TableCommand[] = [
  part('map', 'm'),
  part('hand', 'h'),
  part('desk', 'Shift+d'),
  part('seats', 'Shift+p'),
  part('journal', 'j'),
  part('text', 't'),
  {
    id: 'mat',
    group: 'look',
    keys: ['a'],
    label: ({ texts }) => texts.commands.mat,
    isEnabled: ({ snapshot }) => snapshot.frame.viewer >= 0,
    run: ({ screen, snapshot }) => screen.openMat(snapshot.frame.viewer),
  },
  {
    id: 'dock',
    group: 'look',
    keys: ['Shift+a'],
    label: ({ texts, screen: { docking } }) => (docking.isDocked ? texts.commands.undock : texts.commands.dock),
    isOffered: ({ screen: { docking } }) => docking.isPossible,
    isEnabled: always,
    run: ({ screen: { docking } }) => docking.toggle(),
  },
  {
    id: 'news',
    group: 'look',
    keys: ['Shift+j'],
    label: ({ texts }) => texts.commands.news,
    isEnabled: ({ snapshot }) => snapshot.frame.viewer >= 0 && snapshot.shown.mode === 'live',
    run: ({ screen }) => screen.toggleNews(),
  },
  {
    id: 'network',
    group: 'look',
    keys: ['Shift+n'],
    label: ({ texts }) => texts.commands.network,
    isEnabled: ({ snapshot }) => snapshot.frame.viewer >= 0,
    run: ({ screen, snapshot }) => screen.toggleSpotlight(snapshot.frame.viewer),
  },
  {
    id: 'bare',
    group: 'look',
    keys: ['Shift+m'],
    label: ({ texts }) => texts.commands.bare,
    isEnabled: always,
    run: ({ screen }) => screen.toggleBare(),
  },
  sheetCommand('deck', 'look', ['q']),
  sheetCommand('progress', 'look', ['v']),
  sheetCommand('compare', 'look', []),
  sheetCommand('aid', 'look', ['F1']),
  {
    id: 'inspect',
    group: 'look',
    keys: ['i'],
    label: ({ texts }) => texts.commands.inspect,
    isEnabled: always,
    run: ({ screen }) => screen.inspect(),
  },
  {
    id: 'earlier',
    group: 'look',
    keys: [',', '['],
    label: ({ texts }) => texts.commands.earlier,
    isEnabled: ({ snapshot }) => snapshot.shown.seq > 0,
    run: (context) => goTo(context, context.snapshot.shown.seq - 1),
  },
  {
    id: 'later',
    group: 'look',
    keys: ['.', ']'],
    label: ({ texts }) => texts.commands.later,
    isEnabled: ({ snapshot }) => snapshot.shown.mode === 'past',
    run: (context) => goTo(context, context.snapshot.shown.seq + 1),
  },
  {
    id: 'present',
    group: 'look',
    keys: ['z'],
    label: ({ texts }) => texts.commands.present,
    isEnabled: ({ snapshot }) => snapshot.shown.mode === 'past',
    run: ({ session }) => void session.goTo(undefined),
  },
  {
    id: 'pause',
    group: 'look',
    keys: [' '],
    label: ({ texts }) => texts.commands.pause,
    isEnabled: isTelling,
    run: ({ session, snapshot }) => session.pause(!snapshot.isPaused),
  },
  {
    id: 'skip',
    group: 'look',
    keys: ['x'],
    label: ({ texts }) => texts.commands.skip,
    isEnabled: isTelling,
    run: ({ session }) => session.skip(),
  },
];
