import { join } from 'node:path';

import { parseRecord } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import type { OpenedTable, Revelation } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { verifyDraws } from '../backup/verifyDraws.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { fillTurn } from '../testing/play.ts';
import type { RunningServer } from './server.ts';

const MINUTE = 60_000;
const [first, second] = [0 as Seat, 1 as Seat];

class Club {
  readonly server: RunningServer;
  readonly ann: Person;
  readonly bea: Person;
  readonly opened: OpenedTable;
  now = 1_800_000_000_000;

  private constructor(server: RunningServer, ann: Person, bea: Person, opened: OpenedTable) {
    this.server = server;
    this.ann = ann;
    this.bea = bea;
    this.opened = opened;
  }

  /** Ann opens a table and takes its first seat. */
  static async open(table: object): Promise<Club> {
    let club: Club | undefined = undefined as Club | undefined;
    const now = (): number => club?.now ?? 1_800_000_000_000;
    const server = await startAt(join(folder(onTestFinished), 'games.db'), { now });
    onTestFinished(() => server.close());
    const [ann, bea] = [Person.known(server.port), Person.known(server.port)];
    club = new Club(server, ann, bea, await ann.open({ mine: [0], ...table }));
    return club;
  }

  get game(): string {
    return this.opened.game;
  }

  newcomer(): Person {
    return Person.known(this.server.port);
  }

  sit(person: Person, name: string, seat: number = second): Promise<unknown> {
    return person.sit(this.game, this.opened.invite, seat, name);
  }

  stand(person: Person): Promise<unknown> {
    return person.post('/api/stand', { game: this.game });
  }

  fill(person: Person, seat: number, policy?: string): Promise<unknown> {
    return person.post('/api/fill', { game: this.game, seat, policy });
  }

  async follow(person: Person, seat: Seat): Promise<FollowedGame> {
    await person.connect();
    const followed = new FollowedGame(person, this.game, seat);
    await followed.join();
    return followed;
  }
}

const isFreeAt = ({ info }: FollowedGame, seat: Seat): boolean | undefined => info?.seats[seat].isFree;

/** Plays the turns of a seat until it is another one’s. */
const playUntilOthers = async (game: FollowedGame): Promise<void> => {
  while (game.actor === game.viewer) {
    const { seq } = game;
    expect(await game.person.ask('commit', game.game, game.viewer, seq, fillTurn(game, seq))).toBeFalsy();
    await game.until(() => game.seq > seq);
  }
};

/** Resolves when the server ends the connection. */
const dropped = (person: Person): Promise<void> => new Promise((resolve) => (person.onClose = resolve));

