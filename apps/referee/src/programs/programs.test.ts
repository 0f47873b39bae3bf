import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { playGame, random, unrecordedGame } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { awaitsChance, beginGame, draw, makeTable, mask, seededDraw, seedOf } from '@coalbrook/rules';
import type { Edition, Seat, Table } from '@coalbrook/rules';
import { afterAll, describe, expect, it } from 'vitest';

import { contestantOf } from '../contest/contestant.ts';
import { playing } from '../contest/ownBotFailure.ts';
import { playContest } from '../contest/playContest.ts';
import { commandWords } from './commandWords.ts';
import { programBot } from './programBot.ts';
import { SeatReferee } from './seatReferee.ts';

const folder = mkdtempSync(join(tmpdir(), 'coalbrook-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tableOf = (edition: Edition, seats: number): Table => {
  const table = makeTable(edition, { seats });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

const [birmingham] = editions;

/** The same bot as a policy and, below, as a program: it takes actions from all over the list. */
const pickFrom = (count: number): number => ((count * 7) % 11) % count;
const policy: Policy = {
  name: 'picky',
  choose: ({ legal }) => legal[pickFrom(legal.length)],
};

const HELP = `
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const ask = async (request) => {
  console.log(JSON.stringify(request));
  const { done, value } = await lines.next();
  if (done) process.exit();
  return JSON.parse(value);
};
`;

/** A program in a file, as a command. */
const command = (name: string, text: string): string => {
  const file = join(folder, `${name} of mine.mjs`);
  writeFileSync(file, HELP + text);
  return `cmd:"${process.execPath}" "${file}"`;
};

/** Plays a short game of a program against random play; the fault says why it failed. */
const playedBy = (text: string, name: string, seconds = 60) =>
  playing(async () => {
    const bot = programBot(command(name, text), seconds);
    if (!bot.ok) throw new Error(bot.fault);
    const table = makeTable(birmingham, { seats: 2, options: ['introductory'] });
    if (!table.ok) throw new Error('no table');
    return playContest(unrecordedGame(table.value), [bot.value, contestantOf(random)], seedOf('program'));
  });

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the words of a command', () => {
  it.each([
    ['python3 mine.py', ['python3', 'mine.py']],
    ['  a   b ', ['a', 'b']],
    [`"my bot" 'it is "mine"' --level=3`, ['my bot', 'it is "mine"', '--level=3']],
    [`--name="two words"x ""`, ['--name=two wordsx', '']],
    ['echo $HOME; rm `x` > y', ['echo', '$HOME;', 'rm', '`x`', '>', 'y']],
  ])('%s', (line, words) => {
    expect(commandWords(line)).toEqual({ ok: true, value: words });
  });

  it('are refused if there is none, or a quote is not closed', () => {
    expect(commandWords(' ')).toMatchObject({ ok: false, fault: 'it names no program' });
    expect(commandWords(`a "b`)).toMatchObject({ ok: false, fault: 'a quote is not closed' });
  });
});

describe('the referee of one seat', () => {
  const table = tableOf(birmingham, 2);
  const state = beginGame(table);
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('seat')));
  const { actor: seat } = state;
  const sight = { table, view: mask(table, state, seat) };
  const other = (1 - seat) as Seat;
  const ask = (request: unknown) => new SeatReferee(seat).answer(JSON.stringify(request), sight);

  it('tells what the seat may know', () => {
    const answerTo = (request: unknown): unknown => {
      const reply = ask(request);
      if (!reply.ok || !('line' in reply.value)) throw new Error('no answer');
      return JSON.parse(reply.value.line);
    };
    expect(answerTo({ do: 'legal', id: 7 })).toMatchObject({ id: 7, ok: true, over: false, pending: { seat } });
    expect(answerTo({ do: 'table' })).toMatchObject({ ok: true, table: {} });
    expect(answerTo({ do: 'check', action: 'sell dudley#1 to oxford#1' })).toMatchObject({ ok: true, legal: false });
    const { view } = answerTo({ do: 'view', seat }) as { view: { players: readonly { hand?: unknown }[] } };
    expect(view.players.map(({ hand }) => hand !== undefined)).toEqual([seat === 0, seat === 1]);
  });

  it.each([
    [{ do: 'state' }],
    [{ do: 'record' }],
    [{ do: 'new', edition: 'birmingham', seats: 2 }],
    [{ do: 'load', record: {} }],
    [{ do: 'draft', draft: {} }],
    [{ do: 'chance', seed: 1 }],
    [{ do: 'view', seat: other }],
    [{ do: 'quit' }],
  ])('refuses what a player must not do: %j', (request) => {
    expect(ask(request)).toMatchObject({
      ok: false,
      fault: expect.stringMatching(/^a player is told only/) as unknown,
    });
  });

  it('refuses plays of other seats', () => {
    expect(ask({ do: 'play', seat: other, action: 'pass' })).toMatchObject({ ok: false });
    expect(ask({ do: 'play', seat, action: 'pass' })).toMatchObject({ ok: true, value: { action: { kind: 'pass' } } });
  });

  it('answers a play later, with everything that has happened since but the cards of others', () => {
    const referee = new SeatReferee(seat);
    expect(referee.resume(sight)).toBeUndefined();
    referee.answer('{"do":"play","action":"pass","id":"p"}', sight);
    const [card] = table.cards;
    for (const dealt of [seat, other]) referee.hear({ event: 'dealt', seat: dealt, count: 1, cards: [card.id] });
    expect(JSON.parse(referee.resume(sight) ?? '')).toMatchObject({
      id: 'p',
      ok: true,
      events: [
        { event: 'dealt', seat, count: 1, cards: [card.slug] },
        { event: 'dealt', seat: other, count: 1 },
      ],
      pending: { seat },
    });
    expect(referee.resume(sight)).toBeUndefined();
  });
});

