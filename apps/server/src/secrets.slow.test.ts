import { join } from 'node:path';

import { seededChance } from '@coalbrook/host';
import type { Chance } from '@coalbrook/host';
import { openGame, parseAction, parseRecord } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { awaitsChance, checkDraw, findLegal, NOBODY, requestOf } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { describe, expect, it, onTestFinished } from 'vitest';

import { botSeed } from './chance/sealedChance.ts';
import { SqliteDatabase } from './database/sqlite.ts';
import { readEntries } from './ledger/storedTurns.ts';
import { FollowedGame, Person } from './testing/client.ts';
import { folder, newTable, startAt } from './testing/fixtures.ts';
import { fillTurn } from './testing/play.ts';
import { Talker } from './testing/talker.ts';

const VIEWER = 1 as Seat;
const NOW = 1_700_000_000_000;

/** The decisions during which hands must differ. */
const LONG = 10;

/** One answer of chance. */
interface Draw {
  readonly seat: Seat;
  readonly drawn: readonly number[];
}

interface Turn {
  readonly seat: Seat;
  readonly seq: number;
  readonly draft: readonly string[];
}

/** What the first seat notes for itself, and what those say to each other who watch. */
interface PrivateTalk {
  readonly notes: readonly string[];
  readonly asides: readonly string[];
}

/** What was heard of a whole game. */
interface Heard {
  readonly turns: readonly Turn[];
  readonly record: GameRecord;
  /** Everything that was sent to the viewer and to somebody who looks on, and everything logged, before the end. */
  readonly viewer: readonly string[];
  readonly onlooker: readonly string[];
  readonly logged: readonly string[];
  /** What must not have been among it. */
  readonly secrets: readonly string[];
}

/** Draws that were chosen beforehand, as far as there are any. */
const scripted = (draws: readonly Draw[], noted: Draw[] = []): Chance => {
  const others = seededChance('secrets');
  return {
    draw: (table, state) => {
      const seat = requestOf(table, state)?.seat ?? NOBODY;
      const drawn = draws[state.draws]?.drawn ?? others.draw(table, state);
      noted[state.draws] = { seat, drawn };
      return drawn;
    },
  };
};

