/** Every command of the table, defined once for buttons, shortcut keys, the list of keys and the palette. */

import { asks, kinds } from '@coalbrook/rules';
import type { Kind, PlaceId, Seat, Table, View } from '@coalbrook/rules';

import { stacksOf } from '../hand/cardFace.ts';
import type { Messages } from '../language/english.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { maySketch } from '../session/sketch.ts';
import type { Sketching } from '../session/sketch.ts';
import type { Target } from '../target/target.ts';
import { turnKinds } from '../target/turnKinds.ts';
import { keyOfKind } from './kindKeys.ts';
import type { DeskModel } from './useDesk.ts';
import type { DeskWords } from './useWords.ts';

/** Sheets that can open over the table. */
export type SheetName = 'aid' | 'help' | 'palette' | 'deck' | 'progress' | 'compare';
/** Areas of the table that have a shortcut key. */
export type FocusArea = 'map' | 'hand' | 'desk' | 'seats' | 'journal';

/** What commands can do to the screen around the table. */
export interface TableScreenControls {
  show(sheet: SheetName): void;
  openMat(seat: Seat): void;
  focus(part: FocusArea): void;
  /** Shows a place on the map. */
  find(place: PlaceId): void;
  /** Shows what changed since the viewer's last turn, or hides it. */
  toggleNews(): void;
  /** Makes the pieces of a seat stand out, or no longer. */
  toggleSpotlight(seat: Seat): void;
  /** Hides everything but the board, or brings it back. */
  toggleBare(): void;
  readonly sketching: Sketching;
  /** Closes what covers the map, or leaves a plan. */
  stepBack(): void;
  /** Shows the card about what has the focus or lies under the pointer. */
  inspect(): void;
  switchTheme(): void;
  /** The name of the language that the key switches to. */
  readonly nextLanguage: string;
  switchLanguage(): void;
}

/** Everything a command can use. */
export interface CommandContext {
  readonly table: Table;
  readonly view: View;
  readonly desk: DeskModel;
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly words: DeskWords;
  readonly texts: Messages['desk'];
  readonly screen: TableScreenControls;
}

export type CommandGroup = keyof Messages['desk']['groups'];

export interface TableCommand {
  readonly id: string;
  readonly group: CommandGroup;
  /** `KeyboardEvent.key`, prefixed with `Control+` or `Control+Shift+`. The first one is shown. */
  readonly keys: readonly string[];
  label(context: CommandContext): string;
  /** Whether this game has the command at all; omitted if every game has it. */
  isOffered?(context: CommandContext): boolean;
  isEnabled(context: CommandContext): boolean;
  run(context: CommandContext): void;
}

const always = (): boolean => true;

const ofKind = (kind: Kind): TableCommand => ({
  id: `kind:${kind}`,
  group: 'act',
  keys: [keyOfKind(kind)],
  label: ({ words }) => words.kind(kind),
  isOffered: ({ table }) => table.rules[kinds.indexOf(kind)] !== undefined,
  // An impossible kind of action explains itself; an answer exists only when it is asked for.
  isEnabled: ({ table, view, desk }) =>
    desk.isOpen &&
    (((view.awaits === asks.action || desk.stopping !== undefined) && turnKinds(table).includes(kind)) ||
      desk.offers.some(({ action }) => action.kind === kind)),
  run: ({ desk }) => desk.pick({ on: 'kind', kind }),
});

/** The nth card of the hand. */
const cardAt = ({ table, view, snapshot }: CommandContext, index: number): Target | undefined => {
  const { viewer } = snapshot.frame;
  const stack = viewer < 0 ? undefined : stacksOf(table, view, viewer)?.[index];
  return stack && { on: 'card', card: stack.card };
};

const MOST_CARDS = 9;

const card = (index: number): TableCommand => ({
  id: `card:${index + 1}`,
  group: 'act',
  keys: [String(index + 1)],
  label(context) {
    const target = cardAt(context, index);
    return target?.on === 'card' ? context.words.things.card(target.card) : context.texts.commands.card(index + 1);
  },
  isOffered: (context) => cardAt(context, index) !== undefined,
  isEnabled: (context) => context.desk.isOpen && cardAt(context, index) !== undefined,
  run(context) {
    const target = cardAt(context, index);
    if (target) context.desk.pick(target);
  },
});

const part = (name: FocusArea, key: string): TableCommand => ({
  id: name,
  group: 'look',
  keys: key === '' ? [] : [key],
  label: ({ texts }) => texts.commands[name],
  isEnabled: always,
  run: ({ screen }) => screen.focus(name),
});

