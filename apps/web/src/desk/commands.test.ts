import { editions } from '@coalbrook/editions';
import { asks, makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { keyOf } from '../target/target.ts';
import type { Target } from '../target/target.ts';
import { turnKinds } from '../target/turnKinds.ts';
import type { CommandContext, TableCommand } from './command.ts';
import { commandFor, commands } from './commands.ts';
import { keyName } from './keyName.ts';
import { keyOfKind } from './kindKeys.ts';

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
    desk: {
      isOpen: true,
      offers: [],
      selection: [],
      lit: new Set(),
      chosen: new Set(),
      ready: undefined,
      refusal: undefined,
    },
    snapshot: {
      isRemote: true,
      frame: { stage: 'open', canUndo: false, canRedo: false, viewer: -1 },
      shown: { mode: 'live', seq: 0 },
    },
    screen: { docking: { isPossible: false } },
  } as unknown as CommandContext;

  it('finds the command of a key', () => {
    expect(commandFor(context, 'b')?.id).toBe('kind:build');
    expect(commandFor(context, '?')?.id).toBe('help');
  });

  it('finds no command that is disabled', () => {
    expect(commandFor(context, 'u')).toBeUndefined();
    expect(commandFor(context, 'Enter')).toBeUndefined();
    expect(commandFor(context, 'w')).toBeUndefined();
  });
});

describe('running a command', () => {
  const made = makeTable(editions[0], { seats: 2 });
  if (!made.ok) throw new Error('no table');
  const { value: table } = made;

  interface Situation {
    readonly desk?: object;
    readonly frame?: object;
    readonly snapshot?: object;
    readonly shown?: object;
    readonly docking?: object;
  }

  /** Records what a command does to the desk, the session and the screen. */
  const situation = ({ desk, frame, snapshot, shown, docking }: Situation, done: string[] = []): CommandContext => {
    const note = (name: string) => (): void => void done.push(name);
    return {
      table,
      view: { awaits: asks.action, hand: new Int16Array(table.seats * table.cards.length) },
      desk: {
        isOpen: true,
        offers: [],
        selection: [],
        lit: new Set(),
        chosen: new Set(),
        undo: note('undo'),
        redo: note('redo'),
        confirm: note('confirm'),
        commit: note('commit'),
        clear: note('clear'),
        ...desk,
      },
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
    commandFor(context, key)?.run(context);
    return done;
  };

  it('undoes and redoes only what can be undone and redone', () => {
    for (const key of ['u', 'Control+z']) {
      expect(press(key, { frame: { canUndo: true } })).toEqual(['undo']);
      expect(press(key, { frame: { canUndo: false, canRedo: true } })).toEqual([]);
      expect(press(key, { frame: { canUndo: true }, snapshot: { sending: 'unsent' } })).toEqual(['undo']);
      expect(press(key, { frame: { canUndo: true }, snapshot: { sending: 'sent' } })).toEqual([]);
    }
    for (const key of ['r', 'Control+y', 'Control+Shift+z']) {
      expect(press(key, { frame: { canRedo: true } })).toEqual(['redo']);
      expect(press(key, { frame: { canUndo: true, canRedo: false } })).toEqual([]);
      expect(press(key, { frame: { canRedo: true }, snapshot: { sending: 'unsent' } })).toEqual([]);
    }
  });

  it('confirms a ready action or the end of a turn', () => {
    expect(press('Enter', { desk: { ready: {} } })).toEqual(['confirm']);
    expect(press('Enter', { frame: { stage: 'complete' } })).toEqual(['confirm']);
    expect(press('Enter', { frame: { stage: 'reveals' } })).toEqual(['confirm']);
    expect(press('Enter', { frame: { stage: 'waiting' } })).toEqual([]);
  });

  it('ends a turn only when it is complete, or when something is revealed', () => {
    const stages = ['open', 'complete', 'reveals', 'waiting', 'over'];
    expect(stages.map((stage) => press('e', { frame: { stage } }).length)).toEqual([0, 1, 1, 0, 0]);
  });

  it('ends a turn with a ready action that completes it', () => {
    expect(press('e', { desk: { ready: {}, completes: true } })).toEqual(['commit']);
    expect(press('e', { desk: { ready: {}, completes: false } })).toEqual([]);
  });

  it('begins another kind while the action in progress could go on', () => {
    const picked: string[] = [];
    const desk = { pick: (target: Target) => void picked.push(keyOf(target)) };
    const context = situation({ desk });
    const more = { ...context, view: { awaits: asks.more, hand: context.view.hand } } as CommandContext;
    expect(commandFor(more, 'l')).toBeUndefined();
    const stopping = { ...more, desk: { ...more.desk, stopping: { offers: [] } } } as unknown as CommandContext;
    commandFor(stopping, 'l')?.run(stopping);
    expect(picked).toEqual(['kind:loan']);
  });

  it('clears the selection before it leaves a plan', () => {
    const selection = [{ on: 'deck' }];
    expect(press('Escape', {})).toEqual([]);
    expect(press('Escape', { desk: { selection } })).toEqual(['clear']);
    expect(press('Escape', { desk: { refusal: {} } })).toEqual(['clear']);
    expect(press('Escape', { desk: { selection }, snapshot: { isSketch: true } })).toEqual(['clear']);
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

  it('asks for a hint only where one person plays on this device, and when they decide', () => {
    const withPeople = (...kinds: readonly string[]): Situation => ({
      snapshot: { sheet: { sitters: kinds.map((kind) => ({ kind })) } },
    });
    expect(press('Shift+h', {})).toEqual(['hint']);
    expect(press('Shift+h', withPeople('person', 'automaton'))).toEqual(['hint']);
    expect(press('Shift+h', withPeople('person', 'person'))).toEqual([]);
    expect(press('Shift+h', { snapshot: { isRemote: true } })).toEqual([]);
    expect(press('Shift+h', { snapshot: { isSketch: true } })).toEqual([]);
    expect(press('Shift+h', { frame: { stage: 'waiting' } })).toEqual([]);
    expect(press('Shift+h', { shown: { mode: 'past' } })).toEqual([]);
  });
});
