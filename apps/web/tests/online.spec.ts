import { consent } from '../src/language/en/consent.ts';
import { ending } from '../src/language/en/ending.ts';
import { friends } from '../src/language/en/friends.ts';
import { gathering } from '../src/language/en/gathering.ts';
import { hours } from '../src/language/en/hours.ts';
import { joining } from '../src/language/en/joining.ts';
import { lobby } from '../src/language/en/lobby.ts';
import { notices } from '../src/language/en/notices.ts';
/** Two people in two browsers at one table of the server that serves the page. */
import { orders } from '../src/language/en/orders.ts';
import { rematch } from '../src/language/en/rematch.ts';
import { talk } from '../src/language/en/talk.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { botOption } from './support/botOption.ts';
import { playedGame } from './support/games.ts';
import { expectTable, wordsOf } from './support/newGame.ts';
import { fromMenu, journal, openSaved, soFar, spokenMap } from './support/tablePage.ts';
import { expect, faultsOf, findingsOf, prefer, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { online, desk, story, time } = english;

/** In the soak, the game is played from its first turn to its last. */
const isSoak = process.env['COALBROOK_SOAK'] !== undefined;

/** Set by `npm test` without arguments: steps that the tests of the server prove, too, are left out. */
const isShort = process.env['COALBROOK_SHORT'] !== undefined;

const SHORT = 'introductory';

const isOwnTurn = (page: Page): Promise<boolean> => page.locator('[data-target="kind:pass"]').isVisible();

/** Whether it is this page's turn; asked when both know whose it is. */
const isTurnOf = async (page: Page, other: Page): Promise<boolean> => {
  await expect.poll(async () => (await isOwnTurn(page)) !== (await isOwnTurn(other))).toBe(true);
  return isOwnTurn(page);
};

/** Opens the link of a table in another browser, and chooses a name there. Returns the link. */
const sitDown = async (page: Page, other: Page): Promise<string> => {
  const link = await page.getByRole('textbox', { name: online.invite }).inputValue();
  await other.goto(link);
  await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
  return link;
};

const LOW = { width: 844, height: 390 };
const USUAL = { width: 1440, height: 900 };

/** Whether something covers a part of the map. */
const coversMap = async (page: Page, what: Locator): Promise<boolean> => {
  const [one, map] = [await what.boundingBox(), await page.getByTestId('board').boundingBox()];
  if (!one || !map) throw new Error('not shown');
  return (
    one.x < map.x + map.width && map.x < one.x + one.width && one.y < map.y + map.height && map.y < one.y + one.height
  );
};

/** Plays in both browsers until the final score is shown in both. */
const playToTheEnd = async (pages: readonly Page[]): Promise<void> => {
  const players = pages.map((page, seat) => new Player(page, mouse, seat + 1));
  await Promise.all(players.map((player) => player.game()));
  for (const page of pages) await expect(page.getByRole('dialog', { name: story.final.title })).toBeVisible();
};

interface Noting {
  readonly registration: { showNotification(title: string, options: { readonly body: string }): Promise<void> };
  shown: string[];
}

/** Runs in the service worker: notes what it shows. */
const noteNotifications = (): void => {
  const worker = globalThis as unknown as Noting;
  worker.shown = [];
  worker.registration.showNotification = (title, { body }) => {
    worker.shown.push(`${title}: ${body}`);
    return Promise.resolve();
  };
};

test(
  'two people meet by a link, play to the end and come back',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(1_800_000);
    const elsewhere = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'en-GB',
      serviceWorkers: 'allow',
    });
    await prefer(elsewhere);
    const other = await elsewhere.newPage();

    await test.step('they meet', async () => {
      await page.goto('.');
      await page.getByRole('link', { name: online.title }).click();
      await page.getByRole('button', { name: online.people(2), exact: true }).click();
      await page.getByText(wordsOf('birmingham').options[SHORT]?.name ?? SHORT, { exact: true }).click();
      await expect(page.getByRole('button', { name: online.people(2), exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByRole('button', { name: online.open })).toBeDisabled();
      await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
      await page.getByText(time.kinds.live, { exact: true }).click();
      expect(await findingsOf(page)).toEqual([]);
      await page.getByRole('button', { name: online.open }).click();
      await expect(page.getByRole('heading', { level: 1, name: online.lobby })).toBeVisible();
      expect(await findingsOf(page)).toEqual([]);
      await expect(page.getByText(online.onlyHere(new URL(page.url()).hostname))).toBeVisible();

      // A stranger at the address of the table, and with a link that was cut off.
      await other.goto(page.url());
      await expect(other.getByRole('alert')).toHaveText(gathering.absent);
      await other.goto(page.url().replace('/online/', '/join/').slice(0, -3));
      await expect(other.getByRole('alert')).toContainText(joining.dead.note);

      const link = await sitDown(page, other);
      await other.getByRole('textbox', { name: online.name }).fill('ada');
      await expect(other.getByText(online.nameTaken)).toBeVisible();
      const seating = other.getByRole('button', { name: joining.sitDown });
      await expect(seating).toBeDisabled();
      await expect(seating).toHaveAccessibleDescription(online.nameTaken);
      await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
      await expect(other.getByText(wordsOf('birmingham').options[SHORT]?.name ?? SHORT)).toBeVisible();
      expect(await findingsOf(other)).toEqual([]);
      await other.getByRole('button', { name: joining.sitDown }).click();

      // The clock does not start while Ada may be away.
      await expect(other.getByText(gathering.ready.own)).toBeVisible();
      const ready = page.getByRole('button', { name: gathering.ready.yes });
      await expect(ready).toBeFocused();
      expect([await findingsOf(page), await findingsOf(other)]).toEqual([[], []]);
      await ready.click();
      await Promise.all([expectTable(page), expectTable(other)]);

      // Whoever is away is shown; whoever has a seat gets back to it by the link.
      const seat = page.getByRole('article', { name: 'Ottoline' });
      await expect(seat).toBeVisible();
      // One clock runs.
      await expect(page.locator('#seats').getByText(/^\d+:\d\d left$/)).toHaveCount(1);
      await expect(page.locator('#seats').getByText(/ in the bank$/)).toHaveCount(1);
      await other.goto('#/');
      await expect(seat.getByText(online.away)).toBeVisible();
      await other.goto(link);
      await expectTable(other);
      await expect(seat.getByText(online.away)).toBeHidden();
    });

    await test.step('whoever decides plays a turn, and the other one sees it', async () => {
      for (let turn = 0; turn < 2; turn++) {
        const [mover, watcher] = (await isTurnOf(page, other)) ? [page, other] : [other, page];
        const before = (await journal(watcher).textContent()) ?? '';
        await mover.bringToFront();
        await new Player(mover, mouse, turn + 1).ownTurn();
        await expect(journal(watcher)).not.toHaveText(before);
        // The answer may reach whoever has played last.
        for (const shown of [spokenMap, journal])
          await expect
            .poll(async () => (await shown(watcher).textContent()) === (await shown(mover).textContent()))
            .toBe(true);
      }
    });

    await test.step('they talk, and what is said leads to the map', async () => {
      await page.getByRole('tab', { name: talk.title }).click();
      await page.getByRole('textbox', { name: talk.say.table }).fill('<b>Dudley</b> is mine.');
      await page.keyboard.press('Enter');
      await other.getByRole('tab', { name: talk.unread('1') }).click();
      const log = other.getByRole('log', { name: talk.title });
      await expect(log.getByText('<b>Dudley</b> is mine.')).toBeVisible();
      await log.getByRole('button', { name: 'Dudley', exact: true }).hover();
      expect(await findingsOf(other)).toEqual([]);
      for (const one of [page, other]) await one.getByRole('tab', { name: english.table.journal }).click();
      await expect(other.getByRole('tab', { name: talk.title, exact: true })).toBeVisible();
    });

    if (!isShort) {
      await test.step('a spectator who calls herself like a player can send her remark under another name', async () => {
        await fromMenu(page, online.invitations);
        const link = await page.getByRole('textbox', { name: online.watchLink }).inputValue();
        await page.keyboard.press('Escape');
        const stands = await browser.newContext({ locale: 'en-GB' });
        await prefer(stands);
        const spectator = await stands.newPage();
        await spectator.goto(link);
        await spectator.getByRole('button', { name: online.watch, exact: true }).click();
        await spectator.getByRole('tab', { name: talk.title }).click();
        // Nobody takes it for a game of their own.
        await expect(spectator.getByRole('heading', { level: 1 })).toContainText(english.table.watching);
        const wide = spectator.viewportSize();
        await spectator.setViewportSize({ width: 390, height: 844 });
        await expect(spectator.getByRole('tab', { name: english.table.turn, exact: true })).toBeVisible();
        await expect(spectator.getByText(english.table.watching, { exact: true })).toBeInViewport();
        await expect(spectator.getByRole('tab', { name: english.table.desk, exact: true })).toHaveCount(0);
        if (wide) await spectator.setViewportSize(wide);
        const remark = spectator.getByRole('textbox', { name: talk.say.watchers });
        await spectator.getByRole('textbox', { name: talk.name }).fill('Ottoline');
        await remark.fill('Well played');
        await remark.press('Enter');
        await expect(spectator.getByText(talk.refused.name)).toBeVisible();
        await expect(remark).toHaveValue('Well played');
        await spectator.getByRole('textbox', { name: talk.name }).fill('Wanda');
        await remark.press('Enter');
        await expect(spectator.getByRole('log', { name: talk.title })).toContainText('Wanda');
        await expect(remark).toHaveValue('');
        await stands.close();
      });
    }

    await test.step('a turn is taken back, once the other one agrees', async () => {
      const before = (await journal(page).textContent()) ?? '';
      await fromMenu(page, online.ask);
      expect(await findingsOf(page)).toEqual([]);
      await page.getByRole('button', { name: `${consent.ask}: ${consent.actions.takeBack}` }).click();
      await expect(page.getByText(consent.own.takeBack('').slice(0, -2))).toBeVisible();
      await other.bringToFront();
      expect(await findingsOf(other)).toEqual([]);
      await other.getByRole('button', { name: consent.votes.yes }).click();
      await expect(journal(other)).not.toHaveText(before);
      await expect.poll(() => isOwnTurn(page)).toBe(true);
      await expect
        .poll(async () => (await spokenMap(page).textContent()) === (await spokenMap(other).textContent()))
        .toBe(true);
    });

    await test.step('whoever waits leaves a turn as an order, which is played when it comes', async () => {
      const [mover, waiter] = (await isTurnOf(page, other)) ? [page, other] : [other, page];
      await waiter.bringToFront();
      await waiter.getByRole('button', { name: orders.plan }).click();
      const [pass, leave] = [
        waiter.locator('[data-target="kind:pass"]'),
        waiter.getByRole('button', { name: orders.leave }),
      ];
      await expect(pass).toBeVisible();
      while (await pass.isVisible()) {
        await pass.click();
        await waiter.getByRole('button', { name: desk.confirm, exact: true }).click();
        await expect(pass.or(leave)).toBeVisible();
      }
      await leave.click();
      expect(await findingsOf(waiter)).toEqual([]);
      await waiter.getByRole('button', { name: orders.submit }).click();
      await expect(waiter.getByRole('region', { name: orders.left })).toBeVisible();
      expect(await findingsOf(waiter)).toEqual([]);
      await expect(mover.getByText(orders.left)).toHaveCount(0);
      await mover.bringToFront();
      await new Player(mover, mouse, 3).ownTurn();
      for (const each of [mover, waiter]) await expect(journal(each)).toContainText(story.journal.byOrder);
      await expect(waiter.getByText(orders.left)).toHaveCount(0);
    });

    /** Who is to play at the first table, and does not. */
    let mover = page;
    const firstTable = page.url();
    await test.step('an unfinished turn survives, and the table is found again from the start page', async () => {
      if (!(await isTurnOf(page, other))) mover = other;
      await mover.bringToFront();
      await new Player(mover, mouse).action();
      const draft = (await soFar(mover).textContent()) ?? '';
      await expect(mover).toHaveTitle(online.turnTitle(english.common.title));
      await mover.goto('#/');
      await expect(mover).toHaveTitle(online.waiting(1, english.common.title));
      await mover.getByRole('link', { name: /Ottoline.*your turn/ }).click();
      await expect(soFar(mover)).toHaveText(draft);
    });

    if (isSoak) await test.step('they play the whole game', () => playToTheEnd([page, other]));

    await test.step('one of them invites the other to a game begun on one device', async () => {
      const played = await playedGame({
        edition: 'birmingham',
        seats: 2,
        options: [SHORT],
        seed: 'friends',
        policy: 'random',
      });
      await page.bringToFront();
      await openSaved(page, played.saved(-2));
      await fromMenu(page, online.inviteTo);
      const dialog = page.getByRole('dialog', { name: online.inviteTo });
      await expect(dialog.getByRole('textbox', { name: online.name })).toHaveValue('Ada');
      expect(await findingsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: online.open }).click();
      await expect(page.getByRole('heading', { level: 1, name: online.lobby })).toBeVisible();
      await sitDown(page, other);
      await other.getByRole('button', { name: joining.sitDown }).click();
      await Promise.all([expectTable(page), expectTable(other)]);
      await new Player(page, mouse).ownTurn();
      expect(await isTurnOf(other, page)).toBe(true);
    });

    await test.step('without a network the turn is prepared after a reload, and sent when the network is back', async () => {
      await other.bringToFront();
      await other.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await elsewhere.setOffline(true);
      await other.reload();
      await expectTable(other);
      const sign = other.getByText(online.lost.nothing);
      await expect(sign).toBeVisible();
      await other.setViewportSize(LOW);
      await expect.poll(() => coversMap(other, sign)).toBe(false);
      await other.setViewportSize(USUAL);
      await new Player(other, mouse).ownTurn();
      await expect(other.getByRole('button', { name: desk.unsent })).toBeDisabled();
      await expect(other.getByText(online.lost.unsent)).toBeVisible();
      await elsewhere.setOffline(false);
      await expect(other.getByText(online.lost.unsent)).toBeHidden();
      await look(page);
      await expect
        .poll(async () => (await journal(page).textContent()) === (await journal(other).textContent()))
        .toBe(true);
    });

    await test.step('both see the final score, and keep the game', async () => {
      const scoring = new Player(other, mouse, 2)
        .until(({ phase }) => phase === 'count')
        .then(async () => {
          await other.setViewportSize(LOW);
          await expect
            .poll(() => coversMap(other, other.locator('section[aria-labelledby="count-title"]')))
            .toBe(false);
          await other.setViewportSize(USUAL);
        });
      await Promise.all([scoring, new Player(page, mouse).game()]);
      await playToTheEnd([page, other]);
      await other.getByRole('button', { name: story.final.board }).click();
      await fromMenu(other, online.keepCopy);
      await expect(other).toHaveURL(/#\/game\//);
      await expect(other.getByRole('dialog', { name: story.final.title })).toBeVisible();
    });

    await test.step('one asks for a rematch, and the other one comes to the same table', async () => {
      await other.goBack();
      const result = other.getByRole('dialog', { name: story.final.title });
      await result.getByRole('button', { name: story.final.board }).click();
      await expect(result).toBeHidden();
      await page.bringToFront();
      await page.getByRole('button', { name: story.final.rematch, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: online.lobby })).toBeVisible();
      await expect(page.getByText(`${rematch.asked} ${rematch.awaited('Ottoline')}`)).toBeVisible();
      await other.bringToFront();
      await result.getByRole('button', { name: rematch.no }).click();
      await expect(result.getByRole('status')).toHaveText(new RegExp(`^${rematch.ownNo}`));
      await page.bringToFront();
      await expect(page.getByText(rematch.declined('Ottoline'))).toBeVisible();
      // A bot plays until she comes.
      await page.getByRole('button', { name: `${online.fill}: Ottoline` }).click();
      await page.getByRole('option', { name: botOption('brewer') }).click();
      await expectTable(page);
      await other.bringToFront();
      expect(await findingsOf(other)).toEqual([]);
      await result.getByRole('button', { name: online.joinRematch }).click();
      await expect(other).toHaveURL(page.url());
      await expectTable(other);
      await expect(page.getByRole('article', { name: 'Ottoline' })).toBeVisible();
    });

    if (!isShort) {
      await test.step('one leaves, a bot plays on, and she comes back by the link', async () => {
        await fromMenu(other, online.device);
        await other.getByRole('button', { name: online.makeLink }).click();
        const ownLink = other.getByRole('textbox', { name: online.seatLink('Ottoline') });
        await expect(ownLink).toHaveValue(/#\/join\//);
        await expect(
          other.getByRole('button', { name: `${online.copy}: ${online.seatLink('Ottoline')}` }),
        ).toBeFocused();
        expect(await findingsOf(other)).toEqual([]);
        const phones = await browser.newContext({ locale: 'en-GB' });
        await prefer(phones);
        const phone = await phones.newPage();
        await phone.goto(await ownLink.inputValue());
        const told = page
          .getByRole('paragraph')
          .filter({ hasText: consent.lines.shared('Ottoline') })
          .waitFor();
        await phone.getByRole('button', { name: joining.sitHere }).click();
        await told;
        await expect(journal(page)).toContainText(consent.lines.shared('Ottoline'));
        await expectTable(phone);
        await expect(other.getByRole('dialog', { name: online.device })).toBeHidden();
        await expect(other.getByText(consent.shared.note('Ottoline'))).toBeVisible();
        expect(await findingsOf(other)).toEqual([]);
        await other.getByRole('button', { name: consent.shared.end }).click();
        await expect(phone.getByRole('heading', { name: gathering.elsewhere.title })).toBeVisible();
        await expect(other.getByText(consent.shared.note('Ottoline'))).toBeHidden();
        await phones.close();
        await fromMenu(other, online.leave.running.action);
        const dialog = other.getByRole('alertdialog', { name: online.leave.running.title });
        expect(await findingsOf(other)).toEqual([]);
        await dialog.getByRole('button', { name: online.leave.running.action }).click();
        await expect(other.getByRole('heading', { name: online.mine })).toBeVisible();
        await page.bringToFront();
        await expect.poll(() => isOwnTurn(page)).toBe(true);
        await new Player(page, mouse).ownTurn();
        await expect.poll(() => isOwnTurn(page)).toBe(true);
        await fromMenu(page, online.invitations);
        await sitDown(page, other);
        await expect(other.getByText(online.filled)).toBeVisible();
        await other.getByRole('button', { name: joining.sitDown }).click();
        await expectTable(other);
        await page.keyboard.press('Escape');
        // Whoever spends less plays first in the next round.
        for (let turn = 0; turn < 2 && !(await isTurnOf(other, page)); turn++) await new Player(page, mouse).ownTurn();
        expect(await isTurnOf(other, page)).toBe(true);
      });
    }

    if (!isSoak && !isShort) {
      await test.step('one click leads to the next table that waits', async () => {
        await mover.bringToFront();
        await expect(mover.locator('link[rel="icon"]')).toHaveAttribute('href', /waiting/);
        await mover
          .getByRole('link', { name: online.nextTable(1) })
          .first()
          .click();
        await expect(mover).toHaveURL(firstTable);
        await mover.goBack();
      });
    }

    await test.step('a finished game can be taken off the list', async () => {
      await other.goto('#/');
      const rows = other.getByRole('listitem').filter({ hasText: online.status.over });
      const finished = other.getByRole('group').filter({ hasText: online.finishedTables(1) });
      // What has happened at the tables above comes a moment later, and moves it.
      await expect(async () => {
        await finished.getByText(online.finishedTables(1)).click();
        await expect(finished).toHaveAttribute('open', '', { timeout: 1000 });
      }).toPass();
      await expect(rows).toHaveCount(1);
      await rows.getByRole('button').click();
      await other.getByRole('alertdialog').getByRole('button', { name: online.leave.over.action }).click();
      await expect(rows).toHaveCount(0);
    });

    await test.step('hours off are kept', async () => {
      const dialog = other.getByRole('dialog', { name: online.hours });
      const open = (): Promise<void> => other.getByRole('button', { name: online.hours }).click();
      const nights = dialog.getByRole('switch', { name: hours.nights });
      await open();
      await expect(nights).not.toBeChecked();
      await dialog.getByText(hours.nights, { exact: true }).click();
      await dialog.getByRole('button', { name: hours.add }).click();
      expect(await findingsOf(other)).toEqual([]);
      await dialog.getByLabel(hours.last).fill('');
      await expect(dialog.getByRole('status')).toHaveText(hours.wrong);
      await dialog.getByLabel(hours.last).fill('2099-01-03');
      await dialog.getByLabel(hours.first).fill('2099-01-02');
      await dialog.getByRole('button', { name: hours.save }).click();
      await expect(dialog).toBeHidden();
      await open();
      await expect(nights).toBeChecked();
      await expect(dialog.getByLabel(hours.last)).toHaveValue('2099-01-03');
      await other.keyboard.press('Escape');
    });

    await test.step('ways to be told are added, checked and removed', async () => {
      await other.getByRole('button', { name: online.notices }).click();
      const dialog = other.getByRole('dialog', { name: online.notices });
      const address = dialog.getByRole('textbox', { name: notices.webAddress });
      await address.fill('http://127.0.0.1/topic');
      await dialog.getByRole('button', { name: notices.add }).click();
      await expect(other.getByText(notices.wrongAddress)).toBeVisible();
      await address.fill('https://ntfy.invalid/topic');
      await dialog.getByRole('button', { name: notices.add }).click();
      const remove = dialog.getByRole('button', { name: `${notices.remove}: ntfy.invalid` });
      await expect(remove).toBeVisible();
      await dialog.getByText(notices.quiet, { exact: true }).click();
      await expect(dialog.getByRole('button', { name: hours.from })).toBeVisible();
      expect(await findingsOf(other)).toEqual([]);
      await remove.click();
      await expect(remove).toBeHidden();
      await other.keyboard.press('Escape');
    });

    await test.step('a message to a closed page is shown', async () => {
      const { origin, href } = new URL(other.url());
      await elsewhere.grantPermissions(['notifications'], { origin });
      const browserSession = await elsewhere.newCDPSession(other);
      const registrationId = await new Promise<string>((resolve) => {
        browserSession.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [registration] = registrations;
          if (registration) resolve(registration.registrationId);
        });
        void browserSession.send('ServiceWorker.enable');
      });
      // Noted in the worker, because a browser without windows shows no notifications.
      const [worker] = elsewhere.serviceWorkers();
      await worker.evaluate(noteNotifications);
      const data = JSON.stringify({ title: 'Your turn', body: 'With Ada', link: href, game: 'some' });
      await browserSession.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      const shown = (): Promise<readonly string[]> => worker.evaluate(() => (globalThis as unknown as Noting).shown);
      await expect.poll(shown).toEqual(['Your turn: With Ada']);
    });
    await elsewhere.close();
  },
);

