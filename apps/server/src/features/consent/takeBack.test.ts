import { makeRecord, parseRecord } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Revelation } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { checkData } from '../../backup/checkData.ts';
import { exportGame } from '../../backup/exportGame.ts';
import { verifyDraws } from '../../backup/verifyDraws.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { ConsentClub, HOUR, MINUTE } from '../../testing/consentClub.ts';
import { fillTurn } from '../../testing/play.ts';

const openClub = (letters: string, table: object = {}): Promise<ConsentClub> =>
  ConsentClub.open(onTestFinished, letters, table);

/** A game near its end, in which nothing is drawn any more. */
const lastRounds = {
  edition: 'lancashire',
  record: JSON.stringify({
    coalbrook: 1,
    edition: 'lancashire',
    rules: 1,
    seats: 2,
    options: [],
    position: {
      edition: 'lancashire',
      seats: 2,
      era: 'rail',
      round: 8,
      turn: 0,
      actionsLeft: 2,
      players: [{ hand: ['coal', 'iron', 'bury', 'bolton'] }, { hand: ['coal', 'port', 'wigan', 'oldham'] }],
      deck: {},
    },
    entries: [],
  }),
};

const playOut = async (club: ConsentClub): Promise<void> => {
  while (!club.games.every((game) => game.isOver)) await club.playTurn(2);
};

