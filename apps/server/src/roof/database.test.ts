import { join } from 'node:path';

import { headerOf, tableFor } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { NOBODY } from '@coalbrook/rules';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import type { SqlDatabase, Listener } from '../ground/database/database.ts';
import { migrate, migrations, schemaAge } from '../ground/database/migrations.ts';
import { PostgresDatabase } from '../ground/database/postgres.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { GameStore } from '../table/games/gameStore.ts';
import type { NewGameRows } from '../table/games/insertGame.ts';
import { Seating } from '../table/games/seating.ts';
import { TurnWriter } from '../table/ledger/turnWriter.ts';
import type { WrittenTurn } from '../table/ledger/turnWriter.ts';
import { TableListeners } from '../table/listeners.ts';
import { folder, sittersOf } from '../testing/fixtures.ts';
import { TestPostgres } from '../testing/postgres.ts';

/** Opens the same database for another node. */
type Opener = () => SqlDatabase;

const opened = (open: Opener): Opener => {
  return () => {
    const database = open();
    onTestFinished(() => database.close());
    return database;
  };
};

const NOW = 1_700_000_000_000;

const newGame = (id: string, letters: string, free: readonly number[], person = 'one'): NewGameRows => {
  const table = tableFor('lancashire', { seats: letters.length });
  if (!table.ok) throw new Error('no table');
  return {
    sheet: { id, header: headerOf(table.value), sitters: sittersOf(letters), seed: '', begun: NOW },
    secret: 'secret',
    commitment: 'commitment',
    inviteHash: 'invite',
    watchHash: 'watch',
    watchDelay: 0,
    person,
    control: '',
    isPublic: false,
    isRated: false,
    seats: letters.split('').map((_, seat) => ({
      seat: seat as Seat,
      isFree: free.includes(seat),
      nonce: free.includes(seat) ? '' : 'nonce',
      tokenHash: `token ${seat}`,
    })),
  };
};

const turn = (game: string, seq: number, next = seq + 1): WrittenTurn => ({
  game,
  seq,
  next,
  body: `["${game} ${seq}"]`,
  actor: 1,
  status: 'running',
  position: '{}',
  at: NOW + seq,
  clock: '',
  due: 0,
  clockBefore: '',
  terms: 0,
});

interface TurnRow {
  readonly game: string;
  readonly seq: number;
  readonly next: number;
  readonly at: number;
  readonly body: string;
}

const turnsIn = (database: SqlDatabase): Promise<readonly TurnRow[]> =>
  database.query<TurnRow>('select game, seq, next, at, body from turns order by game, seq');

