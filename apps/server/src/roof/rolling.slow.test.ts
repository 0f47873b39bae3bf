import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import { PostgresDatabase } from '../ground/database/postgres.ts';
import { parseClock } from '../table/clocks/storedClock.ts';
import { folder } from '../testing/fixtures.ts';
import { bundle, bundleNode, NodeProcess } from '../testing/nodeProcess.ts';
import type { SourceChange } from '../testing/nodeProcess.ts';
import * as present from '../testing/player.ts';
import { untilPlayed } from '../testing/player.ts';
import type { RollingGame, Player } from '../testing/player.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { soak } from '../testing/soak.ts';

const GAMES = soak(2, 6);
const ROUNDS = soak(1, 20);

/** Milliseconds for the soak, and for each person's turns in a game. */
const LONGEST = 3_600_000;
const BANK = 4 * LONGEST;

const NEXT_RULES = 3;

/** A later version: canals cost more in Lancashire, a table has a column more, and the wire is another one. */
const later: readonly SourceChange[] = [
  { file: 'lancashire/edition.ts', before: 'links: [{ money: 3 }]', after: 'links: [{ money: 4 }]' },
  { file: 'lancashire/edition.ts', before: 'rules: 2,', after: `rules: ${NEXT_RULES},` },
  {
    file: 'lancashire/edition.ts',
    before: 'changes: [tiesByIncomeSpace],',
    after: `changes: [tiesByIncomeSpace, {
      name: 'dearerCanals',
      before: (game) => ({
        ...game,
        eras: game.eras.map((era) => (era.slug === 'canal' ? { ...era, links: [{ money: 3 }] } : era)),
      }),
    }],`,
  },
  {
    file: 'database/migrations.ts',
    before: '\n];\n',
    after: `\n  ["alter table turns add column mood text not null default ''"],\n];\n`,
  },
  { file: 'online/onlineCalls.ts', before: "'coalbrook.2'", after: "'coalbrook.3'" },
  { file: 'online/onlineCalls.ts', before: "['coalbrook.1']", after: "['coalbrook.1', 'coalbrook.2']" },
];

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: import.meta.dirname, maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });

/** The sources of the commit before in a folder of their own, or why there are none. */
const sourcesBefore = (): string | undefined => {
  const commit = process.env['COALBROOK_BEFORE'] ?? 'HEAD^';
  try {
    const top = git('rev-parse', '--show-toplevel').toString().trim();
    const archive = git('-C', top, 'archive', commit, 'apps/server', 'packages', 'package.json');
    const place = join(
      folder((end) => void process.once('exit', end)),
      'before',
    );
    mkdirSync(place);
    execFileSync('tar', ['-x', '-C', place], { input: archive });
    return place;
  } catch {
    process.stdout.write(`There is no commit ${commit} here, so its version is left out.\n`);
    return undefined;
  }
};

const server = await TestPostgres.start();
if (typeof server === 'string') process.stdout.write(`${server}\n`);
const before = typeof server === 'string' ? undefined : sourcesBefore();

const onExit = (end: () => void): void => void process.once('exit', end);

/** Two nodes on one database, which are exchanged one by one while people play. */
class Rolling {
  readonly #url: string;
  readonly #nodes: NodeProcess[];
  readonly opened: RollingGame[] = [];
  readonly #playing = new Map<RollingGame, Promise<unknown>>();
  readonly #retired = new Set<RollingGame>();
  /** What people have who open games. */
  version: typeof present = present;
  readonly #began = Date.now();
  #count = 0;

  private constructor(url: string, nodes: NodeProcess[]) {
    this.#url = url;
    this.#nodes = nodes;
  }

