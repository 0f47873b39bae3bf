/** Somebody at an online table: at a desk or on a phone, in a language, with the words that they read. */
import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';

import { consent as germanConsent } from '../../src/language/de/consent.ts';
import { ending as germanEnding } from '../../src/language/de/ending.ts';
import { gathering as germanGathering } from '../../src/language/de/gathering.ts';
import { joining as germanJoining } from '../../src/language/de/joining.ts';
import { lobby as germanLobby } from '../../src/language/de/lobby.ts';
import { match as germanMatch } from '../../src/language/de/match.ts';
import { messages as german } from '../../src/language/de/messages.ts';
import { rematch as germanRematch } from '../../src/language/de/rematch.ts';
import { consent } from '../../src/language/en/consent.ts';
import { ending } from '../../src/language/en/ending.ts';
import { gathering } from '../../src/language/en/gathering.ts';
import { joining } from '../../src/language/en/joining.ts';
import { lobby } from '../../src/language/en/lobby.ts';
import { match } from '../../src/language/en/match.ts';
import { rematch } from '../../src/language/en/rematch.ts';
import { english } from '../../src/language/english.ts';
import { fromMenu, journal } from './tablePage.ts';
import { faultsOf, prefer } from './test.ts';

const languages = {
  en: { ...english, consent, ending, gathering, joining, lobby, match, rematch },
  de: {
    ...german,
    consent: germanConsent,
    ending: germanEnding,
    gathering: germanGathering,
    joining: germanJoining,
    lobby: germanLobby,
    match: germanMatch,
    rematch: germanRematch,
  },
};

/** Everything that is read at online tables, in one language. */
export type TableTexts = (typeof languages)['en'];

interface Arriving {
  readonly name: string;
  readonly language?: keyof typeof languages;
  readonly isPhone?: boolean;
  readonly baseURL: string | undefined;
}

export class Guest {
  readonly name: string;
  readonly page: Page;
  readonly texts: TableTexts;
  readonly isPhone: boolean;
  /** What their page complained of. */
  readonly faults: readonly string[];

  private constructor(page: Page, name: string, texts: TableTexts, isPhone: boolean) {
    this.page = page;
    this.name = name;
    this.texts = texts;
    this.isPhone = isPhone;
    this.faults = faultsOf(page);
  }

  /** Somebody with a browser of their own. */
  static async arrive(browser: Browser, arriving: Arriving): Promise<Guest> {
    const { name, language = 'en', isPhone = false, baseURL } = arriving;
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: language === 'de' ? 'de-DE' : 'en-GB',
      // Days begin at the same time wherever the test runs.
      timezoneId: 'UTC',
      ...(isPhone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {}),
    });
    await prefer(context, { language });
    return new Guest(await context.newPage(), name, languages[language], isPhone);
  }

  /** Whether it is their turn, as the title of their page says. */
  async isTurn(): Promise<boolean> {
    const { online, common } = this.texts;
    return (await this.page.title()) === online.turnTitle(common.title);
  }

  get journal(): Locator {
    return journal(this.page, this.texts);
  }

  get final(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.story.final.title });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens a section of the table on a phone; elsewhere all of them are in sight. */
  async turnTo(section: string): Promise<void> {
    if (this.isPhone) await this.page.getByRole('tab', { name: section, exact: true }).tap();
  }

  /** Their journal says this. */
  async reads(sentence: string): Promise<void> {
    await this.turnTo(this.texts.table.journal);
    await expect(this.journal).toContainText(sentence);
  }

  menu(item: string): Promise<void> {
    return fromMenu(this.page, item, this.texts);
  }

  /** Passes with the cards that are of least use. */
  async pass(): Promise<void> {
    const { desk, table, story } = this.texts;
    const pass = this.page.locator('[data-target="kind:pass"]');
    const end = this.button(desk.endTurn);
    // An era may just have ended.
    const counted = this.button(story.count.goOn);
    const begun = this.isPhone ? this.page.getByRole('tab', { name: table.desk, exact: true }) : pass;
    await expect(begun.or(counted)).toBeVisible();
    if (await counted.isVisible()) await counted.click();
    await this.turnTo(table.desk);
    await expect(pass).toBeVisible();
    while (await pass.isVisible()) {
      await pass.click();
      await this.button(desk.confirm).click();
      await expect(pass.or(end)).toBeVisible();
    }
    await end.click();
  }

  /** The clock that runs, where it is always in sight. */
  get clock(): Locator {
    return this.page.locator(`${this.isPhone ? '#purse' : '#seats'} small[data-runs]`);
  }

  /** They see whose clock runs, and only that. */
  async seesClockOf({ name }: Guest): Promise<void> {
    const { page, texts, clock, isPhone } = this;
    await expect(clock).toHaveCount(1);
    await expect(clock).toHaveText(/^.*\d+:\d\d.*$/);
    if (!isPhone) {
      await expect(page.getByRole('article', { name }).locator('small[data-runs]')).toHaveCount(1);
      return;
    }
    const whose = name === this.name ? texts.table.yourTurn : texts.table.waitsFor(name);
    await expect(page.locator('#purse').getByText(whose, { exact: true })).toBeVisible();
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }
}