describe('before the game begins', () => {
  it('a seat that is given up can be taken again, by anybody', async () => {
    const club = await Club.open(newTable('lancashire', 'ppp'));
    const { ann, bea, game } = club;
    await club.sit(bea, 'Bea');
    const phone = club.newcomer();
    await phone.sit(game, await bea.linkTo(game, 1), 1, 'Bea');
    const seen = await club.follow(ann, first);
    await club.follow(phone, second);
    // The seat stays with whoever else holds it.
    await club.stand(bea);
    expect(await bea.get('/api/mine')).toBe('{"tables":[]}');
    expect(isFreeAt(seen, second)).toBe(false);
    const end = dropped(phone);
    await club.stand(phone);
    await seen.until(() => isFreeAt(seen, second) === true);
    await end;
    for (const one of [bea, phone]) expect(await one.get('/api/mine')).toBe('{"tables":[]}');
    await phone.connect();
    expect(await phone.ask('join', game, second, 0)).toEqual({ denied: 'absent' });
    await club.sit(club.newcomer(), 'Cyd');
    await seen.until(() => isFreeAt(seen, second) === false);
    expect(seen.info?.seats[second].name).toBe('Cyd');
    expect(seen.info?.status).toBe('open');
  });

  it('a table that everybody has left is gone', async () => {
    const club = await Club.open({ ...newTable('lancashire', 'ppp'), mine: [0, 1] });
    await club.stand(club.ann);
    expect(await club.ann.get('/api/mine')).toBe('{"tables":[]}');
    await expect(club.bea.visit(club.game, club.opened.invite)).rejects.toThrow('404');
    await expect(club.stand(club.ann)).rejects.toThrow('404');
  });

  it('a bot can play for somebody who does not come, and the game begins', async () => {
    const club = await Club.open(newTable('lancashire', 'ppp'));
    const seen = await club.follow(club.ann, first);
    await club.fill(club.ann, 1);
    expect(seen.info?.status).toBe('open');
    await expect(club.fill(club.ann, 1)).rejects.toThrow('409');
    await expect(club.fill(club.ann, 0)).rejects.toThrow('409');
    await expect(club.fill(club.ann, 7)).rejects.toThrow('409');
    await expect(club.fill(club.bea, 2)).rejects.toThrow('404');
    await club.fill(club.ann, 2);
    await seen.until(() => seen.seq > 0 && seen.actor === first);
    expect(seen.info?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    await expect(club.fill(club.ann, 2)).rejects.toThrow('409');
  });

  it('whoever lets a bot play can choose it among those that are offered', async () => {
    const club = await Club.open(newTable('lancashire', 'pppp'));
    const seen = await club.follow(club.ann, first);
    for (const policy of ['random', 'bystander', 'nobody', '']) {
      await expect(club.fill(club.ann, 1, policy)).rejects.toThrow('400');
    }
    await club.fill(club.ann, 1, 'carter');
    await club.fill(club.ann, 2);
    const { table } = await club.bea.visit(club.game, club.opened.invite);
    expect(table.seats.map(({ kind, policy }) => [kind, policy])).toEqual([
      ['person', ''],
      ['bot', 'carter'],
      ['bot', 'apprentice'],
      ['person', ''],
    ]);
    expect(seen.info?.status).toBe('open');
  });

  it('whoever comes late takes the place of a bot', async () => {
    const club = await Club.open(newTable('lancashire', 'ppp'));
    await club.fill(club.ann, 1);
    await club.sit(club.bea, 'Bea');
    const { table } = await club.bea.visit(club.game, club.opened.invite);
    expect(table.seats[second]).toMatchObject({ kind: 'person', name: 'Bea', isFree: false });
    expect(table.status).toBe('open');
  });
});

describe('in the game', () => {
  const begin = async (table: object = newTable('lancashire', 'pp')) => {
    const club = await Club.open(table);
    await club.sit(club.bea, 'Bea');
    return { club, anns: await club.follow(club.ann, first), beas: await club.follow(club.bea, second) };
  };

  it('a bot plays for whoever leaves, at once and to the end', async () => {
    const { club, anns } = await begin();
    await anns.until(() => anns.actor >= 0);
    await playUntilOthers(anns);
    const end = dropped(club.bea);
    await club.stand(club.bea);
    await end;
    expect(await club.bea.get('/api/mine')).toBe('{"tables":[]}');
    await anns.until(() => anns.actor === first);
    expect(anns.info?.seats[second]).toMatchObject({ kind: 'bot', name: 'Bea', isFree: true });
    while (!anns.isOver) {
      await playUntilOthers(anns);
      await anns.until(() => anns.actor === first || anns.isOver);
    }
  });

  it('whoever has left may come back while nobody has taken the seat', async () => {
    const { club, anns } = await begin();
    await club.stand(club.bea);
    await anns.until(() => anns.info?.seats[second].kind === 'bot');
    await club.sit(club.bea, 'Bea');
    const again = await club.follow(club.bea, second);
    await playUntilOthers(anns);
    await again.until(() => again.actor === second);
    const { seq } = again;
    await playUntilOthers(again);
    expect(again.seq).toBeGreaterThan(seq);
  });

  it('somebody else may take the seat, and the draws can still be proved', async () => {
    const { club, anns } = await begin();
    await anns.until(() => anns.actor >= 0);
    await club.stand(club.bea);
    const cyd = club.newcomer();
    await club.sit(cyd, 'Cyd');
    await expect(club.sit(club.bea, 'Bea')).rejects.toThrow('409');
    const cyds = await club.follow(cyd, second);
    expect(cyds.info?.seats[second]).toMatchObject({ kind: 'person', name: 'Cyd', isFree: false });
    await playUntilOthers(anns);
    await cyds.until(() => cyds.actor === second);
    await playUntilOthers(cyds);
    // The rest is left to bots.
    await club.stand(cyd);
    const watcher = club.newcomer();
    await watcher.post('/api/watch', { game: club.game, token: club.opened.watch });
    const watched = await club.follow(watcher, -1 as Seat);
    await club.stand(club.ann);
    await watched.until(() => watched.isOver);
    const { record, proof } = JSON.parse(await watcher.get(`/api/games/${club.game}/proof`)) as Revelation;
    const read = parseRecord(record);
    expect(read.ok && verifyDraws(read.value, proof)).toMatchObject({ ok: true });
  });

  it('a finished table only leaves one’s own list', async () => {
    const { club, anns } = await begin();
    const watcher = club.newcomer();
    await watcher.post('/api/watch', { game: club.game, token: club.opened.watch });
    const watched = await club.follow(watcher, -1 as Seat);
    await club.stand(club.bea);
    while (!anns.isOver) {
      await anns.until(() => anns.actor === first || anns.isOver);
      await playUntilOthers(anns);
    }
    await watched.until(() => watched.isOver);
    await club.stand(club.ann);
    expect(await club.ann.get('/api/mine')).toBe('{"tables":[]}');
    expect(await watcher.get('/api/mine')).toContain(club.game);
    const { table } = await watcher.visit(club.game, club.opened.watch);
    expect(table.seats[first].kind).toBe('person');
  });

  it('time begins anew for whoever takes a seat whose turn it is', async () => {
    const time = { kind: 'live', bank: 20 * MINUTE, increment: 0 };
    const { club, anns, beas } = await begin({ ...newTable('lancashire', 'pp'), time });
    await anns.until(() => anns.actor >= 0);
    const [leaver, other] = anns.actor === first ? [anns, beas] : [beas, anns];
    await club.stand(leaver.person);
    await other.until(() => other.actor === other.viewer);
    club.now += 5 * MINUTE;
    await playUntilOthers(other);
    await other.until(() => other.actor === other.viewer);
    await club.sit(leaver.person, 'Back', leaver.viewer);
    await playUntilOthers(other);
    const again = await club.follow(leaver.person, leaver.viewer);
    await again.until(() => again.actor === again.viewer);
    const { table } = await club.ann.visit(club.game, club.opened.invite);
    expect(table.clock).toMatchObject({ due: club.now + 20 * MINUTE });
  });
});
