import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import { checkData } from '../backup/checkData.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable } from '../testing/fixtures.ts';
import { bundleNode, NodeProcess } from '../testing/nodeProcess.ts';
import { fillTurn } from '../testing/play.ts';
import { soak } from '../testing/soak.ts';

const GAMES = 110;
const PEOPLE = 10;

/** The most answers before a kill, so that at least 100 commits are on their way. */
const MOST_ANSWERS = 10;

/** Milliseconds within which half of the kills come, and after which any does. */
const SOON = 200;
const PATIENCE = 20_000;

/** A game comes to about one turn in ten kills; a longer game takes longer to open. */
const KILLS_PER_GAME = 25;

interface Commit {
  readonly seat: Seat;
  readonly seq: number;
  readonly draft: readonly string[];
}

const other = (seat: Seat): Seat => (1 - seat) as Seat;

/** A game of which one person holds both seats. */
class PlayedGame {
  readonly id: string;
  readonly #person: Person;
  readonly #seats: readonly FollowedGame[];
  /** The seat that is looked through. */
  #seen: FollowedGame;
  /** The turn that was last sent, and how many there were with it. */
  sent: Commit | undefined;
  turns = 0;
  /** Whether that turn was answered, and whether the file has it. */
  isAnswered = true;
  isWritten = true;

  constructor(id: string, person: Person) {
    this.id = id;
    this.#person = person;
    this.#seats = [0, 1].map((seat) => new FollowedGame(person, id, seat as Seat));
    [this.#seen] = this.#seats;
  }

  /** Joins with the eyes of the seat that will probably decide next. */
  connect(): Promise<void> {
    if (!this.sent) return this.#join(0 as Seat);
    return this.#join(this.isWritten ? other(this.sent.seat) : this.sent.seat);
  }

  #join(seat: Seat): Promise<void> {
    this.#seen = this.#seats[seat];
    return this.#seen.join();
  }

  /**
   * Has the next turn ready. A turn that the file has is sent once more, answered or not, and must not be played twice.
   * One that was lost without an answer is sent again with the next ones.
   */
  async prepare(salt: number): Promise<void> {
    if (!this.isWritten) return;
    await this.send();
    await this.draft(salt);
  }

