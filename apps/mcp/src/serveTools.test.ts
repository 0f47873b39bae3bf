/** Plays as a client of the official library does, over the standard input and output of the program. */

import { afterAll, beforeAll, expect, it } from 'vitest';

import { connect } from './testing/connect.ts';

let client: Awaited<ReturnType<typeof connect>>;

beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

const call = async (name: string, wish: Readonly<Record<string, unknown>> = {}): Promise<Answer> => {
  const { content, isError } = await client.callTool({ name, arguments: wish });
  const [part] = content;
  return { text: part.type === 'text' ? part.text : '', isError: isError === true };
};

/** What an answer says can be played. */
const legalIn = ({ text }: Answer): readonly string[] => text.split('You can play:\n')[1]?.split('\n') ?? [];

const small = { seats: 2, opponents: 'apprentice', seed: 'tea' };

it('offers few tools with small schemas', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'new_game',
    'load_record',
    'position',
    'play',
    'why_not',
    'hint',
    'look_up_rules',
    'record',
  ]);
  expect(JSON.stringify(tools).length).toBeLessThan(6000);
});

it('says what cannot be done in one sentence, and changes nothing', async () => {
  expect(await call('new_game', { seats: 7 })).toEqual({
    text: expect.stringContaining('seats') as string,
    isError: true,
  });
  expect((await call('new_game', { ...small, seat: 2 })).text).toBe('Seats are numbered from 0 to 1.');
  expect((await call('new_game', { ...small, opponents: 'nobody' })).text).toContain('There is no bot');
  const opened = await call('new_game', small);
  const refused = await call('play', { action: 'build derby#1 cotton with derby' });
  expect(refused.isError).toBe(true);
  expect(refused.text).not.toContain('\n');
  expect((await call('play', { action: 'dance' })).isError).toBe(true);
  expect(legalIn(await call('position'))).toEqual(legalIn(opened));
});

it('tells why not, with the rule', async () => {
  const legal = legalIn(await call('new_game', small));
  const refused = await call('why_not', { action: 'sell dudley#1 to oxford#1' });
  expect(refused.isError).toBe(false);
  expect(refused.text).toMatch(/\nbirmingham\.[a-z]+\.\d+ /);
  expect(legalIn(refused)).toEqual(legal);
  expect((await call('why_not', { action: legal[0] })).text).toContain('You can play it.');
  expect(await call('why_not', { action: 'sell bolton#1 to oxford#1' })).toEqual({
    text: expect.stringContaining('bolton') as string,
    isError: true,
  });
});

it('a whole game is played with what the answers list, and its record opens', async () => {
  let answer = await call('new_game', small);
  let moves = 0;
  while (!answer.text.includes('The game is over.')) {
    const legal = legalIn(answer);
    expect(legal.length).toBeGreaterThan(0);
    expect((await call('record')).isError).toBe(true);
    answer = await call('play', { action: legal[(moves++ * 7) % legal.length] });
    expect(answer.isError, answer.text).toBe(false);
  }
  expect(answer.text).toMatch(/1\. .+: \d+/);
  const { text: record } = await call('record');
  expect((await call('load_record', { record })).text).toContain('The game is over.');
});

it('the hands and draws of others are not told', async () => {
  await call('new_game', { ...small, seats: 3 });
  const { text } = await call('position');
  const { players, deck } = JSON.parse(text.split('\n')[0]) as {
    readonly players: readonly { readonly hand?: Readonly<Record<string, number>> }[];
    readonly deck?: Readonly<Record<string, number>>;
  };
  expect(Object.keys(players[0].hand ?? {}).length).toBeGreaterThan(0);
  expect(players.slice(1).map(({ hand }) => hand)).toEqual([undefined, undefined]);
  expect(deck).toBeUndefined();
});

it('gives hints and finds rules', async () => {
  await call('new_game', small);
  expect((await call('hint')).text.length).toBeGreaterThan(50);
  expect((await call('look_up_rules', { about: 'birmingham.loan.1' })).text).toMatch(/^birmingham\.loan\.1 [^\n]*$/);
  expect((await call('look_up_rules', { about: 'what does a loan cost' })).text).toContain('birmingham.loan.1');
});

it('calls that are sent at once are carried out one after the other', async () => {
  const [opened, played] = await Promise.all([call('new_game', small), call('play', { action: 'nonsense' })]);
  expect(opened.isError).toBe(false);
  expect(played.text).not.toContain('no game yet');
});
