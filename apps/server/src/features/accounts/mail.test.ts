import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { Member } from '../../testing/member.ts';
import { MailSink, until } from '../../testing/receivers.ts';

const ADDRESS = 'ada@example.org';
const MINUTE = 60_000;

const start = async (publicUrl?: string) => {
  const mail = await MailSink.start(onTestFinished);
  const clock = { time: Date.now() };
  const file = join(folder(onTestFinished), 'games.db');
  const server = await startAt(file, {
    mail: { smtp: mail.url },
    publicUrl,
    forwarded: 'x-forwarded-for',
    now: () => clock.time,
  });
  onTestFinished(() => server.close());
  return { port: server.port, mail, clock };
};

/** The text of the next letter, as it was written. */
const nextLetter = async (mail: MailSink, count: number): Promise<string> => {
  await until(() => mail.letters.length >= count);
  return (mail.letters[count - 1]?.text ?? '').replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
};

const codeIn = (letter: string): string => /(?:Enter|Gib) (\d{6})/.exec(letter)?.[1] ?? '';

const linkIn = (letter: string): { readonly base: string; readonly id: string; readonly token: string } => {
  const [, base = '', id = '', token = ''] = /(http\S+)\/#\/account\/([\w-]+)\/([\w-]+)/.exec(letter) ?? [];
  return { base, id, token };
};

const add = (person: Person, address = ADDRESS, name = 'Ada') =>
  person.post<{ id: string }>('/api/account/mail/add', { address, language: 'en', name });

const ask = (person: Person, address = ADDRESS) =>
  person.post<{ id: string }>('/api/account/mail/ask', { address, language: 'en' });

const enter = (person: Person, id: string, code: string) => person.post('/api/account/mail/code', { id, code });

/** A device with an account that has an address. */
const openAccount = async (port: number, mail: MailSink): Promise<Member> => {
  const phone = new Member(port);
  const { id } = await add(phone.person);
  await enter(phone.person, id, codeIn(await nextLetter(mail, 1)));
  return phone;
};

it('opens an account for an address after its code was entered', async () => {
  const { port, mail } = await start();
  const phone = new Member(port);
  const { game } = await phone.person.open({ ...newTable('lancashire', 'pp'), mine: [0] });
  const { id } = await add(phone.person);
  const letter = await nextLetter(mail, 1);
  expect(mail.letters[0]?.to).toEqual([ADDRESS]);
  expect(letter).not.toContain('http');
  expect(await phone.state()).toEqual({ mail: true });
  await enter(phone.person, id, codeIn(letter));
  expect(await phone.account()).toMatchObject({ name: 'Ada', addresses: [{ address: ADDRESS }], passkeys: [] });
  expect(await phone.tables()).toEqual([game]);
});

it('signs in with the code on the device that asked, once', async () => {
  const { port, mail } = await start();
  await openAccount(port, mail);
  const [laptop, thief] = [new Member(port), new Member(port)];
  const { id } = await ask(laptop.person, 'ADA@Example.org');
  const code = codeIn(await nextLetter(mail, 2));
  await expect(enter(thief.person, id, code)).rejects.toThrow('404');
  await enter(laptop.person, id, code);
  expect((await laptop.account()).name).toBe('Ada');
  await expect(enter(laptop.person, id, code)).rejects.toThrow('404');
});

it('signs in with the link on any device, once, and not by looking at it', async () => {
  const { port, mail } = await start();
  const phone = await openAccount(port, mail);
  const laptop = new Member(port);
  const asked = await ask(laptop.person);
  const letter = await nextLetter(mail, 2);
  const { base, id, token } = linkIn(letter);
  expect(base).toBe(phone.person.origin);
  expect(id).toBe(asked.id);
  // What programs do that look at letters.
  await fetch(`${base}/#/account/${id}/${token}`);
  const tablet = new Member(port);
  tablet.person.cookie = '';
  await expect(tablet.person.post('/api/account/mail/link', { id, token: `${token}x` })).rejects.toThrow('404');
  await tablet.person.post('/api/account/mail/link', { id, token });
  expect((await tablet.account()).name).toBe('Ada');
  await expect(tablet.person.post('/api/account/mail/link', { id, token })).rejects.toThrow('404');
  await expect(enter(laptop.person, id, codeIn(letter))).rejects.toThrow('404');
});

it('sends links to the public address, or to where the address was confirmed', async () => {
  const { port, mail } = await start('https://brass.example.org');
  await openAccount(port, mail);
  await ask(new Member(port).person);
  expect(linkIn(await nextLetter(mail, 2)).base).toBe('https://brass.example.org');
  const other = await start();
  await openAccount(other.port, other.mail);
  // Whoever asks pretends to be on another page.
  await ask(Person.known(other.port, '127.0.0.1'));
  expect(linkIn(await nextLetter(other.mail, 2)).base).toBe(`http://localhost:${other.port}`);
});

