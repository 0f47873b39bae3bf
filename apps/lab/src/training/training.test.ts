import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { thumbJudge } from '@coalbrook/bots/study';
import { countValues, Net, readWeights } from '@coalbrook/bots/training';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { runCommand } from '../commands.ts';
import { budgetOf } from '../players/readBudget.ts';
import { exploreGame } from '../selfPlay/exploringGame.ts';
import { LessonFolder } from '../selfPlay/lessonFolder.ts';
import { readLessons } from '../selfPlay/readLessons.ts';
import { tableOf } from '../tables.ts';

const scratch = mkdtempSync(join(tmpdir(), 'coalbrook-training-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const wish = {
  edition: 'birmingham',
  seats: [2],
  seed: 'train',
  net: undefined,
  exploring: 0,
  apprentices: 0,
  former: undefined,
  formers: 0,
  whims: 0,
  sampling: 0,
  looking: undefined,
};
const table = tableOf({ edition: wish.edition, seats: 2 });
const folder = join(scratch, 'lessons');
const judge = thumbJudge(table);
const played = exploreGame({ ...wish, table, judge, former: judge, budget: budgetOf(undefined) }, 'train');
new LessonFolder(folder, wish).addGame(played);

/** A net whose weights are small numbers of both signs, in a file. */
const trained = join(scratch, 'trained.net');
const count = countValues(table, 2, 1);
const words = new Uint16Array(8 + count).map((_, at) => 0x2000 + ((at * 7) % 1024) + (at % 3 === 0 ? 0x8000 : 0));
new Uint32Array(words.buffer, 0, 4).set([0x314e4243, 2, 1, count]);
writeFileSync(trained, new Uint8Array(words.buffer));

/** What the net says about the first positions. */
const answers = ((): readonly number[] => {
  const weights = readWeights(readFileSync(trained));
  if (!weights) throw new Error('no weights');
  const net = new Net(table, weights);
  return readLessons(folder)
    .positions.slice(0, 20)
    .map(({ features, figures, era }) => net.gainFrom(features, figures, era));
})();

/** A program in the place of Python: it has the libraries or not, and "trains" by copying a file. */
const standIn = (said: string, loads = true): string => {
  const path = join(scratch, 'python.mjs');
  writeFileSync(
    path,
    `#!${process.execPath}
    import { copyFileSync, writeFileSync } from 'node:fs';
    const args = process.argv.slice(2);
    if (args[0] === '-c') {
      if (!${loads}) console.error("Traceback:\\nModuleNotFoundError: No module named 'torch'");
      process.exit(${loads ? 0 : 1});
    }
    const after = (name) => args[args.indexOf(name) + 1];
    copyFileSync(${JSON.stringify(trained)}, after('--out'));
    writeFileSync(after('--answers'), ${JSON.stringify(said)});
    writeFileSync(${JSON.stringify(join(scratch, 'args'))}, JSON.stringify(args.slice(1)));`,
  );
  chmodSync(path, 0o755);
  return path;
};

const out = join(scratch, 'new.net');

const train = (python: string, ...more: readonly string[]): Promise<number> =>
  runCommand(['train', '--out', out, '--python', python, ...more, folder], new AbortController().signal);

describe('training', () => {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(out, { force: true });
  });

  it('keeps what it learns from', () => {
    const { table: name, positions } = readLessons(folder);
    expect(name).toEqual({ edition: 'birmingham', seats: 2 });
    expect(positions.map(({ features }) => features)).toEqual(played.flatMap(({ features }) => features));
    expect(positions.map(({ figures }) => figures)).toEqual(played.flatMap(({ figures }) => figures));
    expect(positions.map(({ era }) => era)).toEqual(played.flatMap(({ eras }) => eras));
    expect(new Set(answers).size).toBeGreaterThan(10);
  });

  it('ends with a net that answers here as it did there', async () => {
    expect(await train(standIn(JSON.stringify(answers)), '--epochs', '3', '--keep', '1')).toBe(0);
    expect(lines).toEqual([`${out} is written, and answers 20 positions as train.py does.`]);
    expect(readFileSync(out)).toEqual(readFileSync(trained));
    const args = JSON.parse(readFileSync(join(scratch, 'args'), 'utf8')) as readonly string[];
    expect(args.slice(0, 6)).toEqual(['--epochs', '3', '--keep', '1', '--out', out]);
    expect(args.at(-1)).toBe(folder);
  });

  it.each([
    ['another number', JSON.stringify(answers.with(7, answers[7] + 0.1)), / of position 7, but train\.py says /],
    ['no number', JSON.stringify([...answers.slice(0, 3), 'x']), / of position 3, but train\.py says x\.$/],
    ['NaN', '[NaN]', /^The trained net does not answer with numbers\.$/],
    ['nothing', '[]', /^The trained net was asked about no position\.$/],
  ])('says so if the net was said to answer %s', async (_, said, sentence) => {
    await expect(train(standIn(said))).rejects.toThrow(sentence);
  });

  it('needs Python with its libraries, and says so before it writes anything', async () => {
    await expect(train(join(scratch, 'nowhere'))).rejects.toThrow(
      /^Training needs Python, but .+ cannot be started\.$/,
    );
    await expect(train(standIn('', false))).rejects.toThrow(
      /^Training needs numpy and PyTorch, but .+ cannot load them: ModuleNotFoundError: No module named 'torch'$/,
    );
    expect(existsSync(out)).toBe(false);
  });

  it('needs lessons and a file to write to', async () => {
    const { signal } = new AbortController();
    const run = (line: readonly string[]): Promise<number> => runCommand(['train', ...line], signal);
    await expect(run([])).rejects.toThrow('npm run lab -- train');
    await expect(run([folder])).rejects.toThrow('--out must name a file.');
    await expect(run(['--out', out, scratch])).rejects.toThrow(`${scratch} holds no lessons.`);
  });
});
