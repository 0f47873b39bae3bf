import type { Seat } from '@coalbrook/rules';
import type { TimeControl } from '@coalbrook/time';
import { describe, expect, it, onTestFinished } from 'vitest';

import { Person } from '../../testing/client.ts';
import type { FollowedGame } from '../../testing/client.ts';
import { ConsentClub, HOUR, MINUTE } from '../../testing/consentClub.ts';

const DAY = 24 * HOUR;
const live: TimeControl = { kind: 'live', bank: 20 * MINUTE, increment: MINUTE };
const slow: TimeControl = { kind: 'slow', turn: DAY, bank: 0 };

const openClub = (letters: string, table: object = {}): Promise<ConsentClub> =>
  ConsentClub.open(onTestFinished, letters, table);

const leave = (club: ConsentClub, seat: number): Promise<unknown> =>
  club.people[seat].post('/api/stand', { game: club.game });

/** Those who are still at the table have heard something. */
const heardBy = async (
  club: ConsentClub,
  seats: readonly number[],
  holds: (game: FollowedGame) => boolean,
): Promise<void> => {
  for (const seat of seats) await club.games[seat].until(() => holds(club.games[seat]));
};

describe('somebody leaves', () => {
  it('and ends the game, where the table has chosen that', async () => {
    const club = await openClub('ppp', { customs: { leaving: 'end', late: 'turn' } });
    expect(club.games[0].info?.customs).toEqual({ leaving: 'end', late: 'turn' });
    await leave(club, 2);
    await heardBy(club, [0, 1], (game) => game.info?.status === 'over' && game.steps.length > 0 && game.isOver);
    expect((await club.happenings()).map(({ what }) => what)).toEqual([{ kind: 'ended', name: 'Person 2' }]);
  });

  it('and the others vote: a bot goes on if they are even', async () => {
    const club = await openClub('ppp', { customs: { leaving: 'vote', late: 'turn' } });
    await leave(club, 2);
    await heardBy(club, [0, 1], ({ info }) => info?.question?.what.kind === 'left' && info.paused !== undefined);
    expect(club.games[0].info).toMatchObject({ question: { by: -1, asked: [0, 1] } });
    await expect(club.resume(0)).rejects.toThrow('asked');
    await expect(club.answer(0, 'yes')).rejects.toThrow('impossible');
    await club.answer(0, 'end');
    await club.answer(1, 'bot');
    await heardBy(club, [0, 1], ({ info }) => info?.question === undefined && info?.paused === undefined);
    expect(club.games[0].info).toMatchObject({ status: 'running', seats: [{}, {}, { kind: 'bot', isFree: true }] });
  });

  it('and the others vote: the game ends if most want that', async () => {
    const club = await openClub('ppp', { customs: { leaving: 'vote', late: 'turn' } });
    await leave(club, 0);
    await heardBy(club, [1, 2], ({ info }) => info?.question !== undefined);
    await club.answer(1, 'end');
    await club.answer(2, 'end');
    await heardBy(club, [1, 2], ({ info }) => info?.status === 'over');
  });

  it('and comes back before the others have voted', async () => {
    const club = await openClub('ppp', { customs: { leaving: 'vote', late: 'turn' } });
    await leave(club, 2);
    await heardBy(club, [0, 1], ({ info }) => info?.question !== undefined);
    await club.people[2].sit(club.game, club.opened.invite, 2, 'Again');
    await heardBy(club, [0, 1], ({ info }) => info?.question === undefined && info?.paused === undefined);
    expect(club.games[0].info?.seats[2]).toMatchObject({ kind: 'person', name: 'Again', isFree: false });
  });

  it.each(['votes', 'return'])('during a pause, which goes on after the vote: %s', async (how) => {
    const club = await openClub('ppp', { customs: { leaving: 'vote', late: 'turn' }, time: slow });
    await club.propose(0, { kind: 'pause' });
    await club.heard(({ info }) => info?.question !== undefined);
    for (const seat of [1, 2]) await club.answer(seat, 'yes');
    await club.heard(({ info }) => info?.paused !== undefined && info.question === undefined);
    const { paused } = club.games[0].info ?? {};
    club.now += HOUR;
    await leave(club, 2);
    await heardBy(club, [0, 1], ({ info }) => info?.question !== undefined);
    // Somebody else leaves and comes back: it is the same pause.
    await leave(club, 1);
    await heardBy(
      club,
      [0],
      ({ info }) => info?.question?.what.kind === 'left' && info.question.what.seats.length === 2,
    );
    await expect(club.resume(0)).rejects.toThrow('asked');
    if (how === 'votes') await club.answer(0, 'bot');
    else for (const seat of [1, 2]) await club.people[seat].sit(club.game, club.opened.invite, seat, `Back ${seat}`);
    await heardBy(club, [0], ({ info }) => info?.question === undefined);
    expect(club.games[0].info).toMatchObject({ status: 'running', paused });
    club.now += 2 * DAY;
    await club.server.runChore('late');
    expect(club.games[0].info?.clock?.late).toEqual([]);
    await club.resume(0);
    await heardBy(club, [0], ({ info }) => info?.paused === undefined);
  });

  it('and the votes that were given count after a while', async () => {
    const club = await openClub('ppp', { customs: { leaving: 'vote', late: 'turn' } });
    await leave(club, 2);
    await heardBy(club, [0, 1], ({ info }) => info?.question !== undefined);
    await club.answer(0, 'end');
    club.now += 2 * DAY;
    await club.server.runChore('late');
    expect(club.games[0].info?.status).toBe('running');
    club.now += 2 * DAY;
    await club.server.runChore('late');
    await heardBy(club, [0, 1], ({ info }) => info?.status === 'over');
  });

  it('and nobody is left to vote', async () => {
    const club = await openClub('pp', { customs: { leaving: 'vote', late: 'turn' } });
    await leave(club, 0);
    await heardBy(club, [1], ({ info }) => info?.question !== undefined);
    await leave(club, 1);
    const [person] = club.people;
    await person.sit(club.game, club.opened.invite, 0, 'Back');
    const game = await club.follow(person, 0 as Seat);
    expect(game.info).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'bot' }] });
    expect(game.info?.question).toBeUndefined();
  });
});