/** Plays a whole game of three, with the given turns or any, and listens. */
const playGame = async (
  edition: string,
  chance: Chance,
  turns: readonly Turn[] | number,
  { notes, asides }: PrivateTalk,
): Promise<Heard> => {
  const logged: string[] = [];
  const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
  const server = await startAt('', {
    database,
    now: () => NOW,
    chanceOf: () => chance,
    log: (level, message, facts) => logged.push(JSON.stringify([level, message, facts])),
  });
  onTestFinished(() => server.close());
  const people = [0, 1, 2, 3].map(() => Person.known(server.port));
  const [one, two, three, watcher] = people;
  const { game, invite, watch } = await one.open({ ...newTable(edition, 'ppp'), mine: [0], nonce: 'nonce of one' });
  await two.sit(game, invite, 1, 'Two');
  await three.sit(game, invite, 2, 'Three');
  await watcher.post('/api/watch', { game, token: watch });
  const texts = [await two.get('/api/mine'), JSON.stringify(await two.visit(game, invite))];
  const seats = [one, two, three].map((person, seat) => new FollowedGame(person, game, seat as Seat));
  const all = [...seats, new FollowedGame(watcher, game, NOBODY)];
  /** Whatever was begun before is answered and told before this. */
  const settle = async (): Promise<void> => {
    for (const person of people) if (person.isConnected) await person.ask('join', 'nothing', NOBODY, 0);
  };
  for (const followed of all) {
    await followed.person.connect();
    await followed.join();
    await settle();
  }
  const talkers = [one, two, three].map((person, seat) => new Talker(person, game, seat as Seat));
  const aside = new Talker(watcher, game);
  /** Everybody talks and takes notes, and the viewer asks for all that there is. */
  const talk = async (): Promise<void> => {
    for (const text of notes) await talkers[0].note(text, (await talkers[0].notes()).version);
    for (const text of asides) await aside.say(text);
    await talkers[2].say('Whose turn is it?');
    await settle();
    texts.push(JSON.stringify([await talkers[1].read('table'), await talkers[1].notes()]), await two.get('/api/mine'));
    texts.push(await two.get('/api/account/export'), await two.get('/api/account'));
    await expect(talkers[1].read('watchers')).rejects.toThrow('404');
  };
  const played: Turn[] = [];
  const reconnect = async (): Promise<void> => {
    for (const followed of all) {
      // Everybody is told that somebody goes and comes: one after the other, so that the order is always the same.
      const other = followed === all[0] ? all[1] : all[0];
      const told = (): number => other.person.received.filter((text) => text.startsWith('{"news":"table"')).length;
      const before = told();
      await followed.person.leave();
      await other.until(() => told() > before);
      await followed.person.connect();
      await followed.join();
      await other.until(() => told() > before + 1);
      await settle();
    }
  };
  while (!all[0].isOver) {
    const { seq, actor } = all[0];
    const draft = typeof turns === 'number' ? fillTurn(seats[actor], seq + turns) : turns[played.length].draft;
    if (typeof turns !== 'number') expect([actor, seq]).toEqual([turns[played.length].seat, turns[played.length].seq]);
    expect(await seats[actor].person.ask('commit', game, actor, seq, draft)).toBeUndefined();
    played.push({ seat: actor, seq, draft });
    for (const followed of all)
      await followed.until(() => followed.seq > seq && (followed.actor !== NOBODY || followed.isOver));
    if (all[0].isOver) break;
    if (played.length === 3) await talk();
    if (played.length % 8 === 0) await reconnect();
    // Also what is asked for beside the game: earlier positions, refused turns, and what is only told at the end.
    for (const person of [two, watcher]) {
      const viewer = person === two ? VIEWER : NOBODY;
      await person.ask('views', game, viewer, Math.max(0, seq - 3), seq + 3);
      await person.ask('counted', game, viewer, seq);
      expect(await person.ask('reveal', game)).toEqual({ denied: 'idle' });
    }
    await two.ask('commit', game, VIEWER, seq + 1, ['nonsense']);
  }
  /** The last turn opens everything. */
  const heard = ({ received }: Person): readonly string[] =>
    received.slice(
      0,
      received.findLastIndex((text) => text.startsWith('{"news":"steps"')),
    );
  const [viewer, onlooker] = [[...texts, ...heard(two)], heard(watcher)];
  const [row] = await database.query<{ secret: string; commitment: string; position: string }>(
    'select secret, commitment, position from games',
  );
  const hashes = await database.query<{ token_hash: string }>('select token_hash from seats');
  const entries = await readEntries(database, game);
  const revealed = await two.ask('reveal', game);
  if (!('record' in revealed)) throw new Error('not revealed');
  const record = parseRecord(revealed.record);
  if (!record.ok) throw new Error('no record');
  for (const person of people) await person.leave();
  /** Each game has a name and a commitment of its own, which are public. */
  const plain = (list: readonly string[]): readonly string[] =>
    list.map((text) =>
      text
        .replaceAll(game, 'GAME')
        .replaceAll(row.commitment, 'COMMITMENT')
        // It follows from the game and a public name.
        .replaceAll(/"(own|speaker)":"[\w-]{16}"/g, '"$1":"SPEAKER"'),
    );
  return {
    turns: played,
    record: record.value,
    viewer: plain(viewer),
    onlooker: plain(onlooker),
    logged: plain(logged),
    secrets: [
      row.secret,
      botSeed(row.secret, game),
      'nonce of one',
      'nonce of Three',
      ...hashes.map(({ token_hash: hash }) => hash),
      ...entries.map(({ check }) => ` =${check}`),
      '"check"',
      '"position"',
      '"secret"',
      '"seed"',
      ...notes,
    ],
  };
};

/** A game played with certain draws. */
interface Replayed {
  /** The cards that everybody sees being discarded. */
  readonly discards: string;
  /** The position at every decision, with all its secrets. */
  readonly positions: readonly string[];
}

