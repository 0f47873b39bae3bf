import { keyOf, turnKinds } from '@coalbrook/desk';
import type { DeskCommand, Target } from '@coalbrook/desk';
import { editions } from '@coalbrook/editions';
import { asks, makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { CommandContext, TableCommand } from './command.ts';
import { commandFor, commands } from './commands.ts';
import { keyName } from './keyName.ts';
import { keyOfKind } from './kindKeys.ts';

/** The keys as they are without the player's own. */
const usual = { singleKeys: true, ownKeys: {} };

const isKind = ({ id }: TableCommand): boolean => id.startsWith('kind:');

describe('commands', () => {
  it('have unique names', () => {
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  });

  it('share a key only between kinds that never occur in the same turn', () => {
    const fixed = commands.filter((command) => !isKind(command)).flatMap(({ keys }) => keys);
    expect(new Set(fixed).size).toBe(fixed.length);
    const ofKinds = commands.filter(isKind).flatMap(({ keys }) => keys);
    for (const key of ofKinds) expect(fixed).not.toContain(key);
  });

  it('need no character that some keyboards hide, apart from the usual ones', () => {
    const shown = commands.flatMap(({ keys }) => keys.slice(0, 1));
    const characters = shown.filter((key) => key.length === 1 && !/[a-z0-9 ]/.test(key));
    expect(characters).toEqual([',', '.', '?', '/']);
  });

  it.each(editions)('$slug: every action of a turn has its own key', (edition) => {
    const made = makeTable(edition, { seats: edition.seats[0] });
    if (!made.ok) throw new Error('no table');
    const keys = turnKinds(made.value).map(keyOfKind);
    expect(keys).not.toContain('');
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('keyName', () => {
  it('writes letters in lower case and modified keys with their modifier', () => {
    const press = (key: string, modifier?: 'ctrlKey' | 'metaKey' | 'AltGraph', shiftKey = false) =>
      keyName({
        key,
        shiftKey,
        ctrlKey: modifier === 'ctrlKey' || modifier === 'AltGraph',
        metaKey: modifier === 'metaKey',
        getModifierState: (name) => name === modifier,
      });
    expect(press('B')).toBe('b');
    expect(press('z', 'ctrlKey')).toBe('Control+z');
    expect(press('z', 'metaKey')).toBe('Control+z');
    expect(press('Z', 'metaKey', true)).toBe('Control+Shift+z');
    expect(press('M', undefined, true)).toBe('Shift+m');
    expect(press('?', undefined, true)).toBe('?');
    expect(press('Enter', 'ctrlKey', true)).toBe('Control+Enter');
    expect(press('[', 'AltGraph')).toBe('[');
    expect(press('Escape')).toBe('Escape');
  });
});

describe('commandFor', () => {
  const made = makeTable(editions[0], { seats: 2 });
  if (!made.ok) throw new Error('no table');
  const context = {
    table: made.value,
    view: { awaits: asks.action },
    state: { isOpen: true, kinds: turnKinds(made.value), lit: new Set(), chosen: new Set(), can: new Set() },
    snapshot: {
      canAskCoach: false,
      frame: { stage: 'open', canUndo: false, canRedo: false, viewer: -1 },
      shown: { mode: 'live', seq: 0 },
    },
    screen: { docking: { isPossible: false } },
  } as unknown as CommandContext;

  it('finds the command of a key', () => {
    expect(commandFor(context, 'b', usual)?.id).toBe('kind:build');
    expect(commandFor(context, '?', usual)?.id).toBe('help');
  });

  it('finds no command that is disabled', () => {
    expect(commandFor(context, 'u', usual)).toBeUndefined();
    expect(commandFor(context, 'Enter', usual)).toBeUndefined();
    expect(commandFor(context, 'w', usual)).toBeUndefined();
  });
});

describe('running a command', () => {
  const made = makeTable(editions[0], { seats: 2 });
  if (!made.ok) throw new Error('no table');
  const { value: table } = made;

  interface Situation {
    /** What can be asked of the desk. */
    readonly can?: readonly DeskCommand[];
    readonly frame?: object;
    readonly snapshot?: object;
    readonly shown?: object;
    readonly docking?: object;
  }

  /** Records what a command does to the desk, the session and the screen. */
  const situation = ({ can, frame, snapshot, shown, docking }: Situation, done: string[] = []): CommandContext => {
    const note = (name: string) => (): void => void done.push(name);
    return {
      table,
      view: { awaits: asks.action, hand: new Int16Array(table.seats * table.cards.length) },
      desk: {
        do: (command: string) => void done.push(command),
        pick: (target: Target) => void done.push(keyOf(target)),
      },
      state: { isOpen: true, kinds: turnKinds(table), lit: new Set(), chosen: new Set(), can: new Set(can) },
      session: {
        goTo: (seq: number | undefined) => void done.push(`go to ${seq}`),
        pause: (isPaused: boolean) => void done.push(isPaused ? 'pause' : 'go on'),
        skip: note('skip'),
      },
      screen: {
        stepBack: note('step back'),
        toggleHint: note('hint'),
        openMat: (seat: number) => void done.push(`mat ${seat}`),
        docking: { isPossible: true, isDocked: false, toggle: note('dock'), ...docking },
      },
      snapshot: {
        sheet: { sitters: [{ kind: 'bot' }, { kind: 'person' }] },
        isSketch: false,
        canAskCoach: true,
        isPaused: false,
        frame: { stage: 'open', canUndo: false, canRedo: false, viewer: 1, seq: 9, ...frame },
        shown: { mode: 'live', seq: 9, ...shown },
        ...snapshot,
      },
    } as unknown as CommandContext;
  };

  const press = (key: string, given: Situation): readonly string[] => {
    const done: string[] = [];
    const context = situation(given, done);
    commandFor(context, key, usual)?.run(context);
    return done;
  };

  it('undoes and redoes only what can be undone and redone', () => {
    for (const key of ['u', 'Control+z']) {
      expect(press(key, { can: ['undo'] })).toEqual(['undo']);
      expect(press(key, { can: ['redo'] })).toEqual([]);
    }
    for (const key of ['r', 'Control+y', 'Control+Shift+z']) {
      expect(press(key, { can: ['redo'] })).toEqual(['redo']);
      expect(press(key, { can: ['undo'] })).toEqual([]);
    }
  });

  it('confirms what is formed, and ends a turn that can end', () => {
    for (const key of ['Enter', 'Control+Enter']) {
      expect(press(key, { can: ['confirm'] })).toEqual(['confirm']);
      expect(press(key, { can: ['endTurn'] })).toEqual([]);
    }
    expect(press('e', { can: ['endTurn'] })).toEqual(['endTurn']);
    expect(press('e', { can: ['confirm'] })).toEqual([]);
  });

  it('touches a kind of action that the desk accepts now', () => {
    expect(press('l', {})).toEqual(['kind:loan']);
    const context = situation({});
    const later = { ...context, state: { ...context.state, kinds: ['stop'] } } as unknown as CommandContext;
    expect(commandFor(later, 'l', usual)).toBeUndefined();
    expect(commandFor(later, 'f', usual)?.id).toBe('kind:stop');
  });

  it('clears the selection before it leaves a plan', () => {
    expect(press('Escape', {})).toEqual([]);
    expect(press('Escape', { can: ['clear'] })).toEqual(['clear']);
    expect(press('Escape', { can: ['clear'], snapshot: { isSketch: true } })).toEqual(['clear']);
    expect(press('Escape', { snapshot: { isSketch: true } })).toEqual(['step back']);
  });

  it('moves through the history up to its ends', () => {
    const past = (seq: number): Situation => ({ shown: { mode: 'past', seq } });
    expect(press(',', past(5))).toEqual(['go to 4']);
    expect(press(',', past(0))).toEqual([]);
    expect(press('.', past(5))).toEqual(['go to 6']);
    expect(press('.', past(8))).toEqual(['go to undefined']);
    expect(press('.', {})).toEqual([]);
    expect(press('z', past(5))).toEqual(['go to undefined']);
    expect(press('z', {})).toEqual([]);
  });

  it('pauses and skips only while telling', () => {
    const telling = { shown: { mode: 'telling' } };
    expect(press(' ', telling)).toEqual(['pause']);
    expect(press(' ', { ...telling, snapshot: { isPaused: true, shown: { mode: 'telling' } } })).toEqual(['go on']);
    expect(press('x', telling)).toEqual(['skip']);
    expect([...press(' ', {}), ...press('x', {})]).toEqual([]);
  });

  it('opens the viewer’s mat', () => {
    expect(press('a', {})).toEqual(['mat 1']);
    expect(press('a', { frame: { viewer: 0 } })).toEqual(['mat 0']);
    expect(press('a', { frame: { viewer: -1 } })).toEqual([]);
  });

  it('docks a mat only where there is room', () => {
    expect(press('Shift+a', {})).toEqual(['dock']);
    expect(press('Shift+a', { docking: { isPossible: false } })).toEqual([]);
  });

  it('asks for a hint only where the coach can be asked, and when the viewer decides', () => {
    expect(press('Shift+h', {})).toEqual(['hint']);
    expect(press('Shift+h', { snapshot: { canAskCoach: false } })).toEqual([]);
    expect(press('Shift+h', { frame: { stage: 'waiting' } })).toEqual([]);
    expect(press('Shift+h', { shown: { mode: 'past' } })).toEqual([]);
  });
});