describe.concurrent('a program', () => {
  const loop = `
    const pickFrom = ${pickFrom.toString()};
    for (;;) {
      const { legal, over, pending } = await ask({ do: 'legal' });
      if (over) break;
      const answer = await ask({ do: 'play', seat: pending.seat, action: legal[pickFrom(legal.length)] });
      if (answer.over && !answer.standings) throw new Error('no standings');
    }`;

  it.each(editions)('plays whole games in every seat as a policy does: $name', async (edition) => {
    const table = tableOf(edition, 3);
    const bot = programBot(command(edition.slug, loop), 60);
    if (!bot.ok) throw new Error(bot.fault);
    const { state } = await playContest(unrecordedGame(table), [bot.value, bot.value, bot.value], seedOf('same'));
    expect(state.cells).toEqual(playGame(table, [policy, policy, policy], seedOf('same')).state.cells);
  });

  it.each([
    ['late', `await new Promise(() => setInterval(() => {}, 1000));`, /^no answer within \d+ seconds?$/],
    ['busy', `for (;;);`, /^no answer within \d+ seconds?$/],
    ['curious', `for (;;) await ask({ do: 'legal' });`, /^no answer within \d+ seconds?$/],
    ['gone', `process.exit(3);`, 'the program has ended with exit code 3'],
    [
      'broken',
      `console.error('Trace:\\nlost my way'); process.exit(1);`,
      'the program has ended with exit code 1: lost my way',
    ],
    ['shot', `process.kill(process.pid, 'SIGTERM');`, 'the program has ended by SIGTERM'],
    [
      'chatty',
      `console.log('hello'); await lines.next();`,
      '"hello" is refused: the line: expected JSON, found something else',
    ],
    ['long', `console.log('x'.repeat(100000)); await lines.next();`, 'a line is too long'],
    [
      'wrong',
      `await ask({ do: 'play', action: 'fly' });`,
      /"\{\\"do\\":\\"play\\",\\"action\\":\\"fly\\"\}" is refused: action, word 1: .+/,
    ],
    ['illegal', `await ask({ do: 'play', action: 'stop' });`, /is refused: .+/],
    ['nosy', `await ask({ do: 'state' });`, /is refused: a player is told only .+/],
  ])('that is %s is ended, with one sentence', async (name, text, sentence) => {
    const file = join(folder, `${name}.pid`);
    const noting = `writeFileSync(${JSON.stringify(file)}, String(process.pid));`;
    const isSlow = sentence instanceof RegExp && sentence.source.startsWith('^no answer');
    let played = await playedBy(noting + text, name, isSlow ? 1 : 60);
    // On a busy machine a second may be over before the program begins.
    for (let seconds = 4; !existsSync(file) && seconds < 100; seconds *= 2)
      played = await playedBy(noting + text, name, seconds);
    expect(played.ok).toBe(false);
    const [said, what] = (played.ok ? '' : played.fault).split(/: the bot failed at decision \d+: /);
    expect(said).toMatch(/^cmd:".+" ".+ of mine\.mjs"$/);
    if (typeof sentence === 'string') expect(what).toBe(sentence);
    else expect(what).toMatch(sentence);
    expect(what).not.toContain('\n');
    expect(isRunning(Number(readFileSync(file, 'utf8')))).toBe(false);
  });

  it('that does not end after its game is ended', async () => {
    const file = join(folder, 'lingering.pid');
    const text = `writeFileSync(${JSON.stringify(file)}, String(process.pid)); ${loop} setInterval(() => {}, 1000);`;
    expect((await playedBy(text, 'lingering')).ok).toBe(true);
    expect(isRunning(Number(readFileSync(file, 'utf8')))).toBe(false);
  });

  it('takes what it has started with it', async () => {
    // As long as its child lives, its output stays open, and nobody could say that it has ended.
    const text = `
      import { spawn } from 'node:child_process';
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      await ask({ do: 'state' });`;
    expect((await playedBy(text, 'parent')).ok).toBe(false);
  });

  it('that does not exist is reported', async () => {
    const bot = programBot('cmd:no-such-program --fast', 1);
    if (!bot.ok) throw new Error(bot.fault);
    expect(bot.value.name).toBe('no-such-program --fast');
    const table = tableOf(birmingham, 2);
    const seated = [bot.value, bot.value];
    const played = await playing(() => playContest(unrecordedGame(table), seated, seedOf('program')));
    expect(played).toEqual({
      ok: false,
      fault:
        'cmd:no-such-program --fast: the bot failed at decision 1: "no-such-program" cannot be started: there is no such program',
    });
  });
});