describe('time is up', () => {
  it('and a bot takes over the seat, which its person can take back', async () => {
    const club = await openClub('pp', { time: live, customs: { leaving: 'bot', late: 'seat' } });
    const { viewer: seat } = club.actor;
    const name = club.actor.info?.seats[seat].name;
    const other = 1 - seat;
    club.now += 21 * MINUTE;
    await club.server.runChore('late');
    await heardBy(club, [other], ({ info }) => info?.seats[seat].kind === 'bot');
    const person = club.people[seat];
    await person.leave();
    const watching = await club.follow(person, -1 as Seat);
    expect(watching.info).toMatchObject({ held: [], lost: [seat] });
    expect(JSON.parse(await person.get('/api/mine'))).toMatchObject({ tables: [{ plays: false, lost: true }] });
    await person.post('/api/return', { game: club.game, seat });
    await person.post('/api/return', { game: club.game, seat });
    await heardBy(club, [other], ({ info }) => info?.seats[seat].kind === 'person');
    await expect(club.people[other].post('/api/return', { game: club.game, seat })).rejects.toThrow('404');
    expect((await club.happenings(other)).map(({ what }) => what)).toEqual([
      { kind: 'late', name },
      { kind: 'came', name, isBack: true },
    ]);
  });

  it('and whoever comes too late learns that somebody else has the seat', async () => {
    const club = await openClub('pp', { time: live, customs: { leaving: 'bot', late: 'seat' } });
    const { viewer: seat } = club.actor;
    club.now += 21 * MINUTE;
    await club.server.runChore('late');
    await heardBy(club, [1 - seat], ({ info }) => info?.seats[seat].kind === 'bot');
    const [person, next] = [club.people[seat], Person.known(club.server.port)];
    await next.sit(club.game, club.opened.invite, seat, 'Next');
    await person.leave();
    expect((await club.follow(person, -1 as Seat)).info).toMatchObject({ held: [], lost: [] });
    expect((JSON.parse(await person.get('/api/mine')) as { tables: readonly object[] }).tables[0]).not.toHaveProperty(
      'lost',
    );
    expect((await club.follow(next, seat)).info).not.toHaveProperty('lost');
  });

  it('and the others vote for a bot’s turn', async () => {
    const club = await openClub('ppp', { time: slow, customs: { leaving: 'bot', late: 'vote' } });
    const { viewer: seat, seq } = club.actor;
    const others = [0, 1, 2].filter((one) => one !== Number(seat));
    club.now += 25 * HOUR;
    await club.server.runChore('late');
    await club.server.runChore('late');
    await club.heard(({ info }) => info?.question?.what.kind === 'late');
    expect(club.games[0].info?.question).toMatchObject({ what: { kind: 'late', seat }, asked: others });
    await expect(club.answer(seat, 'wait')).rejects.toThrow('impossible');
    // Even: a bot plays the turn.
    await club.answer(others[0], 'wait');
    await club.answer(others[1], 'seat');
    await club.server.runChore('late');
    await club.heard((game) => game.seq > seq);
    expect(club.games[0].info?.seats[seat].kind).toBe('person');
    await club.heard(({ info }) => info?.clock?.late.includes(seq) ?? false);
  });

  it('and the others wait once more', async () => {
    const club = await openClub('pp', { time: slow, customs: { leaving: 'bot', late: 'vote' } });
    const { viewer: seat, seq } = club.actor;
    club.now += 25 * HOUR;
    await club.server.runChore('late');
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(1 - seat, 'wait');
    await club.heard(({ info }) => info?.question === undefined && info?.paused === undefined);
    expect(club.games[0].info?.clock?.due).toBe(club.now + DAY);
    await club.server.runChore('late');
    expect(club.games[0].seq).toBe(seq);
    club.now += 25 * HOUR;
    await club.server.runChore('late');
    await club.heard(({ info }) => info?.question !== undefined);
  });
});

