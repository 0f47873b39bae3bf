import type { Seat } from '@coalbrook/rules';
import type { GameAftermath } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';

import { Person } from '../testing/client.ts';
import { ConsentClub, HOUR, MINUTE } from '../testing/consentClub.ts';

const ABSENT = { failed: 'absent' };
const RUNNING = { failed: 'running' };

const aftermath = async (person: Person, game: string): Promise<unknown> =>
  JSON.parse(await person.get(`/api/games/${game}/aftermath`)) as unknown;

it('says who ended a game early, and how long turns took', async () => {
  const club = await ConsentClub.open(onTestFinished, 'pp', { edition: 'lancashire' });
  const spans: Record<number, number[]> = { 0: [], 1: [] };
  for (const span of [MINUTE, HOUR, 2 * MINUTE, 5 * MINUTE, 3 * MINUTE, 7 * MINUTE]) {
    club.now += span;
    spans[club.actor.viewer].push(span);
    await club.playTurn();
  }
  expect(await aftermath(club.people[0], club.game)).toEqual(RUNNING);
  await club.propose(1, { kind: 'abandon' });
  await club.heard(({ info }) => info?.question !== undefined);
  await club.answer(0, 'yes');
  const told = (await aftermath(club.people[0], club.game)) as GameAftermath;
  expect(told.ending).toMatchObject({ kind: 'agreed', what: { kind: 'abandon' } });
  expect(told.rating).toBeUndefined();
  expect(told.match).toBeUndefined();
  for (const seat of [0, 1] as Seat[]) {
    const sorted = spans[seat].toSorted((one, other) => one - other);
    expect(told.paces.find((pace) => pace.seat === seat)).toEqual({
      seat,
      turns: sorted.length,
      median: sorted[Math.floor(sorted.length / 2)],
    });
  }
  expect(await aftermath(new Person(club.server.port), club.game)).toEqual(ABSENT);
  expect(await aftermath(Person.known(club.server.port), club.game)).toEqual(ABSENT);
  expect(await aftermath(club.people[0], 'nowhere')).toEqual(ABSENT);
});