/** What every database must do. `open` gives an empty one. */
const behaviours = (open: () => Promise<Opener>): void => {
  const ready = async (): Promise<{
    readonly another: Opener;
    readonly database: SqlDatabase;
    readonly store: GameStore;
  }> => {
    const another = await open();
    const database = another();
    await migrate(database);
    return { another, database, store: new GameStore(database, () => NOW) };
  };

  it('keeps games, seats and who holds them', async () => {
    const { store } = await ready();
    await store.create(newGame('a', 'pp', [1]));
    await store.create(newGame('b', 'pr', [], 'two'));
    const game = await store.find('a');
    expect(game).toMatchObject({ id: 'a', status: 'open', seq: 0, begun: NOW, secret: 'secret' });
    expect(game?.sitters.map(({ name }) => name)).toEqual(['p0', 'p1']);
    expect(await store.find('c')).toBeUndefined();
    expect((await store.find('b'))?.status).toBe('running');
    expect(await store.seats('a')).toEqual([
      { seat: 0, isFree: false, nonce: 'nonce', tokenHash: 'token 0' },
      { seat: 1, isFree: true, nonce: '', tokenHash: 'token 1' },
    ]);
    expect(await store.heldBy('one', 'a')).toEqual([NOBODY, 0].toSorted((one, two) => one - two));
    expect(await store.heldBy('two', 'a')).toEqual([]);
    expect((await store.tablesOf('two', 10)).map(({ id }) => id)).toEqual(['b']);
    expect((await store.running()).map(({ id }) => id)).toEqual(['b']);
  });

  it('gives a seat to one person only, and begins when nobody is missing', async () => {
    const { another, database, store } = await ready();
    const seatings = [database, another()].map((one) => new Seating(one, () => NOW, new TableListeners()));
    await store.create(newGame('a', 'ppp', [1, 2]));
    const asked = Array.from({ length: 20 }, (_, at) => {
      const seat = (1 + ((at % 4) >> 1)) as Seat;
      return seatings[at % 2].sit('a', { seat, person: `person ${at}`, name: `Name ${at}`, nonce: `nonce ${at}` });
    });
    const isSeated = (await Promise.all(asked)).map((failed) => failed === undefined);
    expect(isSeated.filter(Boolean)).toHaveLength(2);
    const game = await store.find('a');
    expect(game?.status).toBe('running');
    for (const [at, isIn] of isSeated.entries()) {
      const seat = 1 + ((at % 4) >> 1);
      expect(await store.heldBy(`person ${at}`, 'a')).toEqual(isIn ? [seat] : []);
      if (isIn)
        expect([game?.sitters[seat].name, (await store.seats('a'))[seat].nonce]).toEqual([`Name ${at}`, `nonce ${at}`]);
    }
    expect(await seatings[0].sit('c', { seat: 1 as Seat, person: 'one', name: 'One', nonce: '' })).toBe('taken');
  });

  it('lets one person have a seat that is given up, filled and taken at the same time', async () => {
    const { another, database, store } = await ready();
    const seatings = [database, another()].map((one) => new Seating(one, () => NOW, new TableListeners()));
    await store.create(newGame('a', 'pppp', [1, 2, 3]));
    const [seat, other] = [1 as Seat, 2 as Seat];
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const person = `person ${at}`;
        const seating = seatings[at % 2];
        if (at % 3 === 0) return seating.fill('a', { seat: other, policy: 'apprentice', person });
        return seating.sit('a', { seat, person, name: person, nonce: '' }).then(() => seating.stand('a', person));
      }),
    );
    expect((await store.find('a'))?.sitters.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'person']);
    expect((await store.seats('a')).map(({ isFree }) => isFree)).toEqual([false, true, true, true]);
    expect((await store.find('a'))?.status).toBe('open');
    expect(await seatings[1].stand('a', 'one')).toBe(true);
    expect([await store.find('a'), await store.seats('a'), await store.heldBy('one', 'a')]).toEqual([
      undefined,
      [],
      [],
    ]);
  });

  it('remembers one rematch, whichever node asks', async () => {
    const { another, store } = await ready();
    const stores = [store, new GameStore(another(), () => NOW)];
    await store.create(newGame('a', 'pp', []));
    expect((await store.find('a'))?.rematch).toBe('');
    const asked = Array.from({ length: 10 }, (_, at) =>
      stores[at % 2].createRematch('a', newGame(`again ${at}`, 'pp', [1], `person ${at}`)),
    );
    const [first, ...others] = await Promise.all(asked);
    expect(others).toEqual(others.map(() => first));
    expect((await store.find('a'))?.rematch).toBe(first);
    const made = await Promise.all(asked.map((_, at) => store.find(`again ${at}`)));
    expect(made.flatMap((row) => row?.id ?? [])).toEqual([first]);
  });

  it('writes turns once and without a gap, whoever writes them', async () => {
    const { another, database, store } = await ready();
    const writers = [new TurnWriter(database, new TableListeners()), new TurnWriter(another(), new TableListeners())];
    const games = Array.from({ length: 30 }, (_, at) => `game ${at}`);
    for (const game of games) await store.create(newGame(game, 'rr', []));
    for (let seq = 0; seq < 3; seq++) {
      // Both nodes try to write every turn, in opposite orders.
      const [one, two] = await Promise.all([
        Promise.all(games.map((game) => writers[0].write(turn(game, seq)))),
        Promise.all(games.toReversed().map((game) => writers[1].write(turn(game, seq)))),
      ]);
      const also = two.toReversed();
      expect(one.every((isWritten, at) => isWritten !== also[at])).toBe(true);
    }
    expect(await writers[0].write(turn(games[0], 1))).toBe(false);
    expect(await writers[0].write(turn(games[0], 7))).toBe(false);
    expect(await writers[0].write(turn('nothing', 0))).toBe(false);
    const rows = await turnsIn(database);
    expect(rows).toHaveLength(90);
    for (const { game, seq, next, at, body } of rows) {
      expect([next, at, body]).toEqual([seq + 1, NOW + seq, `["${game} ${seq}"]`]);
    }
    expect((await store.find(games[0]))?.seq).toBe(3);
    expect(writers[0].turns + writers[1].turns).toBe(90);
    expect(writers[0].batches).toBeLessThan(20);
  });

  it('undoes a transaction that fails', async () => {
    const { database, store } = await ready();
    await store.create(newGame('a', 'pp', []));
    const failing = database.transaction(async (queries) => {
      await queries.query('delete from seats where game = $1', 'a');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const broken = database.transaction((queries) => queries.query('select nonsense from nowhere'));
    await expect(broken).rejects.toThrow();
    expect(await store.seats('a')).toHaveLength(2);
  });

  describe('migrations', () => {
    it.each(migrations.map((_, version) => version))('bring schema %i up to date', async (version) => {
      const another = await open();
      const database = another();
      await migrate(database, migrations.slice(0, version));
      if (version > 0) {
        await database.query(
          `insert into games (id, sheet, status, seq, actor, position, secret, commitment, invite_hash, watch_hash,
            begun, touched) values ('old', '{}', 'open', 0, -1, '', '', '', '', '', 1, 1)`,
        );
      }
      await migrate(database);
      const [row] = await database.query<{ version: number }>('select max(version) as version from schema_version');
      expect(row.version).toBe(migrations.length);
      await new GameStore(database, () => NOW).create(newGame('new', 'pp', []));
      const games = await database.query<{ id: string }>('select id from games order by id');
      expect(games.map(({ id }) => id)).toEqual(version > 0 ? ['new', 'old'] : ['new']);
    });

    it('use up the links to seats that were taken before links worked only once', async () => {
      const another = await open();
      const database = another();
      const before = migrations.findIndex((texts) => texts.some((text) => text.includes('holders add column since')));
      await migrate(database, migrations.slice(0, before));
      await database.query(
        `insert into games (id, sheet, status, seq, actor, position, secret, commitment, invite_hash, watch_hash,
          begun, touched) values ('old', '{}', 'open', 0, -1, '', '', '', '', '', 1, 1)`,
      );
      for (const seat of [0, 1, 2])
        await database.query(
          "insert into seats (game, seat, is_free, nonce, token_hash) values ('old', $1, $1, '', 'token')",
          seat,
        );
      await database.query("insert into holders (person, game, seat) values ('one', 'old', 0)");
      await migrate(database);
      const store = new GameStore(database, () => NOW);
      expect((await store.seats('old')).map(({ tokenHash }) => tokenHash)).toEqual(['', 'token', 'token']);
      expect(await store.heldBy('one', 'old')).toEqual([0]);
      expect((await store.sharedSeats('old'))('one')).toEqual([]);
    });

    it('change nothing the second time, also when nodes start together', async () => {
      const another = await open();
      const database = another();
      await Promise.all([database, another(), another()].map((one) => migrate(one)));
      const store = new GameStore(database, () => NOW);
      await store.create(newGame('a', 'pp', []));
      await migrate(database);
      expect(await store.find('a')).toBeDefined();
    });

    it('happen as a whole or not at all', async () => {
      const another = await open();
      const database = another();
      const steps = [...migrations, ['create table extra (id integer)', 'this is not SQL']];
      await migrate(database);
      await expect(migrate(database, steps)).rejects.toThrow();
      await expect(database.query('select id from extra')).rejects.toThrow();
      const [row] = await database.query<{ version: number }>('select max(version) as version from schema_version');
      expect(row.version).toBe(migrations.length);
    });

    const later = [...migrations, ['create table extra (id integer)'], ['alter table extra add column more integer']];

    it('leave alone what a newer version has only added', async () => {
      const another = await open();
      const database = another();
      await migrate(database, later);
      expect(await schemaAge(database)).toBe('fitting');
      await migrate(database);
      expect(await database.query('select more from extra')).toEqual([]);
      await new GameStore(database, () => NOW).create(newGame('new', 'pp', []));
      // And the newer one finds its own again.
      await migrate(database, later);
    });

    it.each([1, 2])('refuse data in which step %i of a newer version breaks with this one', async (step) => {
      const another = await open();
      const database = another();
      await migrate(database, later, [migrations.length + step]);
      expect(await schemaAge(database)).toBe('newer');
      await expect(migrate(database)).rejects.toThrow('newer version');
      expect(await database.query('select more from extra')).toEqual([]);
      // Whoever knows the step that breaks can work with what follows it.
      const known = migrate(database, later.slice(0, migrations.length + 1));
      await (step === 1 ? known : expect(known).rejects.toThrow('newer version'));
    });

    it('refuse data of which nobody has noted whether it fits', async () => {
      const another = await open();
      const database = another();
      await migrate(database, later);
      await database.query('drop table schema_breaks');
      expect(await schemaAge(database)).toBe('newer');
      await expect(migrate(database)).rejects.toThrow('newer version');
    });

    it('find their number also where the version before has made it', async () => {
      const another = await open();
      const database = another();
      await migrate(database);
      await database.query('drop table schema_breaks');
      expect(await schemaAge(database)).toBe('fitting');
      await migrate(database);
      expect(await database.query('select version from schema_breaks')).toEqual([]);
    });
  });
};

describe('SQLite', () => {
  behaviours(() => {
    // There is only one node.
    const database = opened(() => new SqliteDatabase(join(folder(onTestFinished), 'games.db')))();
    return Promise.resolve(() => database);
  });
});

const server = await TestPostgres.start();
if (typeof server === 'string') process.stdout.write(`${server}\n`);

describe.skipIf(typeof server === 'string')('Postgres', () => {
  const postgres = server as TestPostgres;
  afterAll(() => postgres.stop());

  behaviours(async () => {
    const url = await postgres.newDatabase();
    return opened(() => new PostgresDatabase(url));
  });

  it('tells other nodes what was written, once it is', async () => {
    const url = await postgres.newDatabase();
    const another = opened(() => new PostgresDatabase(url));
    const [one, two] = [another(), another()];
    const heard: Parameters<Listener>[0][] = [];
    let wake = (): void => undefined;
    const until = async (count: number): Promise<void> => {
      while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve));
    };
    const hear: Listener = (what) => {
      heard.push(what);
      wake();
    };
    // A node does not hear its own announcements.
    one.hear(hear);
    two.hear(hear);
    await until(2);
    heard.length = 0;
    await one
      .transaction(async (transaction) => {
        await transaction.announce('turns', ['undone']);
        throw new Error('no');
      })
      .catch(() => undefined);
    await one.transaction((transaction) => transaction.announce('turns', ['a', 'b']));
    await one.transaction((transaction) => transaction.announce('table', ['c']));
    await until(2);
    expect(heard).toEqual([
      { change: 'turns', node: expect.any(String) as string, words: ['a', 'b'] },
      { change: 'table', node: expect.any(String) as string, words: ['c'] },
    ]);
    heard.length = 0;
    await postgres.killAndRestart();
    await until(2);
    expect(heard).toEqual([undefined, undefined]);
    expect(await two.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
