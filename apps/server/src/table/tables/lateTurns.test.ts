import { expect, it } from 'vitest';

import { TableExtensions } from './extensions.ts';
import { LateTurns } from './lateTurns.ts';
import type { LateTurnsEnvironment } from './lateTurns.ts';

/** What is done at a table where time is up, if those who can settle that answer so. */
const doneAt = async (...settled: readonly boolean[]): Promise<readonly string[]> => {
  const done: string[] = [];
  const note = <Value>(what: string, value: Value): Promise<Value> => {
    done.push(what);
    return Promise.resolve(value);
  };
  const table = { host: { actor: 0, seq: 3, draftByBot: () => note('bot', ['pass']) } };
  const extensions = new TableExtensions();
  for (const [at, isSettled] of settled.entries()) extensions.add({ settleLate: () => note(`ask ${at}`, isSettled) });
  const around = {
    tables: { find: () => Promise.resolve(table) },
    extensions,
    late: () => Promise.resolve(['game']),
    makeLate: () => note('commit', undefined),
    log: (_level: string, what: string) => done.push(what),
  } as unknown as LateTurnsEnvironment;
  await new LateTurns(around).play();
  return done;
};

it('a bot plays a late turn if nobody settles it', async () => {
  expect(await doneAt()).toEqual(['bot', 'commit']);
  expect(await doneAt(false, false)).toEqual(['ask 0', 'ask 1', 'bot', 'commit']);
});

it('whoever is asked first and settles it is the last who is asked', async () => {
  expect(await doneAt(true, true)).toEqual(['ask 0']);
  expect(await doneAt(false, true)).toEqual(['ask 0', 'ask 1']);
});
