import { seededChance } from '@coalbrook/host';
import type { OnlineLook } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import type { FollowedGame } from '../../testing/client.ts';
import { ConsentClub } from '../../testing/consentClub.ts';
import { passes } from '../../testing/orderedGame.ts';
import { fillTurn } from '../../testing/play.ts';
import { PushReceiver, Sink } from '../../testing/receivers.ts';

const openClub = (): Promise<ConsentClub> =>
  ConsentClub.open(
    onTestFinished,
    'ppp',
    { edition: 'lancashire' },
    { chanceOf: () => seededChance('taken back'), botFloor: 100_000_000, notices: { allowPrivate: true } },
  );

const lookOf = async (club: ConsentClub, { person, viewer }: FollowedGame): Promise<OnlineLook | undefined> => {
  const joined = await person.ask('join', club.game, viewer, 0);
  return 'look' in joined ? joined.look : undefined;
};

/** How many cards of each kind a seat holds. */
const handOf = (game: FollowedGame): readonly number[] => {
  const { table, viewer } = game;
  const { hand } = game.turn().state;
  return table.cards.map((_, card) => hand[viewer * table.cards.length + card]);
};

const leave = async (club: ConsentClub, { person, viewer }: FollowedGame, draft: readonly string[]): Promise<void> => {
  expect(await person.ask('order', club.game, viewer, '', draft, -1)).toHaveProperty('order');
};

/** Takes back everything since there were so many entries. Everybody agrees. */
const takeBack = async (club: ConsentClub, to: number): Promise<void> => {
  const line = (club.games[0].info?.line ?? 0) + 1;
  await club.propose(0, { kind: 'takeBack', to });
  for (const seat of [1, 2]) {
    await club.heard(({ info }) => info?.question !== undefined);
    await club.answer(seat, 'yes');
  }
  await club.heard((game) => game.info?.line === line && game.seq === to);
};

/** The second round has begun, in which everybody has two actions. */
const secondRound = async (club: ConsentClub): Promise<void> => {
  for (const _ of club.games) await club.playTurn();
};

/** Seats in the order in which they play from now on. */
const inTurn = async (club: ConsentClub, played: () => Promise<void>): Promise<readonly FollowedGame[]> => {
  const order: FollowedGame[] = [];
  for (const _ of club.games) {
    order.push(club.actor);
    await played();
  }
  return order;
};

type Hands = readonly (readonly number[])[];

/** A card that a seat holds now and did not hold before; -1 if there is none. */
const gainedBy = (game: FollowedGame, before: Hands): number =>
  handOf(game).findIndex((count, card) => count > 0 && before[game.viewer][card] === 0);

/** Somebody with such a card who neither decides now nor did then. */
const loserOf = (club: ConsentClub, before: Hands, first: FollowedGame): FollowedGame => {
  const found = club.games.find((game) => game !== first && game !== club.actor && gainedBy(game, before) >= 0);
  if (!found) throw new Error('nobody has drawn another card');
  return found;
};

