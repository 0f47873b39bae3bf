/** The test fixture: pages without animation or delay, whose errors fail the test. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { test as base } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';

import { reportViolations, storePreferences, usual } from './pageScripts.ts';
import type { Preferences } from './pageScripts.ts';
import { isSoak } from './soak.ts';

export { expect } from '@playwright/test';
export type { BrowserContext, Locator, Page } from '@playwright/test';

/** Set only if the person has not changed it since. */
export const prefer = (context: BrowserContext, wishes: Partial<Preferences> = {}): Promise<unknown> =>
  context.addInitScript(storePreferences, { ...usual, ...wishes });

/** Collects every error of a page. */
export const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`.trim());
  });
  return faults;
};

export const test = base.extend<{ readonly preferences: Partial<Preferences>; readonly faults: readonly string[] }>({
  preferences: [{}, { option: true }],
  context: async ({ context, preferences }, use) => {
    await prefer(context, preferences);
    await context.addInitScript(reportViolations);
    await use(context);
  },
  faults: [
    async ({ page, browser }, use, info) => {
      const faults = faultsOf(page);
      await use(faults);
      // Playwright’s own option takes one of every test, and drops it if the test has passed.
      if (info.status !== info.expectedStatus) {
        await page.screenshot({ path: info.outputPath('failed.png') });
        // Others play in browsers of their own.
        const pages = browser.contexts().flatMap((context) => context.pages());
        for (const [at, one] of pages.filter((other) => other !== page).entries())
          await one.screenshot({ path: info.outputPath(`failed-${at + 1}.png`) });
      }
      base.expect(faults, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let axeText: string | undefined;

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly where: readonly string[];
}

interface Scope {
  /** Only this part, when the rest of the page has been checked before. */
  readonly within?: Locator;
  /** Whether contrasts are checked too, which takes long; a soak checks them everywhere. */
  readonly contrast?: boolean;
}

/**
 * Serious and critical axe findings. Purely visual layers of the map are hidden from axe, which cannot judge them and
 * would check each of their thousands of strokes.
 */
export const findingsOf = async (page: Page, scope: Scope = {}): Promise<readonly Finding[]> => {
  const { within, contrast = isSoak } = scope;
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate((axeText ??= readFileSync(axeFile, 'utf8')));
  return (within ?? page.locator(':root')).evaluate(async (part, hasContrast) => {
    interface Result {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
    }
    const { axe } = globalThis as unknown as {
      readonly axe: { run(root: Node, options: object): Promise<{ readonly violations: readonly Result[] }> };
    };
    // Content under a dialog is out of reach, and checked without the dialog.
    const under = document.querySelector('#root');
    const isUnder = under?.hasAttribute('inert') === true || under?.getAttribute('aria-hidden') === 'true';
    const dialog = isUnder ? [...document.querySelectorAll('[role="dialog"]')].at(-1) : undefined;
    const checked = part === document.documentElement ? (dialog ?? part) : part;
    const layers = [...document.querySelectorAll('[data-testid="board"] svg[aria-hidden]')].map((layer) => {
      const place = document.createComment('');
      layer.replaceWith(place);
      return { layer, place };
    });
    const { violations } = await axe.run(checked, {
      resultTypes: ['violations'],
      elementRef: false,
      rules: { 'color-contrast': { enabled: hasContrast } },
    });
    for (const { layer, place } of layers) place.replaceWith(layer);
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, nodes }) => ({
        id,
        impact,
        where: nodes
          .slice(0, 6)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.split('\n')[1] ?? ''}`),
      }));
  }, contrast);
};
