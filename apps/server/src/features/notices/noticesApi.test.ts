import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import type { ServerOptions } from '../../roof/serverOptions.ts';
import { AbsentPlayer } from '../../testing/absentPlayer.ts';
import { Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { MailSink, PushReceiver, Sink, until } from '../../testing/receivers.ts';

const start = async (options: Partial<ServerOptions> = { notices: { allowPrivate: true } }) => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), options);
  onTestFinished(() => server.close());
  return server;
};

const slack = (address: string) => ({ kind: 'slack', address, language: 'en' });

/** The code in the last letter. */
const codeIn = ({ letters }: MailSink): string => /(?:Enter|Gib) (\d{6})/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';

it('shows channels without their secrets, to their person only', async () => {
  const { port } = await start();
  const [ada, ben] = [new Person(port), Person.known(port)];
  expect(JSON.parse(await ada.get('/api/notices'))).toEqual({
    push: expect.stringMatching(/^B[\w-]{86}$/) as string,
    mail: false,
    channels: [],
    muted: [],
  });
  const { id } = await ada.post<{ id: string }>('/api/notices/add', slack('http://127.0.0.1:9/very/secret?key=1'));
  expect(ada.cookie).not.toBe('');
  expect(await ada.post('/api/notices/add', slack('http://127.0.0.1:9/very/secret?key=1'))).toEqual({ id });
  const text = await ada.get('/api/notices');
  expect(JSON.parse(text)).toMatchObject({ channels: [{ id, kind: 'slack', name: '127.0.0.1', isConfirmed: true }] });
  expect(text).not.toContain('secret');
  expect(await ben.get('/api/notices')).not.toContain(id);
  for (const call of ['test', 'remove']) await expect(ben.post(`/api/notices/${call}`, { id })).rejects.toThrow('404');
  await ada.post('/api/notices/remove', { id });
  expect(JSON.parse(await ada.get('/api/notices'))).toMatchObject({ channels: [] });
});

it('keeps its key for push messages over a restart', async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const keyOf = async (): Promise<unknown> => {
    const server = await startAt(file);
    const { push } = JSON.parse(await new Person(server.port).get('/api/notices')) as { push: string };
    await server.close();
    return push;
  };
  expect(await keyOf()).toBe(await keyOf());
});

