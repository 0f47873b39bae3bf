import { once } from 'node:events';
import { join } from 'node:path';

import { ONLINE_PROTOCOL } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

import { Person } from '../../testing/client.ts';
import { folder, startAt } from '../../testing/fixtures.ts';

it('a message of 32 kB is read, and a longer one closes the connection', async () => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  const { origin, cookie } = Person.known(server.port);
  const url = `${origin.replace('http', 'ws')}/api/live`;
  const socket = new WebSocket(url, ONLINE_PROTOCOL, { headers: { cookie }, origin });
  await once(socket, 'open');
  const answered = once(socket, 'message');
  socket.send('x'.repeat(32 * 1024));
  const [answer] = (await answered) as [Buffer];
  expect(answer.toString('utf8')).toBe('{"id":-1,"failed":"unreadable"}');
  const heard: unknown[] = [];
  socket.on('message', (message) => heard.push(message));
  socket.send('x'.repeat(32 * 1024 + 1));
  const [code] = (await once(socket, 'close')) as [number];
  expect([code, heard]).toEqual([1009, []]);
});
