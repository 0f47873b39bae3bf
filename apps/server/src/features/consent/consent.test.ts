import { parseRecord } from '@coalbrook/record';
import type { TimeControl } from '@coalbrook/time';
import type { Revelation } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { checkData } from '../../backup/checkData.ts';
import { verifyDraws } from '../../backup/verifyDraws.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { Person } from '../../testing/client.ts';
import { ConsentClub, HOUR, MINUTE } from '../../testing/consentClub.ts';
import { fillTurn } from '../../testing/play.ts';

const live: TimeControl = { kind: 'live', bank: 20 * MINUTE, increment: MINUTE };
const slow: TimeControl = { kind: 'slow', turn: 24 * HOUR, bank: 0 };

const openClub = (letters: string, table: object = {}): Promise<ConsentClub> =>
  ConsentClub.open(onTestFinished, letters, table);

describe('a proposal', () => {
  it('is done when the last person agrees, and not before', async () => {
    const club = await openClub('ppp');
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.question !== undefined);
    expect(club.games[1].info?.question).toMatchObject({
      what: { kind: 'pause' },
      by: 0,
      asked: [0, 1, 2],
      answers: [{ seat: 0, choice: 'yes' }],
    });
    await club.answer(1, 'yes');
    await club.heard(({ info }) => info?.question?.answers.length === 2);
    expect(club.games[0].info?.paused).toBeUndefined();
    await club.answer(2, 'yes');
    await club.heard(({ info }) => info?.paused !== undefined);
    expect(club.games[0].info?.question).toBeUndefined();
    expect((await club.happenings()).map(({ what }) => what)).toEqual([
      { kind: 'asked', name: 'p0', what: { kind: 'pause' } },
      { kind: 'agreed', name: 'p0', what: { kind: 'pause' } },
    ]);
  });

  it('ends with one no, and can be withdrawn', async () => {
    const club = await openClub('ppp');
    await club.propose(0, { kind: 'abandon' });
    await club.heard(({ info }) => info?.question !== undefined);
    const id = club.questionId(1);
    await club.answer(1, 'no');
    await club.heard(({ info }) => info?.question === undefined);
    await expect(club.answer(2, 'yes', id)).rejects.toThrow('409 {"failed":"closed"}');
    await club.propose(1, { kind: 'abandon' });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(1, 'no');
    await club.heard(({ info }) => info?.question === undefined);
    expect(club.games[0].info?.status).toBe('running');
    expect((await club.happenings()).map(({ what }) => what.kind)).toEqual(['asked', 'refused', 'asked', 'withdrawn']);
  });

  it('is one of its kind at a table, and counts once however often it is sent', async () => {
    const club = await openClub('pp');
    await club.propose(0, { kind: 'abandon' });
    await club.propose(0, { kind: 'abandon' });
    await expect(club.propose(1, { kind: 'abandon' })).rejects.toThrow('409 {"failed":"asked"}');
    await expect(club.propose(0, { kind: 'pause' })).rejects.toThrow('409 {"failed":"asked"}');
    expect(await club.happenings()).toHaveLength(1);
  });

  it('is not for strangers, those who watch, or games that are not played', async () => {
    const club = await openClub('pp');
    const [stranger, watcher] = [Person.known(club.server.port), Person.known(club.server.port)];
    await watcher.post('/api/watch', { game: club.game, token: club.opened.watch });
    for (const person of [stranger, watcher]) {
      const asked = person.post('/api/propose', { game: club.game, what: { kind: 'pause' } });
      await expect(asked).rejects.toThrow('404 {"failed":"absent"}');
    }
    expect(await stranger.get(`/api/games/${club.game}/happenings`)).toBe('{"failed":"absent"}');
    await expect(club.propose(0, { kind: 'late', seat: 0 } as never)).rejects.toThrow('400');
    await expect(club.propose(0, { kind: 'pace', time: { kind: 'live' } } as never)).rejects.toThrow('400');
  });

  it('is done at once if nobody else has to be asked', async () => {
    const club = await openClub('pr');
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.paused !== undefined);
    await expect(club.propose(0, { kind: 'pause' })).rejects.toThrow('pointless');
  });

  it('is answered by all seats of a person, from any device', async () => {
    const club = await openClub('pp');
    const device = Person.known(club.server.port);
    await device.sit(club.game, await club.people[1].linkTo(club.game, 1), 1, 'p1');
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.question !== undefined);
    await device.post('/api/answer', { game: club.game, id: club.questionId(0), choice: 'yes' });
    await club.heard(({ info }) => info?.paused !== undefined);
  });

  it('does not wait for somebody who has left', async () => {
    const club = await openClub('ppp');
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(1, 'yes');
    await club.people[2].post('/api/stand', { game: club.game });
    await club.games[0].until(() => club.games[0].info?.paused !== undefined);
  });
});

