import { join } from 'node:path';

import { seededChance } from '@coalbrook/host';
import type { Chance } from '@coalbrook/host';
import { openGame, parseAction, parseRecord } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { awaitsChance, checkDraw, findLegal, NOBODY, requestOf } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import type { LeftOrder } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { botSeed } from '../table/chance/sealedChance.ts';
import { readEntries } from '../table/ledger/storedTurns.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { heardOrder, OrderedGame } from '../testing/orderedGame.ts';
import { fillTurn } from '../testing/play.ts';
import { soak } from '../testing/soak.ts';
import { Talker } from '../testing/talker.ts';

/** Questions to the database that it takes at most to tell everybody at a table of a change. */
const QUESTIONS = 8;

const VIEWER = 1 as Seat;
const NOW = 1_700_000_000_000;

/** The decisions during which hands must differ. */
const LONG = 10;

/** After so many turns, so many of them are taken back, and played again. */
const [TAKEN_BACK, TAKEN_TURNS] = [6, 3];

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
  // The viewer's own link is used up.
  const links = [await one.linkTo(game, 0), await three.linkTo(game, 2)];
  const texts = [await two.get('/api/mine'), JSON.stringify(await two.visit(game, invite))];
  const seats = [one, two, three].map((person, seat) => new FollowedGame(person, game, seat as Seat));
  const all = [...seats, new FollowedGame(watcher, game, NOBODY)];
  /** Whatever was begun before is answered and told before this; it may take several questions to the database. */
  const settle = async (): Promise<void> => {
    for (let count = 0; count < QUESTIONS; count++) await three.get('/api/waiting');
    for (const person of people) if (person.isConnected) await person.ask('join', 'nothing', NOBODY, 0);
  };
  const toldOfTable = ({ person }: FollowedGame): number =>
    person.received.filter((text) => text.startsWith('{"news":"table"')).length;
  /** Does something of which all these are told, and waits until they are. */
  const untilTold = async (followers: readonly FollowedGame[], work: () => Promise<void>): Promise<void> => {
    const before = followers.map(toldOfTable);
    await work();
    for (const [index, follower] of followers.entries())
      await follower.until(() => toldOfTable(follower) > before[index]);
  };
  for (const [index, followed] of all.entries()) {
    await followed.person.connect();
    await untilTold(all.slice(0, index === 0 ? 0 : index + 1), () => followed.join());
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
      const others = all.filter((other) => other !== followed);
      await untilTold(others, () => followed.person.leave());
      await followed.person.connect();
      await untilTold(others, () => followed.join());
      await settle();
    }
  };
  /** Everybody agrees that some turns do not count; they are played again. */
  const takeBack = async (seat: Seat, to: number): Promise<void> => {
    await seats[seat].person.post('/api/propose', { game, what: { kind: 'takeBack', to } });
    for (const followed of seats.filter((seated) => seated.viewer !== seat)) {
      await followed.until(() => followed.info?.question !== undefined || followed.info?.line === 1);
      // Nothing was drawn, so nobody has to be asked.
      if (followed.info?.line === 1) break;
      const id = followed.info?.question?.id;
      await followed.person.post('/api/answer', { game, id, choice: 'yes' });
      await settle();
    }
    for (const followed of all) await followed.until(() => followed.info?.line === 1 && followed.seq === to);
    await settle();
    texts.push(await two.get(`/api/games/${game}/happenings`));
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
    if (played.length === TAKEN_BACK) {
      await takeBack(actor, played[TAKEN_BACK - TAKEN_TURNS].seq);
      continue;
    }
    if (played.length % 8 === 0) await reconnect();
    // Also what is asked for beside the game: earlier positions, refused turns, and what is only told at the end.
    for (const person of [two, watcher]) {
      const viewer = person === two ? VIEWER : NOBODY;
      await person.ask('views', game, viewer, Math.max(0, seq - 3), seq + 3);
      await person.ask('counted', game, viewer, seq);
      expect(await person.ask('reveal', game)).toEqual({ denied: 'idle' });
    }
    texts.push(await two.get('/api/since/en'));
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
  const hashes = await database.query<{ token_hash: string }>("select token_hash from seats where token_hash <> ''");
  const entries = await readEntries(database, game);
  const revealed = await two.ask('reveal', game);
  if (!('record' in revealed)) throw new Error('not revealed');
  const record = parseRecord(revealed.record);
  if (!record.ok) throw new Error('no record');
  for (const person of people) await person.leave();
  /** Each game has a name and a commitment of its own, and questions have names; all of these are public. */
  const plain = (list: readonly string[]): readonly string[] =>
    list.map((text) =>
      text
        .replaceAll(game, 'GAME')
        .replaceAll(row.commitment, 'COMMITMENT')
        // It follows from the game and a public name.
        .replaceAll(/"(own|speaker)":"[\w-]{16}"/g, '"$1":"SPEAKER"')
        .replace(/"question":\{"id":"[\w-]+"/, '"question":{"id":"ID"'),
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
      ...links,
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

/** Other draws under which hidden seats hold other cards for a while, although everybody plays the same, if any do. */
const permuted = (
  record: GameRecord,
  draws: readonly Draw[],
  isHidden: (seat: Seat) => boolean,
): readonly Draw[] | undefined => {
  const played = replayWith(record, draws);
  if (!played) throw new Error('the game cannot be replayed');
  for (const others of variations(draws, isHidden)) {
    const again = replayWith(record, others);
    // A seat's last card is discarded without being named.
    if (again?.discards !== played.discards) continue;
    const different = again.positions.filter((position, at) => position !== played.positions[at]);
    if (different.length >= LONG) return others;
  }
  return undefined;
};

/** Games of each edition, and how many are tried to find one in which something can be changed unnoticed. */
const GAMES = soak(1, 10);
const MOST_TRIED = 5 * GAMES;

/** The number selects the turns of the first game. */
const games = [
  ['birmingham', 1],
  ['lancashire', 1],
  ['age-of-industry', 3],
] as const;

const talk: PrivateTalk = { notes: ['Two is short of coal'], asides: ['Two should sell', 'And soon'] };
const otherNotes = ['Nothing', 'Three will build a port next, if nobody else does'];

/** Plays a game three times, with other secrets; false if those of this one cannot be changed unnoticed. */
const compare = async (edition: string, salt: number): Promise<boolean> => {
  const draws: Draw[] = [];
  const game = await playGame(edition, scripted([], draws), salt, talk);
  const runs = [
    { seat: VIEWER, key: 'viewer', otherTalk: { notes: otherNotes, asides: ['Who is winning?'] } },
    { seat: NOBODY, key: 'onlooker', otherTalk: { notes: otherNotes, asides: talk.asides } },
  ] as const;
  const changed = runs.map(({ seat }) => permuted(game.record, draws, (one) => one !== seat));
  for (const [index, { key, otherTalk }] of runs.entries()) {
    const others = changed[index];
    if (!others) return false;
    const again = await playGame(edition, scripted(others), game.turns, otherTalk);
    // What is open after the end shows that it was another game.
    expect(again.record.entries).not.toEqual(game.record.entries);
    expect(again[key]).toEqual(game[key]);
    expect(again.logged).toEqual(game.logged);
  }
  for (const text of [...game.viewer, ...game.logged]) for (const said of talk.asides) expect(text).not.toContain(said);
  for (const text of [...game.viewer, ...game.onlooker, ...game.logged])
    for (const secret of game.secrets) if (text.includes(secret)) throw new Error(`${secret} in ${text.slice(0, 500)}`);
  return true;
};

describe.each(games)('secrets of %s', (edition, first) => {
  it('do not change a byte of what others are sent, nor of the log', async () => {
    let compared = 0;
    for (let tried = 0; tried < MOST_TRIED && compared < GAMES; tried++)
      if (await compare(edition, first + tried)) compared++;
    if (GAMES > 1) process.stdout.write(`${edition}: ${compared} games compared\n`);
    expect(compared).toBe(GAMES);
  }, 3_600_000);
});

/** What others heard of a game in which a seat leaves orders, or does not. */
interface Overheard {
  /** Up to the moment in which an order is used, and from then on. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly logged: readonly string[];
}

/** Orders wait until the test lets them be carried out, so that nothing depends on time. */
const WAITING = 100_000_000;

/** What a seat leaves: nothing, a turn, or turns under conditions. */
type Leaving = 'nothing' | 'turns' | 'conditions';

/** A turn that is left: by itself, or together with one that never applies. */
const bodyFor = (leaving: Leaving, draft: readonly string[]): Pick<LeftOrder, 'draft' | 'turns'> => {
  if (leaving !== 'conditions') return { draft };
  const never = { when: ['not first', 'first'], draft: ['pass'], since: 0 };
  return { draft: [], turns: [[never, { when: ['not money 999'], draft, since: 0 }]] };
};

/** Plays the same turns with the same draws. Only the seat of the first who waits leaves orders, if anybody does. */
const overhear = async (edition: string, leaving: Leaving): Promise<Overheard> => {
  const leavesOrders = leaving !== 'nothing';
  const logged: string[] = [];
  const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
  let now = NOW;
  const server = await startAt('', {
    database,
    now: () => now,
    chanceOf: () => scripted([]),
    botFloor: WAITING,
    log: (level, message, facts) => logged.push(JSON.stringify([level, message, facts])),
  });
  onTestFinished(() => server.close());
  const game = await OrderedGame.begin(server.port, { ...newTable(edition, 'ppp'), watchDelay: 1 });
  const [watcher, ...seated] = [Person.known(server.port), ...Array.from(game.seats.values(), ({ person }) => person)];
  await watcher.post('/api/watch', { game: game.game, token: game.watch });
  await watcher.connect();
  await new FollowedGame(watcher, game.game, NOBODY).join();
  while (game.at(game.actor).turn().state.round < 2) await game.play();
  const owner = game.waiting;
  const seat = owner.viewer;
  const others = [watcher, ...seated.filter((person) => person !== owner.person)];
  /** Whatever was begun before is answered and told before this; also what the lists of others say. */
  const settle = async (): Promise<void> => {
    for (const person of others) await person.ask('join', 'nothing', NOBODY, 0);
    for (const person of others) person.received.push(await person.get('/api/mine'));
  };
  await settle();
  for (const person of others) person.received.length = 0;
  const leave = async (draft: readonly string[]): Promise<void> => {
    if (!leavesOrders) return;
    const known = heardOrder(owner.person)?.id ?? '';
    const { turns } = bodyFor(leaving, draft);
    const isLeft = turns && draft.length > 0;
    const answer = isLeft ? game.leaveTurns(seat, turns, known) : game.leave(seat, draft, -1, known);
    expect(await answer).not.toHaveProperty('denied');
  };
  const first = ['pass'];
  // It is left, changed and removed, and one that cannot be carried out is left in its stead.
  for (const draft of [first, [...first, ...first], [], first]) {
    now += 1000;
    await leave(draft);
    await settle();
  }
  while (game.actor !== seat) await game.play();
  await server.runChore('orders');
  await settle();
  if (leavesOrders) expect(heardOrder(owner.person)?.failed).toBeDefined();
  await game.play(fillTurn(owner, 5));
  const before = others.map(({ received }) => received.join('\n'));
  for (const person of others) person.received.length = 0;
  // The next one is good, and used; without orders, the same turn is played by hand.
  while (game.actor === seat) await game.play();
  while (game.actor !== seat) await game.play();
  const good = fillTurn(owner, 9);
  await database.query('delete from orders');
  if (leavesOrders) {
    // Left while nobody looked: what was left was heard above.
    await database.query(
      'insert into orders (game, seat, id, body) values ($1, $2, $3, $4)',
      game.game,
      seat,
      'good',
      JSON.stringify(bodyFor(leaving, good)),
    );
    const { seq } = game;
    await server.runChore('orders');
    await game.settle(seq + 1);
  } else await game.play(good);
  await settle();
  const [row] = await database.query<{ commitment: string }>('select commitment from games');
  const plain = (text: string): string => text.replaceAll(game.game, 'GAME').replaceAll(row.commitment, 'COMMITMENT');
  return {
    before: before.map(plain),
    after: others.map(({ received }) => plain(received.join('\n'))),
    logged: logged.map(plain),
  };
};

/** Orders show only in a mark at the turn that was played by order. */
const compareOverheard = (without: Overheard, withOrders: Overheard): void => {
  expect(withOrders.before).toEqual(without.before);
  expect(withOrders.logged).toEqual(without.logged);
  const mark = ',"isByOrder":true';
  expect(withOrders.after.map((text) => text.replaceAll(mark, ''))).toEqual(without.after);
  // Those who watch with a delay have not seen it yet.
  expect(withOrders.after.map((text) => text.split(mark).length - 1)).toEqual([0, 1, 1]);
};

describe.each(['birmingham', 'lancashire', 'age-of-industry'])('orders at a table of %s', (edition) => {
  it('do not change a byte of what others are sent before they are used; then only a mark', async () => {
    const without = await overhear(edition, 'nothing');
    for (const leaving of ['turns', 'conditions'] as const) compareOverheard(without, await overhear(edition, leaving));
  });
});
