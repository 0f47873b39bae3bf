import type { Seat } from '@coalbrook/rules';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import { checkData } from '../backup/checkData.ts';
import { PostgresDatabase } from '../ground/database/postgres.ts';
import { readEntries } from '../table/ledger/storedTurns.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { newTable, startAt } from '../testing/fixtures.ts';
import { bundleNode, NodeProcess } from '../testing/nodeProcess.ts';
import { fillTurn } from '../testing/play.ts';
import { openGame, untilPlayed } from '../testing/player.ts';
import type { Player } from '../testing/player.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { soak } from '../testing/soak.ts';

const GAMES = soak(3, 6);
const SPARE_KILLS = 4;

/** Milliseconds for the soak. */
const LONGEST = 3_600_000;

const server = await TestPostgres.start();
if (typeof server === 'string') process.stdout.write(`${server}\n`);

/** Plays a turn of a seat. Another node may have let a bot play it, in the moment in which its person came back. */
const playTurn = async (game: FollowedGame): Promise<void> => {
  const { person, viewer, seq } = game;
  const denial = await person.ask('commit', game.game, viewer, seq, fillTurn(game, seq));
  if (denial) expect(denial).toEqual({ denied: 'conflict' });
  await game.until(() => game.seq > seq);
};

describe.skipIf(typeof server === 'string')('two nodes on one Postgres', () => {
  const postgres = server as TestPostgres;
  afterAll(() => postgres.stop());

  it('people see who is connected to the other node', async () => {
    const url = await postgres.newDatabase();
    const nodes = [];
    for (let node = 0; node < 2; node++) {
      const started = await startAt('', { database: new PostgresDatabase(url) });
      nodes.push(started);
    }
    const [one, two] = nodes.map(({ port }) => Person.known(port));
    const opened = await one.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    await two.sit(opened.game, opened.invite, 1, 'Two');
    const [first, second] = [
      new FollowedGame(one, opened.game, 0 as Seat),
      new FollowedGame(two, opened.game, 1 as Seat),
    ];
    await one.connect();
    await first.join();
    expect(first.info?.seats.map(({ isPresent }) => isPresent)).toEqual([true, false]);
    await two.connect();
    await second.join();
    await first.until(() => first.info?.seats[1].isPresent === true);
    await second.until(() => second.info?.seats[0].isPresent === true);
    await two.leave();
    await first.until(() => first.info?.seats[1].isPresent === false);
    await two.connect();
    await second.join();
    await first.until(() => first.info?.seats[1].isPresent === true);
    // A node that stops takes its people with it.
    await nodes[1].close();
    await first.until(() => first.info?.seats[1].isPresent === false);
    await one.leave();
    await nodes[0].close();
  });

  it('a seat given up at one node is given up at the other, and a bot plays once', async () => {
    const url = await postgres.newDatabase();
    const nodes = await Promise.all(
      [0, 1].map(() => startAt('', { database: new PostgresDatabase(url), now: () => 0 })),
    );
    onTestFinished(() => Promise.all(nodes.map((node) => node.close())).then(() => undefined));
    const [here, there] = nodes.map(({ port }) => port);
    const ann = Person.known(here);
    const { game, invite } = await ann.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    const bea = Person.known(there);
    await bea.sit(game, invite, 1, 'Bea');
    await Promise.all([ann.connect(), bea.connect()]);
    const anns = new FollowedGame(ann, game, 0 as Seat);
    await anns.join();
    const beas = new FollowedGame(bea, game, 1 as Seat);
    await beas.join();
    await anns.until(() => anns.actor >= 0);

    // She leaves through a node to which nobody of hers is connected.
    const dropped = new Promise<void>((resolve) => (bea.onClose = resolve));
    const leaver = Object.assign(new Person(here), { cookie: bea.cookie });
    await leaver.post('/api/stand', { game });
    await dropped;
    for (let turn = 0; turn < 3; turn++) {
      await anns.until(() => anns.actor === anns.viewer);
      await playTurn(anns);
    }
    await bea.connect();
    expect(await bea.ask('join', game, 1 as Seat, 0)).toEqual({ denied: 'absent' });

    // She comes back at the other node.
    await bea.sit(game, invite, 1, 'Bea');
    const again = new FollowedGame(bea, game, 1 as Seat);
    await again.join();
    for (const one of [anns, again, anns, again]) {
      await one.until(() => one.actor === anns.viewer || one.actor === again.viewer);
      if (one.actor === one.viewer) await playTurn(one);
    }
    // Whoever played last may know more than the other node has heard.
    await again.until(() => again.seq >= anns.seq);
    await anns.until(() => anns.seq >= again.seq);
    const count = Math.min(anns.steps.length, again.steps.length);
    const [seen, seenAgain] = [anns, again].map(({ steps }) => steps.slice(0, count).map(({ who }) => who));
    expect(seenAgain).toEqual(seen);
  });

  it('people at two nodes decide together, and a turn that is taken back is gone at both', async () => {
    const url = await postgres.newDatabase();
    const nodes = await Promise.all([0, 1].map(() => startAt('', { database: new PostgresDatabase(url) })));
    onTestFinished(() => Promise.all(nodes.map((node) => node.close())).then(() => undefined));
    const [ann, bea] = nodes.map(({ port }) => Person.known(port));
    const { game, invite } = await ann.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    await bea.sit(game, invite, 1, 'Bea');
    await Promise.all([ann.connect(), bea.connect()]);
    const both = [new FollowedGame(ann, game, 0 as Seat), new FollowedGame(bea, game, 1 as Seat)];
    for (const one of both) await one.join();
    const heard = async (holds: (one: FollowedGame) => boolean): Promise<void> => {
      for (const one of both) await one.until(() => holds(one));
    };
    const answer = (one: FollowedGame): Promise<unknown> =>
      one.person.post('/api/answer', { game, id: one.info?.question?.id, choice: 'yes' });
    await heard(({ actor }) => actor >= 0);
    for (let line = 1; line <= 3; line++) {
      const mover = both[both[0].actor];
      const other = both[1 - both[0].actor];
      const { seq } = mover;
      await playTurn(mover);
      await heard((one) => one.seq > seq && one.actor >= 0);
      await mover.person.post('/api/propose', { game, what: { kind: 'takeBack', to: seq } });
      await heard(({ info }) => info?.question?.what.kind === 'takeBack' && info.question.what.to === seq);
      // The answer arrives at one node while a turn arrives at the other.
      const next = both[both[0].actor];
      const before = next.seq;
      const turn = next.person.ask('commit', game, next.viewer, before, fillTurn(next, line), next.info?.line ?? 0);
      const [denial, refusal] = await Promise.all([
        turn,
        answer(other).then(
          () => undefined,
          (error: Error) => error.message,
        ),
      ]);
      if (denial) {
        expect([denial, refusal]).toEqual([{ denied: 'conflict' }, undefined]);
        await heard((one) => one.seq === seq);
      } else {
        expect(refusal).toContain('closed');
        await heard((one) => one.seq > before && one.actor >= 0);
      }
      const lines = both.map(({ info }) => info?.line ?? 0);
      expect(lines[0]).toBe(lines[1]);
    }
    // Several turns, the first of which was the other's; both requests are sent twice, and to both nodes.
    const [{ seq: to }] = both;
    const line = both[0].info?.line ?? 0;
    for (let turn = 0; turn < 3; turn++) {
      const { actor, seq } = both[0];
      await playTurn(both[actor]);
      await heard((one) => one.seq > seq && one.actor >= 0);
    }
    const elsewhere = Object.assign(new Person(nodes[1].port), { cookie: ann.cookie });
    const asking = { game, what: { kind: 'takeBack', to, line } };
    await Promise.all([ann, elsewhere, ann].map((person) => person.post('/api/propose', asking)));
    await heard(({ info }) => info?.question?.taken?.turns === 3);
    const answers = [answer(both[1]), answer(both[1])];
    expect((await Promise.allSettled(answers)).map(({ status }) => status)).toContain('fulfilled');
    await heard((one) => one.seq === to && one.info?.line === line + 1);
    await elsewhere.post('/api/propose', asking);
    await heard(({ info }) => info?.question === undefined);
    await ann.post('/api/propose', { game, what: { kind: 'pause' } });
    await heard(({ info }) => info?.question?.what.kind === 'pause');
    await answer(both[1]);
    await heard(({ info }) => info?.paused !== undefined);
    const mover = both[both[0].actor];
    const { seq } = mover;
    const draft = fillTurn(mover, seq);
    expect(await mover.person.ask('commit', game, mover.viewer, seq, draft)).toEqual({ denied: 'paused' });
    await bea.post('/api/resume', { game });
    await heard(({ info }) => info?.paused === undefined);
    await playTurn(mover);
    await heard((one) => one.seq > seq);
    const database = new PostgresDatabase(url);
    expect((await checkData(database)).faults).toEqual([]);
    await database.close();
  });

  it.each([
    ['a node', soak(2, 20), async (kill: number, restart: (node: number) => Promise<void>) => restart(kill % 2)],
    ['Postgres', soak(1, 5), () => postgres.killAndRestart()],
  ] as const)(
    'games are played to the end while %s is killed',
    async (_, kills, strike) => {
      const program = await bundleNode();
      const url = await postgres.newDatabase();
      const nodes = [await NodeProcess.start(program, url), await NodeProcess.start(program, url)];
      onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.kill()))));
      const restart = async (at: number): Promise<void> => {
        const { port } = nodes[at];
        await nodes[at].kill();
        nodes[at] = await NodeProcess.start(program, url, port);
      };
      const ports = nodes.map(({ port }) => port);
      const players: Player[] = [];
      const playing: Promise<void>[] = [];
      const begin = async (): Promise<void> => {
        for (let number = 0; number < GAMES; number++) {
          const opened = await openGame(ports, number);
          players.push(...opened.players);
          playing.push(...opened.players.map((player) => player.play()));
        }
      };
      const areOver = (): boolean => players.every(({ game }) => game.steps.length > 0 && game.isOver);
      const turns = (): number => players.reduce((sum, { answered }) => sum + answered.size, 0);
      const reconnects = (): number => players.reduce((sum, player) => sum + player.reconnects, 0);
      await begin();
      // On a busy machine, games may be over before somebody notices a kill; then there is another.
      for (let kill = 0; kill < kills || (reconnects() === 0 && kill < kills + SPARE_KILLS); kill++) {
        // In the middle of games: some more turns are played before each kill.
        if (areOver()) await begin();
        const before = turns();
        await untilPlayed(players, () => turns() >= before + 2 * GAMES || areOver());
        await strike(kill, restart);
      }
      await Promise.all(playing);
      expect(reconnects()).toBeGreaterThan(0);

      const database = new PostgresDatabase(url);
      onTestFinished(() => database.close());
      expect(await checkData(database)).toMatchObject({ games: players.length / 2, faults: [] });
      for (const { game, answered } of players) {
        const entries = await readEntries(database, game.game);
        const rows = await database.query<{ seq: number }>('select seq from turns where game = $1', game.game);
        const begins = new Set(rows.map(({ seq }) => seq));
        // A turn whose answer was lost is answered when it is sent again, or seen as written when joining.
        for (const seq of answered) expect([begins.has(seq), entries[seq].who]).toEqual([true, game.viewer]);
        expect(game.steps).toHaveLength(entries.length + 1);
      }
      process.stdout.write(
        `${kills} kills: ${players.length / 2} games, ${turns()} turns of people, ${reconnects()} reconnects\n`,
      );
    },
    LONGEST,
  );
});
