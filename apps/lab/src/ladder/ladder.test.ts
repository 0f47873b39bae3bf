import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import type { LadderTable } from './ladderFigures.ts';
import { ladderPicture } from './ladderPicture.ts';
import { runLadder } from './runLadder.ts';
import type { LadderRun } from './runLadder.ts';
import { mixedGames, ownGames } from './schedule.ts';
import { writeLadder } from './writeLadder.ts';

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-ladder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const priorities = './samples/priorities.ts';

const runIn = (folder: string, change: Partial<LadderRun> = {}): LadderRun => ({
  tables: [{ edition: 'birmingham+introductory', seats: 2 }],
  players: ['apprentice', 'random', priorities],
  games: 6,
  own: 2,
  seed: 'test',
  seconds: 60,
  threads: 1,
  folder,
  signal: new AbortController().signal,
  ...change,
});

/** Everything but the times, which no two runs share. */
const untimed = (tables: readonly LadderTable[] | undefined): unknown =>
  tables?.map((table) => ({ ...table, players: table.players.map((player) => ({ ...player, thinking: undefined })) }));

describe('the schedule', () => {
  const games = mixedGames(5, 3, 30, 'schedule');
  const count = (wanted: (lineup: readonly number[]) => boolean): number =>
    games.filter(({ lineup }) => wanted(lineup)).length;

  it('lets everybody play equally often, in every seat, and never against itself', () => {
    expect(games).toHaveLength(30);
    for (let player = 0; player < 5; player++) {
      for (let seat = 0; seat < 3; seat++) expect(count((lineup) => lineup[seat] === player)).toBe(6);
    }
    for (const { lineup } of games) expect(new Set(lineup).size).toBe(3);
  });

  it('plays every deal with every rotation of the seats', () => {
    const deals = [...new Set(games.map(({ deal }) => deal))];
    expect(deals).toHaveLength(10);
    for (const wanted of deals) {
      const [first, second, third] = games.filter(({ deal }) => deal === wanted).map(({ lineup }) => lineup);
      const [one, two, three] = first;
      expect(second).toEqual([two, three, one]);
      expect(third).toEqual([three, one, two]);
    }
  });

  it('seats few players several times, but not alone', () => {
    for (const { lineup } of mixedGames(2, 4, 40, 'few'))
      expect(lineup.filter((player) => player === 0)).toHaveLength(2);
    for (const { lineup } of mixedGames(2, 3, 40, 'few')) expect(new Set(lineup).size).toBe(2);
  });

  it('never plays the same game twice', () => {
    const few = mixedGames(2, 4, 200, 'few').map(({ lineup, deal }) => `${deal}: ${lineup.join()}`);
    expect(new Set(few).size).toBe(few.length);
    expect(few.some((game) => game.endsWith('0,1,0,1'))).toBe(true);
  });

  it('depends on the seed only, and longer ones begin with shorter ones', () => {
    expect(mixedGames(5, 3, 60, 'schedule').slice(0, 30)).toEqual(games);
    expect(mixedGames(5, 3, 30, 'other')).not.toEqual(games);
    expect(ownGames(2, 3, 2, 'x')).toEqual([
      { lineup: [2, 2, 2], deal: 'x own 0' },
      { lineup: [2, 2, 2], deal: 'x own 1' },
    ]);
  });
});

