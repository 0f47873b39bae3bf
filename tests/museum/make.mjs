/**
 * Makes the exhibits of the version in whose folder it runs: `make.mjs FOLDER [files] [device] [server]`. It uses only
 * what every version has had, or does without it, so that it also runs in the sources of an earlier one. See README.md.
 */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const load = (path) => import(pathToFileURL(join(process.cwd(), path)).href);
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

const [folder = '', ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const pack = (name, bytes) => writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));

const rules = await load('packages/rules/src/index.ts');
const { editions } = await load('packages/editions/src/index.ts');
const { Game, makeRecord } = await load('packages/record/src/index.ts');

/** The printed board of a game as a file of one's own, with its own tiles: whatever such a file could say then. */
const ownBoard = (slug) => {
  const data = `packages/editions/src/${slug}/data`;
  const board = json(`${data}/${slug === 'age-of-industry' ? 'germany' : 'board'}.json`);
  return { ...board, name: 'Museum', industries: json(`${data}/tiles.json`).industries };
};

const play = (edition, wish, length) => {
  const table = rules.makeTable(edition, wish);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const game = new Game(table.value);
  const { state } = game;
  const seed = rules.seedOf('museum');
  while (!rules.isOver(state) && (game.entries.length < length || state.drawing > 0)) {
    if (state.drawing > 0) game.draw(rules.seededDraw(table.value, state, seed));
    else {
      const legal = rules.legalActions(table.value, state);
      game.play(legal[rules.pick(seed, game.entries.length, legal.length)]);
    }
  }
  return game;
};

/** The number of the page's schema, and the key path of each of its stores. */
const schema = () => {
  const text = readFileSync('apps/web/src/storage/database.ts', 'utf8');
  const stores = text.matchAll(/createObjectStore\('(\w+)', \{ keyPath: (.+?) \}\)/g);
  const keyPaths = Object.fromEntries(
    [...stores].map(([, name, path]) => [name, JSON.parse(path.replaceAll("'", '"'))]),
  );
  return { version: Number(/VERSION = (\d+)/.exec(text)?.[1]), keyPaths };
};

