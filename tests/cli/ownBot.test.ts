/** A user's bot on the command line. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { random } from '@coalbrook/bots';
import type { Decision, Policy } from '@coalbrook/bots';
import { UNKNOWN } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';
import { afterAll, describe, expect, it } from 'vitest';

import { coalbrook, settle } from './coalbrook.ts';

const folder = mkdtempSync(join(tmpdir(), 'coalbrook-bot-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The temporary package does not declare its modules as ES modules.
writeFileSync(join(folder, 'package.json'), '{}');

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Chooses at random. */
const anything = (decision: Decision): Action => random.choose(decision);

/** Plays a short game with a bot that chooses like this, and returns the output. */
const playedBy = async (choose: Policy['choose'], words: readonly string[] = ['demo']): Promise<string> => {
  const modules = { './mine.ts': { mine: { name: 'mine', choose } } };
  const all = [...words, '--seats', '2', '--option', 'introductory', '--bots', './mine.ts,random'];
  const { outcome, printed, written } = await settle(all, {}, { modules });
  if (outcome.ok) return outcome.value;
  expect(printed).toBe('');
  expect(written.size).toBe(0);
  expect(outcome.fault).toHaveLength(1);
  return outcome.fault[0];
};

describe('a user’s bot', () => {
  it('is named in the journal and in the report', async () => {
    expect(await playedBy(anything)).toMatch(/^Coalbrook plays one game with \S+ \(mine\) and \S+ \(random\)\.\n/);
    const report = await playedBy(anything, ['simulate', '--games', '2', '--json']);
    expect((JSON.parse(report) as { byBot: readonly { bot: string }[] }).byBot.map(({ bot }) => bot)).toEqual([
      'mine',
      'random',
    ]);
  });

  it('sees neither the deck nor the hand of another seat', async () => {
    let looks = 0;
    await playedBy((decision: Decision) => {
      const { table, view } = decision;
      const other = view.actor === 0 ? 1 : 0;
      for (const { id, wild } of table.cards) {
        if (wild) continue;
        looks++;
        expect(view.deck[id]).toBe(UNKNOWN);
        expect(view.hand[other * table.cards.length + id]).toBe(UNKNOWN);
      }
      return random.choose(decision);
    });
    expect(looks).toBeGreaterThan(100);
  });

  it('ends the game with one sentence when it throws', async () => {
    const throwing = (thrown: unknown) => (decision: Decision) => {
      if (decision.count > 3) throw thrown;
      return random.choose(decision);
    };
    const sentence = /^\.\/mine\.ts: the bot failed at decision \d+: lost my\\u000athread$/;
    expect(await playedBy(throwing(new Error('lost my\nthread')))).toMatch(sentence);
    expect(await playedBy(throwing('tired'))).toMatch(/the bot failed at decision \d+: "tired"$/);
    expect(await playedBy(throwing(undefined), ['simulate', '--games', '3'])).toMatch(
      /^game 1: \.\/mine\.ts: the bot failed at decision \d+: nothing$/,
    );
    expect(await playedBy(throwing(new Error('x')), ['simulate', '--record', 'game.json'])).toMatch(/the bot failed/);
  });

  it.each<readonly [string, (decision: Decision) => unknown]>([
    ['nothing', () => undefined],
    ['a promise', (decision) => Promise.resolve(decision.legal[0])],
    ['an action of its own making', ({ legal }) => ({ ...legal[0] })],
    [
      'an action that it put on the list',
      ({ legal, table }) => {
        const action = table.catalogue.all.find((one) => !legal.includes(one));
        (legal as unknown[]).push(action);
        return action;
      },
    ],
  ])('gets one sentence when it answers with %s', async (_, choose) => {
    expect(await playedBy(choose as (decision: Decision) => Action)).toBe(
      './mine.ts: the bot returned none of its legal actions at decision 1',
    );
  });
});

describe.concurrent('a bot of one’s own in the real process', () => {
  it('is loaded from a TypeScript file: the example beats random play', async () => {
    const words = 'simulate --seats 2 --games 30 --json --bots ./samples/priorities.ts,random'.split(' ');
    const { code, stdout, stderr } = await coalbrook(words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { bySeat } = JSON.parse(stdout) as { bySeat: readonly { bot: string; wins: number }[] };
    expect(bySeat.map(({ bot }) => bot)).toEqual(['priorities', 'random']);
    expect(bySeat[0].wins).toBeGreaterThan(20);
  });

  it.each([
    ['syntax.mjs', 'export const bot = {', /^coalbrook: --bots: \S+syntax\.mjs: it cannot be loaded: .+\n$/],
    ['throws.mjs', 'throw new Error("no luck");', /^coalbrook: --bots: \S+: it cannot be loaded: no luck\n$/],
    ['empty.ts', 'export const level: number = 1;', /^coalbrook: --bots: \S+ exports no bot; .+\n$/],
  ])('is refused in one line: %s', async (name, text, complaint) => {
    const { code, stdout, stderr } = await coalbrook(['demo', '--bots', file(name, text)]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(complaint);
  });
});