describe('a pause', () => {
  it('takes no turns, and goes on when anybody wants to', async () => {
    const club = await openClub('pp');
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(1, 'yes');
    await club.heard(({ info }) => info?.paused !== undefined);
    const { seq } = club.actor;
    expect(await club.commit(club.actor)).toEqual({ denied: 'paused' });
    await club.resume(1);
    await club.resume(0);
    await club.heard(({ info }) => info?.paused === undefined);
    expect(await club.commit(club.actor)).toBeUndefined();
    await club.heard((game) => game.seq > seq);
    expect((await club.happenings()).map(({ what }) => what.kind)).toEqual(['asked', 'agreed', 'resumed']);
  });

  it('is nobody’s turn: no list says that it waits for them', async () => {
    const club = await openClub('pp');
    const { person } = club.actor;
    const lists = async (): Promise<readonly unknown[]> => {
      const [mine] = (JSON.parse(await person.get('/api/mine')) as { tables: readonly Record<string, unknown>[] })
        .tables;
      const { games } = JSON.parse(await person.get('/api/waiting')) as { games: readonly string[] };
      return [mine['waits'], mine['paused'], games];
    };
    expect(await lists()).toEqual([true, undefined, [club.game]]);
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(1, 'yes');
    await club.heard(({ info }) => info?.paused !== undefined);
    expect(await lists()).toEqual([false, true, []]);
    expect(await person.get('/api/since/en')).toBe('{"tables":[]}');
    await club.resume(1);
    await club.heard(({ info }) => info?.paused === undefined);
    expect(await lists()).toEqual([true, undefined, [club.game]]);
  });

  it('stops the clock, also across a restart', async () => {
    const club = await openClub('pp', { time: slow });
    await club.heard(({ info }) => info?.clock?.due !== undefined);
    const due = club.actor.info?.clock?.due ?? 0;
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(1, 'yes');
    await club.heard(({ info }) => info?.paused !== undefined);
    expect(club.games[0].info?.clock?.due).toBeUndefined();
    await club.server.close();
    club.now += 100 * HOUR;
    await club.start();
    await club.server.runChore('late');
    club.people.splice(
      0,
      2,
      ...club.people.map(({ cookie }) => Object.assign(new Person(club.server.port), { cookie })),
    );
    await club.resume(0);
    const game = await club.follow(club.people[0], 0 as never);
    expect(game.info?.clock?.due).toBe(due + 100 * HOUR);
    expect(game.seq).toBe(club.games[0].seq);
  });

  it('keeps bots waiting', async () => {
    const club = await openClub('pr', {});
    const { seq } = club.games[0];
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.paused !== undefined);
    await club.resume(0);
    await club.heard(({ info }) => info?.paused === undefined);
    await club.playTurn();
    expect(club.games[0].seq).toBeGreaterThan(seq);
  });
});

describe('another pace', () => {
  it('begins with full banks, and can end', async () => {
    const club = await openClub('pp');
    await club.propose(0, { kind: 'pace', time: live });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(1, 'yes');
    await club.heard(({ info }) => info?.clock !== undefined);
    expect(club.games[0].info?.clock).toMatchObject({
      control: live,
      banks: [20 * MINUTE, 20 * MINUTE],
      due: club.now + 20 * MINUTE,
    });
    const seat = club.actor.viewer;
    club.now += 2 * MINUTE;
    await club.playTurn();
    await club.heard(({ info }) => info?.clock?.banks[seat] === 19 * MINUTE);
    await club.propose(1, { kind: 'pace', time: { kind: 'none' } });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(0, 'yes');
    await club.heard(({ info }) => info?.clock === undefined);
    club.now += 100 * HOUR;
    await club.server.runChore('late');
    await club.playTurn();
    expect(club.games[0].info?.clock).toBeUndefined();
  });
});

describe('an abandoned game', () => {
  it('is over with everything open, and can be proved and played again', async () => {
    const club = await openClub('pp');
    await club.playTurn();
    await club.propose(0, { kind: 'abandon' });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(1, 'yes');
    await club.heard((game) => game.info?.status === 'over' && game.steps.length > 0 && game.isOver);
    const [one, other] = club.games;
    expect(one.cells).toEqual(other.cells);
    expect(one.info?.header.abandoned).toBe(true);
    expect(await club.commit(one, one.seq, [])).toMatchObject({ denied: 'idle' });
    const { record, proof } = JSON.parse(await club.people[0].get(`/api/games/${club.game}/proof`)) as Revelation;
    const parsed = parseRecord(record);
    expect(parsed.ok && parsed.value.header.abandoned).toBe(true);
    expect(parsed.ok && verifyDraws(parsed.value, proof).ok).toBe(true);
    await club.people[1].post('/api/rematch', { game: club.game, nonce: 'again' });
    await expect(club.propose(0, { kind: 'pause' })).rejects.toThrow('closed');
    await club.server.close();
    const database = new SqliteDatabase(club.file);
    expect((await checkData(database)).faults).toEqual([]);
    await database.close();
    await club.start();
  });
});

it('lets a turn count that was written before the pause, and no other', async () => {
  const club = await openClub('pp');
  const { actor } = club;
  const { seq } = actor;
  const draft = fillTurn(actor, 1);
  const other = club.games.find((game) => game !== actor)?.viewer ?? 0;
  await club.propose(actor.viewer, { kind: 'pause' });
  await club.heard(({ info }) => info?.question !== undefined);
  const [denial] = await Promise.all([club.commit(actor, seq, draft), club.answer(other, 'yes')]);
  await club.heard(({ info }) => info?.paused !== undefined);
  const isWritten = denial === undefined;
  if (isWritten) await club.heard((game) => game.seq > seq);
  else expect(denial).toEqual({ denied: 'paused' });
  await club.resume(0);
  await club.heard(({ info }) => info?.paused === undefined);
  expect(club.games[0].seq > seq).toBe(isWritten);
  expect(await club.commit(actor, seq, draft)).toBeUndefined();
});
