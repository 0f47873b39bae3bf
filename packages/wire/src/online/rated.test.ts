import { expect, it } from 'vitest';

import { unratedReasons } from './rated.ts';

const sitters = (letters: string) =>
  letters.split('').map((letter) => ({
    kind: letter === 'p' ? ('person' as const) : letter === 'a' ? ('automaton' as const) : ('bot' as const),
  }));

const time = { kind: 'live', bank: 60_000, increment: 0 } as const;

it.each([
  ['people', 'pp', {}, []],
  ['people and a bot', 'ppb', {}, []],
  ['a person against a bot, with a clock', 'pb', { time }, []],
  ['a person against a bot', 'pb', {}, ['alone']],
  ['a person against a bot, without a clock', 'pb', { time: { kind: 'none' } as const }, ['alone']],
  ['bots', 'bb', { mine: [] }, ['people']],
  ['somebody with two seats', 'pp', { mine: [0, 1] }, ['seats']],
  ['an automaton', 'pa', { time }, ['automata']],
  ['a position', 'pp', { position: {} }, ['begun']],
  ['a record', 'pp', { record: '' }, ['begun']],
  ['a board', 'pp', { wish: { files: { board: {} } } }, ['files']],
  ['hints', 'pp', { hasHints: true }, ['hints']],
  ['an end when somebody leaves', 'pp', { customs: { leaving: 'end', late: 'turn' } as const }, ['leaving']],
  ['a vote when somebody leaves', 'pp', { customs: { leaving: 'vote', late: 'seat' } as const }, []],
])('%s: %s', (_, letters, change, reasons) => {
  expect(unratedReasons({ wish: {}, sitters: sitters(letters), mine: [0], ...change })).toEqual(reasons);
});
