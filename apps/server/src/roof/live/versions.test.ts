import { join } from 'node:path';

import { earlierProtocols, ONLINE_PROTOCOL } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

import { Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';

const LATER = 'coalbrook.3';

const start = async (): Promise<Person> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  return Person.known(server.port);
};

/** Connects as a page of some versions. Returns the version of the answer, what was said, and how it ended. */
const connectAs = ({ origin, cookie }: Person, ...versions: readonly string[]) =>
  new Promise<{ readonly protocol: string; readonly said: readonly string[]; readonly ended: number | string }>(
    (resolve) => {
      const said: string[] = [];
      const url = `${origin.replace('http', 'ws')}/api/live`;
      const socket = new WebSocket(url, [...versions], { headers: { cookie }, origin });
      const end = (ended: number | string): void => resolve({ protocol: socket.protocol, said, ended });
      socket.on('open', () => socket.send('{"id":0,"call":"join","given":["nothing",-1,0]}'));
      socket.on('message', (data: Buffer) => {
        said.push(data.toString('utf8'));
        socket.close();
      });
      socket.on('error', ({ message }) => end(message));
      socket.on('close', end);
    },
  );

it.each(['coalbrook.0', LATER, 'coalbrook.100'])(
  'a page that speaks %s is told so and nothing else',
  async (version) => {
    const person = await start();
    // Browsers accept only a version that they have offered.
    expect(await connectAs(person, version)).toEqual({ protocol: version, said: [], ended: 4400 });
  },
);

it.each(earlierProtocols)('a program that speaks %s is still answered', async (version) => {
  const { protocol, said } = await connectAs(await start(), version);
  expect([protocol, said]).toEqual([version, ['{"id":0,"answer":{"denied":"absent"}}']]);
});

it('a page of another version cannot break anything', async () => {
  const person = await start();
  const { origin, cookie } = person;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, LATER, {
    headers: { cookie },
    origin,
  });
  socket.on('open', () => socket.send('x'.repeat(1 << 20)));
  await new Promise((resolve) => {
    socket.on('error', resolve);
    socket.on('close', resolve);
  });
  expect(await person.get('/health')).toContain('up');
});

it('a page that speaks several versions is answered in ours, also if it is newer', async () => {
  const person = await start();
  const { protocol, said } = await connectAs(person, LATER, ONLINE_PROTOCOL, ...earlierProtocols);
  expect([protocol, said]).toEqual([ONLINE_PROTOCOL, ['{"id":0,"answer":{"denied":"absent"}}']]);
});

it.each(['other.1', 'coalbrook', 'coalbrook.x', 'coalbrook.1234567'])(
  'whoever speaks %s is refused',
  async (protocol) => {
    const person = await start();
    expect((await connectAs(person, protocol)).ended).toContain('400');
  },
);

it('fields that only a later version knows are ignored', async () => {
  const person = await start();
  const { game, invite } = await person.open({ ...newTable('lancashire', 'pp'), mine: [0], later: { more: [1] } });
  expect(await person.post('/api/visit', { game, token: invite, later: 7 })).toMatchObject({ table: { game } });
  await person.connect();
  const answered = person.ask('join', game, 0 as never, 0);
  person.send(JSON.stringify({ id: 7, call: 'leave', given: [game], later: true }));
  await answered;
  await person.ask('join', 'nothing', 0 as never, 0);
  expect(person.received.map((text) => JSON.parse(text) as object)).toContainEqual({ id: 7 });
});
