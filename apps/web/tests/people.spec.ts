/** Four people in four browsers, two of them on phones, from the lobby to the rematch. */
import type { Sitter } from '@coalbrook/wire';
import type { GameAftermath } from '@coalbrook/wire/online';

import { mouse, finger } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { Guest } from './support/guest.ts';
import { wordsOf } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { expect, findingsOf, test } from './support/test.ts';

const SHORT = 'introductory';

/** Everybody does something at the same time. */
const all = (guests: readonly Guest[], work: (guest: Guest) => Promise<unknown>): Promise<unknown> =>
  Promise.all(guests.map(work));

/** What the list of one’s tables says about each. */
interface OwnTable {
  readonly game: string;
  readonly actor: number;
  readonly sitters: readonly Sitter[];
}

/** The name of whose turn it is at the table of a page, as the server says. */
const namedActor = async ({ page }: Guest): Promise<string | undefined> => {
  const game = page.url().split('/').at(-1);
  const { tables } = (await (await page.request.get('/api/mine')).json()) as { readonly tables: readonly OwnTable[] };
  const own = tables.find((one) => one.game === game);
  return own?.sitters[own.actor]?.name;
};

/** Whose turn it is, once everybody’s page agrees with the server. */
const actorOf = async (guests: readonly Guest[]): Promise<Guest> => {
  let actor: Guest | undefined;
  const isAgreed = async (): Promise<boolean> => {
    const name = await namedActor(guests[0]);
    actor = guests.find((guest) => guest.name === name);
    const turns = await Promise.all(guests.map((guest) => guest.isTurn()));
    return actor !== undefined && turns.every((isTurn, at) => isTurn === (guests[at] === actor));
  };
  await expect.poll(isAgreed).toBe(true);
  if (!actor) throw new Error('nobody is to play');
  return actor;
};

/** Whoever is to play does, and the first of them reads it. */
const playOne = async (guests: readonly Guest[], play: (actor: Guest) => Promise<void>): Promise<void> => {
  const [{ journal }] = guests;
  const actor = await actorOf(guests);
  const before = (await journal.textContent()) ?? '';
  await play(actor);
  await expect(journal).not.toHaveText(before);
};

/** Everybody says that they are ready, and comes to the table. */
const begin = async (guests: readonly Guest[]): Promise<void> => {
  await all(guests, async ({ page, texts }) => {
    const { ready } = texts.gathering;
    const [yes, no] = [ready.yes, ready.no].map((name) => page.getByRole('button', { name, exact: true }));
    const board = page.getByTestId('board');
    await expect(yes.or(no).or(board).first()).toBeVisible();
    // Whoever sat down last is ready without being asked.
    if (await yes.isVisible()) await yes.click();
    await board.waitFor();
  });
};

/** One asks all others to end the game here, and they agree. */
const endByConsent = async (asking: Guest, guests: readonly Guest[]): Promise<void> => {
  const { consent, online } = asking.texts;
  await asking.menu(online.ask);
  await asking.page.getByRole('button', { name: `${consent.ask}: ${consent.actions.abandon}` }).click();
  for (const other of guests.filter((guest) => guest !== asking)) {
    await expect(other.page.getByText(other.texts.consent.questions.abandon(asking.name)).first()).toBeVisible();
    await other.button(other.texts.consent.votes.yes).click();
  }
  await all(guests, async ({ final, texts }) => {
    await expect(final.getByText(texts.story.final.abandoned)).toBeVisible();
    const told = texts.consent.lines.agreed(asking.name, texts.consent.what.abandon);
    await expect(final.getByText(told)).toBeVisible();
    for (const winner of [texts.story.final.winner, texts.story.final.winners])
      await expect(final.getByText(winner, { exact: true })).toHaveCount(0);
    await expect(final.getByRole('link', { name: texts.story.final.bgStats })).toBeVisible();
    await expect(final.getByRole('button', { name: texts.ending.proof })).toBeVisible();
  });
};

/** How long the three others may take together, in milliseconds. */
const PATIENCE = 600_000;

/** Plays with what the screen offers until the game is over. */
const playOut = async ({ page, isPhone }: Guest, seed: number): Promise<void> => {
  const player = new Player(page, isPhone ? finger : mouse, seed);
  for (;;) {
    const sight = await look(page);
    if (sight.phase === 'over') return;
    if (sight.phase !== 'wait') await player.act(sight);
  }
};