describe('the ladder of bots', () => {
  it('is the same on any number of threads, and after a stop', async () => {
    const folder = emptyFolder();
    const whole = await runLadder(runIn(folder));
    expect(whole?.map(({ players }) => players.map(({ name }) => name).toSorted())).toEqual([
      ['apprentice', 'priorities', 'random'],
    ]);
    for (const { players } of whole ?? []) {
      expect(players.find(({ name }) => name === 'apprentice')).toMatchObject({ rating: 1000, doubt: 0 });
      expect(players[0].name).toBe('apprentice');
      for (const { own, thinking } of players) {
        expect(own.games).toBe(2);
        expect(own.lowest).toBeLessThanOrEqual(own.points.mean);
        expect(own.winner.mean).toBeGreaterThanOrEqual(own.points.mean);
        expect(thinking.slow).toBeGreaterThanOrEqual(thinking.mean);
      }
    }

    const cut = runIn(emptyFolder(), { threads: 3, signal: AbortSignal.abort() });
    expect(await runLadder(cut)).toBeUndefined();
    // A stop leaves the first part of the results, and in the middle of a line a piece of it.
    for (const name of readdirSync(folder)) {
      const kept = readFileSync(join(folder, name), 'utf8').split('\n');
      writeFileSync(join(folder, name), [...kept.slice(0, 7), '["test deal'].join('\n'));
    }
    expect(untimed(await runLadder(runIn(folder, { threads: 2 })))).toEqual(untimed(whole));
  });

  it('uses kept results, but not those of a player that has changed since', async () => {
    const folder = emptyFolder();
    const bot = join(folder, 'mine.mjs');
    const write = (index: number): void =>
      writeFileSync(bot, `export const mine = { name: 'mine', choose: ({ legal }) => legal.at(${index}) };`);
    const kept = join(folder, 'kept');
    const run = runIn(kept, { players: ['apprentice', bot], games: 2 });
    const lines = (): number =>
      readFileSync(join(kept, 'birmingham+introductory-2.jsonl'), 'utf8').split('\n').length - 1;
    write(0);
    const before = await runLadder(run);
    // Two games of both, and the second own game of each; the first is never taken from the file.
    expect(lines()).toBe(4);
    expect(untimed(await runLadder(run))).toEqual(untimed(before));
    expect(lines()).toBe(4);
    write(-1);
    const after = await runLadder(run);
    // Only the apprentice's own game is still good.
    expect(lines()).toBe(7);
    expect(untimed(after)).not.toEqual(untimed(before));
  });

  it('takes bots from files and programs like any other', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'last.mjs');
    writeFileSync(
      file,
      `import { createInterface } from 'node:readline';
      const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
      const ask = async (request) => {
        console.log(JSON.stringify(request));
        return JSON.parse((await lines.next()).value);
      };
      for (;;) {
        const { legal, over } = await ask({ do: 'legal' });
        if (over) break;
        await ask({ do: 'play', action: legal.at(-1) });
      }
      process.exit();`,
    );
    const run = runIn(join(folder, 'kept'), {
      players: ['apprentice', priorities, `cmd:"${process.execPath}" "${file}"`],
      tables: [{ edition: 'lancashire+introductory', seats: 2 }],
      games: 2,
      own: 1,
    });
    const [table] = (await runLadder(run)) ?? [];
    expect(table.players.map(({ name }) => name).toSorted()).toEqual([
      `"${process.execPath}" "${file}"`,
      'apprentice',
      'priorities',
    ]);
    for (const { thinking } of table.players) expect(thinking.slow).toBeGreaterThan(0);
  });

  it('says in one sentence which program failed', async () => {
    const run = runIn(emptyFolder(), { players: ['apprentice', 'cmd:no-such-program'] });
    await expect(runLadder(run)).rejects.toThrow(
      'cmd:no-such-program: the bot failed at decision 1: "no-such-program" cannot be started: there is no such program',
    );
  });

  it('refuses players that cannot be told apart', async () => {
    const twice = runIn(emptyFolder(), { players: ['apprentice', priorities, './samples/../samples/priorities.ts'] });
    await expect(runLadder(twice)).rejects.toThrow('Two players are called "priorities".');
  });
});

describe('the page of the ladder', () => {
  const line = (name: string, rating: number, doubt: number) => ({
    name,
    rating,
    doubt,
    games: 12,
    points: { mean: 100.25, doubt: 3.5 },
    own: { games: 4, points: { mean: 99, doubt: 2 }, winner: { mean: 120, doubt: 4 }, lowest: 71 },
    thinking: { mean: 0.52, slow: 12.4 },
  });
  const table = (edition: string, seats: number, rating: number): LadderTable => ({
    edition,
    seats,
    seed: 'page',
    players: [line('best <bot>', rating, 30), line('apprentice', 1000, 0)],
  });
  const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

  it('shows every table, and keeps what people wrote around them', () => {
    const folder = emptyFolder();
    writeLadder(folder, [table('lancashire', 4, 1200)]);
    const page = join(folder, 'ladder.md');
    writeFileSync(page, `Before.\n\n${read(folder, 'ladder.md').split('\n\n').slice(1).join('\n\n')}After.\n`);
    writeLadder(folder, [table('birmingham', 3, 1234)]);
    const text = read(folder, 'ladder.md');
    expect(text).toMatch(/^Before\.\n\n<!-- figures[^]+<!-- end of figures -->\nAfter\.\n$/);
    expect(text).toMatch(/### Brass: Birmingham, 3 seats\n[^]+### Brass: Lancashire, 4 seats\n/);
    expect(text).toContain('| best <bot> | 1234 ±30 | 12 | 100.3 ±3.5 | 99.0 ±2.0 | 120.0 ±4.0 | 71 | 0.5 / 12 |');
    expect(text).toContain('| apprentice | 1000 | 12 |');
  });

  it('is made again from its figures', () => {
    const folder = emptyFolder();
    writeLadder(folder, [table('lancashire', 4, 1200), table('lancashire', 3, 1100)]);
    const files = ['ladder.md', 'ladder.json', 'pictures/ladder.svg'];
    const before = files.map((name) => read(folder, name));
    writeFileSync(join(folder, 'ladder.md'), before[0].replaceAll('1200', '7'));
    writeLadder(folder, []);
    expect(files.map((name) => read(folder, name))).toEqual(before);
  });

  it('refuses a page without marks and a folder without figures', () => {
    const folder = emptyFolder();
    expect(() => writeLadder(folder, [])).toThrow('no figures');
    writeFileSync(join(folder, 'ladder.md'), 'Nothing here.');
    expect(() => writeLadder(folder, [table('lancashire', 4, 1200)])).toThrow('lost its marks');
    expect(readdirSync(folder)).toEqual(['ladder.md']);
  });

  it('has a picture with a column for each edition, at four seats where there are such tables', () => {
    const picture = ladderPicture([
      table('birmingham', 2, 1500),
      table('birmingham', 4, 1300),
      table('lancashire', 2, 1100),
      table('lancashire', 3, 1200),
    ]);
    expect(picture.match(/<circle/g)).toHaveLength(4);
    expect(picture).toContain('best &lt;bot&gt;');
    expect(picture).not.toContain('<bot>');
    expect(picture.match(/>(\d) seats</g)).toEqual(['>4 seats<', '>3 seats<']);
    expect(picture).toContain('prefers-color-scheme: dark');
  });
});
