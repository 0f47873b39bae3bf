import type { Seat } from '@coalbrook/rules';
import type { NewNotes, Notebook } from '@coalbrook/wire/online';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Notes } from './notes.ts';

const SEAT = 0 as Seat;

/** A server that keeps the notes of one seat. */
class FakeShelf {
  stored: Notebook = { version: 0, text: '' };
  isOffline = false;
  writes = 0;

  readonly notes = () =>
    Promise.resolve(
      this.isOffline ? { ok: false as const, failed: 'offline' } : { ok: true as const, value: this.stored },
    );

  readonly note = ({ version, text }: NewNotes) => {
    if (this.isOffline) return Promise.resolve({ ok: false as const, failed: 'offline' });
    this.writes++;
    if (text !== this.stored.text) {
      if (version !== this.stored.version) return Promise.resolve({ ok: false as const, failed: 'changed' });
      this.stored = { version: version + 1, text };
    }
    return Promise.resolve({ ok: true as const, value: { version: this.stored.version } });
  };
}

let kept: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);

const open = async (shelf: FakeShelf): Promise<Notes> => {
  const notes = new Notes('g', SEAT, shelf);
  await vi.advanceTimersByTimeAsync(0);
  return notes;
};

describe('notes', () => {
  it('are saved when somebody stops writing, once', async () => {
    const shelf = new FakeShelf();
    const notes = await open(shelf);
    expect(notes.state.status).toBe('saved');
    for (const text of ['B', 'Be', 'Ben']) notes.write(text);
    expect([notes.state.status, shelf.writes]).toEqual(['changed', 0]);
    await rest();
    expect([shelf.stored, shelf.writes, notes.state.status]).toEqual([{ version: 1, text: 'Ben' }, 1, 'saved']);
    expect((await open(shelf)).state.text).toBe('Ben');
  });

  it('are kept on the device while there is no network, also after a reload', async () => {
    const shelf = new FakeShelf();
    const notes = await open(shelf);
    shelf.isOffline = true;
    notes.write('port');
    await vi.advanceTimersByTimeAsync(1000);
    expect(notes.state).toEqual({ text: 'port', status: 'unsent', isMerged: false });
    notes.close();
    shelf.isOffline = false;
    const again = await open(shelf);
    await rest();
    expect([again.state.text, again.state.isMerged, shelf.stored.text]).toEqual(['port', false, 'port']);
    expect(kept.size).toBe(0);
  });

  it('follow another device', async () => {
    const shelf = new FakeShelf();
    const notes = await open(shelf);
    shelf.stored = { version: 1, text: 'by phone' };
    await notes.hear(1);
    expect(notes.state).toEqual({ text: 'by phone', status: 'saved', isMerged: false });
  });

  it('of two devices are both kept, and it is said', async () => {
    const shelf = new FakeShelf();
    const [one, two] = [await open(shelf), await open(shelf)];
    one.write('coal');
    await rest();
    two.write('iron');
    await rest();
    expect(shelf.stored).toEqual({ version: 2, text: 'coal\n\niron' });
    expect(two.state).toEqual({ text: 'coal\n\niron', status: 'saved', isMerged: true });
    await one.hear(2);
    expect(one.state.text).toBe('coal\n\niron');
    two.write('coal\n\niron and beer');
    expect(two.state.isMerged).toBe(false);
  });

  it('that do not fit together stay as they are, until one is shortened', async () => {
    const shelf = new FakeShelf();
    const notes = await open(shelf);
    notes.write('x'.repeat(3000));
    shelf.stored = { version: 4, text: 'y'.repeat(3000) };
    await rest();
    expect(notes.state).toEqual({ text: 'x'.repeat(3000), status: 'tooLong', isMerged: false });
    expect(shelf.stored.text).toBe('y'.repeat(3000));
    notes.write('x'.repeat(2000));
    await rest();
    expect([notes.state.status, shelf.stored.text]).toEqual(['tooLong', 'y'.repeat(3000)]);
    notes.write('x'.repeat(900));
    await rest();
    expect(shelf.stored.text).toBe(`${'y'.repeat(3000)}\n\n${'x'.repeat(900)}`);
    expect(notes.state).toEqual({ text: shelf.stored.text, status: 'saved', isMerged: true });
  });

  it('written while they are being saved are saved next', async () => {
    const shelf = new FakeShelf();
    const notes = await open(shelf);
    notes.write('a');
    const saving = notes.save();
    notes.write('ab');
    await saving;
    expect(notes.state).toMatchObject({ text: 'ab', status: 'changed' });
    await rest();
    expect(shelf.stored.text).toBe('ab');
  });
});