const sheet = (name: SheetName, keys: readonly string[]): TableCommand => ({
  id: name,
  group: name === 'help' || name === 'palette' ? 'other' : 'look',
  keys,
  label: ({ texts }) => texts.commands[name],
  isEnabled: always,
  run: ({ screen }) => screen.show(name),
});

/** Whether there is a selection, or a reason why something was not selected. */
const isTouched = ({ selection, refusal }: DeskModel): boolean => selection.length > 0 || refusal !== undefined;

const isTelling = ({ snapshot }: CommandContext): boolean => snapshot.shown.mode === 'telling';

const goTo = ({ session, snapshot }: CommandContext, seq: number): void => {
  void session.goTo(seq >= snapshot.frame.seq ? undefined : Math.max(0, seq));
};

export const commands: readonly TableCommand[] = [
  ...kinds.filter((kind) => keyOfKind(kind) !== '').map(ofKind),
  ...Array.from({ length: MOST_CARDS }, (_, index) => card(index)),
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
    isEnabled: ({ snapshot }) => snapshot.frame.canUndo,
    run: ({ desk }) => desk.undo(),
  },
  {
    id: 'redo',
    group: 'turn',
    keys: ['r', 'Control+y', 'Control+Shift+z'],
    label: ({ texts }) => texts.commands.redo,
    isEnabled: ({ snapshot }) => snapshot.frame.canRedo,
    run: ({ desk }) => desk.redo(),
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
  part('map', 'm'),
  part('hand', 'h'),
  part('desk', ''),
  part('seats', ''),
  part('journal', 'j'),
  {
    id: 'mat',
    group: 'look',
    keys: ['a'],
    label: ({ texts }) => texts.commands.mat,
    isEnabled: ({ snapshot }) => snapshot.frame.viewer >= 0,
    run: ({ screen, snapshot }) => screen.openMat(snapshot.frame.viewer),
  },
  {
    id: 'news',
    group: 'look',
    keys: [';'],
    label: ({ texts }) => texts.commands.news,
    isEnabled: ({ snapshot }) => snapshot.frame.viewer >= 0 && snapshot.shown.mode === 'live',
    run: ({ screen }) => screen.toggleNews(),
  },
  {
    id: 'network',
    group: 'look',
    keys: ["'"],
    label: ({ texts }) => texts.commands.network,
    isEnabled: ({ snapshot }) => snapshot.frame.viewer >= 0,
    run: ({ screen, snapshot }) => screen.toggleSpotlight(snapshot.frame.viewer),
  },
  {
    id: 'bare',
    group: 'look',
    keys: ['#'],
    label: ({ texts }) => texts.commands.bare,
    isEnabled: always,
    run: ({ screen }) => screen.toggleBare(),
  },
  sheet('deck', ['q']),
  sheet('progress', ['v']),
  sheet('compare', []),
  sheet('aid', ['F1']),
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
  {
    id: 'theme',
    group: 'other',
    keys: ['t'],
    label: ({ texts }) => texts.commands.theme,
    isEnabled: always,
    run: ({ screen }) => screen.switchTheme(),
  },
  {
    id: 'language',
    group: 'other',
    keys: ['g'],
    label: ({ screen }) => screen.nextLanguage,
    isEnabled: always,
    run: ({ screen }) => screen.switchLanguage(),
  },
  sheet('help', ['?']),
  sheet('palette', ['/', 'Control+k']),
];

/** The commands that can be given now. */
export const enabledCommands = (context: CommandContext): readonly TableCommand[] =>
  commands.filter((command) => (command.isOffered?.(context) ?? true) && command.isEnabled(context));

/** The commands of this game, for the list of keys. */
export const offeredCommands = (context: CommandContext): readonly TableCommand[] =>
  commands.filter((command) => command.isOffered?.(context) ?? true);

/** The relevant part of a key press. AltGr types characters on many keyboards and comes with other modifiers. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'getModifierState'>;

/** The name of a key as used in `TableCommand.keys`. */
export const keyName = (press: Press): string => {
  const { key, ctrlKey, metaKey, shiftKey } = press;
  const plain = key.length === 1 ? key.toLowerCase() : key;
  const isModified = (ctrlKey || metaKey) && !press.getModifierState('AltGraph');
  if (!isModified) return plain;
  return shiftKey && key.length === 1 ? `Control+Shift+${plain}` : `Control+${plain}`;
};

/** The command of a key right now. If kinds share a key, the one that is possible. */
export const commandFor = (context: CommandContext, key: string): TableCommand | undefined => {
  const meant = enabledCommands(context).filter((command) => command.keys.includes(key));
  const leads = ({ id }: TableCommand): boolean => context.desk.lit.has(id) || context.desk.chosen.has(id);
  return meant.find(leads) ?? meant[0];
};
