import { seededChance } from '@coalbrook/host';
import { english, findLanguage, tellJournal } from '@coalbrook/words';
import { describe, expect, it, onTestFinished } from 'vitest';

import type { SqlValue } from '../../ground/database/database.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { Person } from '../../testing/client.ts';
import type { FollowedGame } from '../../testing/client.ts';
import { ConsentClub } from '../../testing/consentClub.ts';
import { sittersOf } from '../../testing/fixtures.ts';

type SqlRow = Readonly<Record<string, SqlValue>>;

const ask = async (person: Person, language = 'en'): Promise<readonly { game: string; text: string }[]> =>
  (JSON.parse(await person.get(`/api/since/${language}`)) as { tables: readonly { game: string; text: string }[] })
    .tables;

/** What the journal of this viewer has about others after its last own turn: the last six deeds. */
const told = ({ table, info, steps, viewer }: FollowedGame, code: string): string => {
  const names = info?.seats.map(({ name }) => name) ?? [];
  const journal = tellJournal(table, names, findLanguage(code) ?? english);
  const items = [...journal.note(steps.flatMap(({ events }) => events)), ...journal.flush()];
  const deeds = items.filter(({ kind }) => kind === 'deed');
  const since = deeds.slice(deeds.findLastIndex(({ seat }) => seat === viewer) + 1);
  const last = since.slice(-6).map((deed, at) => {
    const [text] = deed.text.slice(0, -1).split(/ ?[(;]/);
    return at > 0 && 'goesOn' in deed && deed.goesOn ? text : `${names[deed.seat ?? 0]} ${text}`;
  });
  return `${since.length > 6 ? '… ' : ''}${last.join('; ')}`;
};

describe('what happened since', () => {
  it('is told to whoever is to move, in the words of the journal and in their language', async () => {
    const club = await ConsentClub.open(onTestFinished, 'ppp', {}, { chanceOf: () => seededChance('since') });
    const stranger = Person.known(club.server.port);
    let length = 0;
    for (let turn = 0; turn < 9; turn++) {
      await club.playTurn(turn);
      const { actor } = club;
      for (const code of ['en', 'de', 'xx']) {
        const text = told(actor, code);
        expect(await ask(actor.person, code)).toEqual(text === '' ? [] : [{ game: club.game, text }]);
        length += text.length;
      }
      for (const { person } of club.games.filter((game) => game !== actor)) expect(await ask(person)).toEqual([]);
      expect(await ask(stranger)).toEqual([]);
    }
    expect(length).toBeGreaterThan(500);
  });

  it('calls bots what they are in the language of whoever asks', async () => {
    const [person, bot] = sittersOf('pb');
    const club = await ConsentClub.open(onTestFinished, 'pb', { sitters: [person, { ...bot, name: 'Lehrling' }] });
    const [reader] = club.people;
    // Whoever is last in a round and first in the next has missed nothing.
    for (let turn = 0; turn < 9 && (await ask(reader)).length === 0; turn++) await club.playTurn(turn);
    const [{ text: inEnglish }] = await ask(reader, 'en');
    const [{ text: inGerman }] = await ask(reader, 'de');
    expect(inEnglish).toContain('Apprentice ');
    expect(inEnglish).not.toContain('Lehrling');
    expect(inGerman).toContain('Lehrling ');
  });

  it('is told of at most 20 tables', async () => {
    const club = await ConsentClub.open(onTestFinished, 'pp');
    for (let turn = 0; turn < 9 && (await ask(club.actor.person)).length === 0; turn++) await club.playTurn(turn);
    const database = new SqliteDatabase(club.file);
    onTestFinished(() => database.close());
    /** Copies everything that a table of the database has of the game. */
    const copy = async (table: string, key: string, to: string): Promise<void> => {
      for (const row of await database.query<SqlRow>(`select * from ${table} where ${key} = $1`, club.game)) {
        const columns = Object.keys(row);
        const values = columns.map((_, at) => `$${at + 1}`).join(', ');
        await database.query(
          `insert into ${table} (${columns.join(', ')}) values (${values})`,
          ...Object.values({ ...row, [key]: to }),
        );
      }
    };
    for (let count = 0; count < 20; count++) {
      await copy('games', 'id', `copy${count}`);
      for (const table of ['holders', 'turns']) await copy(table, 'game', `copy${count}`);
    }
    expect(await ask(club.actor.person)).toHaveLength(20);
  });

  it('follows when turns are taken back', async () => {
    const club = await ConsentClub.open(onTestFinished, 'pr');
    const [game] = club.games;
    const [person] = club.people;
    await club.playTurn();
    const { seq: to } = game;
    const before = await ask(person);
    await club.playTurn();
    expect(await ask(person)).not.toEqual(before);
    await club.propose(0, { kind: 'takeBack', to });
    await game.until(() => game.info?.line === 1 && game.seq === to);
    expect(await ask(person)).toEqual(before);
  });
});
