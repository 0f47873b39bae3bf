import { readFileSync } from 'node:fs';

import { Net, readWeights } from '@coalbrook/bots/training';
import { contestantOf } from '@coalbrook/referee';
import { awaitsChance, beginGame, draw, seededDraw, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { tableOf } from '../tables.ts';
import { findPlayer } from './findPlayer.ts';
import { netPlayer } from './netPlayer.ts';
import { thinkingTime } from './thinkingClock.ts';
import { timed } from './timed.ts';

const table = tableOf({ edition: 'birmingham', seats: 4 });
const weights = new URL('../../../../packages/bots/nets/b2f4d9de.net', import.meta.url).pathname;

describe('a player', () => {
  it('is found by the name of a bot, of a module or of a net with a budget', async () => {
    expect((await findPlayer('apprentice', table)).name).toBe('apprentice');
    expect((await findPlayer('./samples/priorities.ts', table)).name).toBe('priorities');
    expect((await findPlayer(weights, table)).name).toBe('b2f4d9de.net');
    expect((await findPlayer(`${weights}@8x2+4x2:1`, table)).name).toBe('b2f4d9de.net@8x2+4x2:1');
    expect((await findPlayer('thumb@4x3', table)).name).toBe('thumb@4x3');
    expect((await findPlayer('thumb@4x3:4:judge:along', table)).name).toBe('thumb@4x3:4:judge:along');
  });

  it.each([
    ['nobody', 'unknown bot "nobody"'],
    ['./missing.ts', './missing.ts: there is no such file.'],
    ['missing.net', 'no such file'],
    ['thumb@many', 'unknown bot "thumb@many"'],
  ])('that does not exist gets one sentence: %s', async (name, sentence) => {
    await expect(findPlayer(name, table)).rejects.toThrow(sentence);
  });

  it('needs weights for its table', () => {
    const other = tableOf({ edition: 'lancashire', seats: 4 });
    expect(() => netPlayer(weights, other)).toThrow('is for another table');
    expect(netPlayer('apprentice', table)).toBeUndefined();
  });
});

describe('thinking time', () => {
  it('grows with work', () => {
    const start = thinkingTime();
    let sum = 0;
    while (thinkingTime() - start < 3) sum += Math.sqrt(sum + 1);
    expect(sum).toBeGreaterThan(0);
  });

  it('is noted for each decision, also of bots that take their time', async () => {
    const times: number[] = [];
    const state = beginGame(table);
    while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('time')));
    const [action] = table.catalogue.all;
    const quick = contestantOf({ name: 'quick', choose: () => action });
    const slow = { name: 'slow', sit: () => ({ choose: () => Promise.resolve(action) }) };
    const decision = { table, view: state as never, legal: [action], count: 0, seed: seedOf(1) };
    expect(timed(quick, times).sit(state.actor).choose(decision)).toBe(action);
    expect(await timed(slow, times).sit(state.actor).choose(decision)).toBe(action);
    expect(times).toHaveLength(2);
    expect(times.every((time) => time >= 0)).toBe(true);
  });
});

describe('the net for Birmingham', () => {
  it('knows that a game ends far above what the rules of thumb see at its start', () => {
    const read = readWeights(readFileSync(weights));
    if (!read) throw new Error('no weights');
    const net = new Net(table, read);
    const state = beginGame(table);
    while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('start')));
    const [seat] = state.order;
    expect(net.appraise(state, seat)).toBeGreaterThan(80);
    expect(net.appraise(state, seat)).toBeLessThan(180);
  });
});