it('answers alike whether or not an address is known, and writes only to known ones', async () => {
  const { port, mail } = await start();
  await openAccount(port, mail);
  const stranger = new Member(port);
  const unknown = await ask(stranger.person, 'eve@example.org');
  const known = await ask(stranger.person);
  expect(Object.keys(unknown)).toEqual(Object.keys(known));
  expect(unknown.id).toHaveLength(known.id.length);
  await nextLetter(mail, 2);
  expect(mail.letters.map(({ to }) => to[0])).toEqual([ADDRESS, ADDRESS]);
  for (const { id } of [unknown, { id: 'nothing' }])
    await expect(enter(stranger.person, id, '000000')).rejects.toThrow('404 {"failed":"absent"}');
});

it('gives up after a few wrong codes, and after a quarter of an hour', async () => {
  const { port, mail, clock } = await start();
  await openAccount(port, mail);
  const laptop = new Member(port);
  const { id } = await ask(laptop.person);
  const right = codeIn(await nextLetter(mail, 2));
  const wrong = right === '000000' ? '000001' : '000000';
  for (let at = 0; at < 5; at++) await expect(enter(laptop.person, id, wrong)).rejects.toThrow('404');
  await expect(enter(laptop.person, id, right)).rejects.toThrow('404');
  const later = await ask(laptop.person);
  const letter = await nextLetter(mail, 3);
  clock.time += 16 * MINUTE;
  await expect(enter(laptop.person, later.id, codeIn(letter))).rejects.toThrow('404');
  const { token } = linkIn(letter);
  await expect(laptop.person.post('/api/account/mail/link', { id: later.id, token })).rejects.toThrow('404');
  expect(await laptop.state()).toEqual({ mail: true });
});

it('sends few letters to one address, whoever asks, and says so alike for unknown ones', async () => {
  const { port, mail } = await start();
  await openAccount(port, mail);
  for (const address of [ADDRESS, 'eve@example.org']) {
    for (let at = 0; at < 5; at++) await ask(strangerFrom(port, at), address);
    await expect(ask(strangerFrom(port, 5), address)).rejects.toThrow('429 {"failed":"flood"}');
  }
  await nextLetter(mail, 6);
  for (let at = 0; at < 3; at++) await add(strangerFrom(port, at), 'bea@example.org');
  await expect(add(strangerFrom(port, 3), 'bea@example.org')).rejects.toThrow('429');
});

/** Somebody whose requests come from a network of their own. */
const strangerFrom = (port: number, network: number): Person => {
  const person = Person.known(port, 'localhost');
  person.headers = { 'x-forwarded-for': `203.0.113.${network}` };
  return person;
};

/** Strangers ask for as many letters as they get. Returns how many that are. */
const floodFrom = async (port: number, networks: number): Promise<number> => {
  let got = 0;
  for (let network = 1; network <= networks; network++)
    for (let at = 0; at < 5; at++)
      await ask(strangerFrom(port, network)).then(
        () => got++,
        () => undefined,
      );
  return got;
};

it('a stranger uses up only what one network may ask for, with as many cookies as they like', async () => {
  const { port, mail } = await start();
  await openAccount(port, mail);
  expect(await floodFrom(port, 1)).toBe(2);
  const laptop = new Member(port);
  laptop.person.headers = { 'x-forwarded-for': '198.51.100.7' };
  const { id } = await ask(laptop.person);
  await enter(laptop.person, id, codeIn(await nextLetter(mail, 4)));
  expect((await laptop.account()).name).toBe('Ada');
});

it('a device that was signed in gets a letter, however many strangers ask', async () => {
  const { port, mail } = await start();
  const phone = await openAccount(port, mail);
  await phone.person.post('/api/account/out', {});
  expect(await phone.state()).toEqual({ mail: true });
  expect(await floodFrom(port, 30)).toBe(5);
  const { id } = await ask(phone.person);
  await enter(phone.person, id, codeIn(await nextLetter(mail, 7)));
  expect((await phone.account()).name).toBe('Ada');
  // It is bounded, too.
  for (let at = 0; at < 5; at++) await ask(phone.person);
  await expect(ask(phone.person)).rejects.toThrow('429 {"failed":"flood"}');
});

it('a device that somebody has signed out from elsewhere is a stranger’s', async () => {
  const { port, mail } = await start();
  const phone = await openAccount(port, mail);
  const thief = new Member(port);
  const { id } = await ask(thief.person);
  await enter(thief.person, id, codeIn(await nextLetter(mail, 2)));
  await phone.person.post('/api/account/devices/out', {});
  await floodFrom(port, 30);
  await expect(ask(thief.person)).rejects.toThrow('429');
});

