import { join } from 'node:path';

import { headerOf, tableFor } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { migrate } from '../../ground/database/migrations.ts';
import { PostgresDatabase } from '../../ground/database/postgres.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { silentLog } from '../../ground/log.ts';
import { PostOffice } from '../../ground/mail/postOffice.ts';
import { startServer } from '../../roof/server.ts';
import type { RunningServer } from '../../roof/server.ts';
import { GameStore } from '../../table/games/gameStore.ts';
import { AbsentPlayer } from '../../testing/absentPlayer.ts';
import { Person } from '../../testing/client.ts';
import { folder, sittersOf } from '../../testing/fixtures.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { Sink, until } from '../../testing/receivers.ts';
import { ChannelStore } from './channelStore.ts';
import { Courier } from './courier.ts';
import { Deliveries } from './deliveries.ts';
import { Notifier } from './notifier.ts';
import { pushKeys } from './webPush.ts';

const GAMES = 40;

const addGame = async (store: GameStore, database: SqlDatabase, id: string): Promise<void> => {
  const table = tableFor('lancashire', { seats: 2 });
  if (!table.ok) throw new Error('no table');
  await store.create({
    sheet: { id, header: headerOf(table.value), sitters: sittersOf('pp'), seed: '', begun: 0 },
    secret: 'SECRET',
    commitment: '',
    inviteHash: '',
    watchHash: '',
    watchDelay: 0,
    person: 'ada',
    control: '',
    isPublic: false,
    isRated: false,
    seats: [0, 1].map((seat) => ({ seat: seat as Seat, isFree: false, nonce: '', tokenHash: '' })),
  });
  await database.query("delete from holders where game = $1 and person = 'ada' and seat = 1", id);
  await database.query("update games set seq = 5, actor = 0, status = 'running' where id = $1", id);
};

const notifierOf = async (database: SqlDatabase): Promise<{ notifier: Notifier; deliveries: Deliveries }> => {
  const channels = new ChannelStore(database);
  const courier = new Courier({
    publicUrl: undefined,
    keys: await pushKeys(database),
    post: new PostOffice({}),
    allowPrivate: true,
    patience: 60_000,
    stopped: new AbortController().signal,
  });
  const seatsPresent = () => new Set<Seat>();
  const deliveries = new Deliveries({ database, channels, courier, pauses: [], log: silentLog });
  const questionOf = () => Promise.resolve(undefined);
  const mayJoin = (): Promise<boolean> => Promise.resolve(true);
  const notifier = new Notifier({ database, channels, deliveries, seatsPresent, questionOf, mayJoin, now: Date.now });
  return { deliveries, notifier };
};

/** Ada wants to be told at a sink. */
const channelsTo = async (database: SqlDatabase, sink: Sink): Promise<ChannelStore> => {
  const channels = new ChannelStore(database);
  const [kind, address] = ['ntfy', `${sink.url}/topic`] as const;
  await channels.add({ id: 'one', person: 'ada', kind, address, language: 'en', origin: 'http://here', code: '' });
  return channels;
};