  /** Drafts the next turn, once the last one and the draws after it are known. */
  async draft(salt: number): Promise<void> {
    const known = (this.sent?.seq ?? 0) + 1;
    await this.#seen.until(() => this.#seen.seq >= known && this.#seen.actor !== NOBODY);
    if (this.#seen.actor !== this.#seen.viewer) await this.#join(this.#seen.actor);
    const { viewer: seat, seq } = this.#seen;
    this.sent = { seat, seq, draft: fillTurn(this.#seen, salt) };
    this.turns++;
    this.isAnswered = false;
    this.isWritten = false;
  }

  /** Sends the turn, for the first time or again. Every answer must be that it is written. */
  async send(): Promise<void> {
    if (!this.sent) return;
    const { seat, seq, draft } = this.sent;
    const denial = await this.#person.ask('commit', this.id, seat, seq, draft);
    if (denial) throw new Error(`denied: ${JSON.stringify(denial)}`);
    this.isAnswered = true;
  }
}

const openGame = async (person: Person): Promise<PlayedGame> => {
  const { game } = await person.open({ ...newTable('lancashire', 'pp'), mine: [0, 1] });
  return new PlayedGame(game, person);
};

/** Lets everybody join their games, in order: each connection may only ask so much at a time. */
const connect = async (people: readonly Person[], games: readonly PlayedGame[]): Promise<void> => {
  await Promise.all(people.map((person) => person.connect()));
  await Promise.all(games.map((game) => game.connect()));
};

/** When to kill a node: after so many answers, or at the latest after so many milliseconds. */
interface Moment {
  readonly answers: number;
  readonly latest: number;
}

/** Half of the kills follow an answer, half come at any time, also before the first one. */
const momentFor = (kill: number, chance: () => number): Moment =>
  kill % 2 === 0
    ? { answers: 1 + Math.floor(chance() * MOST_ANSWERS), latest: PATIENCE }
    : { answers: MOST_ANSWERS, latest: chance() * SOON };

/** Sends every turn at once and kills the node while they are on their way. Returns their number at that moment. */
const sendAndKill = async (games: readonly PlayedGame[], node: NodeProcess, moment: Moment): Promise<number> => {
  let [answered, inFlight] = [0, 0];
  let killed: Promise<unknown> | undefined;
  const kill = (): void => {
    if (killed) return;
    inFlight = games.length - answered;
    killed = node.kill();
  };
  const sent = games.map((game) =>
    game.send().then(
      () => {
        if (++answered === moment.answers) kill();
      },
      (error: unknown) => {
        if (!String(error).includes('connection')) throw error;
      },
    ),
  );
  const timer = setTimeout(kill, moment.latest);
  await Promise.all(sent);
  clearTimeout(timer);
  await killed;
  return inFlight;
};

interface StoredTurn {
  readonly game: string;
  readonly seq: number;
  readonly next: number;
  readonly body: string;
}

/** Compares the file with what was answered. Returns how many turns were written without an answer. */
const examine = async (file: string, games: readonly PlayedGame[]): Promise<number> => {
  const database = new SqliteDatabase(file);
  try {
    const all = await database.query<StoredTurn>('select game, seq, next, body from turns order by game, seq');
    const rowsOf = new Map<string, StoredTurn[]>(games.map(({ id }) => [id, []]));
    for (const row of all) rowsOf.get(row.game)?.push(row);
    let unanswered = 0;
    for (const game of games) {
      const { id, sent, turns, isAnswered } = game;
      const rows = rowsOf.get(id) ?? [];
      const last = rows.at(-1);
      if (!sent || !last) throw new Error('nothing was sent');
      // Without gaps: each row follows the one before.
      expect(rows.map(({ seq }) => seq)).toEqual([0, ...rows.slice(0, -1).map(({ next }) => next)]);
      // The first row is the deal; each turn has a row of its own with the draws after it.
      game.isWritten = last.next > sent.seq;
      expect(rows).toHaveLength(game.isWritten ? turns + 1 : turns);
      if (game.isWritten) expect([last.seq, last.body.startsWith(`["${sent.seat} `)]).toEqual([sent.seq, true]);
      if (isAnswered) expect(game.isWritten).toBe(true);
      else if (game.isWritten) unanswered++;
    }
    return unanswered;
  } finally {
    await database.close();
  }
};

/** Replays everything. */
const replayAll = async (file: string): Promise<void> => {
  const database = new SqliteDatabase(file);
  expect(await checkData(database)).toMatchObject({ games: GAMES, faults: [] });
  await database.close();
};

/** Enough kills for chance to have hit every moment. */
const MANY = 100;

/** Numbers from 0 up to, but not including, 1, the same in every run. */
const numbers = (start: number): (() => number) => {
  let state = start;
  return () => (state = (state * 48271) % 0x7fffffff) / 0x7fffffff;
};

interface Tally {
  readonly kills: number;
  /** The fewest commits in flight at a kill. */
  readonly fewest: number;
  /** Turns that were answered before a kill, and those that were only written. */
  readonly answered: number;
  readonly unanswered: number;
}

/** Plays fresh games through some kills, with a turn of every game on its way at each. */
const playThrough = async (program: string, kills: number, chance: () => number): Promise<Tally> => {
  const file = join(folder(onTestFinished), 'games.db');
  let node = await NodeProcess.start(program, file);
  const people = Array.from({ length: PEOPLE }, () => Person.known(node.port));
  const games = await Promise.all(Array.from({ length: GAMES }, (_, number) => openGame(people[number % PEOPLE])));
  let [fewest, answered, unanswered] = [GAMES, 0, 0];
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await connect(people, games);
      await Promise.all(games.map((game, number) => game.prepare(kill * 31 + number)));
      fewest = Math.min(fewest, await sendAndKill(games, node, momentFor(kill, chance)));
      answered += games.filter(({ isAnswered }) => isAnswered).length;
      unanswered += await examine(file, games);
      node = await NodeProcess.start(program, file, node.port);
    }
    // In the end every turn is there, once.
    await connect(people, games);
    await Promise.all(games.map((game) => game.send()));
  } finally {
    await node.kill();
  }
  expect(await examine(file, games)).toBe(0);
  await replayAll(file);
  return { kills, fewest, answered, unanswered };
};

/** Games that are played at the same time in a long run, each set on a node of its own. */
const LANES = 2;

const report = (tallies: readonly Tally[]): string => {
  const total = (key: keyof Tally): number => tallies.reduce((sum, tally) => sum + tally[key], 0);
  const [kills, answered, unanswered] = [total('kills'), total('answered'), total('unanswered')];
  const lost = kills * GAMES - answered - unanswered;
  return `${kills} kills: ${answered} turns answered before, ${unanswered} only written, ${lost} sent again\n`;
};

it('no answered turn is lost when a node is killed with 100 commits in flight', async () => {
  const kills = soak(6, 1000);
  const program = await bundleNode();
  const tallies: Tally[] = [];
  let begun = 0;
  const playLane = async (): Promise<void> => {
    while (begun < kills) {
      const some = Math.min(KILLS_PER_GAME, kills - begun);
      begun += some;
      tallies.push(await playThrough(program, some, numbers(20_260_101 + begun)));
      if (kills >= MANY) process.stdout.write(report(tallies));
    }
  };
  await Promise.all(Array.from({ length: kills < MANY ? 1 : LANES }, playLane));
  process.stdout.write(report(tallies));
  const total = (key: keyof Tally): number => tallies.reduce((sum, tally) => sum + tally[key], 0);
  const [answered, unanswered] = [total('answered'), total('unanswered')];
  expect(total('kills')).toBe(kills);
  expect(Math.min(...tallies.map(({ fewest }) => fewest))).toBeGreaterThanOrEqual(100);
  // Half of the kills wait for answers.
  expect(answered).toBeGreaterThan(0);
  if (kills < MANY) return;
  // Of many kills, some come before and some between writing and answering.
  expect(unanswered).toBeGreaterThan(0);
  expect(answered + unanswered).toBeLessThan(kills * GAMES);
}, 7_200_000);

const hasTracer = spawnSync('strace', ['-V']).status === 0;

it.skipIf(!hasTracer)('every batch of turns waits for the disk once (needs strace)', async () => {
  const program = await bundleNode();
  const place = folder(onTestFinished);
  const [file, trace] = [join(place, 'games.db'), join(place, 'trace')];
  const tracer = ['strace', '-D', '-f', '-q', '-y', '-e', 'trace=fsync,fdatasync', '-o', trace];
  const node = await NodeProcess.start(program, file, 0, tracer);
  onTestFinished(() => void node.kill());
  const people = [Person.known(node.port), Person.known(node.port)];
  const games = [await openGame(people[0]), await openGame(people[1])];
  await connect(people, games);
  await Promise.all(games.map((game) => game.draft(1)));
  const batches = async (): Promise<number> => {
    const text = await (await fetch(`${people[0].origin}/metrics`)).text();
    return Number(/^coalbrook_batches_total (\d+)$/m.exec(text)?.[1]);
  };
  const waits = (): number => readFileSync(trace, 'utf8').match(/sync\(\d+<[^>]*games\.db-wal>/g)?.length ?? 0;
  const batchesBefore = await batches();
  const waitsPerTurn: number[] = [];
  for (let turn = 0; turn < 10; turn++) {
    for (const game of games) {
      const before = waits();
      await game.send();
      waitsPerTurn.push(waits() - before);
    }
    await Promise.all(games.map((game) => game.draft(turn)));
  }
  expect((await batches()) - batchesBefore).toBe(20);
  waitsPerTurn.sort((one, two) => one - two);
  // Every five seconds the node also writes that it is up, which can fall into a turn.
  expect([waitsPerTurn[0], waitsPerTurn[10]]).toEqual([1, 1]);
});