describe('when turns are taken back', () => {
  it('an order that is still possible stands, and is carried out', async () => {
    const club = await openClub();
    await secondRound(club);
    const first = club.actor;
    const { seq: to } = first;
    await club.playTurn();
    const second = club.actor;
    const third = club.games.find((game) => game !== first && game !== second) ?? first;
    const draft = passes(third);
    await leave(club, third, draft);
    await takeBack(club, to);
    expect(club.actor).toBe(first);
    const look = await lookOf(club, third);
    expect(look?.order).toMatchObject({ draft });
    expect(look?.order).not.toHaveProperty('failed');
    for (const _ of [first, second]) {
      const { actor } = club;
      const { seq } = actor;
      expect(await club.commit(actor, seq, passes(actor))).toBeUndefined();
      await club.heard((game) => game.seq > seq && game.actor >= 0);
    }
    expect(third.actor).toBe(third.viewer);
    await club.server.runChore('orders');
    await club.heard((game) => game.steps.some(({ isByOrder }) => isByOrder === true));
  });

  it('an order with conditions stands, and they count from where the game has gone back to', async () => {
    const club = await openClub();
    await secondRound(club);
    const first = club.actor;
    const { seq: to } = first;
    await club.playTurn();
    const third = club.games.find((game) => game !== first && game !== club.actor) ?? first;
    const turns = [[{ when: ['not money 999'], draft: passes(third) }]];
    const left = await third.person.ask('order', club.game, third.viewer, '', [], -1, turns);
    expect(left).toMatchObject({ order: { turns: [[{ since: club.actor.seq }]] } });
    await takeBack(club, to);
    const look = await lookOf(club, third);
    expect(look?.order).toMatchObject({ turns: [[{ ...turns[0][0], since: to }]] });
    expect(look?.order).not.toHaveProperty('failed');
  });

  it('whoever loses an order is told why, at the table and elsewhere, and can leave another one', async () => {
    const club = await openClub();
    const sink = await Sink.start(onTestFinished);
    const browser = new PushReceiver(`${sink.url}/push`);
    await secondRound(club);
    const { seq: to } = club.actor;
    const before = club.games.map(handOf);
    const order = await inTurn(club, () => club.playTurn());
    const loser = loserOf(club, before, order[0]);
    const { person, viewer } = loser;
    const { slug } = loser.table.cards[gainedBy(loser, before)];
    const other = handOf(loser).findIndex((count, card) => count > 0 && card !== gainedBy(loser, before));
    await leave(club, loser, [`pass; discard ${slug}`, `pass; discard ${loser.table.cards[other].slug}`]);
    await takeBack(club, to);
    const why = { trouble: 'takenBack', refusal: { reason: 'cardNotHeld' } };
    const look = await lookOf(club, loser);
    expect(look).toMatchObject({ draft: [], order: { failed: { seq: to, why } } });
    // Nobody else learns of it.
    for (const game of club.games) if (game !== loser) expect(await lookOf(club, game)).not.toHaveProperty('order');
    // It is not forgotten when somebody moves, and not tried.
    await loser.join();
    await person.post('/api/notices/add', { kind: 'push', address: browser.address, language: 'en' });
    // Whoever is at the table when their turn comes needs no notice.
    await person.leave();
    const others = club.games.filter((game) => game !== loser);
    while (others[0].actor !== viewer) {
      const actor = others.find((game) => game.viewer === others[0].actor) ?? others[0];
      const { seq } = actor;
      expect(await club.commit(actor, seq, fillTurn(actor, 3))).toBeUndefined();
      for (const game of others) await game.until(() => game.seq > seq && game.actor >= 0);
    }
    await club.server.runChore('orders');
    await expect.poll(() => club.server.runChore('notices').then(() => sink.received.length)).toBe(1);
    expect(browser.decrypt(sink.received[0].body)).toMatchObject({
      title: 'Your turn',
      body: expect.stringContaining('Turns were taken back, and your order is not possible any more.') as string,
    });
    await person.connect();
    expect(await lookOf(club, loser)).toMatchObject({ draft: [], order: { failed: { why } } });
  });

  it('another order can be left in place of one that was lost, by somebody who knows of it or not', async () => {
    for (const isKnown of [true, false]) {
      const club = await openClub();
      await secondRound(club);
      const { seq: to } = club.actor;
      const before = club.games.map(handOf);
      const order = await inTurn(club, () => club.playTurn());
      const loser = loserOf(club, before, order[0]);
      await leave(club, loser, [`pass; discard ${loser.table.cards[gainedBy(loser, before)].slug}`]);
      await takeBack(club, to);
      const lost = (await lookOf(club, loser))?.order;
      await loser.join();
      const known = isKnown ? (lost?.id ?? '') : '';
      const draft = passes(loser);
      const answer = await loser.person.ask('order', club.game, loser.viewer, known, draft, -1);
      expect(answer).toMatchObject({ order: { draft } });
      expect((await lookOf(club, loser))?.order).toEqual('order' in answer && answer.order);
    }
  });

  it('the order of whoever is to move again lies on the desk, and is not played by itself', async () => {
    const club = await openClub();
    await secondRound(club);
    const { actor: first } = club;
    const { seq: to, viewer } = first;
    await club.playTurn();
    const draft = passes(first);
    await leave(club, first, draft);
    await takeBack(club, to);
    await club.server.runChore('orders');
    expect(await lookOf(club, first)).toMatchObject({
      seq: to,
      actor: viewer,
      draft,
      order: { failed: { seq: to, why: { trouble: 'takenBack' } } },
    });
    await first.join();
    await club.playTurn(4);
    expect(await lookOf(club, first)).not.toHaveProperty('order');
  });
});
