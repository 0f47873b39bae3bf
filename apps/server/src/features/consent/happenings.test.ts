import { expect, it, onTestFinished } from 'vitest';

import { Person } from '../../testing/client.ts';
import { ConsentClub } from '../../testing/consentClub.ts';

it.each(['while they have the seat', 'after they have left'])(
  'somebody about whom everything is deleted has no name in the log: %s',
  async (when) => {
    const club = await ConsentClub.open(onTestFinished, 'ppp', { customs: { leaving: 'vote', late: 'turn' } });
    const [ada, leaver] = club.people;
    await club.propose(1, { kind: 'pause' });
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(0, 'no');
    if (when !== 'while they have the seat') await leaver.post('/api/stand', { game: club.game });
    expect(JSON.stringify(await club.happenings())).toContain('Person 1');
    // What they have left can only be found by them.
    await new Person(club.server.port).post('/api/account/delete', {});
    expect(JSON.stringify(await club.happenings())).toContain('Person 1');
    await leaver.post('/api/account/delete', {});
    const told = JSON.stringify(await club.happenings());
    expect(told).toContain('N. N.');
    expect(told).not.toContain('Person 1');
    const table = (await ada.visit(club.game, club.opened.watch)) as object;
    expect(JSON.stringify(table)).not.toContain('Person 1');
  },
);
