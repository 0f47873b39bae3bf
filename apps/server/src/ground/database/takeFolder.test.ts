import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { folder } from '../../testing/fixtures.ts';
import { bundle, bundleNode, NodeProcess } from '../../testing/nodeProcess.ts';
import { lockFolder } from './folderLock.ts';
import { openFolder } from './openDatabase.ts';
import { takeFolder } from './takeFolder.ts';

const onExit = (end: () => void): void => void process.once('exit', end);
const serving = bundle('serveFolder', onExit);

/** Serves a folder in a process of its own. */
const serve = async (place: string, wrapper: readonly string[] = []): Promise<NodeProcess> => {
  const node = await NodeProcess.start(await serving, place, 0, wrapper);
  onTestFinished(() => void node.kill());
  return node;
};

const isUp = async ({ port }: NodeProcess): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/ready`)).status === 200;

describe('a folder', () => {
  it('is served by one process, and by the next as soon as that is dead', async () => {
    const place = folder(onTestFinished);
    const first = await serve(place);
    await expect(serve(place)).rejects.toThrow(`${place} is in use: another server runs on it`);
    expect(await isUp(first)).toBe(true);
    await first.kill();
    const second = await serve(place);
    expect(await isUp(second)).toBe(true);
    await second.stop();
    expect(await isUp(await serve(place))).toBe(true);
  });

  const spaces = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const canUnshare = spawnSync(spaces[0], [...spaces.slice(1), 'true']).status === 0;

  it.runIf(canUnshare)('is served once, also if every server is process 1 of its own container', async () => {
    const place = folder(onTestFinished);
    const first = await serve(place, spaces);
    await expect(serve(place, spaces)).rejects.toThrow('another server runs on it');
    await first.kill();
    // The container may end a little later than what started it.
    await expect.poll(() => serve(place, spaces).then(isUp, () => false), { timeout: 60_000 }).toBe(true);
  });

  it('is served although an earlier version has left the number of a process that lives', async () => {
    const place = folder(onTestFinished);
    const mark = join(place, 'server.pid');
    writeFileSync(mark, String(process.pid));
    expect(await isUp(await serve(place))).toBe(true);
    expect(existsSync(mark)).toBe(false);
  });

  it('is not served while a server of an earlier version runs on it', async () => {
    const place = folder(onTestFinished);
    // It knows no lock, only its file.
    const older = await NodeProcess.start(await bundleNode(), join(place, 'games.db'));
    onTestFinished(() => void older.kill());
    writeFileSync(join(place, 'server.pid'), '1');
    await expect(serve(place)).rejects.toThrow('another server runs on it');
    expect(takeFolder(place, 'replace')).toEqual({ ok: false, fault: 'another server runs on it' });
    expect(await isUp(older)).toBe(true);
    await older.kill();
    expect(await isUp(await serve(place))).toBe(true);
  });

  it('can be read while it is served, and replaced only by whoever is alone with it', async () => {
    const place = folder(onTestFinished);
    const node = await serve(place);
    const read = await openFolder(place, 'read');
    if (!read.ok) throw new Error(read.fault);
    expect(await read.value.database.query('select id from games')).toEqual([]);
    expect(takeFolder(place, 'replace').ok).toBe(false);
    await node.kill();
    expect(takeFolder(place, 'replace').ok).toBe(false);
    await read.value.close();
    const alone = takeFolder(place, 'replace');
    expect(alone.ok).toBe(true);
    expect(lockFolder(place, 'read')).toBeUndefined();
    await expect(serve(place)).rejects.toThrow('is being restored');
    if (alone.ok) alone.value();
    expect(await isUp(await serve(place))).toBe(true);
  });

  it('without games is not made by reading it', async () => {
    const place = join(folder(onTestFinished), 'wrong');
    expect(await openFolder(place, 'read')).toEqual({ ok: false, fault: `there are no games in ${place}` });
    expect(existsSync(place)).toBe(false);
  });
});
