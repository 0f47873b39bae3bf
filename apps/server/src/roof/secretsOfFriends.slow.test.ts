/** What people have not allowed others to know of them: whom they know, where they are, whom they keep away. */

import { join } from 'node:path';

import { seededChance } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import type { FriendList, NoticeSettings, OwnSearch } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { hashOf } from '../ground/persons/tokens.ts';
import { Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { Sink, until } from '../testing/receivers.ts';
import type { RunningServer } from './server.ts';

const NOW = Date.parse('2026-11-16T12:00Z');
const HOUR = 3_600_000;

/** How friends see them, and nobody else; at tables they have other names. */
const CARDS = { ada: 'Adelheid of the card', ben: 'Benedikt of the card' } as const;

/** Names of things that are made by chance, and what is no secret of anybody. */
const byChance =
  /"(friend|request|invitation|block|link|token|game|commitment|own|speaker|id|version|author|push|since)":"[\w.:-]+"/g;

/** Somebody at a page, who keeps everything that the server says, and everything that they are told elsewhere. */
class Listener {
  readonly person: Person;
  readonly #answers: string[] = [];
  readonly #told: () => readonly string[];

  constructor(person: Person, told: () => readonly string[]) {
    this.person = person;
    this.#told = told;
  }

  async get(path: string): Promise<string> {
    const text = await this.person.get(path);
    this.#answers.push(`${path} ${text}`);
    return text;
  }

  /** The answer, or why there is none. */
  async post(path: string, body: object): Promise<string> {
    const text = await this.person.post<unknown>(path, body).then((answer) => JSON.stringify(answer), String);
    this.#answers.push(`${path} ${text}`);
    return text;
  }

  async friends(): Promise<FriendList> {
    return JSON.parse(await this.get('/api/friends')) as FriendList;
  }

  /** Whatever was begun before is answered and told before this. */
  async settle(): Promise<void> {
    await this.person.ask('join', 'nothing', 0 as Seat, 0);
  }

  /** Whether they were told of a table to which they are asked. */
  get isTold(): boolean {
    return this.#told().some((text) => text.includes('people'));
  }

  get heard(): readonly string[] {
    return [...this.#answers, ...this.person.received, ...this.#told()];
  }
}

const names = ['ada', 'ben', 'cleo', 'dan'] as const;
type Name = (typeof names)[number];

/** Ada, Ben and Cleo sit at one table; Ada and Cleo at another one, which is private, too; Dan knows nobody. */
class Company {
  readonly server: RunningServer;
  readonly people: Readonly<Record<Name, Listener>>;
  readonly logged: readonly string[];
  readonly #clock: { now: number };
  /** The table of three, and the other one. */
  shared = '';
  aside = '';

  private constructor(
    server: RunningServer,
    people: Readonly<Record<Name, Listener>>,
    logged: readonly string[],
    clock: { now: number },
  ) {
    this.server = server;
    this.people = people;
    this.logged = logged;
    this.#clock = clock;
  }

  static async gather(): Promise<Company> {
    const logged: string[] = [];
    const clock = { now: NOW };
    const server = await startAt('', {
      database: new SqliteDatabase(join(folder(onTestFinished), 'games.db')),
      now: () => clock.now,
      chanceOf: () => seededChance('friends'),
      notices: { allowPrivate: true },
      log: (level, message, facts) => logged.push(JSON.stringify([level, message, facts])),
    });
    onTestFinished(() => server.close());
    const sink = await Sink.start(onTestFinished);
    const listener = (name: Name): Listener =>
      new Listener(Person.known(server.port), () => sink.at(`/${name}`).map((text) => `${name} is told: ${text}`));
    const people = { ada: listener('ada'), ben: listener('ben'), cleo: listener('cleo'), dan: listener('dan') };
    const company = new Company(server, people, logged, clock);
    await company.#sitDown(sink);
    return company;
  }

  async #sitDown(sink: Sink): Promise<void> {
    const { ada, ben, cleo } = this.people;
    for (const name of names) {
      const { person } = this.people[name];
      await person.post('/api/notices/add', { kind: 'slack', address: `${sink.url}/${name}`, language: 'en' });
      await person.connect();
    }
    const table = newTable('lancashire', 'ppp');
    const shared = await ada.person.open({ ...table, mine: [0] });
    await ben.person.sit(shared.game, shared.invite, 1, 'Bea');
    await cleo.person.sit(shared.game, shared.invite, 2, 'Cleo');
    await ben.person.ask('join', shared.game, 1 as Seat, 0);
    await cleo.person.ask('join', shared.game, 2 as Seat, 0);
    // Lists begin with what was touched last.
    this.pass(HOUR);
    const aside = await ada.person.open({ ...table, mine: [0] });
    await cleo.person.sit(aside.game, aside.invite, 1, 'Cleo');
    await cleo.person.ask('join', aside.game, 1 as Seat, 0);
    [this.shared, this.aside] = [shared.game, aside.game];
    // Everybody has a card, so that nothing depends on who has one.
    for (const name of names) {
      const card = name === 'ada' || name === 'ben' ? CARDS[name] : name;
      await this.people[name].person.post('/api/friends/card', { name: card, showsPresence: false });
    }
    for (const name of names) await this.people[name].settle();
  }

  async linkOf(name: Name): Promise<string> {
    return (await this.people[name].person.post<{ readonly token: string }>('/api/friends/link', {})).token;
  }

  async befriend(): Promise<void> {
    await this.people.ben.person.post('/api/friends/add', { token: await this.linkOf('ada') });
  }

  /** The only friend that somebody has. */
  async friendOf(name: Name): Promise<string> {
    const list = JSON.parse(await this.people[name].person.get('/api/friends')) as FriendList;
    return list.friends[0]?.friend ?? '';
  }

  pass(time: number): void {
    this.#clock.now += time;
  }

  /** Everybody asks for all that there is. */
  async lookAround(): Promise<void> {
    // Twice: what is told is sent after it was found.
    for (let round = 0; round < 2; round++) await this.server.runChore('notices');
    for (const name of names) {
      const listener = this.people[name];
      for (const path of ['friends', 'mine', 'public', 'waiting', 'played', 'since/en', 'ratings', 'search'])
        await listener.get(`/api/${path}`);
      await listener.get('/api/account/export');
      // What was to be sent before is sent before this.
      const { channels } = JSON.parse(await listener.get('/api/notices')) as NoticeSettings;
      for (const { id } of channels) await listener.post('/api/notices/test', { id });
      for (const game of [this.shared, this.aside]) {
        await listener.get(`/api/games/${game}/happenings`);
        await listener.get(`/api/games/${game}/aftermath`);
        await listener.post('/api/visit', { game, token: '' });
        for (const seat of [-1, 1, 2]) await listener.post('/api/talk/read', { game, seat, circle: 'table' });
      }
      await listener.settle();
    }
  }

  /** What they heard, without what differs each time. */
  heardBy(...some: readonly Name[]): readonly string[] {
    return [...some.flatMap((name) => this.people[name].heard), ...this.logged].map((text) =>
      text
        .replaceAll(this.shared, 'SHARED')
        .replaceAll(this.aside, 'ASIDE')
        .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
        .replaceAll(byChance, '"$1":"…"'),
    );
  }

  /** What stands for them in the database. */
  get hashes(): readonly string[] {
    return names.map((name) => hashOf(this.people[name].person.cookie.split('=')[1]));
  }
}

/** What happens while the others listen. */
type Story = (company: Company) => Promise<void>;

const after = async (story: Story): Promise<Company> => {
  const company = await Company.gather();
  await story(company);
  await company.lookAround();
  return company;
};

/** For these people, one story is like the other one. Nobody ever reads what stands for a person. */
const expectAlike = async (one: Story, other: Story, some: readonly Name[]): Promise<readonly [Company, Company]> => {
  const both = [await after(one), await after(other)] as const;
  expect(both[1].heardBy(...some)).toEqual(both[0].heardBy(...some));
  for (const company of both) {
    const all = company.heardBy(...names).join('\n');
    for (const hash of company.hashes) expect(all).not.toContain(hash);
  }
  return both;
};

const nothing: Story = () => Promise.resolve();

const befriended: Story = (company) => company.befriend();

/** Ada asks Ben, who is a friend, to the table at which he does not sit. */
const invite = async (company: Company): Promise<void> => {
  const body = { friend: await company.friendOf('ada'), game: company.aside };
  await company.people.ada.person.post('/api/friends/invite', body);
};

const search = async ({ person }: Listener, edition: string): Promise<OwnSearch> => {
  const terms = { editions: [edition], seats: [2], pace: 'live', isRated: false };
  return (await person.post<{ readonly search: OwnSearch }>('/api/search', { name: 'Somebody', nonce: '', ...terms }))
    .search;
};

describe('of friends', () => {
  it('nobody else learns anything: neither of them nor of their invitations', async () => {
    const acquainted: Story = async (company) => {
      const { ben } = company.people;
      await company.befriend();
      await invite(company);
      const { invitations } = await ben.friends();
      expect(invitations).toMatchObject([{ name: CARDS.ada }]);
      await until(() => ben.isTold);
      await ben.post('/api/friends/come', { invitation: invitations[0].invitation, accepts: true });
    };
    const [{ people }] = await expectAlike(acquainted, nothing, ['cleo', 'dan']);
    expect(people.ben.heard.join()).toContain(CARDS.ada);
    for (const { heard } of [people.cleo, people.dan])
      for (const card of Object.values(CARDS)) expect(heard.join()).not.toContain(card);
  });

  it('nobody learns where they are unless they show it, also friends and those with the link', async () => {
    const away: Story = async (company) => {
      await company.befriend();
      await company.people.dan.post('/api/friends/visit', { token: await company.linkOf('ada') });
    };
    const present =
      (showsPresence: boolean): Story =>
      async (company) => {
        const { ada, cleo } = company.people;
        await ada.person.post('/api/friends/card', { name: CARDS.ada, showsPresence });
        await ada.person.ask('join', company.aside, 0 as Seat, 0);
        await cleo.settle();
        await away(company);
      };
    const [here, absent] = await expectAlike(present(false), away, ['ben', 'dan']);
    // Whoever is at that table sees it, and so do friends who may.
    expect(here.heardBy('cleo')).not.toEqual(absent.heardBy('cleo'));
    const shown = await after(present(true));
    expect(shown.heardBy('ben')).not.toEqual(here.heardBy('ben'));
    expect(shown.heardBy('dan')).toEqual(here.heardBy('dan'));
  });
});

it('who has asked to be friends learns nothing of a refusal, and the others nothing of the question', async () => {
  const ask = ({ people: { ada }, shared }: Company): Promise<string> =>
    ada.post('/api/friends/ask', { game: shared, seat: 1 });
  const refused: Story = async (company) => {
    const { ben } = company.people;
    await ask(company);
    const { requests } = await ben.friends();
    expect(requests).toMatchObject([{ name: CARDS.ada }]);
    await ben.post('/api/friends/answer', { request: requests[0].request, accepts: false });
    await ask(company);
  };
  const left: Story = async (company) => {
    await ask(company);
    await ask(company);
  };
  await expectAlike(refused, left, ['ada', 'cleo', 'dan']);
  await expectAlike(left, nothing, ['cleo', 'dan']);
});

describe('whoever is blocked', () => {
  it('gets what somebody gets who was removed, byte for byte, whatever they try', async () => {
    const parted =
      (isBlocked: boolean): Story =>
      async (company) => {
        const { ada, ben } = company.people;
        const token = await company.linkOf('ada');
        await ben.person.post('/api/friends/add', { token });
        await invite(company);
        await until(() => ben.isTold);
        await ada.person.post(`/api/friends/${isBlocked ? 'block' : 'remove'}`, {
          friend: await company.friendOf('ada'),
        });
        if (!isBlocked) await company.linkOf('ada');
        for (const path of ['visit', 'add']) await ben.post(`/api/friends/${path}`, { token });
        await ben.post('/api/friends/ask', { game: company.shared, seat: 0 });
        await ben.post('/api/talk/say', { game: company.shared, seat: 1, key: 'one', body: 'Hello' });
        await ada.person.post('/api/talk/say', { game: company.shared, seat: 0, key: 'two', body: 'Hello all' });
        // She looks for the same game as he does, or for another one.
        await search(ada, isBlocked ? 'lancashire' : 'birmingham');
        expect(await search(ben, 'lancashire')).toMatchObject({ others: 0 });
        expect((await ada.friends()).requests).toHaveLength(isBlocked ? 0 : 1);
      };
    await expectAlike(parted(true), parted(false), ['ben', 'cleo', 'dan']);
  });

  it('notices nothing of it at the table', async () => {
    const blocked: Story = async ({ people: { ada }, shared }) => {
      await ada.person.post('/api/friends/blockSeat', { game: shared, seat: 1 });
    };
    await expectAlike(blocked, nothing, ['ben', 'cleo', 'dan']);
  });
});

it('who is no friend any more is not told of an invitation when their quiet hours are over', async () => {
  const quiet =
    (isInvited: boolean, isRemoved: boolean): Story =>
    async (company) => {
      const { ada, ben } = company.people;
      await ben.person.post('/api/notices/quiet', { quiet: { zone: 'UTC', from: 12, to: 14 } });
      await company.befriend();
      if (isInvited) await invite(company);
      await company.server.runChore('notices');
      expect(ben.isTold).toBe(false);
      if (isRemoved) await ada.person.post('/api/friends/remove', { friend: await company.friendOf('ada') });
      company.pass(2 * HOUR);
    };
  await expectAlike(quiet(true, true), quiet(false, true), ['ben', 'cleo', 'dan']);
  const invited = await after(quiet(true, false));
  await until(() => invited.people.ben.isTold);
});

it('nobody learns from the log who knows whom', async () => {
  const company = await after(befriended);
  expect(company.logged.join()).not.toMatch(/friend|Adelheid|Benedikt/);
});