it.each([
  ['a network of their own', (at: number) => `198.51.100.${at}`],
  ['the network of a stranger', () => '203.0.113.1'],
])(
  'at any moment the owner can ask for a letter, or has one whose link works on a new device, in %s',
  async (_, networkOf) => {
    const { port, mail, clock } = await start();
    await openAccount(port, mail);
    let asked = 1 + (await floodFrom(port, 30));
    for (let quarter = 0; quarter < 6; quarter++) {
      clock.time += 5 * MINUTE;
      asked += await floodFrom(port, 30);
      const laptop = new Member(port);
      laptop.person.headers = { 'x-forwarded-for': networkOf(quarter) };
      const answered = await ask(laptop.person).then(
        () => 'asked',
        () => 'flood',
      );
      if (answered === 'asked') asked++;
      const { id, token } = linkIn(await nextLetter(mail, asked));
      await laptop.person.post('/api/account/mail/link', { id, token });
      expect((await laptop.account()).name).toBe('Ada');
      // The one that was used does not count any more.
      clock.time += 15 * MINUTE;
    }
    // In two hours no more than five at once and four each hour.
    expect(mail.letters.length).toBeLessThanOrEqual(1 + 5 + 4 * 2);
  },
);

it('codes of earlier letters work when later ones were asked for, and tries are counted for each', async () => {
  const { port, mail } = await start();
  await openAccount(port, mail);
  const laptop = new Member(port);
  const own = await ask(laptop.person);
  const right = codeIn(await nextLetter(mail, 2));
  const stranger = strangerFrom(port, 1);
  const other = await ask(stranger);
  for (let at = 0; at < 6; at++) await expect(enter(stranger, other.id, '123456')).rejects.toThrow('404');
  await expect(enter(stranger, own.id, right)).rejects.toThrow('404');
  await enter(laptop.person, own.id, right);
  expect((await laptop.account()).name).toBe('Ada');
});

it('a stranger cannot keep somebody from opening an account', async () => {
  const { port, mail } = await start();
  for (let at = 0; at < 5; at++) await add(strangerFrom(port, 1), ADDRESS, 'Eve').catch(() => undefined);
  const phone = new Member(port);
  phone.person.headers = { 'x-forwarded-for': '198.51.100.7' };
  const { id } = await add(phone.person);
  await enter(phone.person, id, codeIn(await nextLetter(mail, 3)));
  expect((await phone.account()).name).toBe('Ada');
});

it('adds an address to an account, unless it is somebody else’s', async () => {
  const { port, mail } = await start();
  await openAccount(port, mail);
  const ben = new Member(port);
  await ben.makePasskey('Ben');
  const taken = await add(ben.person);
  const right = codeIn(await nextLetter(mail, 2));
  await expect(enter(ben.person, taken.id, right)).rejects.toThrow('409 {"failed":"taken"}');
  const own = await add(ben.person, 'ben@example.org');
  await enter(ben.person, own.id, codeIn(await nextLetter(mail, 3)));
  expect(await ben.account()).toMatchObject({ name: 'Ben', addresses: [{ address: 'ben@example.org' }] });
  // With another way in, the passkey can go; then the address must stay.
  await ben.person.post('/api/account/passkeys/remove', { id: (await ben.account()).passkeys[0]?.id });
  const remove = (address: string) => ben.person.post('/api/account/mail/remove', { address });
  await expect(remove('ben@example.org')).rejects.toThrow('409 {"failed":"last"}');
  await ben.makePasskey();
  await expect(remove(ADDRESS)).rejects.toThrow('404');
  await remove('Ben@example.org');
  expect((await ben.account()).addresses).toEqual([]);
});

it('signs in whoever opens an account with the address of one', async () => {
  const { port, mail } = await start();
  await openAccount(port, mail);
  const laptop = new Member(port);
  const { id } = await add(laptop.person, ADDRESS, 'Another');
  await enter(laptop.person, id, codeIn(await nextLetter(mail, 2)));
  expect(await laptop.account()).toMatchObject({ name: 'Ada', devices: [{}, {}] });
});

it('a code for a new address is no link, and nobody signs in without mail', async () => {
  const { port, mail } = await start();
  const phone = new Member(port);
  const { id } = await add(phone.person);
  await nextLetter(mail, 1);
  await expect(phone.person.post('/api/account/mail/link', { id, token: 'x' })).rejects.toThrow('404');
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  await expect(ask(Person.known(server.port))).rejects.toThrow('422 {"failed":"address"}');
});

it.each([
  ['ask', { address: 'a b@example.org', language: 'en' }, '400'],
  ['ask', { address: 'a@example.org\r\nx: y', language: 'en' }, '400'],
  ['ask', { address: `${'a'.repeat(250)}@example.org`, language: 'en' }, '400'],
  ['ask', { address: 'a@b', language: 'en' }, '422'],
  ['add', { address: ADDRESS, language: 'en' }, '400'],
  ['add', { address: ADDRESS, language: 'en', name: ' ' }, '400'],
  ['code', { id: 'a', code: '12345' }, '400'],
  ['link', { id: 'a' }, '400'],
  ['remove', { address: 7 }, '400'],
])('%s %j is answered %s', async (call, body, status) => {
  const { port } = await start();
  await expect(Person.known(port).post(`/api/account/mail/${call}`, body)).rejects.toThrow(status);
});
