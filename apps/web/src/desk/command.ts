import type { Desk, DeskState } from '@coalbrook/desk';
import type { PlaceId, Seat, Table, View } from '@coalbrook/rules';

import type { Messages } from '../language/english.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import type { Sketching } from '../session/sketch.ts';
import type { DeskWords } from './useWords.ts';

/** Sheets that can open over the table. */
export type SheetName = 'aid' | 'help' | 'palette' | 'towns' | 'deck' | 'progress' | 'compare';
/** Areas of the table that have a shortcut key. */
export type FocusArea = 'map' | 'hand' | 'desk' | 'seats' | 'journal' | 'talk' | 'text';
/** What can be asked and is answered in words: the turn and what it would do, what everybody has, and so on. */
export type SpokenQuestion = 'turn' | 'purses' | 'cards' | 'markets' | 'merchants' | 'moves' | 'worth';

/** The mat beside the map. */
export interface Docking {
  /** Whether the window has room for it. */
  readonly isPossible: boolean;
  readonly isDocked: boolean;
  toggle(): void;
}

/** What commands can do to the screen around the table. */
export interface TableScreenControls {
  show(sheet: SheetName): void;
  openMat(seat: Seat): void;
  focus(part: FocusArea): void;
  /** Answers in words, for screen readers. */
  answer(question: SpokenQuestion): void;
  /** Says everything about a place. */
  describe(place: PlaceId): void;
  /** Says why something typed could not be done. */
  say(sentences: readonly string[]): void;
  /** Shows a place on the map. */
  find(place: PlaceId): void;
  /** Shows what changed since the viewer's last turn, or hides it. */
  toggleNews(): void;
  /** Makes the pieces of a seat stand out, or no longer. */
  toggleSpotlight(seat: Seat): void;
  /** Hides everything but the board, or brings it back. */
  toggleBare(): void;
  readonly docking: Docking;
  readonly sketching: Sketching;
  /** Gives a hint, or takes it away. */
  toggleHint(): void;
  /** Closes what covers the map, or leaves a plan. */
  stepBack(): void;
  /** The way to the next online table that waits; undefined if none does. */
  readonly nextTable: (() => void) | undefined;
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
  readonly desk: Desk;
  /** What the desk shows. */
  readonly state: DeskState;
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
  /** As named by `keyName`. The first one is shown. */
  readonly keys: readonly string[];
  label(context: CommandContext): string;
  /** Whether this game has the command at all; omitted if every game has it. */
  isOffered?(context: CommandContext): boolean;
  isEnabled(context: CommandContext): boolean;
  run(context: CommandContext): void;
}

/** For commands that can always be given. */
export const always = (): boolean => true;

/** Opens a sheet over the table. */
export const sheetCommand = (name: SheetName, group: CommandGroup, keys: readonly string[]): TableCommand => ({
  id: name,
  group,
  keys,
  label: ({ texts }) => texts.commands[name],
  isEnabled: always,
  run: ({ screen }) => screen.show(name),
});
