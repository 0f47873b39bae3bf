/** The sample bots, in the real process. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';
import { describe, expect, it } from 'vitest';

import { isSoak } from '../soakCount.ts';
import { root } from '../source.ts';
import { coalbrook } from './coalbrook.ts';

/** Games of each edition that the module and the program play. */
const [MODULE_GAMES, PROGRAM_GAMES] = isSoak ? [6, 3] : [3, 1];

const hasPython = spawnSync('python3', ['--version']).status === 0;

interface BotRow {
  readonly bot: string;
  readonly wins: number;
  readonly points: { readonly mean: number };
}

/** Games of a bot in two seats against random play in the third. */
const against = async (bot: string, edition: string, games: number): Promise<readonly BotRow[]> => {
  const words = [
    'simulate',
    '--edition',
    edition,
    '--seats',
    '3',
    '--games',
    String(games),
    '--threads',
    '1',
    '--json',
    '--bots',
    `${bot},random`,
  ];
  const { code, stdout, stderr } = await coalbrook(words);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return (JSON.parse(stdout) as { readonly byBot: readonly BotRow[] }).byBot;
};

describe('the greedy bots', () => {
  it.each(editions)('beat random play: the module, in $name', async ({ slug }) => {
    const [greedy, random] = await against('./samples/greedy-bot.ts', slug, MODULE_GAMES);
    expect(greedy.bot).toBe('greedy');
    expect(greedy.wins).toBeGreaterThanOrEqual((5 / 6) * MODULE_GAMES);
    expect(greedy.points.mean).toBeGreaterThan(random.points.mean + 15);
  });

  it.skipIf(!hasPython).each(editions)('play whole games: the program, in $name', async ({ slug }) => {
    const [greedy, random] = await against('cmd:python3 samples/greedy_bot.py', slug, PROGRAM_GAMES);
    expect(greedy.bot).toBe('python3 samples/greedy_bot.py');
    // Two seats of three: by chance it would win two games of three.
    expect(greedy.wins).toBeGreaterThan(random.wins);
    expect(greedy.points.mean).toBeGreaterThan(random.points.mean);
  });

  it.each(['greedy-bot.ts', 'greedy_bot.py', 'priorities.ts'])('are short: %s', (name) => {
    const lines = readFileSync(join(root, 'samples', name), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
  });
});
