import { join } from 'node:path';

import { newSheet } from '@coalbrook/host';
import { tableFor } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { describe, expect, it, onTestFinished } from 'vitest';

import { checkData } from '../backup/checkData.ts';
import { exportGame } from '../backup/exportGame.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { fillTurn } from '../testing/play.ts';

const NEWER = 900;
const AN_HOUR = 60 * 60_000;

interface StoredSheet {
  readonly header: Header;
  readonly sitters: readonly object[];
}

/** A node that is asked for a game, and what it has logged. */
const startGame = async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const logged: string[] = [];
  let now = 0;
  const database = new SqliteDatabase(file);
  const server = await startAt(file, {
    database,
    now: () => now,
    log: (level, message) => logged.push(`${level}: ${message}`),
  });
  onTestFinished(() => server.close());
  const [ann, bea] = [Person.known(server.port), Person.known(server.port)];
  const time = { kind: 'live', bank: 60_000, increment: 0 };
  const { game, invite } = await ann.open({ ...newTable('lancashire', 'pp'), mine: [0], time });
  await bea.sit(game, invite, 1, 'Bea');
  await ann.connect();
  const anns = new FollowedGame(ann, game, 0 as Seat);
  await anns.join();
  await anns.until(() => anns.actor >= 0);
  const rewrite = async (change: (sheet: StoredSheet) => StoredSheet): Promise<void> => {
    const [row] = await database.query<{ sheet: string }>('select sheet from games where id = $1', game);
    const sheet = change(JSON.parse(row.sheet) as StoredSheet);
    await database.query('update games set sheet = $2 where id = $1', game, JSON.stringify(sheet));
  };
  /** Everything about the game. */
  const stored = async (): Promise<string> =>
    JSON.stringify([
      await database.query('select * from games'),
      await database.query('select * from turns order by seq'),
      await database.query('select * from seats order by seat'),
      await database.query('select * from holders order by person, seat'),
    ]);
  return {
    server,
    database,
    logged,
    ann,
    bea,
    anns,
    game,
    invite,
    rewrite,
    stored,
    pass: (span: number) => (now += span),
  };
};

type Started = Awaited<ReturnType<typeof startGame>>;

const inNewerRules = ({ header, sitters }: StoredSheet): StoredSheet => ({
  header: { ...header, rules: NEWER },
  sitters,
});

const newer: Readonly<Record<string, (sheet: StoredSheet) => StoredSheet>> = {
  'newer rules': inNewerRules,
  'an option that is not known here': ({ header, sitters }) => ({
    header: { ...header, options: [...(header.options ?? []), 'flood'] },
    sitters,
  }),
  'a game that is not known here': ({ header, sitters }) => ({ header: { ...header, edition: 'atlantis' }, sitters }),
  'a bot that is not known here': ({ header, sitters: [ann] }) => ({
    header,
    sitters: [ann, { kind: 'bot', name: '', policy: 'oracle', figure: '', colour: '' }],
  }),
};

/** Whoever is at the table joins again. */
const rejoin = async ({ server, ann, game }: Started): Promise<unknown> => {
  // As after five minutes in which nobody was there.
  await ann.leave();
  await server.sweep(-1);
  await ann.connect();
  return ann.ask('join', game, 0 as Seat, 0);
};

