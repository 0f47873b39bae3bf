import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { Authenticator } from '../../testing/authenticator.ts';
import { Person } from '../../testing/client.ts';
import { folder, startAt } from '../../testing/fixtures.ts';
import { Member } from '../../testing/member.ts';

const start = async (now?: () => number): Promise<number> => {
  const file = join(folder(onTestFinished), 'games.db');
  const server = await startAt(file, now ? { now } : {});
  onTestFinished(() => server.close());
  return server.port;
};

const WRONG = '403 {"failed":"passkey"}';
const MINUTE = 60_000;

it('opens an account with a passkey, and signs another device in with it', async () => {
  const port = await start();
  const phone = new Member(port);
  expect(await phone.state()).toEqual({ mail: false });
  await phone.makePasskey('Ada');
  expect(await phone.account()).toMatchObject({
    name: 'Ada',
    devices: [{ isThis: true }],
    passkeys: [{ host: 'localhost', used: 0 }],
    addresses: [],
  });
  const laptop = new Member(port, phone.keys);
  await laptop.signIn();
  const { devices, passkeys } = await laptop.account();
  expect(devices).toHaveLength(2);
  expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(passkeys[0]?.used).toBeGreaterThan(0);
});

it('lets a device without a cookie sign in', async () => {
  const port = await start();
  const phone = new Member(port);
  await phone.makePasskey();
  const stranger = new Member(port, phone.keys);
  stranger.person.cookie = '';
  await stranger.signIn();
  expect((await stranger.account()).name).toBe('Ada');
});

it('adds further passkeys to an account, and removes all but the last', async () => {
  const port = await start();
  const phone = new Member(port);
  await phone.makePasskey();
  await phone.makePasskey('another name');
  const { name, passkeys } = await phone.account();
  expect([name, passkeys.length]).toEqual(['Ada', 2]);
  const remove = (id: string | undefined) => phone.person.post('/api/account/passkeys/remove', { id });
  const stranger = new Member(port);
  await stranger.makePasskey('Ben');
  await expect(stranger.person.post('/api/account/passkeys/remove', { id: passkeys[0]?.id })).rejects.toThrow('404');
  await remove(passkeys[0]?.id);
  await expect(remove(passkeys[0]?.id)).rejects.toThrow('404');
  await expect(remove(passkeys[1]?.id)).rejects.toThrow('409 {"failed":"last"}');
  expect((await phone.account()).passkeys).toHaveLength(1);
  const laptop = new Member(port, phone.keys);
  await laptop.signIn();
  expect((await laptop.account()).name).toBe('Ada');
  // The one that was removed no longer works.
  const options = await laptop.askToSignIn();
  const removed = phone.keys.use(options, {}, phone.keys.keys[0]);
  await expect(laptop.person.post('/api/account/passkeys/use', removed)).rejects.toThrow(WRONG);
});

it.each([
  ['another origin', { origin: 'http://localhost:1' }],
  ['another host', { host: 'example.org' }],
  ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['another type', { type: 'payment.get' }],
])('takes no passkey made or used for %s', async (_, deceit) => {
  const port = await start();
  const phone = new Member(port);
  await expect(phone.makePasskey('Ada', deceit)).rejects.toThrow(WRONG);
  expect(await phone.state()).toEqual({ mail: false });
  await phone.makePasskey();
  const laptop = new Member(port, phone.keys);
  phone.keys.keys.splice(0, 1);
  await expect(laptop.signIn(deceit)).rejects.toThrow(WRONG);
  expect(await laptop.state()).toEqual({ mail: false });
  await laptop.signIn();
});

it('takes each challenge once, from the device that got it', async () => {
  const port = await start();
  // Without a counter, nothing but the challenge gives a replay away.
  const phone = new Member(port, new Authenticator(`http://localhost:${port}`, false));
  await phone.makePasskey();
  const [laptop, thief] = [new Member(port, phone.keys), new Member(port)];
  const used = phone.keys.use(await laptop.askToSignIn());
  await thief.askToSignIn();
  await expect(thief.person.post('/api/account/passkeys/use', used)).rejects.toThrow(WRONG);
  const before = laptop.person.cookie;
  await laptop.person.post('/api/account/passkeys/use', used);
  await expect(laptop.person.post('/api/account/passkeys/use', used)).rejects.toThrow(WRONG);
  const signedIn = laptop.person.cookie;
  laptop.person.cookie = before;
  await expect(laptop.person.post('/api/account/passkeys/use', used)).rejects.toThrow(WRONG);
  laptop.person.cookie = signedIn;
  expect((await laptop.account()).devices).toHaveLength(2);
});

