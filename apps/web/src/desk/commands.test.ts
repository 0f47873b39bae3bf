import { editions } from '@coalbrook/editions';
import { asks, makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { turnKinds } from '../target/turnKinds.ts';
import { commandFor, commands, keyName } from './commands.ts';
import type { Command, CommandContext } from './commands.ts';
import { keyOfKind } from './kindKeys.ts';

const isKind = ({ id }: Command): boolean => id.startsWith('kind:');

describe('commands', () => {
  it('have names of their own', () => {
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  });

  it('share no key, but for kinds that no turn has both of', () => {
    const fixed = commands.filter((command) => !isKind(command)).flatMap(({ keys }) => keys);
    expect(new Set(fixed).size).toBe(fixed.length);
    const ofKinds = commands.filter(isKind).flatMap(({ keys }) => keys);
    for (const key of ofKinds) expect(fixed).not.toContain(key);
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
  it('names letters in lower case and modified keys with their modifier', () => {
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
    play: { frame: { stage: 'open', canUndo: false, canRedo: false, viewer: -1 }, shown: { mode: 'live', seq: 0 } },
  } as unknown as CommandContext;

  it('finds the command of a key', () => {
    expect(commandFor(context, 'b')?.id).toBe('kind:build');
    expect(commandFor(context, '?')?.id).toBe('help');
  });

  it('gives no command that cannot be given now', () => {
    expect(commandFor(context, 'u')).toBeUndefined();
    expect(commandFor(context, 'Enter')).toBeUndefined();
    expect(commandFor(context, 'w')).toBeUndefined();
  });
});