  static async start(url: string, program: string): Promise<Rolling> {
    const rolling = new Rolling(url, [await NodeProcess.start(program, url), await NodeProcess.start(program, url)]);
    onTestFinished(async () => void (await Promise.all(rolling.#nodes.map((node) => node.kill()))));
    return rolling;
  }

  get ports(): readonly number[] {
    return this.#nodes.map(({ port }) => port);
  }

  get logged(): readonly string[] {
    return this.#nodes.flatMap(({ logged }) => logged);
  }

  /** Opens a game at one of the nodes, and lets its people play. */
  async open(): Promise<RollingGame> {
    const time = { kind: 'live', bank: BANK, increment: 0 };
    const opened = await this.version.openGame(this.ports, this.#count++, { time });
    this.opened.push(opened);
    this.#playing.set(opened, Promise.all(opened.players.map((player) => player.play())));
    return opened;
  }

  /** Stops a node as a host does, starts another version in its place, and waits until people have gone on. */
  async exchange(at: number, program: string): Promise<void> {
    const { port } = this.#nodes[at];
    await this.#nodes[at].stop();
    this.#nodes[at] = await NodeProcess.start(program, this.#url, port);
    const ready = await fetch(`http://127.0.0.1:${port}/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    await this.goOn();
  }

  /** Waits until people have moved in each game that is still played. */
  async goOn(games: readonly RollingGame[] = this.opened): Promise<void> {
    if (games.every((one) => this.#isDone(one))) await this.open();
    for (const one of games) {
      const from = lengthOf(one);
      await untilPlayed(one.players, () => lengthOf(one) >= from + 2 || this.#isDone(one));
    }
  }

  /** Nobody plays these games any more. */
  async retire(games: readonly RollingGame[]): Promise<void> {
    for (const one of games) {
      this.#retired.add(one);
      for (const player of one.players) player.stop();
    }
    for (const one of games) await this.#playing.get(one);
  }

  #isDone(one: RollingGame): boolean {
    return this.#retired.has(one) || one.players.every(isOver);
  }

  /** Everybody stops; then what is stored must be what they know. */
  async end({ checkData }: typeof present): Promise<void> {
    await this.retire(this.opened);
    // Bots and orders would go on while it is read.
    await Promise.all(this.#nodes.map((node) => node.stop()));
    const passed = Date.now() - this.#began;
    const database = new PostgresDatabase(this.#url);
    onTestFinished(() => database.close());
    expect(await checkData(database)).toMatchObject({ games: this.opened.length, resumed: 0, faults: [] });
    for (const { game, players } of this.opened) {
      const rows = await database.query<{ seq: number; by_order: number; body: string }>(
        'select seq, by_order, body from turns where game = $1 order by seq',
        game,
      );
      for (const player of players) expectKept(rows, player);
      const [{ clock }] = await database.query<{ clock: string }>('select clock from games where id = $1', game);
      // One clock runs at a time, and never longer than the time that has passed.
      const used = parseClock(clock).banks.reduce((sum, bank) => sum + BANK - bank, 0);
      expect(used).toBeLessThanOrEqual(passed);
      expect(parseClock(clock).late).toEqual([]);
    }
  }

  sum(of: (player: Player) => number): number {
    return this.opened.reduce((sum, { players }) => sum + players.reduce((own, player) => own + of(player), 0), 0);
  }
}

const isOver = ({ game }: Player): boolean => game.steps.length > 0 && game.isOver;

const lengthOf = ({ players }: RollingGame): number => Math.min(...players.map(({ game }) => game.steps.length));

interface TurnRow {
  readonly seq: number;
  readonly by_order: number;
  /** Its entries, as JSON. */
  readonly body: string;
}

/** Every turn that was answered and every order that was taken is there. */
const expectKept = (rows: readonly TurnRow[], { game, answered, sent, ordered }: Player): void => {
  const own = rows.filter(({ body }) => (JSON.parse(body) as readonly string[])[0].startsWith(`${game.viewer} `));
  const begins = new Set(own.map(({ seq }) => seq));
  for (const seq of answered) expect(begins).toContain(seq);
  for (const left of ordered) {
    const next = own.find(({ seq }) => seq >= left);
    if (next) expect(next.by_order === 1 || sent.has(next.seq)).toBe(true);
  }
};

const report = (what: string, rolling: Rolling, exchanges: number): void => {
  const turns = rolling.sum(({ answered }) => answered.size);
  const orders = rolling.sum(({ ordered }) => ordered.length);
  const reconnects = rolling.sum(({ reconnects: own }) => own);
  process.stdout.write(
    `${what}: ${exchanges} exchanges, ${rolling.opened.length} games, ${turns} turns by hand, ${orders} orders, ${reconnects} reconnects\n`,
  );
};

/** Nothing but what every exchange of a node brings about. */
const worries = (logged: readonly string[]): readonly string[] =>
  logged.filter((line) => (JSON.parse(line) as { readonly level: string }).level === 'error');

describe.skipIf(typeof server === 'string')('rolling: nodes of two versions on one Postgres', () => {
  const postgres = server as TestPostgres;
  afterAll(() => postgres.stop());

  it.skipIf(before === undefined)(
    'the version before and this one are exchanged one by one, in both orders, while people play',
    async () => {
      const [old, young] = [await bundle('serve', onExit, { root: before ?? '' }), await bundleNode()];
      const rolling = await Rolling.start(await postgres.newDatabase(), old);
      for (let game = 0; game < GAMES; game++) await rolling.open();
      let exchanges = 0;
      const exchange = async (at: number, program: string): Promise<void> => {
        await rolling.exchange(at, program);
        exchanges++;
      };
      for (let round = 0; round < ROUNDS; round++) {
        for (const at of [0, 1]) await exchange(at, young);
        for (const at of [0, 1]) await exchange(at, old);
        for (const at of [1, 0]) await exchange(at, young);
        for (const at of [1, 0]) await exchange(at, old);
      }
      await exchange(0, young);
      await exchange(1, young);
      await rolling.end(present);
      expect(rolling.sum(({ elsewhere }) => elsewhere)).toBe(0);
      expect(worries(rolling.logged), rolling.logged.join('\n')).toEqual([]);
      report('before and now', rolling, exchanges);
    },
    LONGEST,
  );

  it(
    'this version and a later one serve side by side, and games of later rules go on at later nodes only',
    async () => {
      const young = await bundleNode();
      const [next, people] = [
        await bundle('serve', onExit, { changes: later }),
        await bundle('player', onExit, { changes: later }),
      ];
      const nextVersion = createRequire(import.meta.url)(people) as typeof present;
      const rolling = await Rolling.start(await postgres.newDatabase(), young);
      for (let game = 0; game < GAMES; game++) expect((await rolling.open()).rules).toBe(NEXT_RULES - 1);
      let exchanges = 0;
      const exchange = async (at: number, program: string): Promise<void> => {
        await rolling.exchange(at, program);
        exchanges++;
      };
      for (let round = 0; round < ROUNDS; round++) {
        const first = rolling.opened.length;
        // They know the rules of both versions.
        rolling.version = nextVersion;
        await exchange(0, next);
        // New games begin under rules that both nodes know.
        for (let game = 0; game < 2; game++) expect((await rolling.open()).rules).toBe(NEXT_RULES - 1);
        await exchange(1, next);
        const newest = [await rolling.open(), await rolling.open()];
        expect(newest.map(({ rules }) => rules)).toEqual([NEXT_RULES, NEXT_RULES]);
        await rolling.goOn(newest);
        for (const at of [0, 1]) {
          await exchange(at, young);
          const [{ game, players }] = newest;
          const asked = Object.assign(new present.Person(rolling.ports[at]), { cookie: players[0].person.cookie });
          await asked.connect();
          expect(await asked.ask('join', game, 0 as never, 0)).toEqual({ denied: 'elsewhere' });
          await asked.leave();
          await rolling.goOn(newest);
          await exchange(at, next);
        }
        await rolling.retire(rolling.opened.slice(first));
        rolling.version = present;
        if (round + 1 < ROUNDS) for (const at of [1, 0]) await exchange(at, young);
      }
      await rolling.end(nextVersion);
      expect(worries(rolling.logged), rolling.logged.join('\n')).toEqual([]);
      report('now and later', rolling, exchanges);
    },
    LONGEST,
  );
});