describe('a turn that is taken back', () => {
  it('needs everybody once something was drawn, and gives the same draws again', async () => {
    const club = await openClub('pp');
    const { actor } = club;
    const { seq: to, viewer: mine } = actor;
    const other = club.games.findIndex((game) => game !== actor);
    const draft = fillTurn(actor, 1);
    const before = [...actor.cells];
    expect(await club.commit(actor, to, draft)).toBeUndefined();
    await club.heard((game) => game.seq > to);
    const after = club.games.map(({ cells }) => [...cells]);
    await club.propose(mine, { kind: 'takeBack', to });
    await club.heard(({ info }) => info?.question !== undefined);
    expect(club.games[0].info?.line).toBeUndefined();
    await club.answer(other, 'yes');
    await club.heard((game) => game.info?.line === 1 && game.seq === to);
    expect([...actor.cells]).toEqual(before);
    expect(actor.actor).toBe(mine);
    expect(await club.commit(actor, to, draft)).toBeUndefined();
    await club.heard((game) => game.seq > to);
    expect(club.games.map(({ cells }) => [...cells])).toEqual(after);
    expect((await club.happenings()).map(({ what, seq }) => [what.kind, seq])).toEqual([
      ['asked', actor.seq],
      ['agreed', actor.seq],
    ]);
  });

  it('needs nobody while nobody else has moved and nothing was drawn', async () => {
    const club = await openClub('pp', lastRounds);
    const { actor } = club;
    const { seq: to, viewer: mine } = actor;
    expect(await club.commit(actor)).toBeUndefined();
    await club.heard((game) => game.seq > to);
    await club.propose(mine, { kind: 'takeBack', to });
    await club.heard((game) => game.info?.line === 1 && game.seq === to);
    expect(await club.commit(actor, to, fillTurn(actor, 4))).toBeUndefined();
    await club.heard((game) => game.seq > to);
    await club.playTurn();
    await club.propose(mine, { kind: 'takeBack', to });
    await club.heard(({ info }) => info?.question !== undefined);
    await playOut(club);
    const { record, proof } = JSON.parse(await club.people[0].get(`/api/games/${club.game}/proof`)) as Revelation;
    const parsed = parseRecord(record);
    expect(parsed.ok && verifyDraws(parsed.value, proof).ok).toBe(true);
  });

  it('begins where the turn of a person does, whoever asks', async () => {
    const club = await openClub('ppr');
    const { actor } = club;
    const { seq: to, viewer: mine } = actor;
    const other = club.games.findIndex((game) => game !== actor);
    for (let turn = 0; turn < 3; turn++) await club.playTurn();
    const { steps, seq } = club.games[0];
    const byBot = steps.find(({ who }) => who === 2)?.seq ?? 1;
    for (const wrong of [0, to - 1, byBot, seq, 1000]) {
      await expect(club.propose(mine, { kind: 'takeBack', to: wrong }), `${wrong}`).rejects.toThrow('impossible');
    }
    await club.propose(other, { kind: 'takeBack', to });
    await club.heard(({ info }) => info?.question?.by === other);
    await club.answer(mine, 'yes');
    await club.heard((game) => game.info?.line === 1 && game.seq === to);
  });

  it('can be one of some turns ago, which the log says; late turns and the same request again follow', async () => {
    const club = await openClub('pp', { time: { kind: 'live', bank: 20 * MINUTE, increment: MINUTE } });
    const [ada, ben] = club.games;
    while (ada.turn().state.round < 2) await club.playTurn();
    const before = club.games.map(({ cells }) => [...cells]);
    const { seq: to, actor: first } = ada;
    const banks = ada.info?.clock?.banks;
    await club.playTurn();
    club.now += HOUR;
    await club.server.runChore('late');
    await club.heard((game) => (game.info?.clock?.late.length ?? 0) > 0 && game.actor >= 0);
    await club.playTurn();
    const line = ada.info?.line ?? 0;
    const what = { kind: 'takeBack', to, line } as const;
    await club.propose(0, what);
    await club.propose(0, what);
    const name = ada.info?.seats[first].name ?? '';
    const taken = { name, turns: 3 };
    await club.heard(({ info }) => info?.question?.taken?.turns === 3);
    expect(ben.info?.question?.taken).toEqual(taken);
    await club.answer(1, 'yes');
    await club.heard((game) => game.info?.line === 1 && game.seq === to);
    expect(club.games.map(({ cells }) => [...cells])).toEqual(before);
    expect(ada.actor).toBe(first);
    expect(ada.info?.clock?.late).toEqual([]);
    ada.info?.clock?.banks.forEach((bank, seat) => expect(bank).toBeLessThanOrEqual(banks?.[seat] ?? 0));
    expect((await club.happenings()).map(({ what: one }) => [one.kind, 'taken' in one && one.taken])).toEqual([
      ['asked', taken],
      ['agreed', taken],
    ]);
    // Its answer was lost. Meanwhile a turn was played that begins with the same entry.
    await club.playTurn(7);
    const { seq } = ada;
    await club.propose(0, what);
    expect(ada.info?.question).toBeUndefined();
    expect(ada.seq).toBe(seq);
    await expect(club.propose(0, { ...what, line: 5 })).rejects.toThrow('closed');
  });

  it('needs somebody else to agree in a rated game, once something was drawn', async () => {
    const time = { kind: 'live', bank: 20 * MINUTE, increment: MINUTE };
    const club = await openClub('pr', { isRated: true, time });
    const [game] = club.games;
    const { seq: to } = game;
    await club.playTurn();
    await expect(club.propose(0, { kind: 'takeBack', to })).rejects.toThrow('rated');
    expect(game.info?.line).toBeUndefined();
    // Nor does the game end without a result.
    await expect(club.propose(0, { kind: 'abandon' })).rejects.toThrow('rated');
    expect(game.info?.status).toBe('running');
  });

  it('cannot be taken back in a rated game with bots, who cannot agree, but among people', async () => {
    for (const [letters, isPossible] of [
      ['ppr', false],
      ['ppp', true],
    ] as const) {
      const club = await openClub(letters, { isRated: true });
      const { seq: to, viewer } = club.actor;
      await club.playTurn();
      const asked = club.propose(viewer, { kind: 'takeBack', to });
      if (isPossible) await asked;
      else await expect(asked).rejects.toThrow('rated');
    }
  });

  it('cannot be taken back any more by a question that was asked before another turn', async () => {
    const club = await openClub('pp');
    const { seq: to, viewer: mine } = club.actor;
    await club.playTurn();
    await club.propose(mine, { kind: 'takeBack', to });
    await club.heard(({ info }) => info?.question !== undefined);
    const id = club.questionId(0);
    await club.playTurn();
    const other = mine === 0 ? 1 : 0;
    await expect(club.answer(other, 'yes', id)).rejects.toThrow('closed');
    await club.propose(other, { kind: 'pause' });
    await club.heard(({ info }) => info?.question?.what.kind === 'pause');
  });

  it('does not return when it is sent again', async () => {
    const club = await openClub('pr');
    const [game] = club.games;
    const { seq: to } = game;
    const draft = fillTurn(game, 1);
    await club.playTurn();
    await club.propose(0, { kind: 'takeBack', to });
    await game.until(() => game.info?.line === 1 && game.seq === to);
    expect(await game.person.ask('commit', club.game, game.viewer, to, draft, 0)).toEqual({ denied: 'conflict' });
    expect(game.seq).toBe(to);
    await club.playTurn(3);
    expect(game.seq).toBeGreaterThan(to);
  });

  it('loses against a turn that was written at the same moment, or the turn is refused', async () => {
    const club = await openClub('pp');
    const { actor: first } = club;
    const { seq: to, viewer: mine } = first;
    await club.playTurn();
    if (club.actor === first) await club.playTurn();
    const { actor: second } = club;
    const { seq } = second;
    await club.propose(mine, { kind: 'takeBack', to });
    await club.heard(({ info }) => info?.question !== undefined);
    const [denial, refusal] = await Promise.all([
      club.commit(second, seq),
      club.answer(second.viewer, 'yes').then(
        () => undefined,
        (error: Error) => error.message,
      ),
    ]);
    if (denial) {
      expect(denial).toEqual({ denied: 'conflict' });
      expect(refusal).toBeUndefined();
      await club.heard((game) => game.info?.line === 1 && game.seq === to);
    } else {
      expect(refusal).toContain('closed');
      await club.heard((game) => game.seq > seq);
    }
  });

  it('gives nobody time', async () => {
    const club = await openClub('pp', { time: { kind: 'live', bank: 20 * MINUTE, increment: MINUTE } });
    const { actor } = club;
    const { seq: to, viewer: mine } = actor;
    const other = club.games.findIndex((game) => game !== actor);
    club.now += 5 * MINUTE;
    await club.playTurn();
    await club.heard(({ info }) => info?.clock?.banks[mine] === 16 * MINUTE);
    await club.propose(mine, { kind: 'takeBack', to });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(other, 'yes');
    await club.heard((game) => game.info?.line === 1 && game.seq === to);
    expect(actor.info?.clock).toMatchObject({ since: club.now, due: club.now + 16 * MINUTE });
    await club.playTurn();
    await club.heard(({ info }) => info?.clock?.banks[mine] === 17 * MINUTE);
    await club.propose(mine, { kind: 'takeBack', to });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(other, 'yes');
    await club.heard((game) => game.info?.line === 2 && game.seq === to);
    expect(actor.info?.clock?.banks[mine]).toBe(16 * MINUTE);
    club.now += HOUR;
    await club.server.runChore('late');
    await club.heard((game) => game.seq > to);
  });

  it('is kept and checked, but not part of the record', async () => {
    const club = await openClub('ppr');
    const { seq: to, viewer: mine } = club.actor;
    await club.playTurn();
    const other = club.games.findIndex(({ viewer }) => viewer !== mine);
    for (const line of [1, 2]) {
      await club.propose(mine, { kind: 'takeBack', to });
      await club.heard(({ info }) => info?.question !== undefined);
      await club.answer(other, 'yes');
      await club.heard((game) => game.info?.line === line && game.seq === to);
      await club.playTurn(line + 3);
    }
    await club.server.close();
    const database = new SqliteDatabase(club.file);
    expect((await checkData(database)).faults).toEqual([]);
    const exported = await exportGame(database, club.game);
    const parsed = parseRecord(exported.ok ? exported.value : '');
    expect(parsed.ok && makeRecord(parsed.value)).toBe(exported.ok && exported.value);
    const rows = await database.query<{ line: number }>('select line from taken_back order by line, seq');
    expect(new Set(rows.map(({ line }) => line))).toEqual(new Set([0, 1]));
    await database.query("update taken_back set body = replace(body, ' =', ' =z') where line = 0");
    expect((await checkData(database)).faults).toHaveLength(1);
    await database.close();
    await club.start();
  });

  it('is gone for those who only watch, too', async () => {
    const club = await openClub('pr');
    const watcher = Person.known(club.server.port);
    await watcher.post('/api/watch', { game: club.game, token: club.opened.watch });
    await watcher.connect();
    const watched = new FollowedGame(watcher, club.game, NOBODY);
    await watched.join();
    const { seq: to } = club.games[0];
    await club.playTurn();
    await club.propose(0, { kind: 'takeBack', to });
    await watched.until(() => watched.info?.line === 1 && watched.seq === to);
    await club.heard((game) => game.info?.line === 1 && game.seq === to);
    await club.playTurn(5);
    await watched.until(() => watched.seq === club.games[0].seq);
  });
});