describe('somebody who is away', () => {
  it('can be replaced once everybody has waited for long enough', async () => {
    const club = await openClub('ppp');
    const { viewer: seat } = club.actor;
    const [one, other] = [0, 1, 2].filter((at) => at !== Number(seat));
    const replace = (): Promise<unknown> => club.propose(one, { kind: 'replace', seat });
    club.now += 2 * DAY;
    await expect(replace()).rejects.toThrow('early');
    await club.people[seat].leave();
    await heardBy(club, [one, other], ({ info }) => info?.seats[seat].isPresent === false);
    await expect(club.propose(one, { kind: 'replace', seat: other as Seat })).rejects.toThrow('early');
    await expect(club.propose(one, { kind: 'replace', seat: one as Seat })).rejects.toThrow('impossible');
    await replace();
    await heardBy(club, [one, other], ({ info }) => info?.question !== undefined);
    expect(club.games[one].info?.question?.asked).toEqual([one, other]);
    await club.answer(other, 'yes');
    await heardBy(club, [one, other], ({ info }) => info?.seats[seat].kind === 'bot');
    await club.people[seat].post('/api/return', { game: club.game, seat });
    await heardBy(club, [one, other], ({ info }) => info?.seats[seat].kind === 'person');
    const name = club.games[one].info?.seats[seat].name;
    expect((await club.happenings(one)).slice(-3).map(({ what }) => what)).toEqual([
      { kind: 'agreed', name: `${one === 0 ? 'p' : 'Person '}${one}`, what: { kind: 'replace', seat } },
      { kind: 'replaced', name },
      { kind: 'came', name, isBack: true },
    ]);
  });
});