/** Plays the actions of a record with other draws; undefined if that is not possible. */
const replayWith = ({ header, entries }: GameRecord, draws: readonly Draw[]): Replayed | undefined => {
  const opened = openGame(header);
  if (!opened.ok) return undefined;
  const game = opened.value;
  const cards: GameEvent[] = [];
  const positions: string[] = [];
  const tell = (event: GameEvent): void => {
    if (event.event === 'discarded') cards.push(event);
  };
  for (const { who, what } of entries) {
    const { table, state } = game;
    if (who === 'chance') {
      if (!awaitsChance(state)) return undefined;
      const { drawn } = draws[state.draws];
      if (checkDraw(table, state, drawn)) return undefined;
      game.draw(drawn, tell);
    } else {
      positions.push(state.cells.join());
      const action = parseAction(table, what);
      const legal = action.ok && state.actor === who ? findLegal(table, state, action.value) : undefined;
      if (!legal) return undefined;
      game.play(legal, tell);
    }
  }
  return { discards: JSON.stringify(cards), positions };
};

const withSwap = (
  draws: readonly Draw[],
  [one, at]: readonly [number, number],
  [two, other]: readonly [number, number],
) =>
  draws.map(({ seat, drawn }, number): Draw => {
    if (number === one) return { seat, drawn: drawn.with(at, draws[two].drawn[other]) };
    if (number === two) return { seat, drawn: drawn.with(other, draws[one].drawn[at]) };
    return { seat, drawn };
  });

/** Draws in which two cards of a hidden seat come in another order, or one is replaced by one that nobody draws. */
function* variations(draws: readonly Draw[], isHidden: (seat: Seat) => boolean): Generator<readonly Draw[]> {
  const hidden = [...draws.entries()].filter(([, { seat }]) => seat !== NOBODY && isHidden(seat));
  for (const [one, { seat, drawn }] of hidden)
    for (const [two, later] of hidden)
      if (two > one && later.seat === seat)
        for (const at of drawn.keys()) if (drawn[at] !== later.drawn[0]) yield withSwap(draws, [one, at], [two, 0]);
  const kinds = [...new Set(draws.flatMap(({ drawn }) => drawn))];
  for (const [one, { seat, drawn }] of hidden.toReversed())
    for (const at of drawn.keys())
      for (const kind of kinds) if (kind !== drawn[at]) yield draws.with(one, { seat, drawn: drawn.with(at, kind) });
}

/** Other draws under which hidden seats hold other cards for a while, although everybody plays the same. */
const permuted = (record: GameRecord, draws: readonly Draw[], isHidden: (seat: Seat) => boolean): readonly Draw[] => {
  const played = replayWith(record, draws);
  if (!played) throw new Error('the game cannot be replayed');
  for (const others of variations(draws, isHidden)) {
    const again = replayWith(record, others);
    // A seat's last card is discarded without being named.
    if (again?.discards !== played.discards) continue;
    const different = again.positions.filter((position, at) => position !== played.positions[at]);
    if (different.length >= LONG) return others;
  }
  throw new Error('nothing can be changed');
};

/** Games in which something can be changed that nobody else notices; the number selects the turns. */
const games = [
  ['birmingham', 1],
  ['lancashire', 1],
  ['age-of-industry', 3],
] as const;

const talk: PrivateTalk = { notes: ['Two is short of coal'], asides: ['Two should sell', 'And soon'] };
const otherNotes = ['Nothing', 'Three will build a port next, if nobody else does'];

describe.each(games)('secrets of %s', (edition, salt) => {
  it('do not change a byte of what others are sent, nor of the log', async () => {
    const draws: Draw[] = [];
    const game = await playGame(edition, scripted([], draws), salt, talk);
    for (const [seat, key, otherTalk] of [
      [VIEWER, 'viewer', { notes: otherNotes, asides: ['Who is winning?'] }],
      [NOBODY, 'onlooker', { notes: otherNotes, asides: talk.asides }],
    ] as const) {
      const others = permuted(game.record, draws, (one) => one !== seat);
      const again = await playGame(edition, scripted(others), game.turns, otherTalk);
      // What is open after the end shows that it was another game.
      expect(again.record.entries).not.toEqual(game.record.entries);
      expect(again[key]).toEqual(game[key]);
      expect(again.logged).toEqual(game.logged);
    }
    for (const text of [...game.viewer, ...game.logged])
      for (const said of talk.asides) expect(text).not.toContain(said);
    for (const text of [...game.viewer, ...game.onlooker, ...game.logged])
      for (const secret of game.secrets)
        if (text.includes(secret)) throw new Error(`${secret} in ${text.slice(0, 500)}`);
  });
});
