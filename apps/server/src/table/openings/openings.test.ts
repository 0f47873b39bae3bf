import { join } from 'node:path';

import type { NewTable } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { Person } from '../../testing/client.ts';
import { FollowedGame } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { fillTurn } from '../../testing/play.ts';
import type { Begun, TableBeginning } from '../games/newTable.ts';
import { beginTable } from '../games/newTable.ts';
import { Openings } from './openings.ts';
import type { OpeningWork } from './openings.ts';
import { OpeningThread } from './openingThread.ts';

const loader = new URL('../../../../cli/bin/typescript.mjs', import.meta.url).href;

const position = { edition: 'lancashire', seats: 2, era: 'rail', round: 3 };

const tableOf = (more: Partial<NewTable> = {}): NewTable => ({
  ...newTable('lancashire', 'pp'),
  seed: '',
  nonce: 'one',
  mine: [0],
  ...more,
});

/** Work that is done when a test says so. */
class HeldWork implements OpeningWork {
  readonly begun: string[] = [];
  #end: (() => void) | undefined;
  isClosed = false;

  begin(beginning: TableBeginning): Promise<Begun> {
    this.begun.push(beginning.id);
    return new Promise((resolve) => (this.#end = () => resolve(beginTable(beginning))));
  }

  /** Ends what is in work. */
  end(): void {
    this.#end?.();
  }

  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }
}

const task = (id: string, more: Partial<NewTable> = { position }): TableBeginning => ({
  table: tableOf(more),
  id,
  begun: 0,
  newestKnown: Infinity,
});

describe('openings', () => {
  it('that take long wait for each other, in turn between addresses', async () => {
    const work = new HeldWork();
    const openings = new Openings(work);
    const all = [
      openings.begin(task('a1'), 'a'),
      openings.begin(task('a2'), 'a'),
      openings.begin(task('b1'), 'b'),
      openings.begin(task('c1'), 'c'),
    ];
    for (let done = 1; done <= all.length; done++) {
      expect(work.begun).toHaveLength(done);
      work.end();
      await expect.poll(() => work.begun.length).toBe(Math.min(done + 1, all.length));
    }
    expect(work.begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    for (const one of all) expect(await one).toMatchObject({ ok: true });
  });

  it('are refused if an address has two already, until one is done', async () => {
    const work = new HeldWork();
    const openings = new Openings(work);
    const [first] = [openings.begin(task('a1'), 'a'), openings.begin(task('a2'), 'a')];
    expect(await openings.begin(task('a3'), 'a')).toBe('busy');
    // A table from the set-up takes no time.
    expect(await openings.begin(task('a4', {}), 'a')).toMatchObject({ ok: true });
    work.end();
    await first;
    await expect.poll(() => work.begun).toEqual(['a1', 'a2']);
    void openings.begin(task('a5'), 'a');
    work.end();
    await expect.poll(() => work.begun).toEqual(['a1', 'a2', 'a5']);
  });

  it('are refused if very many wait, also where a proxy speaks for everybody', async () => {
    const openings = new Openings(new HeldWork());
    for (let count = 0; count < 65; count++) void openings.begin(task(`${count}`), undefined);
    expect(await openings.begin(task('more'), undefined)).toBe('busy');
  });

  it('go on after one that fails', async () => {
    let isFirst = true;
    const openings = new Openings({
      begin: (beginning) => {
        if (!isFirst) return Promise.resolve(beginTable(beginning));
        isFirst = false;
        return Promise.reject(new Error('no memory'));
      },
      close: () => Promise.resolve(),
    });
    const [failed, next] = [openings.begin(task('1'), 'a'), openings.begin(task('2'), 'a')];
    await expect(failed).rejects.toThrow('no memory');
    expect(await next).toMatchObject({ ok: true });
  });
});

it('a thread answers as this one does, also after it has ended', async () => {
  const thread = new OpeningThread(loader);
  onTestFinished(() => thread.close());
  const wrong = { edition: 'lancashire', seats: 2, tiles: { 'nowhere#1': { seat: 7 } } };
  for (const one of [task('a'), task('b', { position: wrong }), task('c', { record: 'nothing' })]) {
    const begun = await thread.begin(one);
    const expected = beginTable(one);
    const plain = (given: Begun): unknown =>
      given.ok ? { ...given.value, sheet: { ...given.value.sheet, seed: '' } } : given;
    expect(plain(begun)).toEqual(plain(expected));
    await thread.close();
  }
});

it('while an opening is worked on, everybody else is answered', async () => {
  const work = new HeldWork();
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { openings: work });
  const [ada, ben] = [Person.known(server.port), Person.known(server.port)];
  const { game } = await ben.open({ ...newTable('lancashire', 'pr'), mine: [0] });
  await ben.connect();
  const followed = new FollowedGame(ben, game, 0 as never);
  await followed.join();
  await followed.until(() => followed.actor === followed.viewer);
  let isOpen = false;
  const opened = ada.open(tableOf({ position })).then((made) => {
    isOpen = true;
    return made;
  });
  await expect.poll(() => work.begun.length).toBe(1);
  const { seq } = followed;
  expect(await ben.ask('commit', game, followed.viewer, seq, fillTurn(followed, 1))).toBeUndefined();
  await followed.until(() => followed.seq > seq);
  expect(await ben.get('/api/mine')).toContain(game);
  expect(isOpen).toBe(false);
  work.end();
  expect((await opened).game).toBe(work.begun[0]);
  await server.close();
  expect(work.isClosed).toBe(true);
});