/** Games in the form of records, of the page's files, and of its database. */
const makeFiles = async () => {
  const { makeAction } = await load('packages/record/src/index.ts');
  const stores = { sheets: [], entries: [], drafts: [], spines: [] };
  const games = [];
  const expected = {};
  for (const edition of editions) {
    const seats = edition.seats[0];
    const wishes = { whole: { seats }, begun: { seats }, own: { seats, files: { board: ownBoard(edition.slug) } } };
    for (const [kind, wish] of Object.entries(wishes)) {
      const id = `${edition.slug}-${kind}`;
      const game = play(edition, wish, kind === 'whole' ? Infinity : 60);
      const { table, state, entries } = game;
      const { header } = game.record();
      const sitters = Array.from({ length: seats }, (_, seat) => ({
        kind: seat === 0 ? 'person' : 'bot',
        name: `Seat ${seat}`,
        policy: seat === 0 ? '' : 'random',
        figure: 'owen',
        colour: 'plum',
      }));
      const [action] = rules.legalActions(table, state);
      const isOver = rules.isOver(state);
      stores['sheets'].push({ id, header, sitters, seed: 'museum', begun: 1 });
      stores['entries'].push(...entries.map((entry) => ({ game: id, ...entry })));
      stores['spines'].push({ game: id, touched: 2, isOver, era: '', round: 1, points: [] });
      if (!isOver) stores['drafts'].push({ game: id, seq: entries.length, actions: [makeAction(table, action)] });
      const record = JSON.parse(makeRecord(game.record()));
      games.push({ file: 'coalbrook-game', version: 1, seed: 'museum', sitters, record });
      expected[id] = {
        rules: header.rules,
        check: entries.at(-1).check,
        isOver,
        ranks: rules.standings(table, state).map(({ seat, rank, points }) => [seat, rank, points]),
      };
    }
  }
  pack('page.json', JSON.stringify({ version: schema().version, stores }));
  pack('games.json', JSON.stringify({ file: 'coalbrook-games', version: 1, games }));
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(expected)}\n`);
};

/** Everybody sits down at a new table and follows it. */
const openTable = async (server, edition) => {
  const { FollowedGame, Person } = await load('apps/server/src/testing/client.ts');
  const { newTable } = await load('apps/server/src/testing/fixtures.ts');
  const people = Array.from({ length: edition.seats[0] }, () => Person.known?.(server.port) ?? new Person(server.port));
  const opened = await people[0].open({ ...newTable(edition.slug, 'p'.repeat(people.length)), mine: [0] });
  const { game, invite } = opened;
  for (const [seat, person] of people.entries()) if (seat > 0) await person.sit(game, invite, seat, `Person ${seat}`);
  for (const person of people) await person.connect();
  const followed = people.map((person, seat) => new FollowedGame(person, game, seat));
  for (const one of followed) await one.join();
  return { opened, people, followed };
};

const chooseTurn = (one) => {
  const draft = one.turn();
  for (let at = 0; draft.stage === 'open'; at++) {
    const { legal } = draft.frame;
    draft.choose([legal[(one.seq * 7 + at * 13) % legal.length]]);
  }
  return draft.texts;
};

/** Plays so many turns, or fewer if the game ends. */
const playTurns = async (followed, turns) => {
  const isSettled = (one) => one.seq >= 0 && (one.actor >= 0 || one.isOver);
  for (let turn = 0; turn < turns; turn++) {
    for (const one of followed) await one.until(() => isSettled(one));
    if (followed[0].isOver) return;
    const actor = followed[followed[0].actor];
    const { seq } = actor;
    const denial = await actor.person.ask('commit', actor.game, actor.viewer, seq, chooseTurn(actor));
    if (denial) throw new Error(JSON.stringify(denial));
    for (const one of followed) await one.until(() => one.seq > seq && isSettled(one));
  }
};

/** A server's database with running games, and what everybody saw there last. */
const makeServer = async () => {
  const { startAt } = await load('apps/server/src/testing/fixtures.ts');
  const temporary = mkdtempSync(join(tmpdir(), 'coalbrook-museum-'));
  const file = join(temporary, 'games.db');
  const server = await startAt(file);
  const begun = [];
  for (const [number, edition] of editions.entries()) {
    const { people, followed } = await openTable(server, edition);
    await playTurns(followed, 4 + number);
    const seats = followed.map(({ person, cells }) => ({ cookie: person.cookie, cells: [...cells] }));
    begun.push({ game: followed[0].game, rules: edition.rules, seq: followed[0].seq, seats });
    for (const person of people) await person.leave();
  }
  await server.close();
  // A copy has everything in one file.
  const { default: Connection } = await import('libsql');
  const whole = join(temporary, 'whole.db');
  new Connection(file).exec(`vacuum into '${whole}'`);
  pack('server.db', readFileSync(whole));
  pack('server.json', JSON.stringify(begun));
  rmSync(temporary, { recursive: true });
};

/** Online tables as the page keeps them: of each edition a running one, with an unfinished turn, and one that is over. */
const keepTables = async (stores) => {
  const { KnownTable } = await load('apps/web/src/session/online/knownTable.ts');
  const { keepDraft } = await load('apps/web/src/session/online/keptDrafts.ts');
  const { keepLinks } = await load('apps/web/src/session/online/keptLinks.ts');
  const { startAt } = await load('apps/server/src/testing/fixtures.ts');
  const server = await startAt('');
  const nothing = () => Promise.resolve();
  const keeper = {
    read: nothing,
    keepTable(table) {
      stores.onlineTables.push({ game: table.game, table });
      return nothing();
    },
    keepSteps(game, { viewer, actor, steps }, from) {
      stores.onlineViewers.push({ game, viewer, actor, looked: 1 });
      stores.onlineSteps.push(...steps.map((step, index) => ({ game, viewer, at: from + index, ...step })));
      return nothing();
    },
    forget: nothing,
  };
  for (const edition of editions) {
    for (const turns of [5, Infinity]) {
      const { opened, people, followed } = await openTable(server, edition);
      await playTurns(followed, turns);
      const { game, seq, isOver, actor } = followed[0];
      const viewer = isOver ? 0 : actor;
      const joined = await people[viewer].ask('join', game, viewer, 0);
      const known = new KnownTable(game, keeper);
      known.setInfo(joined.table);
      if (!known.take(joined, viewer, 0)) throw new Error('the answer was not taken');
      if (viewer === 0) keepLinks(opened);
      if (!isOver) keepDraft(game, viewer, { seq, line: 0, draft: chooseTurn(followed[viewer]) });
      for (const person of people) await person.leave();
    }
  }
  await server.close();
};

/** Reviews of the finished games of `makeFiles`. */
const keepReviews = async (stores) => {
  const { NetShelf } = await load('packages/bots/src/index.ts');
  const { noteReview, review, reviewBudgets } = await load('packages/coach/src/index.ts');
  const nets = new NetShelf(() => Promise.reject(new Error('none')));
  for (const edition of editions) {
    const game = play(edition, { seats: edition.seats[0] }, Infinity);
    const steps = review(game.record(), 0, { judge: nets.judgeFor(game.table), budget: reviewBudgets.byThumb });
    let step = steps.next();
    while (!step.done) step = steps.next();
    const notes = noteReview(game.table, step.value.value, true);
    stores.reviews.push({ game: `${edition.slug}-whole`, seat: 0, notes });
  }
};

/** What a browser keeps beside the games: kept online tables, reviews, and settings. */
const makeDevice = async () => {
  const storage = {};
  globalThis.localStorage = {
    getItem: (key) => storage[key],
    setItem: (key, text) => (storage[key] = text),
    removeItem: (key) => delete storage[key],
  };
  const settings = ['apps/web/src/settings/settings.ts', 'apps/web/src/app/settings.ts'].find((path) =>
    existsSync(path),
  );
  const { changeSettings } = await load(settings);
  changeSettings({ language: 'en', theme: 'night', pace: 0, motion: 'off' });
  const { version, keyPaths } = schema();
  const stores = Object.fromEntries(Object.keys(keyPaths).map((name) => [name, []]));
  if (stores.onlineTables) await keepTables(stores);
  if (stores.reviews) await keepReviews(stores);
  const kept = Object.fromEntries(Object.entries(stores).filter(([, values]) => values.length > 0));
  pack('device.json', JSON.stringify({ version, keyPaths, stores: kept, storage }));
};

if (wanted.length === 0 || wanted.includes('files')) await makeFiles();
if (wanted.length === 0 || wanted.includes('device')) await makeDevice();
if (wanted.length === 0 || wanted.includes('server')) await makeServer();
process.exit();