/** Passes until the game is over. */
const passOn = async (guest: Guest): Promise<void> => {
  const pass = guest.page.locator('[data-target="kind:pass"]');
  const counted = guest.button(guest.texts.story.count.goOn);
  await guest.turnTo(guest.texts.table.desk);
  for (;;) {
    await expect(pass.or(counted).or(guest.final).first()).toBeVisible({ timeout: PATIENCE });
    if (await guest.final.isVisible()) return;
    if (await counted.isVisible()) await counted.click();
    else await guest.pass();
  }
};

test('four people meet in the lobby, play, part and play again', { tag: '@long' }, async ({ browser, baseURL }) => {
  test.setTimeout(isSoak ? 5_400_000 : 900_000);
  // Tables of earlier runs may still be listed.
  const host = `Ada ${Date.now() % 100_000}`;
  const [ada, ben, clara, dora] = await Promise.all([
    Guest.arrive(browser, { name: host, baseURL }),
    Guest.arrive(browser, { name: 'Ben', isPhone: true, baseURL }),
    Guest.arrive(browser, { name: 'Clara', isPhone: true, language: 'de', baseURL }),
    Guest.arrive(browser, { name: 'Dora', baseURL }),
  ]);
  const guests = [ada, ben, clara, dora];
  const others = [ben, clara, dora];

  await test.step('one opens a public table, which the others find in the lobby', async () => {
    const { page, texts } = ada;
    const { online, time } = texts;
    await all(others, async (guest) => {
      await guest.page.goto('#/lobby');
      await expect(guest.page.getByRole('heading', { level: 2, name: guest.texts.lobby.waiting })).toBeVisible();
    });
    await page.goto('#/friends');
    await page.getByRole('button', { name: online.people(4), exact: true }).click();
    await page.getByText(wordsOf('birmingham').options[SHORT]?.name ?? SHORT, { exact: true }).click();
    await page.getByRole('textbox', { name: online.name, exact: true }).fill(ada.name);
    await page.getByText(time.kinds.live, { exact: true }).click();
    await page.getByText(online.public).click();
    await page.getByText(online.rated).click();
    await page.getByRole('button', { name: online.open }).click();
    await expect(page.getByRole('heading', { level: 1, name: online.lobby })).toBeVisible();
    for (const [at, guest] of others.entries()) {
      const { lobby } = guest.texts;
      const row = guest.page.getByRole('table', { name: lobby.waiting }).getByRole('row').filter({ hasText: host });
      await expect(row.getByText(lobby.free(3 - at, 4))).toBeVisible();
      await expect(row.getByRole('img', { name: lobby.here })).toHaveCount(at + 1);
      await expect(row.getByText(guest.texts.online.isRated)).toBeVisible();
      if (isSoak) expect(await findingsOf(guest.page)).toEqual([]);
      await row.getByRole('link', { name: lobby.join }).click();
      await guest.page.getByRole('textbox', { name: guest.texts.online.name }).fill(guest.name);
      await guest.button(guest.texts.joining.sitDown).click();
      // Everybody who is there sees who has come.
      for (const here of [ada, ...others.slice(0, at + 1)])
        await expect(here.page.getByRole('listitem').filter({ hasText: guest.name }).first()).toBeVisible();
    }
  });

  await test.step('the game begins when all are ready', async () => {
    for (const guest of [ada, ben, clara]) {
      const { ready } = guest.texts.gathering;
      await expect(guest.button(ready.yes)).toBeVisible();
      if (isSoak) expect(await findingsOf(guest.page)).toEqual([]);
    }
    await expect(dora.page.getByText(dora.texts.gathering.ready.own)).toBeVisible();
    await begin(guests);
    await actorOf(guests);
  });

  await test.step('everybody plays, and everybody reads it', async () => {
    for (let turn = 0; turn < guests.length; turn++) {
      await playOne(guests, (actor) =>
        actor === clara ? clara.pass() : new Player(actor.page, actor.isPhone ? finger : mouse, turn + 1).ownTurn(),
      );
    }
    const actor = await actorOf(guests);
    for (const guest of guests) await guest.seesClockOf(actor);
  });

  await test.step('one leaves, a bot plays on for her, and she comes back', async () => {
    const { leave, filled, name } = dora.texts.online;
    const { sitDown } = dora.texts.joining;
    const staying = [ada, ben, clara];
    await dora.menu(leave.running.action);
    const dialog = dora.page.getByRole('alertdialog', { name: leave.running.title });
    await dialog.getByRole('button', { name: leave.running.action }).click();
    await expect(dora.page).toHaveURL(/#\/$/);
    for (const guest of staying) await guest.reads(guest.texts.consent.lines.left(dora.name));
    // Each of them plays once, so a round is over, and so is the turn of the bot.
    for (const _ of staying) await playOne(staying, (actor) => actor.pass());
    await actorOf(staying);

    await ada.menu(ada.texts.online.invitations);
    const link = await ada.page.getByRole('textbox', { name: ada.texts.online.invite }).inputValue();
    await ada.page.keyboard.press('Escape');
    await dora.page.goto(link);
    await expect(dora.page.getByText(filled)).toBeVisible();
    await dora.page.getByRole('textbox', { name }).fill(dora.name);
    await dora.button(sitDown).click();
    await dora.page.getByTestId('board').waitFor();
    for (const guest of staying) await guest.reads(guest.texts.consent.lines.came(dora.name));
    await actorOf(guests);
  });

  if (isSoak) {
    await test.step('they play to the end, which everybody reads alike, and the ratings change', async () => {
      await Promise.all(guests.map((guest, at) => (guest === clara ? passOn(guest) : playOut(guest, at + 1))));
      const game = ada.page.url().split('/').at(-1) ?? '';
      const answer = await ada.page.request.get(`/api/games/${game}/aftermath`);
      const { rating = [] } = (await answer.json()) as GameAftermath;
      if (typeof rating === 'string') throw new Error(rating);
      // Whoever has left is last.
      expect(rating.find(({ seat }) => seat === 3)).toMatchObject({ place: 4 });
      await all(guests, async ({ final, texts }) => {
        const row = final.getByRole('row').filter({ hasText: texts.ending.rating });
        for (const { before = 0, after } of rating)
          await expect(row.getByText(texts.ending.change(before, after))).toBeVisible();
        await expect(final.getByText(texts.story.final.winner, { exact: true })).toHaveCount(1);
        await expect(final.getByRole('button', { name: texts.story.final.review })).toBeVisible();
      });
    });
  } else await test.step('they end the game by consent', () => endByConsent(ben, guests));

  await test.step('one asks for a rematch, and all come to the same table', async () => {
    await ada.final.getByRole('button', { name: ada.texts.story.final.rematch, exact: true }).click();
    await expect(ada.page.getByRole('heading', { level: 1, name: ada.texts.online.lobby })).toBeVisible();
    await expect(ada.page.getByText(ada.texts.rematch.asked)).toBeVisible();
    for (const guest of others) {
      const { online } = guest.texts;
      await expect(guest.final.getByText(online.rematchOpen)).toBeVisible();
      await guest.final.getByRole('button', { name: online.joinRematch }).click();
      await expect(guest.page).toHaveURL(ada.page.url());
    }
    await begin(guests);
    await playOne(guests, (one) => one.pass());
    const actor = await actorOf(guests);
    for (const guest of guests) await guest.seesClockOf(actor);
    if (isSoak) await endByConsent(ben, guests);
  });

  // Of two people, `match.spec.ts` proves this too.
  if (isSoak)
    await test.step('four who search are brought to one table, wherever they are meanwhile', async () => {
      for (const [at, guest] of guests.entries()) {
        const { match } = guest.texts;
        await guest.page.goto('#/match');
        const sizes = guest.page.getByRole('group', { name: match.seats });
        for (const size of ['2', '3'])
          await sizes.getByRole('button', { name: size, exact: true, pressed: true }).click();
        await guest.page.getByRole('textbox', { name: match.name }).fill(guest.name);
        await guest.button(match.begin).click();
        const line = guest.page.getByRole('complementary', { name: match.line.label });
        if (at < 3) await expect(line).toContainText(match.line.others(at));
        if (guest === ben) await guest.page.getByRole('link', { name: match.ways.puzzle }).click();
      }
      const { line } = ben.texts.match;
      await expect(ben.page).toHaveTitle(line.foundTitle(ben.texts.common.title));
      await ben.page.getByRole('complementary', { name: line.label }).getByRole('link', { name: line.go }).click();
      await begin(guests);
      await playOne(guests, (one) => one.pass());
      const actor = await actorOf(guests);
      for (const guest of guests) await guest.seesClockOf(actor);
    });

  expect(guests.flatMap(({ faults }) => faults)).toEqual([]);
  for (const guest of guests) await guest.leave();
});
