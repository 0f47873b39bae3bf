/**
 * Makes the exhibits of the version in whose folder it runs: `make.mjs FOLDER [files] [server]`. It uses only what every
 * version has had, so that it also runs in the sources of an earlier one. See README.md.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const version = Number(/VERSION = (\d+)/.exec(readFileSync('apps/web/src/storage/database.ts', 'utf8'))?.[1]);
  pack('page.json', JSON.stringify({ version, stores }));
  pack('games.json', JSON.stringify({ file: 'coalbrook-games', version: 1, games }));
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(expected)}\n`);
};

/** A server's database with running games, and what everybody saw there last. */
const makeServer = async () => {
  const { FollowedGame, Person } = await load('apps/server/src/testing/client.ts');
  const { newTable, startAt } = await load('apps/server/src/testing/fixtures.ts');
  const temporary = mkdtempSync(join(tmpdir(), 'coalbrook-museum-'));
  const file = join(temporary, 'games.db');
  const server = await startAt(file);
  const begun = [];
  for (const [number, edition] of editions.entries()) {
    const people = Array.from(
      { length: edition.seats[0] },
      () => Person.known?.(server.port) ?? new Person(server.port),
    );
    const { game, invite } = await people[0].open({ ...newTable(edition.slug, 'p'.repeat(people.length)), mine: [0] });
    for (const [seat, person] of people.entries()) if (seat > 0) await person.sit(game, invite, seat, `Person ${seat}`);
    for (const person of people) await person.connect();
    const followed = people.map((person, seat) => new FollowedGame(person, game, seat));
    for (const one of followed) await one.join();
    for (let turn = 0; turn < 4 + number; turn++) {
      for (const one of followed) await one.until(() => one.seq >= 0 && one.actor >= 0);
      const actor = followed[followed[0].actor];
      const { seq } = actor;
      const draft = actor.turn();
      for (let at = 0; draft.stage === 'open'; at++) {
        const { legal } = draft.frame;
        draft.choose([legal[(seq * 7 + at * 13) % legal.length]]);
      }
      const denial = await actor.person.ask('commit', game, actor.viewer, seq, draft.texts);
      if (denial) throw new Error(JSON.stringify(denial));
      for (const one of followed) await one.until(() => one.seq > seq && one.actor >= 0);
    }
    const seats = followed.map(({ person, cells }) => ({ cookie: person.cookie, cells: [...cells] }));
    begun.push({ game, rules: edition.rules, seq: followed[0].seq, seats });
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

if (wanted.length === 0 || wanted.includes('files')) await makeFiles();
if (wanted.length === 0 || wanted.includes('server')) await makeServer();
process.exit();