/** The same, if the others may take very long: four pages share the machine. */
const playPatiently = async (player: Player): Promise<void> => {
  for (;;) {
    const sight = await look(player.page);
    if (sight.phase === 'over') return;
    if (sight.phase !== 'wait') await player.act(sight);
  }
};

test('a public table is in the lobby of others at once, and filters are remembered', async ({
  page,
  browser,
  baseURL,
}) => {
  // Tables of earlier runs may still be listed.
  const host = `Adelheid ${Date.now()}`;
  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
  await prefer(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto('#/lobby');
  await expect(other.getByRole('heading', { level: 2, name: lobby.waiting })).toBeVisible();
  await page.goto('#/lobby');
  await page.getByRole('link', { name: lobby.open }).first().click();
  await page.getByRole('button', { name: online.people(2), exact: true }).click();
  await page.getByRole('textbox', { name: online.name, exact: true }).fill(host);
  await expect(page.getByRole('switch', { name: online.public })).toBeChecked();
  await page.getByRole('button', { name: lobby.terms.language }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await page.getByRole('button', { name: lobby.terms.from }).click();
  await page.getByRole('option', { name: '900', exact: true }).click();
  await page.getByRole('button', { name: online.open }).click();
  const row = other.getByRole('table', { name: lobby.waiting }).getByRole('row').filter({ hasText: host });
  await expect(row.getByText(lobby.free(1, 2))).toBeVisible();
  await expect(row.getByRole('img', { name: lobby.here })).toBeVisible();
  await expect(row.getByText(lobby.ratings({ from: 900 }))).toBeVisible();
  await expect(row.getByText('German')).toBeVisible();
  expect(await findingsOf(other)).toEqual([]);

  const choose = async (label: string, option: string): Promise<void> => {
    await other.getByRole('button', { name: label, exact: false }).click();
    await other.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(lobby.pace, lobby.paces.live);
  await expect(row).toHaveCount(0);
  await other.reload();
  await expect(other.getByText(lobby.noneFits)).toBeVisible();
  await choose(lobby.pace, lobby.paces.none);
  await expect(row).toBeVisible();

  // Somebody who is about to press something still finds it where it was.
  const join = row.getByRole('link', { name: lobby.join });
  await join.focus();
  await page.getByRole('button', { name: new RegExp(`^${online.fill}`) }).click();
  await page.getByRole('option', { name: botOption('brewer') }).click();
  await expect(row.getByText(lobby.running)).toBeVisible();
  await expect(join).toBeFocused();
});

test('friends by a link, and one asks the other to a table', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
  await prefer(elsewhere);
  const other = await elsewhere.newPage();
  const introduce = async (one: Page, name: string): Promise<void> => {
    await one.getByRole('textbox', { name: friends.name }).fill(name);
    await one.getByRole('button', { name: friends.keep }).click();
  };
  await page.goto('#/people');
  await expect(page.getByRole('switch', { name: friends.presence })).not.toBeChecked();
  await introduce(page, 'Adelheid');
  await page.getByRole('button', { name: friends.makeLink }).click();
  await other.goto(await page.getByRole('textbox', { name: friends.link }).inputValue());
  await expect(other.getByRole('heading', { name: friends.visit('Adelheid') })).toBeVisible();
  await introduce(other, 'Ottoline');
  await other.getByRole('button', { name: friends.become }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Adelheid' })).toBeVisible();
  expect(await findingsOf(other)).toEqual([]);

  await page.goto('#/friends');
  await page.getByRole('button', { name: online.people(2), exact: true }).click();
  await page.getByRole('textbox', { name: online.name, exact: true }).fill('Adelheid');
  await page.getByRole('button', { name: online.open }).click();
  await page.getByRole('button', { name: `${friends.invite}: Ottoline` }).click();
  await expect(page.getByText(friends.invited)).toBeVisible();
  // The start page says so, too.
  await other.goto('#/');
  await other.getByRole('button', { name: `${friends.come}: Adelheid` }).click();
  await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
  await other.getByRole('button', { name: joining.sitDown }).click();
  await expect(other.getByTestId('board')).toBeVisible();

  await fromMenu(other, friends.atTheTable);
  const dialog = other.getByRole('dialog', { name: friends.ask });
  await expect(dialog.getByRole('button', { name: `${friends.ask}: Adelheid` })).toBeVisible();
  expect(await findingsOf(other)).toEqual([]);
  await dialog.getByRole('button', { name: `${friends.block}: Adelheid` }).click();
  await other
    .getByRole('dialog', { name: friends.blockTitle('Adelheid') })
    .getByRole('button', { name: friends.block })
    .click();
  await expect(dialog.getByText(friends.blocked, { exact: true })).toBeVisible();
  const table = other.url();
  await other.goto('#/people');
  const unblock = other.getByRole('button', { name: `${friends.unblock}: Adelheid` });
  await expect(unblock).toBeVisible();
  await page.goto('#/people');
  await expect(page.getByText(friends.none)).toBeVisible();

  // Whoever is asked at a table finds it on the start page.
  await unblock.click();
  await expect(unblock).toHaveCount(0);
  await other.goto(table);
  await fromMenu(other, friends.atTheTable);
  await dialog.getByRole('button', { name: `${friends.ask}: Adelheid` }).click();
  await expect(dialog.getByText(friends.asked, { exact: true })).toBeVisible();
  await page.goto('#/');
  await page.getByRole('button', { name: `${friends.accept}: Ottoline` }).click();
  await expect(page.getByRole('heading', { name: friends.requests })).toHaveCount(0);
  await page.goto('#/people');
  await expect(page.getByRole('button', { name: `${friends.remove}: Ottoline` })).toBeVisible();
});

test('a game that is ended early has its final page, without a winner', async ({ page }) => {
  await prefer(page.context());
  await page.goto('#/friends');
  await page.getByRole('button', { name: online.people(2), exact: true }).click();
  await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
  await page.getByRole('button', { name: online.open }).click();
  await page.getByRole('button', { name: new RegExp(`^${online.fill}`) }).click();
  await page.getByRole('option', { name: botOption('brewer') }).click();
  await expectTable(page);
  await fromMenu(page, online.ask);
  await page.getByRole('button', { name: `${consent.ask}: ${consent.actions.abandon}` }).click();
  const final = page.getByRole('dialog', { name: story.final.title });
  await expect(final.getByText(story.final.abandoned)).toBeVisible();
  await expect(final.getByText(story.final.winner, { exact: true })).toHaveCount(0);
  await expect(final.getByRole('link', { name: story.final.bgStats })).toHaveAttribute('href', /%22winner%22%3Afalse/);
  await expect(final.getByText(consent.lines.agreed('Ada', consent.what.abandon))).toBeVisible();
  await expect(final.getByRole('button', { name: ending.proof })).toBeVisible();
  await expect(final.getByRole('button', { name: story.final.review })).toHaveCount(0);
  await final.getByText(ending.left, { exact: true }).click();
  await expect(final.getByText(ending.hand('Ada'))).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
});

test('four people in four browsers play a whole game', async ({ page, browser, baseURL }) => {
  test.skip(!isSoak, 'only in the soak');
  test.setTimeout(5_400_000);
  const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
  await page.goto('#/friends');
  await page.getByRole('button', { name: online.people(4), exact: true }).click();
  await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
  await page.getByRole('button', { name: online.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: online.lobby })).toBeVisible();
  const link = await page.getByRole('textbox', { name: online.invite }).inputValue();
  const pages = [page];
  const faults: (readonly string[])[] = [];
  for (const name of names.slice(1)) {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
    await prefer(context);
    const other = await context.newPage();
    faults.push(faultsOf(other));
    await other.goto(link);
    await other.getByRole('textbox', { name: online.name }).fill(name);
    await other.getByRole('button', { name: joining.sitDown }).click();
    pages.push(other);
  }
  await Promise.all(pages.map((each) => each.getByTestId('board').waitFor({ timeout: 120_000 })));
  await Promise.all(pages.map((each, seat) => playPatiently(new Player(each, mouse, seat + 1))));
  // Everybody has seen the same game, and has the same result.
  const [first, ...others] = await Promise.all(
    pages.map((each) => each.getByRole('dialog', { name: story.final.title }).textContent()),
  );
  expect(first).toContain('Dora');
  for (const result of others) expect(result).toBe(first);
  for (const each of pages) await each.getByRole('button', { name: story.final.board }).click();
  for (const other of pages.slice(1))
    await expect(journal(other)).toHaveText((await journal(page).textContent()) ?? '');
  expect(faults.flat()).toEqual([]);
  for (const other of pages.slice(1)) await other.context().close();
});