describe.each(Object.keys(newer))('a table with %s', (what) => {
  it('is left to newer nodes: whoever asks is told so, and nothing is written', async () => {
    const started = await startGame();
    const { server, database, logged, ann, game, invite, rewrite, stored, pass } = started;
    await rewrite(newer[what]);
    const before = await stored();
    expect(await rejoin(started)).toEqual({ denied: 'elsewhere' });
    expect(await ann.ask('commit', game, 0 as Seat, 3, ['pass'])).toEqual({ denied: 'elsewhere' });
    expect(await ann.ask('views', game, 0 as Seat, 0, 1)).toEqual({ denied: 'elsewhere' });
    expect(await ann.ask('order', game, 0 as Seat, '', ['pass'], -1)).toEqual({ denied: 'elsewhere' });
    const asked: readonly (readonly [string, object])[] = [
      ['/api/stand', { game }],
      ['/api/propose', { game, what: { kind: 'takeBack', to: 3 } }],
      ['/api/rematch', { game, nonce: 'n' }],
      ['/api/sit', { game, token: invite, seat: 0, name: 'Ann', nonce: 'n' }],
    ];
    for (const [path, body] of asked) await expect(ann.post(path, body)).rejects.toThrow('503 {"failed":"elsewhere"}');
    // Time is up, again and again.
    pass(2 * AN_HOUR);
    for (let round = 0; round < 3; round++)
      for (const chore of ['late', 'orders', 'notices', 'ratings', 'tournaments', 'sweep'])
        await server.runChore(chore);
    expect(await stored()).toBe(before);
    expect(logged).toEqual(['info: a game is left to nodes of a newer version']);
    // Lists show it as it is, and strangers learn nothing.
    expect(await ann.get('/api/mine')).toContain(game);
    expect(await Person.known(server.port).get(`/api/games/${game}/proof`)).toContain('absent');
    expect((await checkData(database)).faults.length).toBeLessThanOrEqual(1);
  });
});

it('a table that becomes newer while it is open here sends everybody elsewhere', async () => {
  const started = await startGame();
  const { ann, bea, game, rewrite, server, database } = started;
  await bea.connect();
  const beas = new FollowedGame(bea, game, 1 as Seat);
  await beas.join();
  const mover = started.anns.actor === started.anns.viewer ? started.anns : beas;
  const dropped = [ann, bea].map((person) => new Promise<void>((resolve) => (person.onClose = resolve)));
  await rewrite(newer['a bot that is not known here']);
  // Somebody at another node has let the bot play.
  await database.query('update games set terms = terms + 1 where id = $1', game);
  const turn = mover.person.ask('commit', game, mover.viewer, mover.seq, fillTurn(mover, 1));
  // It is sent again when the page has found another node.
  await expect(turn).rejects.toThrow('the connection was lost');
  await Promise.all(dropped);
  expect(server.openTables).toBe(0);
  const [row] = await database.query<{ seq: number }>('select seq from games where id = $1', game);
  expect(row.seq).toBe(mover.seq);
});

it('a table is served again when everything about it is known', async () => {
  const started = await startGame();
  const { rewrite, game, ann, server, logged } = started;
  await rewrite(newer['a bot that is not known here']);
  expect(await rejoin(started)).toEqual({ denied: 'elsewhere' });
  await rewrite(({ header, sitters: [one] }) => ({ header, sitters: [one, one] }));
  expect(await ann.ask('join', game, 0 as Seat, 0)).toMatchObject({ table: { game } });
  expect(server.openTables).toBe(1);
  expect(logged).toHaveLength(1);
});

it('a game of newer rules is a fault for those who look after the data, and its record can be saved', async () => {
  const { database, game, rewrite } = await startGame();
  await rewrite(inNewerRules);
  expect((await checkData(database)).faults).toEqual([{ game, fault: 'needs a newer version of Coalbrook' }]);
  const exported = await exportGame(database, game);
  expect(exported.ok && exported.value).toContain(`"rules":${NEWER}`);
});

it('a new game begins under the newest rules that all nodes know, judged as every new game', () => {
  const game = { ...newTable('age-of-industry', 'ppp'), seed: '' };
  const rulesOf = (known?: number): number | undefined => {
    const sheet = newSheet(game, 'g', 0, known);
    return sheet.ok ? sheet.value.header.rules : undefined;
  };
  const made = tableFor('age-of-industry', { seats: 3 });
  const newest = made.ok ? made.value.wish.rules : 0;
  expect([rulesOf(), rulesOf(Infinity), rulesOf(newest + 5)]).toEqual([newest, newest, newest]);
  expect(rulesOf(newest - 1)).toBe(newest - 1);
});
