import { readFile } from 'node:fs/promises';

import { findPolicy, NetShelf, seedOfSeat } from '@coalbrook/bots';
import type { Decision, NetReader, Policy } from '@coalbrook/bots';
import { Game, headerOf, tableFor } from '@coalbrook/record';
import { awaitsChance, legalActions, mask, seededDraw, seedOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { BotThread, moveOf } from './botThread.ts';
import type { BotQuestion } from './botThread.ts';

const tableOf = (edition: string, options: readonly string[] = []): Table => {
  const table = tableFor(edition, { seats: 4, options });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

const table = tableOf('birmingham');

/** Decisions of the first rounds. */
const decisions: readonly Decision[] = (() => {
  const game = new Game(table);
  const seed = seedOf('thread');
  const made: Decision[] = [];
  while (made.length < 12) {
    if (awaitsChance(game.state)) {
      game.draw(seededDraw(table, game.state, seed));
      continue;
    }
    const { actor } = game.state;
    const view = mask(table, game.state, actor);
    const decision = {
      table,
      view,
      legal: legalActions(table, view),
      count: made.length,
      seed: seedOfSeat(seed, actor),
    };
    made.push(decision);
    game.play(findPolicy('apprentice')!.choose(decision));
  }
  return made;
})();

const questionOf = ({ view, count, seed }: Decision, policy: string, id = count): BotQuestion => ({
  id,
  policy,
  game: 'game',
  header: headerOf(table),
  cells: view.cells,
  count,
  seed,
});

const questions = decisions.map((decision) => questionOf(decision, 'engineer'));

/** What a policy expects of its choice in each of the decisions. */
const worthsOf = (policy: Policy | undefined): readonly (number | undefined)[] =>
  decisions.map((decision) => policy?.think?.(decision)[0].worth);

const byThumb = worthsOf(findPolicy('engineer'));

const readNet: NetReader = (file) => readFile(new URL(`../../bots/nets/${file}`, import.meta.url));

/** What a thread answers to all questions. */
const answersOf = async (thread: BotThread) => {
  const choices = await Promise.all(questions.map((question) => thread.answer(question)));
  return choices.map((choice, at) => moveOf(choice, decisions[at].legal));
};

const readWhole = async (): Promise<Uint8Array> => {
  let bytes = new Uint8Array();
  const nets = new NetShelf(async (file) => (bytes = Uint8Array.from(await readNet(file))));
  await nets.fetch(table);
  return bytes;
};

describe('a thread', () => {
  it('reads the net for a table once, and answers as the policy does with that net', async () => {
    const nets = new NetShelf(readNet);
    await nets.fetch(table);
    const expected = worthsOf(findPolicy('engineer', nets));
    expect(expected).not.toEqual(byThumb);

    const files: string[] = [];
    const answers = await answersOf(
      new BotThread((file) => {
        files.push(file);
        return readNet(file);
      }),
    );
    expect(files).toHaveLength(1);
    expect(answers.map(({ weighed }) => weighed?.[0].worth)).toEqual(expected);
    expect(answers.every(({ action, weighed }) => action === weighed?.[0].action)).toBe(true);
    expect(answers.every(({ netFault }) => netFault === undefined)).toBe(true);
  });

  const whole = readWhole();
  const faults: readonly (readonly [string, NetReader])[] = [
    ['that is not there', () => Promise.reject(new Error('404'))],
    ['that is empty', () => Promise.resolve(new Uint8Array())],
    [
      'that is another kind of file',
      () => Promise.resolve(new TextEncoder().encode('<!doctype html><title>Not found')),
    ],
    ['that ends too early', async () => (await whole).slice(0, -2)],
    [
      'for another map',
      async () => {
        const bytes = (await whole).slice(0, 20);
        new DataView(bytes.buffer).setUint32(12, 2, true);
        return bytes;
      },
    ],
  ];

  it.each(faults)('plays by rules of thumb without a net %s, and says so', async (_, read) => {
    const answers = await answersOf(new BotThread(read));
    expect(answers.map(({ weighed }) => weighed?.[0].worth)).toEqual(byThumb);
    expect(answers.every(({ netFault }) => netFault !== undefined)).toBe(true);
  });

  it('tries to read a net again at the next decision', async () => {
    let tries = 0;
    const thread = new BotThread((file) => (++tries < 3 ? Promise.reject(new Error('no network')) : readNet(file)));
    const answers = await answersOf(thread);
    expect(tries).toBe(3);
    expect(answers.map(({ netFault }) => netFault !== undefined)).toEqual(decisions.map((__, at) => at < 2));
  });

  it('reads no net for policies that use none, nor for maps without one', async () => {
    const thread = new BotThread(() => {
      throw new Error('nobody should read');
    });
    const [decision] = decisions;
    expect(await thread.answer(questionOf(decision, 'apprentice'))).toMatchObject({ netFault: undefined });
    const other = tableOf('lancashire', ['classic-tiles']);
    expect(new NetShelf(readNet).lacks(other)).toBe(false);
    const game = new Game(other);
    while (awaitsChance(game.state)) game.draw(seededDraw(other, game.state, seedOf('thread')));
    const { cells } = mask(other, game.state, game.state.actor);
    const question = { ...questionOf(decision, 'master'), game: 'other', header: headerOf(other), cells };
    expect(await thread.answer(question)).toMatchObject({ netFault: undefined });
  });

  it('answers in the order in which it was asked, also while a net is being read', async () => {
    let arrive: (bytes: Uint8Array) => void = () => undefined;
    const thread = new BotThread(() => new Promise((resolve) => (arrive = resolve)));
    const [decision] = decisions;
    const answered: number[] = [];
    const ask = async (policy: string, id: number): Promise<void> => {
      await thread.answer(questionOf(decision, policy, id));
      answered.push(id);
    };
    const asked = [ask('engineer', 1), ask('apprentice', 2), ask('random', 3)];
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(answered).toEqual([]);
    arrive(await whole);
    await Promise.all(asked);
    expect(answered).toEqual([1, 2, 3]);
  });

  it('fails only where it cannot answer, and answers the next question', async () => {
    const thread = new BotThread(readNet);
    const [decision] = decisions;
    const question = questionOf(decision, 'apprentice');
    const broken = { ...question, game: 'broken', header: { ...question.header, edition: 'chess' } };
    const [failed, next] = await Promise.all([thread.answer(broken), thread.answer(question)]);
    expect(() => moveOf(failed, decision.legal)).toThrow('no table');
    expect(decision.legal).toContain(moveOf(next, decision.legal).action);
  });
});