const behaviours = (open: () => Promise<() => SqlDatabase>): void => {
  it('a damaged game or an unknown time zone keeps nobody from being told', async () => {
    const database = (await open())();
    await migrate(database);
    const sink = await Sink.start(onTestFinished);
    const channels = await channelsTo(database, sink);
    await channels.setQuiet('ada', { zone: 'Nowhere/Town', from: 0, to: 23 });
    for (const game of ['damaged', 'whole']) await addGame(new GameStore(database, () => 0), database, game);
    await database.query("insert into notices (person, game, seq) values ('ada', 'damaged', 0)");
    await database.query("insert into turns (game, seq, next, at, body) values ('damaged', 0, 5, 0, '[\"?\"]')");
    const { notifier, deliveries } = await notifierOf(database);
    await notifier.round();
    await deliveries.idle();
    expect(sink.received).toHaveLength(2);
  });

  it('a first turn in a tournament is told as the opening of its game, even if the turn is known before', async () => {
    const database = (await open())();
    await migrate(database);
    const sink = await Sink.start(onTestFinished);
    await channelsTo(database, sink);
    const { notifier, deliveries } = await notifierOf(database);
    await notifier.round();
    await addGame(new GameStore(database, () => 0), database, 'final');
    await database.query(
      `insert into tournaments (id, name, format, entry, organiser_hash, is_public, is_open, begun, touched)
        values ('cup', 'Winter Cup', '', '', '', 0, 0, 0, 0)`,
    );
    await database.query(
      "insert into matches (tournament, round, number, entrants, game) values ('cup', 1, 0, '', 'final')",
    );
    // The turn is written while other games of the round are dealt.
    notifier.change(['final']);
    await notifier.round();
    notifier.open(['final']);
    await notifier.round();
    await deliveries.idle();
    expect(sink.received.map(({ headers }) => String(headers['title']))).toEqual(['Your game of round 1 is open']);
  });

  it('nodes that see the same turns tell each person once', async () => {
    const another = await open();
    const databases = Array.from({ length: 3 }, () => another());
    const [database] = databases;
    await migrate(database);
    const sink = await Sink.start(onTestFinished);
    await channelsTo(database, sink);
    const store = new GameStore(database, () => 0);
    const games = Array.from({ length: GAMES }, (_, at) => `game${at}`);
    for (const game of games) await addGame(store, database, game);
    const nodes = await Promise.all(databases.map(notifierOf));
    // Everywhere first, then by name, in different orders.
    for (const [at, { notifier }] of nodes.entries()) notifier.change(at % 2 === 0 ? games : games.toReversed());
    await Promise.all(nodes.flatMap(({ notifier }) => [notifier.round(), notifier.round()]));
    await Promise.all(nodes.map(({ deliveries }) => deliveries.idle()));
    const links = sink.received.map(({ headers }) => String(headers['click']));
    expect(links).toHaveLength(GAMES);
    expect(new Set(links)).toEqual(new Set(games.map((game) => `http://here/#/online/${game}`)));
    expect(nodes.reduce((sum, { deliveries }) => sum + deliveries.sent, 0)).toBe(GAMES);
  });
};

describe('SQLite', () => {
  behaviours(() => {
    // One process has the file, but it may look twice at the same time.
    const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
    onTestFinished(() => database.close());
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
    return () => {
      const database = new PostgresDatabase(url);
      onTestFinished(() => database.close());
      return database;
    };
  });

  it('people who are connected to another node are not told', async () => {
    const url = await postgres.newDatabase();
    const open = async (): Promise<RunningServer> => {
      const database = new PostgresDatabase(url);
      const notices = { allowPrivate: true };
      const node = await startServer({ database, host: '127.0.0.1', port: 0, log: silentLog, botFloor: 0, notices });
      onTestFinished(() => node.close());
      return node;
    };
    const [here, there] = [await open(), await open()];
    const sink = await Sink.start(onTestFinished);
    const game = AbsentPlayer.arrive(here.port);
    await game.begin();
    while (game.isAbsentsTurn) await game.playTurn();
    await game.addChannel('ntfy', `${sink.url}/topic`);
    const elsewhere = new Person(there.port);
    elsewhere.cookie = game.absent.cookie;
    await elsewhere.connect();
    await elsewhere.ask('join', game.game, 0 as Seat, 0);
    await until(() => game.isAbsentShown);
    while (!game.isAbsentsTurn) await game.playTurn();
    await here.runChore('notices');
    expect(sink.received).toEqual([]);
    await elsewhere.leave();
    await until(() => !game.isAbsentShown);
    await game.untilAbsentsTurn();
    await until(() => sink.received.length > 0);
    await Promise.all([here.runChore('notices'), there.runChore('notices')]);
    expect(sink.received).toHaveLength(1);
  });
});
