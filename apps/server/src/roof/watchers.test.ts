import { join } from 'node:path';

import { seededChance } from '@coalbrook/host';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { packCells } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { fillTurn } from '../testing/play.ts';

const DELAY = 2;

interface WatchedGame {
  readonly id: string;
  readonly seats: readonly FollowedGame[];
  readonly watched: FollowedGame;
  /** Plays one turn; the salt selects it. */
  readonly play: (salt: number) => Promise<void>;
  /** Where turns began: the number of entries, and what everybody could see there. */
  readonly begins: { readonly seq: number; readonly cells: string; readonly actor: Seat }[];
}

/** A game of people and bots, with somebody who watches. */
const begin = async (edition: string, letters: string, watchDelay: number): Promise<WatchedGame> => {
  let now = 0;
  const server = await startAt(join(folder(onTestFinished), 'games.db'), {
    chanceOf: () => seededChance('watched'),
    // Time flies, so that nobody runs out of credits.
    now: () => (now += 1000),
  });
  onTestFinished(() => server.close());
  const people = letters.split('').flatMap((letter, seat) => (letter === 'p' ? [seat as Seat] : []));
  const [owner, watcher] = [Person.known(server.port), Person.known(server.port)];
  const { game, watch } = await owner.open({ ...newTable(edition, letters), mine: people, watchDelay });
  await watcher.post('/api/watch', { game, token: watch });
  await Promise.all([owner.connect(), watcher.connect()]);
  // Whoever sits at the table may also look on without a delay.
  const live = new FollowedGame(owner, game, NOBODY);
  await live.join();
  await live.until(() => people.includes(live.actor));
  const watched = new FollowedGame(watcher, game, NOBODY);
  await watched.join();
  const begins: WatchedGame['begins'] = [];
  let known = -1;
  const note = async (): Promise<void> => {
    for (const { seq, events } of live.steps.slice(known + 1)) {
      known = seq + 1;
      if (!events.some(({ event }) => event === 'turnBegan')) continue;
      const views = await owner.ask('views', game, NOBODY, seq + 1, seq + 1);
      const turn = events.findLast((event) => event.event === 'turnBegan');
      begins.push({ seq: seq + 1, cells: (views as readonly string[])[0], actor: turn?.seat ?? NOBODY });
    }
  };
  await note();
  const play = async (salt: number): Promise<void> => {
    const seat = new FollowedGame(owner, game, live.actor);
    const { seq } = live;
    // The same person drafts for each seat in turn.
    await seat.join();
    const draft = fillTurn(seat, salt);
    await live.join();
    expect(await owner.ask('commit', game, seat.viewer, seq, draft)).toBeUndefined();
    await live.until(() => live.seq > seq && (people.includes(live.actor) || live.isOver));
    await note();
  };
  return { id: game, seats: [live], watched, play, begins };
};

/** Whatever was told before has arrived. */
const settle = ({ person }: FollowedGame): Promise<unknown> => person.ask('join', 'nothing', NOBODY, 0);

describe.each([
  ['birmingham', 'pp'],
  ['lancashire', 'ppr'],
  ['age-of-industry', 'ppp'],
])('those who watch %s with %s', (edition, letters) => {
  it('see what everybody could, some turns later, and everything at the end', async () => {
    const game = await begin(edition, letters, DELAY);
    const { watched, begins, seats } = game;
    const [live] = seats;
    for (let turn = 0; !live.isOver; turn++) {
      await game.play(turn * 5);
      await settle(watched);
      if (live.isOver) break;
      const seen = begins.at(-1 - DELAY);
      expect(watched.seq).toBe(seen?.seq ?? 0);
      if (!seen) continue;
      expect(packCells(watched.cells)).toBe(seen.cells);
      expect(watched.actor).toBe(seen.actor);
      if (turn % 10 > 0) continue;
      // Nor can they ask for more.
      const { person } = watched;
      expect(await person.ask('views', game.id, NOBODY, seen.seq, live.seq)).toEqual([seen.cells]);
      expect(await person.ask('counted', game.id, NOBODY, live.seq - 1)).toBeUndefined();
      expect(await person.ask('reveal', game.id)).toEqual({ denied: 'idle' });
      const again = await person.ask('join', game.id, NOBODY, 0);
      expect('look' in again && again.look?.seq).toBe(seen.seq);
      expect('look' in again && again.look?.steps.length).toBe(seen.seq + 1);
    }
    await watched.until(() => watched.isOver);
    expect(watched.cells).toEqual(live.cells);
    expect(watched.person.received.some((text) => /"news":"(thinking|trouble|draft)"/.test(text))).toBe(false);
  });

  it('cannot tell what was played since', async () => {
    const heard: (readonly string[])[] = [];
    const ends: string[] = [];
    for (const salt of [3, 4]) {
      // Bots play differently each time.
      const game = await begin(edition, letters.replaceAll('r', 'p'), DELAY);
      const { watched, seats, play } = game;
      for (let turn = 0; turn < 6; turn++) await play(turn);
      for (let turn = 0; turn < DELAY; turn++) await play(salt * 100 + turn);
      await settle(watched);
      heard.push(
        watched.person.received.map((text) =>
          text.replaceAll(game.id, 'GAME').replace(/"commitment":"\w+","begun":\d+/, ''),
        ),
      );
      ends.push(packCells(seats[0].cells));
    }
    expect(ends[0]).not.toBe(ends[1]);
    expect(heard[0]).toEqual(heard[1]);
  });
});