it.each([
  ['add', slack(''), '400'],
  ['add', { kind: 'pigeon', address: 'https://example.org', language: 'en' }, '400'],
  ['add', { kind: 'slack', address: 'https://example.org', language: '../en' }, '400'],
  ['add', slack('https://example.org/\r\nx: y'), '400'],
  ['add', slack('http://example.org/'), '422'],
  ['add', slack('https://192.168.0.1/'), '422'],
  ['add', slack('nonsense'), '422'],
  ['add', { kind: 'mail', address: 'ada@example.org', language: 'en' }, '422'],
  ['add', { kind: 'push', address: '{}', language: 'en' }, '422'],
  ['add', { kind: 'push', address: new PushReceiver('https://127.0.0.1/').address, language: 'en' }, '422'],
  [
    'add',
    {
      kind: 'push',
      address: JSON.stringify({
        endpoint: 'https://example.org/',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
      language: 'en',
    },
    '422',
  ],
  ['remove', { id: 'nothing' }, '404'],
  ['remove', {}, '400'],
  ['test', { id: 'nothing' }, '404'],
  ['confirm', { id: 'nothing', code: '123456' }, '404'],
  ['confirm', { id: 'nothing', code: '12345' }, '400'],
  ['mute', { game: 'nothing', muted: true }, '404'],
  ['mute', { game: 'nothing' }, '400'],
  ['quiet', { quiet: { zone: 'Nowhere/Town', from: 22, to: 7 } }, '400'],
  ['quiet', { quiet: { zone: 'Europe/Berlin', from: 24, to: 7 } }, '400'],
  ['quiet', { quiet: 'never' }, '400'],
])('%s %j is answered %s', async (call, body, status) => {
  const { port } = await start({});
  const ada = Person.known(port);
  await expect(ada.post(`/api/notices/${call}`, body)).rejects.toThrow(status);
  expect(JSON.parse(await ada.get('/api/notices'))).toMatchObject({ channels: [], muted: [] });
});

it('a game is muted by whoever has a seat there, not by those who have left or only watch', async () => {
  const { port } = await start({});
  const [ada, ben, cleo] = [Person.known(port), Person.known(port), Person.known(port)];
  const { game, invite, watch } = await ada.open({ ...newTable('lancashire', 'pp'), mine: [0] });
  await ben.sit(game, invite, 1, 'Ben');
  await cleo.post('/api/watch', { game, token: watch });
  const mute = (person: Person, muted: boolean): Promise<unknown> => person.post('/api/notices/mute', { game, muted });
  // What they have elsewhere does not count.
  for (const person of [ben, cleo]) await person.open({ ...newTable('lancashire', 'pp'), mine: [0] });
  expect(await mute(ben, true)).toEqual({});
  await ben.post('/api/stand', { game });
  await expect(mute(ben, false)).rejects.toThrow('404 {"failed":"absent"}');
  await ben.post('/api/watch', { game, token: watch });
  for (const person of [ben, cleo]) await expect(mute(person, false)).rejects.toThrow('404 {"failed":"absent"}');
  expect(await mute(ada, true)).toEqual({});
});

it('takes no endless address', async () => {
  const { port } = await start({});
  const address = `https://example.org/${'x'.repeat(2000)}`;
  await expect(Person.known(port).post('/api/notices/add', slack(address))).rejects.toThrow('400');
});

it('takes ten channels of a person', async () => {
  const { port } = await start({});
  const ada = Person.known(port);
  for (let at = 0; at < 10; at++) await ada.post('/api/notices/add', slack(`https://example.org/${at}`));
  await expect(ada.post('/api/notices/add', slack('https://example.org/x'))).rejects.toThrow('409 {"failed":"full"}');
});

it('tests a channel when asked, a few times in a row', async () => {
  const [{ port }, sink] = [await start(), await Sink.start(onTestFinished)];
  const ada = Person.known(port);
  const { id } = await ada.post<{ id: string }>('/api/notices/add', slack(`${sink.url}/slack`));
  const test = () => ada.post('/api/notices/test', { id });
  expect(await test()).toEqual({ worked: true });
  expect(JSON.parse(sink.at('/slack')[0])).toMatchObject({
    text: `Coalbrook. Notices arrive here.\n<${ada.origin}/#/>`,
  });
  sink.status = 403;
  expect(await test()).toEqual({ worked: false, problem: 'refused' });
  expect(JSON.parse(await ada.get('/api/notices'))).toMatchObject({ channels: [{ problem: 'refused' }] });
  sink.status = 200;
  for (let at = 0; at < 3; at++) expect(await test()).toEqual({ worked: true });
  await expect(test()).rejects.toThrow('429');
  expect(JSON.parse(await ada.get('/api/notices'))).toEqual(
    expect.objectContaining({ channels: [{ id, kind: 'slack', name: '127.0.0.1', isConfirmed: true }] }),
  );
});

it('writes to a mail address only after it was confirmed, until somebody unsubscribes', async () => {
  const mail = await MailSink.start(onTestFinished);
  const server = await start({ mail: { smtp: mail.url } });
  const game = AbsentPlayer.arrive(server.port);
  const { id } = await game.addChannel('mail', 'ada@example.org', 'de');
  expect(mail.letters).toHaveLength(1);
  expect((await game.settings()).channels).toEqual([{ id, kind: 'mail', name: 'a…@example.org', isConfirmed: false }]);
  await game.begin();
  await game.untilAbsentsTurn();
  await server.runChore('notices');
  await expect(game.absent.post('/api/notices/test', { id })).rejects.toThrow('409');
  expect(mail.letters).toHaveLength(1);
  await game.absent.post('/api/notices/confirm', { id, code: codeIn(mail) });
  await server.runChore('notices');
  expect(mail.letters).toHaveLength(1);
  await game.untilAbsentsTurn();
  await until(() => mail.letters.length > 1);
  const { to, text } = mail.letters[1];
  expect(to).toEqual(['ada@example.org']);
  expect(text).toContain('From: Coalbrook <coalbrook@example.org>');
  expect(text).toContain('Subject: Du bist am Zug');
  expect(text).toContain('Brass: Lancashire mit Ben');
  expect(text).toContain(`/#/online/${game.game}`);
  const path = /List-Unsubscribe:\s+<http:\/\/[^/]+(\/[^>]+)>/.exec(text)?.[1] ?? '';
  const url = `${game.absent.origin}${path}`;
  expect(await (await fetch(url)).text()).toContain('<button>Keine Nachrichten mehr an diese Adresse senden</button>');
  expect((await game.settings()).channels).toHaveLength(1);
  const body = 'List-Unsubscribe=One-Click';
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  expect((await game.settings()).channels).toEqual([]);
});

it('gives up on an address after a few wrong codes, and after a few letters', async () => {
  const mail = await MailSink.start(onTestFinished);
  const { port } = await start({ mail: { smtp: mail.url } });
  const ada = Person.known(port);
  const add = (person: Person) =>
    person.post<{ id: string }>('/api/notices/add', { kind: 'mail', address: 'bea@example.org', language: 'en' });
  const { id } = await add(ada);
  const right = codeIn(mail);
  const wrong = right === '000000' ? '000001' : '000000';
  const confirm = (code: string) => ada.post('/api/notices/confirm', { id, code });
  for (let at = 0; at < 5; at++) await expect(confirm(wrong)).rejects.toThrow('404');
  await expect(confirm(right)).rejects.toThrow('404');
  await add(ada);
  await add(Person.known(port));
  expect(mail.letters).toHaveLength(3);
  for (const person of [ada, Person.known(port)]) await expect(add(person)).rejects.toThrow('429');
  expect(mail.letters).toHaveLength(3);
});

it.each(['a@b', '@example.org', 'a b@example.org', 'a@example.org,b@example.org', '"a"@example.org', 'a@-.org>'])(
  'does not take %s for a mail address',
  async (address) => {
    const { port } = await start({ mail: { smtp: 'smtp://127.0.0.1:1' } });
    const asked = Person.known(port).post('/api/notices/add', { kind: 'mail', address, language: 'en' });
    await expect(asked).rejects.toThrow('422');
  },
);