it('forgets a challenge after a few minutes', async () => {
  let time = Date.now();
  const port = await start(() => time);
  const phone = new Member(port);
  await phone.makePasskey();
  const laptop = new Member(port, phone.keys);
  const late = phone.keys.use(await laptop.askToSignIn());
  time += 6 * MINUTE;
  await expect(laptop.person.post('/api/account/passkeys/use', late)).rejects.toThrow(WRONG);
});

it('notices every flipped bit of a signature, and of what was signed', async () => {
  const port = await start();
  const phone = new Member(port);
  await phone.makePasskey();
  const laptop = new Member(port, phone.keys);
  for (const field of ['signature', 'authenticatorData', 'clientDataJSON'] as const) {
    const used = phone.keys.use(await laptop.askToSignIn());
    const bytes = Buffer.from(used.response[field], 'base64url');
    const at = Math.floor(bytes.length * 0.6);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const changed = { ...used, response: { ...used.response, [field]: bytes.toString('base64url') } };
    await expect(laptop.person.post('/api/account/passkeys/use', changed)).rejects.toThrow(WRONG);
  }
  await laptop.signIn();
});

it('takes no signature of another key, and no key for another account', async () => {
  const port = await start();
  const [ada, ben] = [new Member(port), new Member(port)];
  await ada.makePasskey('Ada');
  await ben.makePasskey('Ben');
  const thief = new Member(port, ben.keys);
  const own = ben.keys.use(await thief.askToSignIn());
  const id = Buffer.from(ada.keys.keys[0]?.id ?? '').toString('base64url');
  await expect(thief.person.post('/api/account/passkeys/use', { ...own, id, rawId: id })).rejects.toThrow(WRONG);
  const foreign = ben.keys.use(await thief.askToSignIn());
  const userHandle = ada.keys.keys[0]?.handle;
  const changed = { ...foreign, response: { ...foreign.response, userHandle } };
  await expect(thief.person.post('/api/account/passkeys/use', changed)).rejects.toThrow(WRONG);
  const unknown = Buffer.alloc(32, 7).toString('base64url');
  const absent = { ...ben.keys.use(await thief.askToSignIn()), id: unknown, rawId: unknown };
  await expect(thief.person.post('/api/account/passkeys/use', absent)).rejects.toThrow(WRONG);
  // Nobody can register a key under the id of somebody else's.
  const options = await thief.person.post<Parameters<Authenticator['create']>[0]>('/api/account/passkeys/new', {
    name: 'Thief',
  });
  const copied = new Authenticator(thief.person.origin).create(options, {}, ada.keys.keys[0]?.id);
  await expect(thief.person.post('/api/account/passkeys/keep', copied)).rejects.toThrow('409');
  expect(await thief.state()).toEqual({ mail: false });
});

it('notices a copied key by its counter', async () => {
  const port = await start();
  const phone = new Member(port);
  await phone.makePasskey();
  const laptop = new Member(port, phone.keys);
  await laptop.signIn();
  const key = phone.keys.keys[0];
  if (key) key.counter--;
  await expect(laptop.signIn()).rejects.toThrow(WRONG);
});

it('works with authenticators that count nothing, also on two devices at once', async () => {
  const port = await start();
  const keys = new Authenticator(`http://localhost:${port}`, false);
  const phone = new Member(port, keys);
  await phone.makePasskey();
  const others = Array.from({ length: 8 }, () => new Member(port, keys));
  await Promise.all(others.map((other) => other.signIn()));
  expect((await phone.account()).devices).toHaveLength(9);
});

it('has no passkeys where the page has no name', async () => {
  const port = await start();
  const person = Person.known(port);
  await expect(person.post('/api/account/passkeys/new', { name: 'Ada' })).rejects.toThrow('422 {"failed":"address"}');
  await expect(person.post('/api/account/passkeys/ask', {})).rejects.toThrow('422 {"failed":"address"}');
});

it.each([
  ['new', { name: '' }],
  ['new', { name: 'a'.repeat(41) }],
  ['new', { name: 'a\nb' }],
  ['keep', {}],
  ['keep', { id: 'a', rawId: 'a', type: 'password', response: { clientDataJSON: 'a', attestationObject: 'a' } }],
  ['use', { id: 'a'.repeat(2000), rawId: 'a', type: 'public-key', response: {} }],
  ['use', { id: 'ä', rawId: 'ä', type: 'public-key', response: {} }],
  ['remove', { id: 7 }],
])('%s %j cannot be read', async (call, body) => {
  const port = await start();
  await expect(new Member(port).person.post(`/api/account/passkeys/${call}`, body)).rejects.toThrow('400');
});

it('refuses nonsense in place of a passkey', async () => {
  const port = await start();
  const phone = new Member(port);
  await phone.person.post('/api/account/passkeys/new', { name: 'Ada' });
  const response = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
  const nonsense = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response };
  await expect(phone.person.post('/api/account/passkeys/keep', nonsense)).rejects.toThrow(WRONG);
});
