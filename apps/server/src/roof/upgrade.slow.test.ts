import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { parseRecord, replay } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { packCells } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';

import { checkData } from '../backup/checkData.ts';
import { exportGame } from '../backup/exportGame.ts';
import { verifyDraws } from '../backup/verifyDraws.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { readPosition } from '../table/ledger/storedPosition.ts';
import type { BegunGame } from '../testing/beginGames.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, startAt } from '../testing/fixtures.ts';
import { bundle } from '../testing/nodeProcess.ts';
import type { SourceChange } from '../testing/nodeProcess.ts';
import { fillTurn } from '../testing/play.ts';
import { soak } from '../testing/soak.ts';

const GAMES = soak(20, 1000);
const MORE_TURNS = 3;

/** Each person needs a connection. */
const AT_ONCE = 100;

/** An earlier version: canals cost more, and interest is higher. Nobody has raised the number since. */
const earlier: readonly SourceChange[] = [
  { file: 'birmingham/edition.ts', before: 'links: [{ money: 3 }]', after: 'links: [{ money: 4 }]' },
  { file: 'lancashire/edition.ts', before: 'links: [{ money: 3 }]', after: 'links: [{ money: 4 }]' },
  { file: 'age-of-industry/edition.ts', before: 'interest: 1', after: 'interest: 2' },
];

const beginGames = async (file: string): Promise<readonly BegunGame[]> => {
  const program = await bundle('beginGames', onTestFinished, { changes: earlier });
  const { stdout } = await promisify(execFile)(process.execPath, [program, file, String(GAMES)], {
    maxBuffer: 1 << 28,
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as BegunGame);
};

/** Everybody sits down again, sees what they saw, and plays on. Returns the final number of entries. */
const playOn = async (port: number, { game, seq, seats }: BegunGame): Promise<number> => {
  const games = new Map<Seat, FollowedGame>();
  for (const [seat, { cookie, cells }] of seats.entries()) {
    if (cookie === '') continue;
    const person = new Person(port);
    person.cookie = cookie;
    await person.connect();
    const followed = new FollowedGame(person, game, seat as Seat);
    games.set(seat as Seat, followed);
    await followed.join();
    expect(packCells(followed.cells)).toBe(cells);
    expect(followed.seq).toBe(seq);
  }
  const all = [...games.values()];
  let last = seq;
  for (let turn = 0; turn < MORE_TURNS; turn++) {
    for (const one of all) await one.until(() => one.seq >= last && (games.has(one.actor) || one.isOver));
    if (all[0].isOver) break;
    const actor = games.get(all[0].actor);
    if (!actor) throw new Error('nobody decides');
    await actor.until(() => actor.actor === actor.viewer);
    last = actor.seq;
    expect(await actor.person.ask('commit', game, actor.viewer, last, fillTurn(actor, last))).toBeUndefined();
    last++;
  }
  for (const one of all) await one.until(() => one.seq >= last && (games.has(one.actor) || one.isOver));
  for (const { person } of all) await person.leave();
  return all[0].seq;
};

const countOf = (record: GameRecord, from: number): number =>
  record.entries.filter(({ seq, who }) => seq >= from && who === 'chance').length;

it(`${GAMES} running games go on when a rule was mended and the number of the rules was not raised`, async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const begun = await beginGames(file);
  const before = new SqliteDatabase(file);
  // Nothing tells such a game from a damaged one, until somebody opens it.
  const unopened = await checkData(before);
  expect(unopened).toMatchObject({ games: GAMES, resumed: 0 });
  expect(unopened.faults.every(({ fault }) => fault.startsWith('diverges'))).toBe(true);
  const rows = await before.query<{ id: string; position: string }>('select id, position from games');
  const positions = new Map(rows.map(({ id, position }) => [id, readPosition(position)]));
  await before.close();

  const logged: string[] = [];
  const database = new SqliteDatabase(file);
  const server = await startAt('', { database, log: (level, message) => logged.push(`${level}: ${message}`) });
  onTestFinished(() => server.close());
  const resumed: Record<string, number> = {};
  const unbroken: Record<string, number> = {};
  const lasts: number[] = [];
  for (let first = 0; first < begun.length; first += AT_ONCE)
    lasts.push(...(await Promise.all(begun.slice(first, first + AT_ONCE).map((game) => playOn(server.port, game)))));
  for (const [number, game] of begun.entries()) {
    const last = lasts[number];
    const exported = await exportGame(database, game.game);
    const record = exported.ok ? parseRecord(exported.value) : exported;
    if (!record.ok) throw new Error(JSON.stringify(record.fault));
    const { header, entries } = record.value;
    expect(entries.length).toBeGreaterThanOrEqual(last);
    const tally = header.resumed ? resumed : unbroken;
    tally[header.edition] = (tally[header.edition] ?? 0) + 1;
    // The whole position is what it was, with all hands and the deck.
    if (header.resumed)
      expect(header.resumed).toEqual({ after: game.seq, rules: header.rules, position: positions.get(game.game) });
    expect(replay(record.value).ok).toBe(true);
    // Later draws come from the same secret, with the numbers that follow.
    const [row] = await database.query<{ secret: string; commitment: string }>(
      'select secret, commitment from games where id = $1',
      game.game,
    );
    const nonces = await database.query<{ nonce: string }>(
      'select nonce from seats where game = $1 order by seat',
      game.game,
    );
    const proof = { game: game.game, nonces: nonces.map(({ nonce }) => nonce), from: 0, ...row };
    const verified = verifyDraws(record.value, proof);
    if (!verified.ok) throw new Error(verified.fault);
    expect(verified.value.draws).toBeGreaterThanOrEqual(countOf(record.value, header.resumed?.after ?? 0));
    expect(verified.value.lapsed > 0).toBe(header.resumed !== undefined);
  }
  for (const edition of ['birmingham', 'lancashire', 'age-of-industry']) {
    expect(resumed[edition], `${edition} resumed`).toBeGreaterThan(0);
    expect(unbroken[edition], `${edition} unbroken`).toBeGreaterThan(0);
  }
  const sum = Object.values(resumed).reduce((total, count) => total + count, 0);
  expect(unopened.faults).toHaveLength(sum);
  expect(logged.filter((line) => !line.startsWith('info'))).toEqual(
    Array.from({ length: sum }, () => 'warn: a game goes on after a damaged entry'),
  );
  const copy = join(folder(onTestFinished), 'copy.db');
  await database.backup(copy);
  const restored = new SqliteDatabase(copy);
  onTestFinished(() => restored.close());
  expect(await checkData(restored)).toMatchObject({ games: GAMES, resumed: sum, faults: [] });
  process.stdout.write(`${GAMES} games: ${sum} went on from a position, the others simply\n`);
}, 3_600_000);
